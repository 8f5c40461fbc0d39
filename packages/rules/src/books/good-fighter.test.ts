import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { goodFighter } from './index.ts';

describe.each(gamesWith(goodFighter))('in $name', ({ volley }) => {
  test('+1 to hit in melee', () => {
    expect(volley({ bearer: [goodFighter], melee: true, dice: '3 | 1' })).toMatchObject({ hits: 1 });
  });

  test('shots do not', () => {
    expect(volley({ bearer: [goodFighter], dice: '3' })).toMatchObject({ hits: 0 });
  });
});
