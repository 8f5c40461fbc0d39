import { moraleBill, UNIT_FLAG } from '@muster/engine';
import { gamesWith, type TestRule, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { banner, fearless, morale } from './index.ts';

const gun: TestUnit = { id: 'gun', at: [10, 10], weapons: [{ range: 24 }, { name: 'Sword' }] };
/** One of two is killed, then the other tests on 5+. */
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16], models: 2, quality: 5 };
const two: TestRule = [morale, 2];
const one: TestRule = [morale, 1];

describe.each(gamesWith(morale, { morale: 'unit' }))('in $name', ({ scene }) => {
  /** Whether the unit passes the test with this face, after its last model was killed. */
  const passes = (unit: Partial<TestUnit>, face: number): boolean => {
    const s = scene({ units: [gun, { ...foe, ...unit }], dice: `4 | 1   ${face}` });
    s.fire('gun', 'foe', undefined, { casualties: [s.model('foe', 1)] });
    expect(s.dice.left).toBe(0);
    return s.told('morale')[0].passed;
  };

  test('adds its number to the test', () => {
    expect([passes({ rules: [two] }, 3), passes({ rules: [two] }, 2)]).toEqual([true, false]);
    expect([passes({ rules: [one] }, 4), passes({ rules: [one] }, 3)]).toEqual([true, false]);
    expect([passes({}, 5), passes({}, 4)]).toEqual([true, false]);
  });

  test('several on one model add up, and a Banner adds to them', () => {
    expect([passes({ rules: [one, two] }, 2), passes({ quality: 6, rules: [one, two] }, 2)]).toEqual([true, false]);
    expect([passes({ rules: [two, banner] }, 2), passes({ rules: [one, banner] }, 2)]).toEqual([true, false]);
  });

  test('a natural 1 fails and a natural 6 passes with any bonus', () => {
    expect(passes({ rules: [[morale, 6]] }, 1)).toBe(false);
    expect(passes({ rules: [[morale, -3]] }, 6)).toBe(true);
  });

  test('every living model needs it', () => {
    // The model is killed and the hero is left.
    expect(passes({ models: 1, rules: [two], hero: {} }, 4)).toBe(false);
    expect(passes({ models: 1, rules: [two], hero: { rules: [two] } }, 3)).toBe(true);
    // Two of four are killed; a hero without it is among the models that are left.
    const shooters = { ...gun, weapons: [{ range: 24, attacks: 2 }] };
    for (const [rules, passed] of [
      [[], false],
      [[two], true],
    ] as const) {
      const s = scene({
        units: [shooters, { ...foe, models: 3, rules: [two], hero: { rules } }],
        dice: '4 4 | 1 1   4',
      });
      s.fire('gun', 'foe');
      expect(s.told('morale')).toMatchObject([{ passed }]);
      expect(s.dice.left).toBe(0);
    }
  });

  test('of different numbers in a unit the lowest counts', () => {
    // Two of four are killed, one of each number is left.
    const shooters = { ...gun, weapons: [{ range: 24, attacks: 2 }] };
    for (const first of [one, two]) {
      const rulesOf = { 0: [first], 1: [first === one ? two : one], 2: [two], 3: [two] };
      for (const [face, passed] of [
        [4, true],
        [3, false],
      ] as const) {
        const s = scene({ units: [shooters, { ...foe, models: 4, rulesOf }], dice: `4 4 | 1 1   ${face}` });
        s.fire('gun', 'foe', undefined, { casualties: [s.model('foe', 2), s.model('foe', 3)] });
        expect(s.told('morale')).toMatchObject([{ passed }]);
        expect(s.dice.left).toBe(0);
      }
    }
  });

  test('is shown among the modifiers, and counts after a lost melee', () => {
    const s = scene({ units: [gun, { ...foe, rules: [two] }], dice: '4 | 1   3' });
    s.charge('gun', 'foe');
    expect(s.told('morale')).toMatchObject([{ kind: 'melee', passed: true }]);
    expect(s.told('roll').find(({ purpose }) => purpose === 'morale')).toMatchObject({
      need: 5,
      bill: [{ source: 'Morale(2)', amount: 2 }],
    });
    expect(s.dice.left).toBe(0);
  });

  test('does not help the die of Fearless, nor a Shaken unit', () => {
    const fearful = scene({ units: [gun, { ...foe, rules: [two, fearless] }], dice: '4 | 1   2 | 3' });
    fearful.fire('gun', 'foe');
    expect(fearful.told('morale')).toMatchObject([{ passed: false }]);
    const shaken = scene({ units: [gun, { ...foe, rules: [two], flags: UNIT_FLAG.shaken }], dice: '4 | 1' });
    shaken.fire('gun', 'foe');
    expect(shaken.told('morale')).toMatchObject([{ natural: undefined, passed: false }]);
    expect([fearful.dice.left, shaken.dice.left]).toEqual([0, 0]);
  });
});

describe.each(gamesWith(morale, { morale: 'army' }))('in $name', ({ scene }) => {
  test('adds its number to the tests of a shattered army, if every living model has it', () => {
    const units = [
      { ...foe, rules: [two] },
      { ...foe, id: 'mixed', at: [20, 16] as const, rulesOf: { 0: [two] } },
    ];
    const { battle, unit } = scene({ units });
    expect(moraleBill(battle, unit('foe'))).toEqual([{ source: 'Morale(2)', amount: 2 }]);
    expect(moraleBill(battle, unit('mixed'))).toEqual([]);
  });
});
