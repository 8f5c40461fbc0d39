import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { precisionPenalty } from './index.ts';

describe.each(gamesWith(precisionPenalty))('in $name', ({ volley }) => {
  test('a 4 no longer hits on 4+', () => {
    expect(volley({ attacks: 2, quality: 4, bearer: [precisionPenalty], dice: '4 5 | 6' })).toMatchObject({ hits: 1 });
    expect(volley({ attacks: 2, quality: 4, bearer: [precisionPenalty], melee: true, dice: '4 5 | 6' })).toMatchObject({
      hits: 1,
    });
  });
  test('it does nothing to those who attack its bearer', () => {
    expect(volley({ attacks: 1, quality: 4, target: { rules: [precisionPenalty] }, dice: '4 | 6' })).toMatchObject({
      hits: 1,
    });
  });
});
