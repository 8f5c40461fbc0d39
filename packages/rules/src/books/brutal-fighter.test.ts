import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { brutalFighter } from './index.ts';

describe.each(gamesWith(brutalFighter))('in $name', ({ volley }) => {
  test('a natural 6 in melee adds one hit', () => {
    expect(volley({ attacks: 3, bearer: [brutalFighter], melee: true, dice: '6 5 4 | 1 1 1 1' })).toMatchObject({
      hits: 4,
    });
  });

  test('not when shooting', () => {
    expect(volley({ bearer: [brutalFighter], dice: '6 | 1' })).toMatchObject({ hits: 1 });
  });
});
