import { type AnswerOf, checkShove, type Question, inch } from '@muster/engine';
import { DIRECTIONS } from '@muster/kernel';
import type { Choice } from './prompt.ts';
import type { Seat } from './seat.ts';

/** How many ways a person is offered. */
const WAYS = 8;

/** Where a foe that failed its test is moved: in some direction all the way or half of it, or nowhere. */
export const chooseShove = async (
  seat: Seat,
  { unit, reach }: Extract<Question, { kind: 'shove' }>,
): Promise<AnswerOf['shove']> => {
  const { battle, prompt, names } = seat;
  const step = Math.max(1, Math.floor(DIRECTIONS.length / WAYS));
  const ways = DIRECTIONS.filter((_, i) => i % step === 0).flatMap(([dx, dy]) =>
    [1, 2].map((part) => ({
      x: Math.trunc((dx * reach) / part / 1001),
      y: Math.trunc((dy * reach) / part / 1001),
    })),
  );
  return prompt.choose<AnswerOf['shove']>(`Move ${names.units[unit]} in a straight line?`, [
    ...ways
      .filter((way) => !checkShove(battle, unit, way, reach))
      .map((way): Choice<AnswerOf['shove']> => ({
        label: `by ${inch(way.x)} across, ${inch(way.y)} along`,
        value: way,
      })),
    { label: 'leave it where it is', value: 'no' },
  ]);
};
