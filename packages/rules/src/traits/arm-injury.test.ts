import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { traitArmInjury } from './index.ts';

describe.each(gamesWith(traitArmInjury))('in $name', ({ volley }) => {
  test('misses with a 4 in melee', () => {
    expect(volley({ bearer: [traitArmInjury], melee: true, dice: '4' })).toMatchObject({ hits: 0 });
    expect(volley({ bearer: [traitArmInjury], charging: true, dice: '5 | 6' })).toMatchObject({ hits: 1 });
  });

  test('shoots as usual', () => {
    expect(volley({ bearer: [traitArmInjury], dice: '4 | 6' })).toMatchObject({ hits: 1 });
  });
});
