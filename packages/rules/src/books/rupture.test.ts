import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { regeneration } from '../special/index.ts';
import { rupture } from './index.ts';

describe.each(gamesWith(rupture))('in $name', ({ volley }) => {
  test('an unblocked hit of a natural 6 is two wounds', () => {
    expect(volley({ attacks: 2, rules: [rupture], dice: '6 5 | 1 1' })).toMatchObject({ hits: 2, wounds: 3 });
  });

  test('a blocked one is none', () => {
    expect(volley({ rules: [rupture], dice: '6 | 4' })).toMatchObject({ blocked: 1, wounds: 0 });
  });

  test('ignores Regeneration', () => {
    expect(volley({ rules: [rupture], target: { rules: [regeneration] }, dice: '4 | 1' })).toMatchObject({
      saved: 0,
      wounds: 1,
    });
  });
});
