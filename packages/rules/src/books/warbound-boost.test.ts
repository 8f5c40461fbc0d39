import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { warbound, warboundBoost } from './index.ts';

describe.each(gamesWith(warboundBoost))('in $name', ({ volley }) => {
  test('a failed 2 from over 9" is two wounds, and so is a 1', () => {
    for (const far of [{ distance: 12 }, { charging: true, fromAfar: true }])
      expect(volley({ bearer: [warbound, warboundBoost], ...far, dice: '4 | 2' })).toMatchObject({ wounds: 2 });
    expect(volley({ bearer: [warbound, warboundBoost], distance: 12, dice: '4 | 1' })).toMatchObject({ wounds: 2 });
  });

  test('a 2 that blocks is none', () => {
    expect(
      volley({ bearer: [warbound, warboundBoost], distance: 12, target: { defense: 2 }, dice: '4 | 2' }),
    ).toMatchObject({ wounds: 0 });
  });

  test('closer it is one', () => {
    for (const near of [{ distance: 9 }, { charging: true }])
      expect(volley({ bearer: [warbound, warboundBoost], ...near, dice: '4 | 2' })).toMatchObject({ wounds: 1 });
  });

  test('nothing without Warbound', () => {
    expect(volley({ bearer: [warboundBoost], distance: 12, dice: '4 | 2' })).toMatchObject({ wounds: 1 });
  });
});
