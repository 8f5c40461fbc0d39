import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { predator, predatorBoost } from './index.ts';

describe.each(gamesWith(predatorBoost))('in $name', ({ volley }) => {
  test('5s and 6s add one attack each', () => {
    expect(volley({ attacks: 3, bearer: [predator, predatorBoost], dice: '5 6 4 | 5 2 | 1 1 1 1' })).toMatchObject({
      attacks: 5,
      hits: 4,
    });
  });

  test('a 5 that misses is none', () => {
    expect(volley({ quality: 6, bearer: [predator, predatorBoost], dice: '5' })).toMatchObject({ attacks: 1, hits: 0 });
  });

  test('nothing without Predator', () => {
    expect(volley({ bearer: [predatorBoost], dice: '5 | 1' })).toMatchObject({ attacks: 1 });
  });
});
