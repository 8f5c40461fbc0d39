import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { guarded, guardedBoost } from './index.ts';

describe.each(gamesWith(guardedBoost))('in $name', ({ volley }) => {
  test('+1 from near and far, and not twice', () => {
    for (const how of [
      { distance: 12 },
      { distance: 9 },
      { charging: true, fromAfar: true },
      { charging: true },
      { melee: true },
    ])
      expect(volley({ ...how, target: { rules: [guarded, guardedBoost] }, dice: '4 | 3' })).toMatchObject({
        blocked: 1,
      });
    for (const how of [
      { distance: 12 },
      { distance: 9 },
      { charging: true, fromAfar: true },
      { charging: true },
      { melee: true },
    ])
      expect(volley({ ...how, target: { rules: [guarded, guardedBoost] }, dice: '4 | 2' })).toMatchObject({
        blocked: 0,
      });
  });

  test('nothing without Guarded', () => {
    expect(volley({ distance: 9, target: { rules: [guardedBoost] }, dice: '4 | 3' })).toMatchObject({ blocked: 0 });
  });
});
