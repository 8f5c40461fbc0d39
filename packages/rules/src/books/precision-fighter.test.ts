import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { precisionFighter } from './index.ts';

describe.each(gamesWith(precisionFighter))('in $name', ({ volley }) => {
  test('+1 to hit in melee', () => {
    expect(volley({ bearer: [precisionFighter], melee: true, dice: '3 | 1' })).toMatchObject({ hits: 1 });
  });

  test('shots do not', () => {
    expect(volley({ bearer: [precisionFighter], dice: '3' })).toMatchObject({ hits: 0 });
  });
});
