import { isOver, phasesOf, roundsOf, scoreOf, UNIT_FLAG, winnerNow } from '@muster/engine';
import { type Scene, scene, type TestUnit } from '@muster/testkit';
import { expect, test } from 'vitest';
import { standard } from './standard.ts';

/** Two objectives; the unit of side 0 is at the first, and ends the last round. */
const lastActivation = (...more: TestUnit[]): Scene => {
  const units = [{ id: 'holder', at: [10, 10] as const }, ...more];
  const set = scene({
    mission: standard,
    round: 4,
    units,
    objectives: [
      [10, 12],
      [40, 30],
    ],
  });
  set.activate('holder', 'hold');
  return set;
};
const foe: TestUnit = { id: 'foe', side: 1, at: [40, 10], flags: UNIT_FLAG.activated };

test('has four rounds, and sides place objectives and choose zones', () => {
  const { plan } = scene({ mission: standard, units: [foe] });
  expect(roundsOf(plan)).toBe(4);
  expect(phasesOf(plan)).toEqual(expect.arrayContaining(['objectives', 'muster', 'edge', 'deployment']));
  expect(standard.objectives).toEqual([{ place: 'in-turn', d3: 1, plus: 2 }]);
});

test('is won by the side that holds the most objectives at the end', () => {
  const { battle } = lastActivation(foe);
  expect([isOver(battle), scoreOf(battle, 0), scoreOf(battle, 1), winnerNow(battle)]).toEqual([true, 1, 0, 0]);
});

test('is a draw with equal numbers', () => {
  const { battle } = lastActivation({ ...foe, at: [40, 28] });
  expect([isOver(battle), scoreOf(battle, 0), scoreOf(battle, 1), winnerNow(battle)]).toEqual([true, 1, 1, -1]);
});
