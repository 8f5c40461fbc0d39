import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { havocbound, havocboundBoost } from './index.ts';

describe.each(gamesWith(havocboundBoost))('in $name', ({ volley }) => {
  test('AP(+1) at any distance and in melee, and not twice', () => {
    for (const how of [{ distance: 12 }, { distance: 9 }, { charging: true }, { melee: true }])
      expect(volley({ ...how, bearer: [havocbound, havocboundBoost], dice: '4 | 4' })).toMatchObject({ blocked: 0 });
    for (const how of [{ distance: 12 }, { distance: 9 }, { charging: true }, { melee: true }])
      expect(volley({ ...how, bearer: [havocbound, havocboundBoost], dice: '4 | 5' })).toMatchObject({ blocked: 1 });
  });

  test('nothing without Havocbound', () => {
    expect(volley({ bearer: [havocboundBoost], dice: '4 | 4' })).toMatchObject({ blocked: 1 });
  });
});
