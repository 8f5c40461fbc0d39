import { UNIT_FLAG } from '@muster/engine';
import { gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { regeneration, tough } from '../special/index.ts';
import { ravage } from './index.ts';

const beast: TestUnit = {
  id: 'beast',
  at: [10, 10],
  rules: [
    [ravage, 3],
    [tough, 12],
  ],
};
/** Models with Tough, so that a single wound kills no model. */
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16], rules: [[tough, 12]] };

describe.each(gamesWith(ravage))('in $name', ({ scene, ways }) => {
  /** The loser of a melee passes its test, where there is one. */
  const test6 = ways.morale === 'unit' ? '6' : '';

  test('each 6 of its dice is a wound that is not blocked', () => {
    const s = scene({ units: [beast, foe], dice: `5 6 6   ${test6}` });
    s.charge('beast', 'foe');
    expect(s.told('volley')).toMatchObject([{ name: 'Ravage', attacks: 3, hits: 2, blocked: 0, landed: 2 }]);
    expect(s.battle.wounds[s.model('foe')]).toBe(2);
    expect(s.dice.left).toBe(0);
  });

  test('what ignores wounds ignores these as well', () => {
    const s = scene({ units: [beast, { ...foe, rules: [[tough, 12], regeneration] }], dice: '6 1 1 | 5' });
    s.charge('beast', 'foe');
    expect(s.told('volley')).toMatchObject([{ hits: 1, saved: 1, landed: 0 }]);
    expect(s.dice.left).toBe(0);
  });

  test('also when it is charged, and while Fatigued', () => {
    const s = scene({
      units: [
        { ...foe, side: 0, id: 'rider', at: [10, 10] },
        { ...beast, side: 1, at: [10, 16], flags: UNIT_FLAG.fatigued },
      ],
      dice: '5 5 5',
    });
    s.charge('rider', 'beast');
    expect(s.told('volley')).toMatchObject([{ name: 'Ravage', unit: s.unit('beast'), hits: 0 }]);
    expect(s.dice.left).toBe(0);
  });

  test('several models throw together, and ratings add up', () => {
    const pack: TestUnit = {
      ...beast,
      models: 2,
      rules: [
        [ravage, 1],
        [ravage, 1],
        [tough, 12],
      ],
    };
    const s = scene({ units: [pack, foe], dice: '1 1 1 1' });
    s.charge('beast', 'foe');
    expect(s.told('volley')).toMatchObject([{ attacks: 4 }]);
    expect(s.dice.left).toBe(0);
  });

  test('never with shots', () => {
    const s = scene({ units: [{ ...beast, weapons: [{ range: 24 }] }, foe], dice: '1' });
    s.fire('beast', 'foe');
    expect(s.told('volley')).toHaveLength(1);
    expect(s.dice.left).toBe(0);
  });
});
