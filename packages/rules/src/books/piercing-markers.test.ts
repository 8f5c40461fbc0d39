import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { piercingMarkers } from './index.ts';

describe.each(gamesWith(piercingMarkers))('in $name', ({ volley }) => {
  test('X more AP: with two a 5 does not block on 4+, a 6 does', () => {
    expect(
      volley({ quality: 4, attacks: 2, bearer: [[piercingMarkers, 2]], target: { defense: 4 }, dice: '4 4 | 5 6' }),
    ).toMatchObject({ blocked: 1 });
  });
  test('not for the defence', () => {
    expect(volley({ quality: 4, target: { defense: 4, rules: [[piercingMarkers, 2]] }, dice: '4 | 4' })).toMatchObject({
      blocked: 1,
    });
  });
});
