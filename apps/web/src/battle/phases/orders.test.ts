import { mark, U } from '@muster/engine';
import { scene } from '@muster/testkit';
import { expect, test } from 'vitest';
import { goalsOf } from './goals.ts';
import { ordersOf } from './orders.ts';

const near = (gap: number): ReturnType<typeof scene> =>
  scene({
    units: [
      { id: 'us', at: [30, 10], models: 3 },
      { id: 'friends', at: [10, 10] },
      { id: 'foe', side: 1, at: [30, 10 + gap] },
    ],
  });

test('a unit may hold, advance, rush, and charge whoever is in reach', () => {
  const at = near(8);
  const orders = ordersOf(at.battle, at.unit('us'));
  expect(orders.map(({ name }) => name)).toEqual(['hold', 'advance', 'rush', 'charge']);
  expect(orders.every(({ refusal }) => refusal === undefined)).toBe(true);
  expect(orders[1].hint).toContain('6"');
});

test('of shooting is told only to those who can', () => {
  const hints = (weapons: readonly { range?: number }[]): string[] => {
    const at = scene({
      units: [
        { id: 'us', at: [30, 10], weapons },
        { id: 'foe', side: 1, at: [30, 40] },
      ],
    });
    return ordersOf(at.battle, at.unit('us')).map(({ hint }) => hint);
  };
  expect(hints([{ range: 12 }]).slice(0, 3)).toEqual([
    'stay; nobody to shoot at',
    '6", then shoot',
    '12", no shooting',
  ]);
  expect(hints([{}]).slice(0, 3)).toEqual(['stay', '6"', '12"']);
});

test('whoever is too far off cannot be charged, and that is said', () => {
  const at = near(30);
  const charge = ordersOf(at.battle, at.unit('us')).find(({ name }) => name === 'charge');
  expect(charge?.refusal).toBe('No enemy is in reach of a charge.');
});

test('from difficult terrain every long move is 6", and the reason is said', () => {
  const at = scene({
    units: [
      { id: 'us', at: [30, 10], models: 3, weapons: [{ range: 12 }] },
      { id: 'foe', side: 1, at: [30, 19] },
    ],
    // Only the last of the three models is in it.
    terrain: [{ rect: [32.2, 8, 36, 12], types: ['difficult', 'cover'] }],
  });
  const [, advance, rush, charge] = ordersOf(at.battle, at.unit('us'));
  expect(advance.hint).toBe('6", then shoot');
  expect(rush.hint).toBe('6" (difficult terrain), no shooting');
  expect(charge).toMatchObject({
    hint: '6" (difficult terrain), into melee',
    refusal: 'No enemy is in reach of a charge: 6" (difficult terrain).',
  });
});

test('Shaken units stay idle', () => {
  const at = near(8);
  mark(at.battle, at.unit('us'), U.shaken);
  expect(ordersOf(at.battle, at.unit('us')).map(({ name }) => name)).toEqual(['idle']);
});

test('enemies are places to go to', () => {
  const at = near(8);
  expect(goalsOf(at.battle, at.unit('us')).map(({ key }) => key)).toContain(`unit ${at.unit('foe')}`);
});

test('a marker is as far away as the nearest base is', () => {
  const { battle, unit } = scene({
    units: [
      { id: 'us', at: [10, 10], models: 5 },
      { id: 'foe', side: 1, at: [10, 40] },
    ],
    objectives: [[20, 10]],
  });
  expect(goalsOf(battle, unit('us'))[0]).toMatchObject({ key: 'objective 0', hint: '4.5", nobody’s' });
});
