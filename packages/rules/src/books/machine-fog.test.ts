import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { machineFog } from './index.ts';

describe.each(gamesWith(machineFog))('in $name', ({ volley }) => {
  test('-1 to hit for shots from over 9"', () => {
    expect(volley({ attacks: 2, target: { rules: [machineFog] }, distance: 12, dice: '4 5 | 1' })).toMatchObject({
      hits: 1,
    });
  });

  test('so do charges that began there', () => {
    expect(
      volley({ attacks: 2, target: { rules: [machineFog] }, charging: true, fromAfar: true, dice: '4 5 | 1' }),
    ).toMatchObject({ hits: 1 });
  });

  test('not from 9" or less', () => {
    expect(volley({ target: { rules: [machineFog] }, distance: 9, dice: '4 | 1' })).toMatchObject({ hits: 1 });
  });

  test('nor charges from close by', () => {
    expect(volley({ target: { rules: [machineFog] }, charging: true, dice: '4 | 1' })).toMatchObject({ hits: 1 });
  });

  test('nor melee attacks without a charge', () => {
    expect(volley({ target: { rules: [machineFog] }, melee: true, dice: '4 | 1' })).toMatchObject({ hits: 1 });
  });
});
