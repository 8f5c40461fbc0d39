import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { rending } from '../special/index.ts';
import { greatSergeant } from './index.ts';

describe.each(gamesWith(greatSergeant))('in $name', ({ volley }) => {
  test('natural 5s and 6s add one hit each, in shooting and melee', () => {
    expect(volley({ attacks: 3, bearer: [greatSergeant], dice: '6 5 4 | 1 1 1 1 1' })).toMatchObject({ hits: 5 });
    expect(volley({ attacks: 3, bearer: [greatSergeant], melee: true, dice: '6 5 4 | 1 1 1 1 1' })).toMatchObject({
      hits: 5,
    });
  });

  test('the added hit is not a 6, so Rending pierces once', () => {
    expect(volley({ rules: [rending], bearer: [greatSergeant], dice: '6 | 1 1' })).toMatchObject({
      hits: 2,
      piercing: 1,
    });
  });

  test('a 5 that misses brings nothing', () => {
    expect(volley({ quality: 6, bearer: [greatSergeant], dice: '5' })).toMatchObject({ hits: 0 });
  });
});
