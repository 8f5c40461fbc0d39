import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { reap } from './index.ts';

describe.each(gamesWith(reap))('in $name', ({ volley }) => {
  test('AP(+2) against Defense 3+', () => {
    expect(volley({ rules: [reap], target: { defense: 3 }, dice: '4 | 4' })).toMatchObject({ blocked: 0 });
    expect(volley({ rules: [reap], target: { defense: 3 }, dice: '4 | 5' })).toMatchObject({ blocked: 1 });
  });

  test('nothing against Defense 4+', () => {
    expect(volley({ rules: [reap], target: { defense: 4 }, dice: '4 | 4' })).toMatchObject({ blocked: 1 });
  });
});
