import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { protectedBoost, protectedRule } from './index.ts';

describe.each(gamesWith(protectedBoost))('in $name', ({ volley }) => {
  test('one die for each wound, on a 5+', () => {
    expect(
      volley({ attacks: 2, target: { rules: [protectedRule, protectedBoost] }, dice: '4 4 | 1 1 | 5 4' }),
    ).toMatchObject({
      saved: 1,
    });
  });

  test('nothing without Protected', () => {
    expect(volley({ target: { rules: [protectedBoost] }, dice: '4 | 1' })).toMatchObject({ saved: 0 });
  });
});
