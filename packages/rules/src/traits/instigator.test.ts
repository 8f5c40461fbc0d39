import { gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { hero } from '../special/index.ts';
import { traitInstigator } from './index.ts';

const captain: TestUnit = { id: 'captain', at: [10, 10], rules: [hero, traitInstigator] };
const friend: TestUnit = { id: 'friend', at: [10, 17], weapons: [{ name: 'Axe' }] };
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 26], models: 5 };

describe.each(gamesWith(traitInstigator))('in $name', ({ scene, ruleset }) => {
  const now = ruleset.rules[traitInstigator.id].radiates?.measured === 'now';
  const charge = (units: readonly TestUnit[], dice: string): number => {
    const s = scene({ units, dice });
    s.charge('friend', 'foe');
    expect(s.dice.left).toBe(0);
    return s.told('volley')[0].hits;
  };

  test('a unit that begins within 6" and ends elsewhere', () => {
    expect(charge([captain, friend, foe], now ? '3' : '3 | 6')).toBe(now ? 0 : 1);
  });

  test('a unit that begins elsewhere and ends within 6"', () => {
    const units = [captain, { ...friend, at: [10, 18] as const }, { ...foe, at: [10, 12.5] as const }];
    expect(charge(units, now ? '3 | 6' : '3')).toBe(now ? 1 : 0);
  });

  test('a unit that strikes back: as it stands now, or as it stood when it was last activated', () => {
    const struckAt = (acts: boolean, dice: string): number => {
      const s = scene({ units: [captain, friend, foe, { id: 'other', at: [60, 40] }], dice });
      s.activate(acts ? 'friend' : 'other', 'hold');
      s.charge('foe', 'friend');
      expect(s.dice.left).toBe(0);
      return s.told('volley')[0].hits;
    };
    expect(struckAt(true, '3 | 6')).toBe(1);
    expect(struckAt(false, now ? '3 | 6' : '3')).toBe(now ? 1 : 0);
  });

  test('it does not count when shooting', () => {
    const s = scene({ units: [captain, { ...friend, weapons: [{ range: 24 }] }, foe], dice: '3' });
    s.fire('friend', 'foe');
    expect(s.told('volley')).toMatchObject([{ hits: 0 }]);
    expect(s.dice.left).toBe(0);
  });
});
