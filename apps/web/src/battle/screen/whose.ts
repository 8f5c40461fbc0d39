import type { LiveState } from '@muster/protocol';
import type { CurrentDecision } from '../phases/deciding.ts';
import { KIND_TRAITS } from '../questions/kinds.ts';
import type { RichText } from '../desk/rich-text.ts';
import { WHOSE_TEXTS } from './texts.ts';

/** A side that must act, and who acts for it. */
export interface TurnOwner {
  side: number;
  text: RichText;
}

/** Returns whose turn it is, where players share the screen or a player rolls for the computer. */
export const whoseTurn = (
  deciding: CurrentDecision,
  seats: LiveState['seats'],
  mine: readonly number[],
  sides: readonly string[],
): TurnOwner | undefined => {
  if (deciding.kind !== 'act' && deciding.kind !== 'question') return undefined;
  const { side } = deciding;
  if (!mine.includes(side)) return { side, text: WHOSE_TEXTS.youRoll(sides[side]) };
  if (mine.length < 2) return undefined;
  const text =
    deciding.kind === 'act'
      ? WHOSE_TEXTS.plays
      : KIND_TRAITS[deciding.question.kind].byHand
        ? WHOSE_TEXTS.rolls
        : WHOSE_TEXTS.decides;
  return { side, text: text(seats[side]?.name ?? '', sides[side]) };
};

/** Whether a question must be hidden from other players at the same screen. */
export const isSecret = (deciding: CurrentDecision, mine: readonly number[]): boolean =>
  mine.length > 1 && deciding.kind === 'question' && KIND_TRAITS[deciding.question.kind].secret === true;
