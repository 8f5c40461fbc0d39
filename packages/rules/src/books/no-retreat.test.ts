import { gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { regeneration } from '../special/index.ts';
import { noRetreat } from './index.ts';

const gun: TestUnit = { id: 'gun', at: [10, 10], weapons: [{ range: 24 }] };
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16], models: 2, rules: [noRetreat] };

describe.each(gamesWith(noRetreat, { morale: 'unit' }))('in $name', ({ scene }) => {
  /** One of two falls, and the other tests. */
  const shootOne = (unit: TestUnit, dice: string) => {
    const s = scene({ units: [gun, unit], dice: `4 | 1   ${dice}` });
    s.fire('gun', 'foe');
    expect(s.dice.left).toBe(0);
    return s;
  };

  test('a failed test counts as passed, and 1 to 3 costs a wound for each that is left', () => {
    const s = shootOne(foe, '1   4');
    expect(s.told('morale')).toMatchObject([{ passed: true, result: 'steady' }]);
    expect(s.told('held-out')).toMatchObject([{ dice: 1, wounds: 0 }]);
    expect(s.has('foe', 'shaken')).toBe(false);
  });

  test('it may cost the last', () => {
    const s = shootOne(foe, '1   3');
    expect(s.told('held-out')).toMatchObject([{ dice: 1, wounds: 1 }]);
    expect(s.living('foe')).toBe(0);
  });

  test('a passed test costs nothing, and a failed one stays without it', () => {
    expect(shootOne(foe, '4').told('held-out')).toEqual([]);
    expect(shootOne({ ...foe, rules: [] }, '1').has('foe', 'shaken')).toBe(true);
  });

  test('most models must have it', () => {
    const few: TestUnit = { ...foe, rules: [], rulesOf: { 0: [noRetreat] }, models: 4 };
    const s = scene({ units: [{ ...gun, weapons: [{ range: 24, attacks: 2 }] }, few], dice: '4 4 | 1 1   1' });
    s.fire('gun', 'foe');
    expect(s.has('foe', 'shaken')).toBe(true);
  });
});

describe.each(gamesWith(noRetreat, { morale: 'army' }))('in $name', ({ scene }) => {
  const lone: TestUnit = { ...foe, models: 1 };
  const fodder: TestUnit = { id: 'fodder', side: 1, at: [40, 16] };
  /** One of two units is knocked out, the other holds; then the round ends and the army is at half. */
  const shatter = (unit: TestUnit, dice: string) => {
    const s = scene({ units: [{ ...gun, at: [40, 10] }, unit, fodder], dice: `4 | 1 | 5   ${dice}` });
    s.fire('gun', 'fodder');
    s.activate('foe', 'hold');
    expect(s.dice.left).toBe(0);
    return s;
  };

  test('a failed test counts as passed, and 1 to 3 costs a wound for each that is left', () => {
    const s = shatter(lone, '1   4');
    expect(s.told('morale')).toMatchObject([{ passed: true, result: 'steady' }]);
    expect(s.told('held-out')).toMatchObject([{ dice: 1, wounds: 0 }]);
    expect(s.has('foe', 'shaken')).toBe(false);
  });

  test('no save helps', () => {
    const s = shatter({ ...lone, rules: [noRetreat, regeneration] }, '1   3   6');
    expect(s.told('held-out')).toMatchObject([{ dice: 1, wounds: 1 }]);
    expect(s.living('foe')).toBe(0);
  });

  test('a passed test costs nothing, and a failed one stays without it', () => {
    expect(shatter(lone, '4').told('held-out')).toEqual([]);
    expect(shatter({ ...lone, rules: [] }, '1').has('foe', 'shaken')).toBe(true);
  });
});
