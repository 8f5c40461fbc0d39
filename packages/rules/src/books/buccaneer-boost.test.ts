import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { buccaneer, buccaneerBoost } from './index.ts';

describe.each(gamesWith(buccaneerBoost))('in $name', ({ volley }) => {
  test('+1 at any distance and in melee, and not twice', () => {
    for (const how of [{ distance: 12 }, { distance: 9 }, { charging: true }, { melee: true }])
      expect(volley({ ...how, bearer: [buccaneer, buccaneerBoost], dice: '3 | 1' })).toMatchObject({ hits: 1 });
    for (const how of [{ distance: 12 }, { distance: 9 }, { charging: true }, { melee: true }])
      expect(volley({ ...how, bearer: [buccaneer, buccaneerBoost], dice: '2' })).toMatchObject({ hits: 0 });
  });

  test('nothing without Buccaneer', () => {
    expect(volley({ bearer: [buccaneerBoost], dice: '3' })).toMatchObject({ hits: 0 });
  });
});
