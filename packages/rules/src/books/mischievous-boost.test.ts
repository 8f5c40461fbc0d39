import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { mischievous, mischievousBoost } from './index.ts';

describe.each(gamesWith(mischievousBoost))('in $name', ({ volley }) => {
  test('5s and 6s from over 9" are re-rolled', () => {
    for (const far of [{ distance: 12 }, { charging: true, fromAfar: true }])
      expect(volley({ bearer: [mischievous, mischievousBoost], ...far, dice: '4 | 5 | 1' })).toMatchObject({
        blocked: 0,
      });
    expect(volley({ bearer: [mischievous, mischievousBoost], distance: 12, dice: '4 | 6 | 1' })).toMatchObject({
      blocked: 0,
    });
  });

  test('a 5 that does not block is not re-rolled', () => {
    expect(
      volley({ bearer: [mischievous, mischievousBoost], distance: 12, target: { defense: 6 }, dice: '4 | 5' }),
    ).toMatchObject({ wounds: 1 });
  });

  test('nearer a 5 is not re-rolled', () => {
    for (const near of [{ distance: 9 }, { charging: true }])
      expect(volley({ bearer: [mischievous, mischievousBoost], ...near, dice: '4 | 5' })).toMatchObject({ blocked: 1 });
  });

  test('nothing without Mischievous', () => {
    expect(volley({ bearer: [mischievousBoost], distance: 12, dice: '4 | 5' })).toMatchObject({ blocked: 1 });
  });
});
