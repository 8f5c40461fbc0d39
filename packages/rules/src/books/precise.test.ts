import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { precise } from './index.ts';

describe.each(gamesWith(precise))('in $name', ({ volley }) => {
  test('+1 to hit when shooting', () => {
    expect(volley({ rules: [precise], dice: '3 | 1' })).toMatchObject({ hits: 1 });
  });

  test('also in melee', () => {
    expect(volley({ rules: [precise], melee: true, dice: '3 | 1' })).toMatchObject({ hits: 1 });
  });

  test('others hit as usual', () => {
    expect(volley({ dice: '3' })).toMatchObject({ hits: 0 });
    expect(volley({ rules: [precise], dice: '2' })).toMatchObject({ hits: 0 });
  });
});
