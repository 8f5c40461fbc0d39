import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { precisionAttacks } from './index.ts';

describe.each(gamesWith(precisionAttacks))('in $name', ({ volley }) => {
  test('+1 to hit when shooting', () => {
    expect(volley({ bearer: [precisionAttacks], dice: '3 | 1' })).toMatchObject({ hits: 1 });
  });

  test('also in melee', () => {
    expect(volley({ bearer: [precisionAttacks], melee: true, dice: '3 | 1' })).toMatchObject({ hits: 1 });
  });

  test('others hit as usual', () => {
    expect(volley({ dice: '3' })).toMatchObject({ hits: 0 });
    expect(volley({ bearer: [precisionAttacks], dice: '2' })).toMatchObject({ hits: 0 });
  });
});
