import { gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { hero } from '../special/index.ts';
import { traitTactician } from './index.ts';

const captain: TestUnit = { id: 'captain', at: [10, 10], rules: [hero, traitTactician] };
const friend: TestUnit = { id: 'friend', at: [10, 17], weapons: [{ name: 'Gun', range: 24 }] };
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 30], models: 5 };

describe.each(gamesWith(traitTactician))('in $name', ({ scene, ruleset }) => {
  const now = ruleset.rules[traitTactician.id].radiates?.measured === 'now';
  const shoot = (units: readonly TestUnit[], way: number, dice: string): number => {
    const s = scene({ units, dice });
    const order = { weapon: s.weapon('Gun'), target: s.unit('foe') };
    s.activate('friend', 'advance', { moves: s.shift('friend', 0, way), shoot: [order] });
    expect(s.dice.left).toBe(0);
    return s.told('volley')[0].hits;
  };

  test('a unit that begins within 6" and shoots from elsewhere', () => {
    expect(shoot([captain, friend, foe], 6, now ? '3' : '3 | 6')).toBe(now ? 0 : 1);
  });

  test('a unit that begins elsewhere and shoots from within 6"', () => {
    const units = [captain, { ...friend, at: [10, 18] as const }, foe];
    expect(shoot(units, -2, now ? '3 | 6' : '3')).toBe(now ? 1 : 0);
  });

  test('the hero itself, wherever it goes', () => {
    const units = [{ ...captain, id: 'friend', weapons: friend.weapons }, foe];
    expect(shoot(units, 6, '3 | 6')).toBe(1);
  });

  test('it does not count in melee', () => {
    const axe = { ...friend, weapons: [{ name: 'Axe' }] };
    const s = scene({ units: [captain, axe, { ...foe, at: [10, 20] }], dice: '3' });
    s.charge('friend', 'foe');
    expect(s.told('volley')).toMatchObject([{ hits: 0 }]);
    expect(s.dice.left).toBe(0);
  });
});
