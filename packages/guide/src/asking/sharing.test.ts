import { namesOf } from '@muster/engine';
import { scene } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { typedPrompt } from '../../../../tests/lib/typed-prompt.ts';
import { answerQuestion } from './answers.ts';
import type { AskingContext } from './seat.ts';
import { evenHitShares } from './sharing.ts';

describe('even deals', () => {
  test('of equal hits differ in which unit takes one more', () => {
    expect(evenHitShares([7, 9], [1, 1, 1])).toEqual([
      [7, 9, 7],
      [9, 7, 9],
    ]);
    expect(evenHitShares([7, 9], [0, 0])).toEqual([[7, 9]]);
  });

  test('of different hits differ in which unit takes the highest AP', () => {
    const deals = evenHitShares([7, 9], [0, 4, 0, 4]);
    // One AP hit for each unit, or both for one of them.
    expect(deals).toEqual([
      [7, 7, 9, 9],
      [9, 7, 9, 7],
      [7, 9, 7, 9],
    ]);
  });

  test('are even, and share every hit', () => {
    for (let hits = 1; hits < 12; hits++)
      for (let count = 2; count < 5; count++) {
        const units = Array.from({ length: count }, (_, i) => i);
        for (const deal of evenHitShares(
          units,
          Array.from({ length: hits }, (_, i) => i % 3),
        )) {
          const shares = units.map((unit) => deal.filter((other) => other === unit).length);
          expect(deal).toHaveLength(hits);
          expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
        }
      }
  });
});

test.each([
  ['2 1', [1, 0]],
  ['auto', 'auto'],
])('a person who types %s orders rules as %s', async (typed, answer) => {
  const s = scene({
    units: [
      { id: 'us', at: [15, 10] },
      { id: 'foe', side: 1, at: [15, 30] },
    ],
  });
  const { prompt, said } = typedPrompt(typed);
  const seat = { battle: s.battle, prompt, names: namesOf(s.plan) } as unknown as AskingContext;
  const items = s.plan.units.map(({ index }) => ({ unit: index, rule: 'Hit & Run' }));
  expect(await answerQuestion(seat, { kind: 'order', side: 0, items })).toEqual(answer);
  expect(said.join('\n')).toContain('Hit & Run (foe)');
});
