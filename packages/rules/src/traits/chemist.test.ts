import { moraleBill } from '@muster/engine';
import { gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { hero } from '../special/index.ts';
import { traitChemist } from './index.ts';

const captain: TestUnit = { id: 'captain', side: 1, at: [3, 16], rules: [hero, traitChemist] };
const friend: TestUnit = { id: 'friend', side: 1, at: [10, 16], models: 3 };

describe.each(gamesWith(traitChemist, { morale: 'unit' }))('in $name', ({ scene }) => {
  const lose = (leader: TestUnit): boolean => {
    const s = scene({ units: [{ id: 'foe', at: [10, 10], weapons: [{}] }, friend, leader], dice: '4 | 1   3' });
    s.charge('foe', 'friend');
    expect(s.told('melee')).toMatchObject([{ winner: s.unit('foe') }]);
    expect(s.dice.left).toBe(0);
    return s.has('friend', 'shaken');
  };

  test('friends within 6" have +1 after a lost melee', () => {
    expect(lose(captain)).toBe(false);
    expect(lose({ ...captain, at: [2.99, 16] })).toBe(true);
  });

  test('and nothing for other tests', () => {
    const s = scene({ units: [friend, captain] });
    expect(moraleBill(s.battle, 0)).toEqual([]);
    expect(moraleBill(s.battle, 0, { kind: 'melee', by: -1 })).toEqual([{ source: 'Trait: Chemist', amount: 1 }]);
  });
});

describe.each(gamesWith(traitChemist, { wounds: 'effects' }))('in $name', ({ scene }) => {
  const shot = (leader: TestUnit): number => {
    const gun: TestUnit = { id: 'gun', at: [10, 10], weapons: [{ range: 24 }] };
    const s = scene({ units: [gun, { ...friend, models: 1 }, leader], dice: '4 | 1 | 5' });
    s.fire('gun', 'friend');
    expect(s.dice.left).toBe(0);
    return s.living('friend');
  };

  test('a 5 and one marker are 5 and not 6 for friends within 6"', () => {
    expect(shot(captain)).toBe(1);
    expect(shot({ ...captain, at: [2.99, 16] })).toBe(0);
    expect(shot({ ...captain, side: 0 })).toBe(0);
  });
});
