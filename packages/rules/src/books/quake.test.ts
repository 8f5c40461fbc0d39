import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { regeneration } from '../special/index.ts';
import { quake } from './index.ts';

describe.each(gamesWith(quake))('in $name', ({ volley }) => {
  test('a natural 1 on a Defense roll adds one wound', () => {
    expect(volley({ attacks: 2, rules: [quake], dice: '4 4 | 1 2' })).toMatchObject({ wounds: 3 });
  });

  test('ignores Regeneration', () => {
    expect(volley({ rules: [quake], target: { rules: [regeneration] }, dice: '4 | 1' })).toMatchObject({
      saved: 0,
      wounds: 2,
    });
  });
});
