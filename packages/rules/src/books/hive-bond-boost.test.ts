import { gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { hiveBond, hiveBondBoost } from './index.ts';

const gun: TestUnit = { id: 'gun', at: [10, 10], weapons: [{ range: 24 }] };
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16], models: 2, rules: [hiveBondBoost] };

describe.each(gamesWith(hiveBondBoost, { morale: 'unit' }))('in $name', ({ scene }) => {
  /** One of two falls, and the other tests. */
  const shootOne = (unit: TestUnit, dice: string) => {
    const s = scene({ units: [gun, unit], dice: `4 | 1   ${dice}` });
    s.fire('gun', 'foe');
    expect(s.dice.left).toBe(0);
    return s;
  };

  test('+2 together with Hive Bond, nothing alone', () => {
    expect(shootOne({ ...foe, rules: [hiveBond, hiveBondBoost] }, '2').told('morale')).toMatchObject([
      { passed: true },
    ]);
    expect(shootOne(foe, '3').told('morale')).toMatchObject([{ passed: false }]);
  });
});

describe.each(gamesWith(hiveBondBoost, { morale: 'army' }))('in $name', ({ scene }) => {
  const fodder: TestUnit = { id: 'fodder', side: 1, at: [40, 16] };
  /** One of two units is knocked out, the other holds; then the round ends and the army is at half. */
  const shatter = (unit: TestUnit, dice: string) => {
    const s = scene({ units: [{ ...gun, at: [40, 10] }, unit, fodder], dice: `4 | 1 | 5   ${dice}` });
    s.fire('gun', 'fodder');
    s.activate('foe', 'hold');
    expect(s.dice.left).toBe(0);
    return s;
  };

  test('+2 together with Hive Bond, nothing alone', () => {
    expect(shatter({ ...foe, rules: [hiveBond, hiveBondBoost] }, '2').told('morale')).toMatchObject([{ passed: true }]);
    expect(shatter(foe, '3').told('morale')).toMatchObject([{ passed: false }]);
  });
});
