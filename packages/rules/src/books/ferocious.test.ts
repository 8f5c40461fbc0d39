import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { rending } from '../special/index.ts';
import { ferocious } from './index.ts';

describe.each(gamesWith(ferocious))('in $name', ({ volley }) => {
  test('a natural 6 adds one hit, in shooting and melee', () => {
    expect(volley({ attacks: 3, bearer: [ferocious], dice: '6 5 4 | 1 1 1 1' })).toMatchObject({ hits: 4 });
    expect(volley({ attacks: 3, bearer: [ferocious], melee: true, dice: '6 5 4 | 1 1 1 1' })).toMatchObject({
      hits: 4,
    });
  });

  test('the added hit is not a 6, so Rending pierces once', () => {
    expect(volley({ rules: [rending], bearer: [ferocious], dice: '6 | 1 1' })).toMatchObject({ hits: 2, piercing: 1 });
  });
});
