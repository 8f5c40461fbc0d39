import { joinHero, UNIT_FLAG } from '@muster/engine';
import { gamesWith, type Scene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { hero } from '../special/index.ts';
import { traitElite, traitWarden } from './index.ts';

const captain: TestUnit = { id: 'captain', at: [10, 10], rules: [hero, traitWarden] };
const near: TestUnit = { id: 'near', at: [10, 17], flags: UNIT_FLAG.shaken };
const far: TestUnit = { id: 'far', at: [17.01, 10], flags: UNIT_FLAG.shaken };
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 12.5], flags: UNIT_FLAG.shaken };

describe.each(gamesWith(traitWarden))('in $name', ({ scene, ruleset }) => {
  const rolls = ruleset.id === 'aof';
  const shaken = (s: Scene): string[] => ['near', 'far', 'foe'].filter((id) => s.has(id, 'shaken'));

  test('friends within 6" stop being Shaken when it is activated', () => {
    const s = scene({ units: [captain, near, far, foe], dice: rolls ? '5' : '' });
    s.activate('captain', 'hold');
    expect(shaken(s)).toEqual(['far', 'foe']);
    expect(s.told('recovered')).toMatchObject([{ unit: s.unit('near') }]);
    expect(s.told('used')).toMatchObject([{ rule: 'Trait: Warden', targets: [s.unit('near')], times: 1 }]);
    expect(s.dice.left).toBe(0);
  });

  test('once in an activation, before it moves', () => {
    const s = scene({ units: [captain, near, far], dice: rolls ? '6' : '' });
    s.activate('captain', 'advance', { moves: s.shift('captain', -6, 0) });
    expect(shaken(s)).toEqual(['far']);
    expect(s.dice.left).toBe(0);
  });

  test('not when it is Shaken itself', () => {
    const s = scene({ units: [{ ...captain, flags: UNIT_FLAG.shaken }, near, far] });
    s.activate('captain', 'idle');
    expect(shaken(s)).toEqual(['near', 'far']);
  });

  test('no die without a Shaken unit near it', () => {
    const s = scene({ units: [captain, far] });
    s.activate('captain', 'hold');
    expect(s.told('used')).toEqual([]);
  });

  test.runIf(rolls)('the die is the hero’s, also where he has joined a squad', () => {
    // He is Elite, his squad is not: a 4 is rolled again and becomes a 5.
    const squad: TestUnit = { id: 'squad', at: [11.25, 10], models: 2 };
    const s = scene({ units: [{ ...captain, rules: [hero, traitWarden, traitElite] }, squad, near], dice: '4 | 5' });
    joinHero(s.battle, s.unit('captain'), s.unit('squad'));
    s.activate('squad', 'hold', {}, { reroll: 'all' });
    expect(s.has('near', 'shaken')).toBe(false);
    expect(s.dice.left).toBe(0);
  });

  test.runIf(rolls)('a 4 is not enough', () => {
    const s = scene({ units: [captain, near, far], dice: '4' });
    s.activate('captain', 'hold');
    expect(shaken(s)).toEqual(['near', 'far']);
    expect(s.told('used')).toMatchObject([{ faces: [4], times: 0 }]);
    expect(s.dice.left).toBe(0);
  });
});
