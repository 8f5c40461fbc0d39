import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { precisionMarkers } from './index.ts';

describe.each(gamesWith(precisionMarkers))('in $name', ({ volley }) => {
  test('+X to hit: a 2 hits on 4+ with two', () => {
    expect(volley({ quality: 4, attacks: 2, bearer: [[precisionMarkers, 2]], dice: '2 3 | 6 6' })).toMatchObject({
      hits: 2,
    });
  });
  test('a natural 1 never hits', () => {
    expect(volley({ quality: 4, bearer: [[precisionMarkers, 5]], dice: '1' })).toMatchObject({ hits: 0 });
  });
});
