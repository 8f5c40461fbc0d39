import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { precisionAttacks } from './index.ts';

describe.each(gamesWith(precisionAttacks))('in $name', ({ volley }) => {
  test('shots hit on one less', () => {
    expect(volley({ bearer: [precisionAttacks], dice: '3 | 1' })).toMatchObject({ hits: 1 });
  });

  test('so do blows', () => {
    expect(volley({ bearer: [precisionAttacks], melee: true, dice: '3 | 1' })).toMatchObject({ hits: 1 });
  });

  test('others hit as ever', () => {
    expect(volley({ dice: '3' })).toMatchObject({ hits: 0 });
    expect(volley({ bearer: [precisionAttacks], dice: '2' })).toMatchObject({ hits: 0 });
  });
});
