import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { traitSpecialistMelee } from './index.ts';

describe.each(gamesWith(traitSpecialistMelee))('in $name', ({ volley }) => {
  test('hits on a 3 in melee, charging or not', () => {
    expect(volley({ bearer: [traitSpecialistMelee], melee: true, dice: '3 | 6' })).toMatchObject({ hits: 1 });
    expect(volley({ bearer: [traitSpecialistMelee], charging: true, dice: '3 | 6' })).toMatchObject({ hits: 1 });
    expect(volley({ melee: true, dice: '3' })).toMatchObject({ hits: 0 });
  });

  test('not when shooting', () => {
    expect(volley({ bearer: [traitSpecialistMelee], dice: '3' })).toMatchObject({ hits: 0 });
  });
});

describe.each(gamesWith(traitSpecialistMelee, { morale: 'unit' }))('joined in $name', ({ scene }) => {
  test('it does not count for a hero who joined', () => {
    const s = scene({
      units: [
        {
          id: 'squad',
          at: [10, 10],
          rules: [traitSpecialistMelee],
          weapons: [{ name: 'Blade' }],
          hero: { weapons: [{ name: 'Spear' }] },
        },
        { id: 'foe', side: 1, at: [10, 16], models: 5 },
      ],
      dice: '3 | 6   3',
    });
    s.charge('squad', 'foe');
    expect(s.told('volley').map(({ name, hits }) => [name, hits])).toEqual([
      ['Blade', 1],
      ['Spear', 0],
    ]);
    expect(s.dice.left).toBe(0);
  });
});
