import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { precisionCharge } from './index.ts';

describe.each(gamesWith(precisionCharge))('in $name', ({ volley }) => {
  test('+1 to hit when charging', () => {
    expect(volley({ bearer: [precisionCharge], charging: true, dice: '3 | 1' })).toMatchObject({ hits: 1 });
  });

  test('other melee attacks do not', () => {
    expect(volley({ bearer: [precisionCharge], melee: true, dice: '3' })).toMatchObject({ hits: 0 });
  });

  test('nor do shots', () => {
    expect(volley({ bearer: [precisionCharge], dice: '3' })).toMatchObject({ hits: 0 });
  });
});
