import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { regeneration } from '../special/index.ts';
import { mischievous } from './index.ts';

describe.each(gamesWith(mischievous))('in $name', ({ volley }) => {
  test('natural 6s on Defense rolls are re-rolled once', () => {
    expect(volley({ attacks: 3, bearer: [mischievous], dice: '4 4 4 | 6 6 5 | 6 1' })).toMatchObject({
      blocked: 2,
      wounds: 1,
    });
  });

  test('a 5 is not re-rolled', () => {
    expect(volley({ bearer: [mischievous], dice: '4 | 5' })).toMatchObject({ blocked: 1 });
  });

  test('Regeneration counts', () => {
    expect(volley({ bearer: [mischievous], target: { rules: [regeneration] }, dice: '4 | 1 | 5' })).toMatchObject({
      saved: 1,
    });
  });
});
