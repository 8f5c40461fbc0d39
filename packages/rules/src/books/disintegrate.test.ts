import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { regeneration } from '../special/index.ts';
import { disintegrate } from './index.ts';

describe.each(gamesWith(disintegrate))('in $name', ({ volley }) => {
  test('AP(+2) against Defense 3+', () => {
    expect(volley({ rules: [disintegrate], target: { defense: 3 }, dice: '4 | 4' })).toMatchObject({ blocked: 0 });
    expect(volley({ rules: [disintegrate], target: { defense: 3 }, dice: '4 | 5' })).toMatchObject({ blocked: 1 });
  });

  test('nothing against Defense 4+', () => {
    expect(volley({ rules: [disintegrate], target: { defense: 4 }, dice: '4 | 4' })).toMatchObject({ blocked: 1 });
  });

  test('ignores Regeneration', () => {
    expect(volley({ rules: [disintegrate], target: { rules: [regeneration] }, dice: '4 | 1' })).toMatchObject({
      saved: 0,
      wounds: 1,
    });
  });
});
