import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { ferocious, ferociousBoost } from './index.ts';

describe.each(gamesWith(ferociousBoost))('in $name', ({ volley }) => {
  test('a 5 from over 9" is two hits, and so is a 6', () => {
    for (const far of [{ distance: 12 }, { charging: true, fromAfar: true }])
      expect(volley({ bearer: [ferocious, ferociousBoost], ...far, dice: '5 | 1 1' })).toMatchObject({ hits: 2 });
    expect(volley({ bearer: [ferocious, ferociousBoost], distance: 12, dice: '6 | 1 1' })).toMatchObject({ hits: 2 });
  });

  test('closer it is one', () => {
    for (const near of [{ distance: 9 }, { charging: true }])
      expect(volley({ bearer: [ferocious, ferociousBoost], ...near, dice: '5 | 1' })).toMatchObject({ hits: 1 });
  });

  test('nothing without Ferocious', () => {
    expect(volley({ bearer: [ferociousBoost], distance: 12, dice: '5 | 1' })).toMatchObject({ hits: 1 });
  });
});
