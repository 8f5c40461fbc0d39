import { checkMuster, type MusterOrder } from '@muster/engine';
import { ambush, hero, immobile, scout, tough, transport } from '@muster/rules';
import { scene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { musterArmy } from './muster.ts';

const squad = (id: string, more: Partial<TestUnit> = {}): TestUnit => ({
  id,
  at: [10, 10],
  models: 3,
  weapons: [{ name: 'Axe' }],
  ...more,
});
const leader: TestUnit = { ...squad('leader'), models: 1, rules: [hero, [tough, 3]] };
const truck: TestUnit = {
  id: 'truck',
  at: [10, 10],
  radius: 1,
  rules: [
    [transport, 6],
    [tough, 6],
  ],
};
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 40] };

/** Returns the muster of solo, with unit names. */
const mustered = (...units: TestUnit[]): unknown => {
  const s = scene({ units: [...units, foe], phase: 'muster' });
  const order = musterArmy(s.battle, 0) as MusterOrder;
  expect(checkMuster(s.battle, 0, order)).toBeUndefined();
  const name = (unit: number): string => s.plan.units[unit].id;
  return {
    reserves: order.reserves.map(({ unit, kind }) => `${name(unit)} ${kind}`),
    joins: order.joins.map(({ hero: who, unit }) => `${name(who)} ${name(unit)}`),
    loads: order.loads.map((load) => [name(load.transport), ...load.units.map(name)]),
  };
};

describe('before a battle', () => {
  test('a plain army has an empty muster', () => {
    expect(mustered(squad('one'), squad('two'))).toEqual({ reserves: [], joins: [], loads: [] });
  });

  test('heroes join units that fight like them, one each', () => {
    const riflemen = squad('riflemen', { weapons: [{ name: 'Rifle', range: 24, attacks: 2 }] });
    expect(mustered(leader, riflemen, squad('axes'))).toMatchObject({ joins: ['leader axes'] });
    expect(mustered(leader, { ...leader, id: 'other' }, squad('axes'))).toMatchObject({ joins: ['leader axes'] });
  });

  test('units use Ambush and Scout if they can, and heroes do not prevent it', () => {
    const hidden = squad('hidden', { rules: [ambush] });
    expect(mustered(leader, hidden, squad('ahead', { rules: [scout] }))).toEqual({
      reserves: ['hidden ambush', 'ahead scout'],
      joins: [],
      loads: [],
    });
  });

  test('transports are filled with units that can get out again', () => {
    const large = squad('large', { models: 5 });
    expect(mustered(truck, squad('small'), large)).toMatchObject({ loads: [['truck', 'small']] });
    expect(mustered(truck, squad('gun', { rules: [immobile] }))).toMatchObject({ loads: [] });
    // With their leader they take four of six places.
    expect(mustered(truck, leader, squad('small'), squad('more'))).toMatchObject({
      joins: ['leader small'],
      loads: [['truck', 'small']],
    });
  });
});
