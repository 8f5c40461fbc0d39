import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { crack } from './index.ts';

describe.each(gamesWith(crack))('in $name', ({ volley }) => {
  test('the hit of a natural 6 has AP(+2), others do not', () => {
    expect(volley({ attacks: 2, rules: [crack], target: { defense: 2 }, dice: '6 5 | 3 2' })).toMatchObject({
      piercing: 1,
      blocked: 1,
    });
  });
});
