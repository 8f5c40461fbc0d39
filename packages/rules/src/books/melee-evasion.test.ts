import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { meleeEvasion } from './index.ts';

describe.each(gamesWith(meleeEvasion))('in $name', ({ volley }) => {
  test('-1 to hit in melee', () => {
    expect(volley({ attacks: 2, target: { rules: [meleeEvasion] }, melee: true, dice: '4 5 | 1' })).toMatchObject({
      hits: 1,
    });
  });

  test('shots do not', () => {
    expect(volley({ target: { rules: [meleeEvasion] }, dice: '4 | 1' })).toMatchObject({ hits: 1 });
  });
});
