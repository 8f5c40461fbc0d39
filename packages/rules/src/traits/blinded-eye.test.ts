import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { traitBlindedEye } from './index.ts';

describe.each(gamesWith(traitBlindedEye))('in $name', ({ volley }) => {
  test('misses with a 4', () => {
    expect(volley({ bearer: [traitBlindedEye], dice: '4' })).toMatchObject({ hits: 0 });
    expect(volley({ bearer: [traitBlindedEye], dice: '5 | 6' })).toMatchObject({ hits: 1 });
  });

  test('strikes as usual', () => {
    expect(volley({ bearer: [traitBlindedEye], melee: true, dice: '4 | 6' })).toMatchObject({ hits: 1 });
  });
});
