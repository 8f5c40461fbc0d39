import { isOver, phasesOf, roundsOf } from '@muster/engine';
import { type Scene, scene } from '@muster/testkit';
import { expect, test } from 'vitest';
import { duel } from './duel.ts';

/** The champion shoots once at its enemy: a die to hit, and one to block. */
const shot = (dice: string): Scene => {
  const champion = { id: 'champion', at: [10, 10] as const, weapons: [{ range: 24 }] };
  const set = scene({ mission: duel, units: [champion, { id: 'foe', side: 1, at: [20, 10] }], dice });
  set.fire('champion', 'foe');
  return set;
};

test('has no objectives, no reserves and no last round; both deploy within 3" of their edges', () => {
  const { plan } = shot('1');
  expect(phasesOf(plan)).toEqual(['deployment', 'redeployment', 'scout']);
  expect(roundsOf(plan)).toBe(Infinity);
  expect(plan.zones.map(({ minY, maxY }) => [minY, plan.table.depth - maxY])).toEqual([
    [0, plan.table.depth - 300],
    [plan.table.depth - 300, 0],
  ]);
});

test('ends when one of the two is destroyed, and not before', () => {
  expect(isOver(shot('1').battle)).toBe(false);
  expect(isOver(shot('6 | 1').battle)).toBe(true);
});
