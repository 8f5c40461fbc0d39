import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { precisionShooter } from './index.ts';

describe.each(gamesWith(precisionShooter))('in $name', ({ volley }) => {
  test('+1 to hit when shooting', () => {
    expect(volley({ bearer: [precisionShooter], dice: '3 | 1' })).toMatchObject({ hits: 1 });
  });

  test('melee attacks do not', () => {
    expect(volley({ bearer: [precisionShooter], melee: true, dice: '3' })).toMatchObject({ hits: 0 });
  });
});
