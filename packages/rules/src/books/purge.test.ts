import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { regeneration } from '../special/index.ts';
import { purge } from './index.ts';

describe.each(gamesWith(purge))('in $name', ({ volley }) => {
  test('AP(+1) against Defense 4+', () => {
    expect(volley({ rules: [purge], target: { defense: 4 }, dice: '4 | 4' })).toMatchObject({ blocked: 0 });
    expect(volley({ rules: [purge], target: { defense: 4 }, dice: '4 | 5' })).toMatchObject({ blocked: 1 });
  });

  test('nothing against Defense 5+', () => {
    expect(volley({ rules: [purge], target: { defense: 5 }, dice: '4 | 5' })).toMatchObject({ blocked: 1 });
  });

  test('ignores Regeneration', () => {
    expect(volley({ rules: [purge], target: { rules: [regeneration] }, dice: '4 | 1' })).toMatchObject({
      saved: 0,
      wounds: 1,
    });
  });
});
