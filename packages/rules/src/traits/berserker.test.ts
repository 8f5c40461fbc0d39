import { meleeOdds, moraleBill } from '@muster/engine';
import { gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { traitBerserker } from './index.ts';

const rage: TestUnit = { id: 'rage', at: [10, 10], rules: [traitBerserker], weapons: [{ name: 'Axe' }] };
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16], models: 3 };

describe.each(gamesWith(traitBerserker, { morale: 'unit' }))('in $name', ({ scene }) => {
  const win = (rules: TestUnit['rules'], dice: string): boolean => {
    const s = scene({ units: [{ ...rage, rules }, foe], dice });
    s.charge('rage', 'foe');
    expect(s.dice.left).toBe(0);
    return s.has('foe', 'shaken');
  };

  test('a unit that lost against it has -1 to the test', () => {
    expect([win([traitBerserker], '4 | 1   4'), win([traitBerserker], '4 | 1   5')]).toEqual([true, false]);
    expect(win([], '4 | 1   4')).toBe(false);
  });

  test('as long as it lives, and only after melee', () => {
    const squad: TestUnit = { id: 'squad', at: [10, 10], hero: { rules: [traitBerserker] } };
    const s = scene({ units: [squad, foe] });
    const bill = (kind: 'melee' | 'morale') => moraleBill(s.battle, s.unit('foe'), { kind, by: s.unit('squad') });
    expect(bill('melee')).toEqual([{ source: 'Trait: Berserker', amount: -1 }]);
    expect(bill('morale')).toEqual([]);
    s.battle.alive[s.model('squad', 1)] = 0;
    expect(bill('melee')).toEqual([]);
  });

  test('the odds include it', () => {
    // It hits with 3/6 and is not blocked with 3/6: one of three is killed with 1/4, and the others test on 4+.
    const morale = (rules: TestUnit['rules']): number => {
      const s = scene({ units: [{ ...rage, rules }, foe] });
      return meleeOdds(s.battle, s.unit('rage'), s.unit('foe')).defender.morale.pShaken;
    };
    expect(morale([])).toBeCloseTo((1 / 4) * (1 / 2), 12);
    expect(morale([traitBerserker])).toBeCloseTo((1 / 4) * (4 / 6), 12);
  });
});

describe.each(gamesWith(traitBerserker, { wounds: 'effects' }))('in $name', ({ scene }) => {
  const lone = { ...foe, models: 1 };

  test('adds 1 to the wound effects that it causes in melee', () => {
    const left = (rules: TestUnit['rules'], dice: string): number => {
      const s = scene({ units: [{ ...rage, rules }, lone], dice });
      s.charge('rage', 'foe');
      expect(s.dice.left).toBe(0);
      return s.living('foe');
    };
    expect([left([traitBerserker], '4 | 1 | 4'), left([], '4 | 1 | 4')]).toEqual([0, 1]);
  });

  test('not to those of shots', () => {
    const s = scene({ units: [{ ...rage, weapons: [{ range: 24 }] }, lone], dice: '4 | 1 | 4' });
    s.fire('rage', 'foe');
    expect(s.living('foe')).toBe(1);
    expect(s.dice.left).toBe(0);
  });

  test('the odds include it', () => {
    const gone = (rules: TestUnit['rules']): number => {
      const s = scene({ units: [{ ...rage, rules }, lone] });
      return meleeOdds(s.battle, s.unit('rage'), s.unit('foe')).defender.pDestroyed;
    };
    // One marker: 5 or 6 knocks out, with the trait 4 to 6.
    expect(gone([])).toBeCloseTo((1 / 4) * (2 / 6), 12);
    expect(gone([traitBerserker])).toBeCloseTo((1 / 4) * (3 / 6), 12);
  });
});
