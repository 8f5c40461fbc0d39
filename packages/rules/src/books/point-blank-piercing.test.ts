import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { pointBlankPiercing } from './index.ts';

describe.each(gamesWith(pointBlankPiercing))('in $name', ({ volley }) => {
  test('shots from up to 12" have AP(+1)', () => {
    expect(volley({ bearer: [pointBlankPiercing], distance: 12, dice: '4 | 4' })).toMatchObject({ blocked: 0 });
    expect(volley({ bearer: [pointBlankPiercing], distance: 12, dice: '4 | 5' })).toMatchObject({ blocked: 1 });
  });

  test('not from over 12"', () => {
    expect(volley({ bearer: [pointBlankPiercing], distance: 12.01, dice: '4 | 4' })).toMatchObject({ blocked: 1 });
  });

  test('nor in melee', () => {
    expect(volley({ bearer: [pointBlankPiercing], melee: true, dice: '4 | 4' })).toMatchObject({ blocked: 1 });
  });
});
