import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { sever } from './index.ts';

describe.each(gamesWith(sever))('in $name', ({ volley }) => {
  test('AP(+1) against Defense 4+', () => {
    expect(volley({ rules: [sever], target: { defense: 4 }, dice: '4 | 4' })).toMatchObject({ blocked: 0 });
    expect(volley({ rules: [sever], target: { defense: 4 }, dice: '4 | 5' })).toMatchObject({ blocked: 1 });
  });

  test('nothing against Defense 5+', () => {
    expect(volley({ rules: [sever], target: { defense: 5 }, dice: '4 | 5' })).toMatchObject({ blocked: 1 });
  });
});
