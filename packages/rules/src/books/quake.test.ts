import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { regeneration } from '../special/index.ts';
import { quake } from './index.ts';

describe.each(gamesWith(quake))('in $name', ({ volley }) => {
  test('a natural 1 to block is one more wound', () => {
    expect(volley({ attacks: 2, rules: [quake], dice: '4 4 | 1 2' })).toMatchObject({ wounds: 3 });
  });

  test('Regeneration does not help', () => {
    expect(volley({ rules: [quake], target: { rules: [regeneration] }, dice: '4 | 1' })).toMatchObject({
      saved: 0,
      wounds: 2,
    });
  });
});
