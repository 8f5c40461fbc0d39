import type { LiveState } from '@muster/protocol';
import type { Deciding } from '../phases/deciding.ts';
import { KIND_TRAITS } from '../questions/kinds.ts';

/** Who has to do something, and for whom. */
export interface Whose {
  side: number;
  who: string;
  words: string;
}

/** Whose turn it is, where that is not plain to whoever is here. */
export const whoseTurn = (
  deciding: Deciding,
  seats: LiveState['seats'],
  mine: readonly number[],
  sides: readonly string[],
): Whose | undefined => {
  if (deciding.kind !== 'act' && deciding.kind !== 'question') return undefined;
  const { side } = deciding;
  const verb =
    deciding.kind === 'act' ? 'plays' : KIND_TRAITS[deciding.question.kind].byHand ? 'rolls for' : 'decides for';
  if (!mine.includes(side)) return { side, who: 'You', words: `roll for ${sides[side]}` };
  return mine.length > 1 ? { side, who: seats[side]?.name ?? '', words: `${verb} ${sides[side]}` } : undefined;
};

/** Whether a question is a secret that a friend at the same screen should not see answered. */
export const isSecret = (deciding: Deciding, mine: readonly number[]): boolean =>
  mine.length > 1 && deciding.kind === 'question' && KIND_TRAITS[deciding.question.kind].secret === true;
