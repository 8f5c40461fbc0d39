import { gamesWith, NEAR_AND_FAR } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { machineFog, machineFogBoost } from './index.ts';

describe.each(gamesWith(machineFogBoost))('in $name', ({ volley }) => {
  test('-1 at any distance, and not twice', () => {
    const target = { rules: [machineFog, machineFogBoost] };
    for (const how of NEAR_AND_FAR) {
      expect(volley({ ...how, target, dice: '5 | 1' })).toMatchObject({ hits: 1 });
      expect(volley({ ...how, target, dice: '4' })).toMatchObject({ hits: 0 });
    }
  });

  test('nothing without Machine-Fog', () => {
    expect(volley({ distance: 9, target: { rules: [machineFogBoost] }, dice: '4 | 1' })).toMatchObject({ hits: 1 });
  });
});
