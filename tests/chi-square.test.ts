import { Dice } from '@muster/kernel';
import { expect, test } from 'vitest';
import { chiSquare } from './lib/chi-square.ts';

const ROLLS = 100_000;
const fair = [0, 1, 1, 1, 1, 1, 1].map((n) => n / 6);

const count = (face: (dice: Dice) => number): number[] => {
  const dice = new Dice('chi-square');
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (let i = 0; i < ROLLS; i++) counts[face(dice)]++;
  return counts;
};

test('the dice are fair', () => {
  const { statistic, limit, impossible } = chiSquare(
    count((dice) => dice.d6()),
    fair,
  );
  expect(impossible).toBe(false);
  expect(statistic).toBeLessThan(limit);
});

test('a die that shows 6 a little too often is detected', () => {
  // One 1 in twenty is turned into a 6: 1 has 15.8 % instead of 16.7 %.
  const counts = count((dice) => {
    const face = dice.d6();
    return face === 1 && dice.below(20) === 0 ? 6 : face;
  });
  const { statistic, limit } = chiSquare(counts, fair);
  expect(statistic).toBeGreaterThan(limit);
});

test('an impossible result is detected', () => {
  expect(chiSquare([0, 99_999, 1], [0, 1, 0]).impossible).toBe(true);
  expect(chiSquare([0, 100_000], [0, 1]).impossible).toBe(false);
});
