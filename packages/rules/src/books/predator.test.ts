import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { surge } from '../special/index.ts';
import { predator } from './index.ts';

describe.each(gamesWith(predator))('in $name', ({ volley }) => {
  test('a natural 6 adds one attack, which adds no more', () => {
    expect(volley({ attacks: 2, bearer: [predator], dice: '6 3 | 6 | 1 1' })).toMatchObject({ attacks: 3, hits: 2 });
    expect(volley({ bearer: [predator], dice: '6 | 2 | 1' })).toMatchObject({ attacks: 2, hits: 1 });
  });

  test('the added attack has all other rules of the weapon', () => {
    expect(volley({ bearer: [predator], rules: [surge], dice: '6 | 6 | 1 1 1 1' })).toMatchObject({ hits: 4 });
  });

  test('nothing for a 5', () => {
    expect(volley({ bearer: [predator], dice: '5 | 1' })).toMatchObject({ attacks: 1 });
  });
});
