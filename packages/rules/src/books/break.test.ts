import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { regeneration } from '../special/index.ts';
import { breakRule } from './index.ts';

describe.each(gamesWith(breakRule))('in $name', ({ volley }) => {
  test('the hit of a natural 6 has AP(+2), others do not', () => {
    expect(volley({ attacks: 2, rules: [breakRule], target: { defense: 2 }, dice: '6 5 | 3 2' })).toMatchObject({
      piercing: 1,
      blocked: 1,
    });
  });

  test('ignores Regeneration', () => {
    expect(volley({ rules: [breakRule], target: { rules: [regeneration] }, dice: '4 | 1' })).toMatchObject({
      saved: 0,
      wounds: 1,
    });
  });
});
