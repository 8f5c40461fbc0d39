import { eventScene, scene, type TestUnit, PRINTED_EVENTS } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { compilePlan } from './compile.ts';
import { hashOfPlan } from './hash.ts';

const units: readonly TestUnit[] = [
  { id: 'a', at: [10, 10] },
  { id: 'b', side: 1, at: [20, 20] },
  { id: 'c', side: 2, at: [30, 30] },
];

describe('a mission with random events', () => {
  test('has units for possible arrivals after all units of the lists', () => {
    const { plan } = eventScene('gf-3.4.0', { units });
    expect(plan.units.slice(0, 3).map(({ id, comes }) => [id, comes])).toEqual([
      ['a', undefined],
      ['b', undefined],
      ['c', undefined],
    ]);
    const rows = plan.units.slice(3).map(({ id, side, count, comes }) => [id, side, count, comes?.as]);
    const three = <T>(row: T): T[] => [row, row, row];
    expect(rows).toEqual([
      ...three(['zombies', 3, 10, 'neutral']),
      ...three(['crazed-sniper', 3, 1, 'watcher']),
      ...[0, 1, 2].flatMap((side) => three(['mercenary', side, 1, 'guest'])),
    ]);
  });

  test('has them in the armies of the sides only in Firefight', () => {
    expect(eventScene('gf-3.4.0', { units }).plan.sides.map((side) => side.units)).toEqual([[0], [1], [2]]);
    expect(eventScene('gff', { units }).plan.sides.map((side) => side.units.length)).toEqual([4, 4, 4]);
  });

  test('has no arrivals on the table before their event', () => {
    const s = eventScene('gff', { units });
    for (const { index, comes, first } of s.plan.units)
      if (comes) expect([s.battle.unitAlive[index], s.battle.alive[first]]).toEqual([0, 0]);
    expect([...s.battle.sideStart]).toEqual([1, 1, 1]);
  });

  test('counts an event once, however often it is in the table', () => {
    const rule = PRINTED_EVENTS.gff[32];
    const { plan } = eventScene('gff', { units }, { 32: rule, 33: rule });
    expect(plan.units.filter(({ comes }) => comes)).toHaveLength(3);
  });
});

test('without random events there are only the units of the lists', () => {
  const { plan, battle } = scene({ units });
  expect(plan.units).toHaveLength(3);
  expect([battle.happenings.length, battle.unitGuest.length]).toEqual([0, 0]);
  expect(hashOfPlan(compilePlan({ ruleset: plan.ruleset, armies: plan.armies, table: plan.table }))).toEqual(
    hashOfPlan(plan),
  );
});
