import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { traitSpecialistShooting, traitSpecialistMelee } from './index.ts';

describe.each(gamesWith(traitSpecialistShooting))('in $name', ({ volley }) => {
  test('hits on a 3 when shooting', () => {
    expect(volley({ bearer: [traitSpecialistShooting], dice: '3 | 6' })).toMatchObject({ hits: 1 });
    expect(volley({ dice: '3' })).toMatchObject({ hits: 0 });
  });

  test('not in melee', () => {
    expect(volley({ bearer: [traitSpecialistShooting], charging: true, dice: '3' })).toMatchObject({ hits: 0 });
  });

  test('both Specialists may be on one unit', () => {
    const bearer = [traitSpecialistShooting, traitSpecialistMelee];
    expect(volley({ bearer, dice: '3 | 6' })).toMatchObject({ hits: 1 });
    expect(volley({ bearer, melee: true, dice: '2' })).toMatchObject({ hits: 0 });
  });
});
