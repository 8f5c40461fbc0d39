import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { destructive } from './index.ts';

describe.each(gamesWith(destructive))('in $name', ({ volley }) => {
  test('the hit of a natural 6 has AP(+4), others do not', () => {
    expect(volley({ attacks: 2, bearer: [destructive], target: { defense: 2 }, dice: '6 5 | 5 2' })).toMatchObject({
      piercing: 1,
      blocked: 1,
    });
  });
});
