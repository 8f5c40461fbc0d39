import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { surge } from '../special/index.ts';
import { predatorFighter } from './index.ts';

describe.each(gamesWith(predatorFighter))('in $name', ({ volley }) => {
  test('a natural 6 adds one attack, which adds no more', () => {
    expect(volley({ attacks: 2, bearer: [predatorFighter], melee: true, dice: '6 3 | 6 | 1 1' })).toMatchObject({
      attacks: 3,
      hits: 2,
    });
    expect(volley({ bearer: [predatorFighter], melee: true, dice: '6 | 2 | 1' })).toMatchObject({
      attacks: 2,
      hits: 1,
    });
  });

  test('the added attack has all other rules of the weapon', () => {
    expect(volley({ bearer: [predatorFighter], rules: [surge], melee: true, dice: '6 | 6 | 1 1 1 1' })).toMatchObject({
      hits: 4,
    });
  });

  test('not when shooting', () => {
    expect(volley({ bearer: [predatorFighter], dice: '6 | 1' })).toMatchObject({ attacks: 1, hits: 1 });
  });
});
