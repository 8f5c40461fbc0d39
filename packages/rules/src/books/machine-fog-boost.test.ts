import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { machineFog, machineFogBoost } from './index.ts';

describe.each(gamesWith(machineFogBoost))('in $name', ({ volley }) => {
  test('-1 from near and far, and not twice', () => {
    for (const how of [
      { distance: 12 },
      { distance: 9 },
      { charging: true, fromAfar: true },
      { charging: true },
      { melee: true },
    ])
      expect(volley({ ...how, target: { rules: [machineFog, machineFogBoost] }, dice: '5 | 1' })).toMatchObject({
        hits: 1,
      });
    for (const how of [
      { distance: 12 },
      { distance: 9 },
      { charging: true, fromAfar: true },
      { charging: true },
      { melee: true },
    ])
      expect(volley({ ...how, target: { rules: [machineFog, machineFogBoost] }, dice: '4' })).toMatchObject({
        hits: 0,
      });
  });

  test('nothing without Machine-Fog', () => {
    expect(volley({ distance: 9, target: { rules: [machineFogBoost] }, dice: '4 | 1' })).toMatchObject({ hits: 1 });
  });
});
