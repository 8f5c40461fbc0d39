import { type AnswerOf, inch, type Question } from '@muster/engine';
import { shovesOf } from '../offers/index.ts';
import type { Choice } from './prompt.ts';
import type { Seat } from './seat.ts';

/** Where a foe that failed its test is moved: in some direction all the way or half of it, or nowhere. */
export const chooseShove = async (
  seat: Seat,
  { unit, reach }: Extract<Question, { kind: 'shove' }>,
): Promise<AnswerOf['shove']> => {
  const { battle, prompt, names } = seat;
  return prompt.choose<AnswerOf['shove']>(`Move ${names.units[unit]} in a straight line?`, [
    ...shovesOf(battle, unit, reach).map(({ way }): Choice<AnswerOf['shove']> => ({
      label: `by ${inch(way.x)} across, ${inch(way.y)} along`,
      value: way,
    })),
    { label: 'leave it where it is', value: 'no' },
  ]);
};
