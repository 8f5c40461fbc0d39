import { gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { fatigueDebuff, hiveBond } from './index.ts';

const gun: TestUnit = { id: 'gun', at: [10, 10], weapons: [{ range: 24 }] };
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16], models: 2, rules: [hiveBond] };

describe.each(gamesWith(hiveBond, { morale: 'unit' }))('in $name', ({ scene }) => {
  /** One of two falls, and the other tests. */
  const shootOne = (unit: TestUnit, dice: string) => {
    const s = scene({ units: [gun, unit], dice: `4 | 1   ${dice}` });
    s.fire('gun', 'foe');
    expect(s.dice.left).toBe(0);
    return s;
  };

  test('morale tests have +1', () => {
    expect(shootOne(foe, '3').told('morale')).toMatchObject([{ passed: true }]);
    expect(shootOne(foe, '2').told('morale')).toMatchObject([{ passed: false }]);
  });

  test('tests that a rule of the enemy calls for are no part of it', () => {
    const s = scene({ units: [{ ...gun, rules: [fatigueDebuff] }, foe], dice: '3' });
    s.use('gun', ['foe']);
    expect(s.told('morale')).toMatchObject([{ kind: 'ordeal', passed: false }]);
    expect([s.has('foe', 'fatigued'), s.dice.left]).toEqual([true, 0]);
  });

  test('every living model must have it', () => {
    // The hero is the last to fall, and has nothing of the bond.
    expect(shootOne({ ...foe, models: 1, hero: {} }, '3').told('morale')).toMatchObject([{ passed: false }]);
  });
});

describe.each(gamesWith(hiveBond, { morale: 'army' }))('in $name', ({ scene }) => {
  const fodder: TestUnit = { id: 'fodder', side: 1, at: [40, 16] };
  /** One of two units is knocked out, the other holds; then the round ends and the army is at half. */
  const shatter = (unit: TestUnit, dice: string) => {
    const s = scene({ units: [{ ...gun, at: [40, 10] }, unit, fodder], dice: `4 | 1 | 5   ${dice}` });
    s.fire('gun', 'fodder');
    s.activate('foe', 'hold');
    expect(s.dice.left).toBe(0);
    return s;
  };

  test('morale tests have +1', () => {
    expect(shatter(foe, '3').told('morale')).toMatchObject([{ passed: true }]);
    expect(shatter(foe, '2').told('morale')).toMatchObject([{ passed: false }]);
  });

  test('every living model must have it', () => {
    const mixed: TestUnit = { ...foe, models: 3, rules: [], rulesOf: { 0: [hiveBond] } };
    expect(shatter(mixed, '3').told('morale')).toMatchObject([{ passed: false }]);
  });
});
