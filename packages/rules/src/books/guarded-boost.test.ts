import { gamesWith, NEAR_AND_FAR } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { guarded, guardedBoost } from './index.ts';

describe.each(gamesWith(guardedBoost))('in $name', ({ volley }) => {
  test('+1 at any distance, and not twice', () => {
    const target = { rules: [guarded, guardedBoost] };
    for (const how of NEAR_AND_FAR) {
      expect(volley({ ...how, target, dice: '4 | 3' })).toMatchObject({ blocked: 1 });
      expect(volley({ ...how, target, dice: '4 | 2' })).toMatchObject({ blocked: 0 });
    }
  });

  test('nothing without Guarded', () => {
    expect(volley({ distance: 9, target: { rules: [guardedBoost] }, dice: '4 | 3' })).toMatchObject({ blocked: 0 });
  });
});
