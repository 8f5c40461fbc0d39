import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { ap } from '../special/index.ts';
import { reinforced, reinforcedBoost } from './index.ts';

describe.each(gamesWith(reinforcedBoost))('in $name', ({ volley }) => {
  test('one AP less at any distance, and not twice', () => {
    for (const how of [{ distance: 12 }, { distance: 9 }, { charging: true, fromAfar: true }, { melee: true }])
      expect(
        volley({ ...how, rules: [[ap, 2]], target: { rules: [reinforced, reinforcedBoost] }, dice: '4 | 5' }),
      ).toMatchObject({ blocked: 1 });
    for (const how of [{ distance: 12 }, { distance: 9 }, { charging: true, fromAfar: true }, { melee: true }])
      expect(
        volley({ ...how, rules: [[ap, 2]], target: { rules: [reinforced, reinforcedBoost] }, dice: '4 | 4' }),
      ).toMatchObject({ blocked: 0 });
  });

  test('nothing without Reinforced', () => {
    expect(volley({ rules: [[ap, 1]], target: { rules: [reinforcedBoost] }, dice: '4 | 4' })).toMatchObject({
      blocked: 0,
    });
  });
});
