import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { precise } from './index.ts';

describe.each(gamesWith(precise))('in $name', ({ volley }) => {
  test('shots hit on one less', () => {
    expect(volley({ rules: [precise], dice: '3 | 1' })).toMatchObject({ hits: 1 });
  });

  test('so do blows', () => {
    expect(volley({ rules: [precise], melee: true, dice: '3 | 1' })).toMatchObject({ hits: 1 });
  });

  test('others hit as ever', () => {
    expect(volley({ dice: '3' })).toMatchObject({ hits: 0 });
    expect(volley({ rules: [precise], dice: '2' })).toMatchObject({ hits: 0 });
  });
});
