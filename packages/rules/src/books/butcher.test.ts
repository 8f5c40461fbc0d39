import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { regeneration, rending } from '../special/index.ts';
import { butcher } from './index.ts';

describe.each(gamesWith(butcher))('in $name', ({ volley }) => {
  test('a natural 6 adds one hit, in shooting and melee', () => {
    expect(volley({ attacks: 3, rules: [butcher], dice: '6 5 4 | 1 1 1 1' })).toMatchObject({ hits: 4 });
    expect(volley({ attacks: 3, rules: [butcher], melee: true, dice: '6 5 4 | 1 1 1 1' })).toMatchObject({ hits: 4 });
  });

  test('the added hit is not a 6, so Rending pierces once', () => {
    expect(volley({ rules: [rending, butcher], dice: '6 | 1 1' })).toMatchObject({ hits: 2, piercing: 1 });
  });

  test('ignores Regeneration', () => {
    expect(volley({ rules: [butcher], target: { rules: [regeneration] }, dice: '4 | 1' })).toMatchObject({
      saved: 0,
      wounds: 1,
    });
  });
});
