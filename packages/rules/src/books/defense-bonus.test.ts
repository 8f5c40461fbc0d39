import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { defenseBonus } from './index.ts';

describe.each(gamesWith(defenseBonus))('in $name', ({ volley }) => {
  test('a 3 blocks on 4+', () => {
    expect(
      volley({ quality: 4, attacks: 2, target: { defense: 4, rules: [defenseBonus] }, dice: '4 4 | 3 2' }),
    ).toMatchObject({ hits: 2, blocked: 1 });
  });
  test('it does nothing to its bearer’s own attacks', () => {
    expect(volley({ quality: 4, bearer: [defenseBonus], target: { defense: 4 }, dice: '4 | 4' })).toMatchObject({
      hits: 1,
      blocked: 1,
    });
  });
});
