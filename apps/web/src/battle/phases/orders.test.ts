import { setUnitFlag, UNIT_FLAG } from '@muster/engine';
import { scene } from '@muster/testkit';
import { expect, test } from 'vitest';
import { destinationsOf } from './goals.ts';
import { unitOptions } from './orders.ts';

const near = (gap: number): ReturnType<typeof scene> =>
  scene({
    units: [
      { id: 'us', at: [30, 10], models: 3 },
      { id: 'friends', at: [10, 10] },
      { id: 'foe', side: 1, at: [30, 10 + gap] },
    ],
  });

test('a unit may hold, advance, rush, and charge enemies in reach', () => {
  const at = near(8);
  const orders = unitOptions(at.battle, at.unit('us'));
  expect(orders.map(({ name }) => name)).toEqual(['hold', 'advance', 'rush', 'charge']);
  expect(orders.every(({ refusal }) => refusal === undefined)).toBe(true);
  expect(orders[1].hint).toContain('6″');
});

test('hints mention shooting only for units that can shoot', () => {
  const hints = (weapons: readonly { range?: number }[]): string[] => {
    const at = scene({
      units: [
        { id: 'us', at: [30, 10], weapons },
        { id: 'foe', side: 1, at: [30, 40] },
      ],
    });
    return unitOptions(at.battle, at.unit('us')).map(({ hint }) => hint);
  };
  expect(hints([{ range: 12 }]).slice(0, 3)).toEqual([
    'stay in place; no targets',
    '6″, then shoot',
    '12″, no shooting',
  ]);
  expect(hints([{}]).slice(0, 3)).toEqual(['stay in place', '6″', '12″']);
});

test('enemies that are too far away cannot be charged, with the reason', () => {
  const at = near(30);
  const charge = unitOptions(at.battle, at.unit('us')).find(({ name }) => name === 'charge');
  expect(charge?.refusal).toBe('No enemy is within charge range.');
});

test('from difficult terrain every long move is 6″, with the reason', () => {
  const at = scene({
    units: [
      { id: 'us', at: [30, 10], models: 3, weapons: [{ range: 12 }] },
      { id: 'foe', side: 1, at: [30, 19] },
    ],
    // Only the last of the three models is in it.
    terrain: [{ rect: [32.2, 8, 36, 12], types: ['difficult', 'cover'] }],
  });
  const [, advance, rush, charge] = unitOptions(at.battle, at.unit('us'));
  expect(advance.hint).toBe('6″, then shoot');
  expect(rush.hint).toBe('6″ (difficult terrain), no shooting');
  expect(charge).toMatchObject({
    hint: '6″ (difficult terrain), into melee',
    refusal: 'No enemy is within charge range: 6″ (difficult terrain).',
  });
});

test('Shaken units stay idle', () => {
  const at = near(8);
  setUnitFlag(at.battle, at.unit('us'), UNIT_FLAG.shaken);
  expect(unitOptions(at.battle, at.unit('us')).map(({ name }) => name)).toEqual(['idle']);
});

test('enemies are destinations', () => {
  const at = near(8);
  expect(destinationsOf(at.battle, at.unit('us')).map(({ key }) => key)).toContain(`unit ${at.unit('foe')}`);
});

test('the distance to an objective is that of the nearest base', () => {
  const { battle, unit } = scene({
    units: [
      { id: 'us', at: [10, 10], models: 5 },
      { id: 'foe', side: 1, at: [10, 40] },
    ],
    objectives: [[20, 10]],
  });
  expect(destinationsOf(battle, unit('us'))[0]).toMatchObject({ key: 'objective 0', hint: '4.5″, held by no side' });
});
