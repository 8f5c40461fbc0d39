import { UNIT_FLAG } from '@muster/engine';
import { gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { fearless } from './index.ts';

const gun: TestUnit = { id: 'gun', at: [10, 10], weapons: [{ range: 24 }, { name: 'Sword' }] };
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16], models: 2, rules: [fearless] };

describe.each(gamesWith(fearless, { morale: 'unit' }))('in $name', ({ scene }) => {
  describe('an ordinary test', () => {
    test.each([
      ['4 | 1   3 | 4', true],
      ['4 | 1   3 | 3', false],
      ['4 | 1   1 | 6', true],
      ['4 | 1   4', true],
    ])('%s: a failed one is passed after all on a 4+, a passed one needs nothing', (dice, passed) => {
      const s = scene({ units: [gun, foe], dice });
      s.fire('gun', 'foe');
      expect(s.told('morale')).toMatchObject([{ passed, result: passed ? 'steady' : 'shaken' }]);
      expect(s.has('foe', 'shaken')).toBe(!passed);
      expect(s.dice.left).toBe(0);
    });

    test('without it a failure stays', () => {
      const s = scene({ units: [gun, { ...foe, rules: [] }], dice: '4 | 1   3' });
      s.fire('gun', 'foe');
      expect(s.has('foe', 'shaken')).toBe(true);
      expect(s.dice.left).toBe(0);
    });

    test('every living model needs it', () => {
      const without = scene({
        units: [gun, { ...foe, models: 1, hero: {} }],
        dice: '4 | 1   3',
      });
      without.fire('gun', 'foe');
      expect(without.has('foe', 'shaken')).toBe(true);
      expect(without.dice.left).toBe(0);
      const last = scene({
        units: [gun, { ...foe, models: 1, rules: [], hero: { rules: [fearless] } }],
        // The one without it is killed.
        dice: '4 | 1   3 | 4',
      });
      last.fire('gun', 'foe');
      expect(last.has('foe', 'shaken')).toBe(false);
      expect(last.dice.left).toBe(0);
    });
  });

  describe('a lost melee', () => {
    test('at half it keeps the unit from routing', () => {
      const s = scene({ units: [gun, foe], dice: '4 | 1   3 | 4' });
      s.charge('gun', 'foe');
      expect(s.told('morale')).toMatchObject([{ kind: 'melee', passed: true }]);
      expect(s.living('foe')).toBe(1);
      expect(s.has('foe', 'shaken')).toBe(false);
      expect(s.dice.left).toBe(0);
    });

    test('if it fails twice it routs', () => {
      const s = scene({ units: [gun, foe], dice: '4 | 1   3 | 3' });
      s.charge('gun', 'foe');
      expect(s.told('morale')).toMatchObject([{ result: 'routed' }]);
      expect(s.living('foe')).toBe(0);
      expect(s.dice.left).toBe(0);
    });
  });

  describe('a Shaken unit, which fails without a roll', () => {
    const shaken = { ...foe, flags: UNIT_FLAG.shaken };

    test('still rolls the second die: a 4 saves it from routing, but not from being Shaken', () => {
      const s = scene({ units: [gun, shaken], dice: '4 | 1   4' });
      s.charge('gun', 'foe');
      expect(s.told('morale')[0]).toMatchObject({ natural: undefined, secondChance: 4, passed: true });
      expect(s.living('foe')).toBe(1);
      expect(s.has('foe', 'shaken')).toBe(true);
      expect(s.dice.left).toBe(0);
    });

    test('a 3 does not', () => {
      const s = scene({ units: [gun, shaken], dice: '4 | 1   3' });
      s.charge('gun', 'foe');
      expect(s.living('foe')).toBe(0);
      expect(s.dice.left).toBe(0);
    });

    test('with the setting off there is no die, and it routs', () => {
      const s = scene({ units: [gun, shaken], settings: { fearlessVsShakenAutofail: false }, dice: '4 | 1' });
      s.charge('gun', 'foe');
      expect(s.told('morale')).toMatchObject([{ passed: false, result: 'routed' }]);
      expect(s.living('foe')).toBe(0);
      expect(s.dice.left).toBe(0);
    });
  });
});

describe.each(gamesWith(fearless, { morale: 'army' }))('in $name', ({ scene }) => {
  const fodder: TestUnit = { id: 'fodder', side: 1, at: [40, 16] };
  const alone: TestUnit = { ...foe, models: 1 };
  /** One of two units is knocked out, the other one holds; then the round ends and the army is at half. */
  const shatter = (unit: TestUnit, dice: string, settings = {}) => {
    const s = scene({ units: [{ ...gun, at: [40, 10] }, unit, fodder], settings, dice: `4 | 1 | 5   ${dice}` });
    s.fire('gun', 'fodder');
    s.activate('foe', 'hold');
    expect(s.dice.left).toBe(0);
    return s;
  };

  test.each([
    ['3 | 4', true],
    ['3 | 3', false],
    ['1 | 6', true],
    ['4', true],
  ])('%s: when the army is at half, a failed test is passed after all on a 4+', (dice, passed) => {
    const s = shatter(alone, dice);
    expect(s.told('morale')).toMatchObject([{ kind: 'army', passed, result: passed ? 'steady' : 'shaken' }]);
    expect(s.has('foe', 'shaken')).toBe(!passed);
  });

  test('without it a failure stays', () => {
    expect(shatter({ ...alone, rules: [] }, '3').has('foe', 'shaken')).toBe(true);
  });

  test('every living model needs it', () => {
    const mixed = { ...foe, rules: [], rulesOf: { 0: [fearless] } };
    expect(shatter(mixed, '3').has('foe', 'shaken')).toBe(true);
    expect(shatter(foe, '3 | 4').has('foe', 'shaken')).toBe(false);
  });

  describe('a Shaken unit, which fails without a roll', () => {
    /** Shaken by a shot in the activation before the round ends, so that it had no time to recover. */
    const shaken = (rules: TestUnit['rules'], dice: string, settings = {}) => {
      const s = scene({
        units: [{ ...gun, at: [40, 10] }, { ...gun, id: 'second' }, { ...alone, rules }, fodder],
        settings,
        dice: `4 | 1 | 5   4 | 1 | 4   ${dice}`,
      });
      s.fire('gun', 'fodder');
      s.activate('foe', 'hold');
      s.fire('second', 'foe');
      expect(s.dice.left).toBe(0);
      return s;
    };

    test('routs, but with a second die of 4 it stays, Shaken', () => {
      expect(shaken([], '').living('foe')).toBe(0);
      expect(shaken([fearless], '3').living('foe')).toBe(0);
      const s = shaken([fearless], '4');
      expect([s.living('foe'), s.has('foe', 'shaken')]).toEqual([1, true]);
      expect(s.told('morale')).toMatchObject([{ natural: undefined, secondChance: 4, passed: true }]);
    });

    test('has no second die with the setting off', () => {
      expect(shaken([fearless], '', { fearlessVsShakenAutofail: false }).living('foe')).toBe(0);
    });
  });

  test('does not prevent Shaken by wounds', () => {
    const s = scene({ units: [gun, alone], dice: '4 | 1 | 4' });
    s.fire('gun', 'foe');
    expect(s.has('foe', 'shaken')).toBe(true);
    expect(s.told('morale')).toEqual([]);
    expect(s.dice.left).toBe(0);
  });
});
