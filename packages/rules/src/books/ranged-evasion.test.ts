import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { rangedEvasion } from './index.ts';

describe.each(gamesWith(rangedEvasion))('in $name', ({ volley }) => {
  test('-1 to hit when shooting', () => {
    expect(volley({ attacks: 2, target: { rules: [rangedEvasion] }, dice: '4 5 | 1' })).toMatchObject({ hits: 1 });
  });

  test('melee attacks do not', () => {
    expect(volley({ target: { rules: [rangedEvasion] }, melee: true, dice: '4 | 1' })).toMatchObject({ hits: 1 });
  });
});
