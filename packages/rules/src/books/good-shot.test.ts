import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { goodShot } from './index.ts';

describe.each(gamesWith(goodShot))('in $name', ({ volley }) => {
  test('+1 to hit when shooting', () => {
    expect(volley({ attacks: 2, quality: 4, bearer: [goodShot], dice: '3 2 | 1' })).toMatchObject({ hits: 1 });
  });

  test('melee attacks do not', () => {
    expect(volley({ attacks: 2, quality: 4, bearer: [goodShot], melee: true, dice: '3 4 | 1' })).toMatchObject({
      hits: 1,
    });
  });
});
