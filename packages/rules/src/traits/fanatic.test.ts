import { gamesWith, type Scene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { traitFanatic } from './index.ts';

const WEAPONS = [
  { name: 'Sword', attacks: 2 },
  { name: 'Dagger', attacks: 1 },
  { name: 'Gun', attacks: 4, range: 12 },
];
const fury: TestUnit = { id: 'fury', at: [10, 10], rules: [traitFanatic], weapons: WEAPONS };
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16], models: 5 };

describe.each(gamesWith(traitFanatic))('in $name', ({ scene, volley }) => {
  const attacks = (s: Scene): number[] => {
    expect(s.dice.left).toBe(0);
    return s.told('volley').map((told) => told.attacks);
  };

  test('charging, one more attack with the weapon that has the most of them', () => {
    const s = scene({ units: [fury, foe], dice: '1 1 1   1' });
    s.charge('fury', 'foe');
    expect(attacks(s)).toEqual([3, 1]);
  });

  test('one more and not one for each copy, but one for each model', () => {
    const twoSwords = [WEAPONS[0], WEAPONS[0]];
    const s = scene({ units: [{ ...fury, models: 2, weapons: twoSwords }, foe], dice: '1 1 1 1 1 1 1 1 1 1' });
    s.charge('fury', 'foe');
    expect(attacks(s)).toEqual([10]);
  });

  test('one more when it strikes back as well', () => {
    const s = scene({
      units: [
        { ...foe, side: 0, at: [10, 10] },
        { ...fury, side: 1, at: [10, 16] },
      ],
      dice: '1 1 1   1',
    });
    s.charge('foe', 'fury');
    expect(attacks(s)).toEqual([3, 1]);
  });

  test('none when shooting', () => {
    expect(volley({ bearer: [traitFanatic], attacks: 2, dice: '1 1' })).toMatchObject({ attacks: 2 });
  });
});
