import { type Answer, type Question, roundOf } from '@muster/engine';
import { codeOf, gamesWith, type Scene, type TestAnswers, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { ambush, hero, tough } from './index.ts';

const NOTHING = { type: 'muster', reserves: [], joins: [], loads: [] } as const;
const captain: TestUnit = { id: 'captain', at: [0, 0], rules: [hero, [tough, 3]], quality: 3, defense: 2 };
const squad: TestUnit = { id: 'squad', at: [0, 0], models: 2, quality: 5, defense: 5 };
const foe: TestUnit = {
  id: 'foe',
  side: 1,
  at: [0, 0],
  weapons: [
    { name: 'Gun', range: 48, attacks: 2 },
    { name: 'Cannon', range: 48 },
  ],
};

describe.each(gamesWith(hero, { morale: 'unit' }))('in $name', ({ scene }) => {
  describe('joining', () => {
    const join = (units: readonly TestUnit[], ...pairs: [string, string][]): string => {
      const s = scene({ units: [...units, foe], phase: 'muster' });
      const joins = pairs.map(([who, where]) => ({ hero: s.unit(who), unit: s.unit(where) }));
      return codeOf(s.act({ ...NOTHING, joins }));
    };

    test('up to Tough(6), into a unit of several models', () => {
      expect(join([captain, squad], ['captain', 'squad'])).toBe('done');
      expect(join([{ ...captain, rules: [hero] }, squad], ['captain', 'squad'])).toBe('done');
      expect(join([{ ...captain, rules: [hero, [tough, 6]] }, squad], ['captain', 'squad'])).toBe('done');
      expect(join([{ ...captain, rules: [hero, [tough, 7]] }, squad], ['captain', 'squad'])).toBe('hero-join-illegal');
      expect(join([captain, { ...squad, models: 1 }], ['captain', 'squad'])).toBe('hero-join-illegal');
    });

    test('only heroes, one to a unit, one unit to a hero', () => {
      const second = { ...captain, id: 'second' };
      const other = { ...squad, id: 'other' };
      expect(join([{ ...captain, rules: [] }, squad], ['captain', 'squad'])).toBe('hero-join-illegal');
      expect(join([captain, second, squad], ['captain', 'squad'], ['second', 'squad'])).toBe('hero-join-illegal');
      expect(join([captain, squad, other], ['captain', 'squad'], ['captain', 'other'])).toBe('hero-join-illegal');
      expect(join([captain, { ...squad, hero: {} }], ['captain', 'squad'])).toBe('hero-join-illegal');
      expect(join([captain, second, squad, other], ['captain', 'squad'], ['second', 'other'])).toBe('done');
      expect(join([captain, squad], ['captain', 'foe'])).toBe('no-such-unit');
    });

    test('a unit in Ambush needs a hero with Ambush', () => {
      const lurkers = { ...squad, rules: [ambush] };
      const reserve = (leader: TestUnit): string => {
        const s = scene({ units: [leader, lurkers, foe], phase: 'muster' });
        const joins = [{ hero: s.unit('captain'), unit: s.unit('squad') }];
        return codeOf(s.act({ ...NOTHING, joins, reserves: [{ unit: s.unit('squad'), kind: 'ambush' }] }));
      };
      expect(reserve(captain)).toBe('no-such-rule');
      expect(reserve({ ...captain, rules: [hero, ambush] })).toBe('done');
    });
  });

  describe('in its unit, from muster to morale', () => {
    /** Joined, deployed, and the squad has held in round 1. */
    const ready = (dice: string) => {
      const s = scene({ units: [captain, squad, foe], phase: 'muster', dice: `6 1   ${dice}` });
      s.act({ ...NOTHING, joins: [{ hero: s.unit('captain'), unit: s.unit('squad') }] });
      s.act(NOTHING);
      s.act({ type: 'choose-edge', zone: 0 });
      expect(codeOf(s.act({ type: 'deploy', unit: s.unit('captain'), positions: [] }))).toBe('already-deployed');
      expect(codeOf(s.act({ type: 'deploy', unit: s.unit('squad'), positions: s.row('squad', 10, 6) }))).toBe('done');
      expect(codeOf(s.act({ type: 'deploy', unit: s.unit('foe'), positions: s.row('foe', 10, 40) }))).toBe('done');
      expect(codeOf(s.activate('squad', 'hold'))).toBe('done');
      return s;
    };

    test('the unit is one larger and the hero has no separate activation', () => {
      const s = ready('');
      expect(s.living('squad')).toBe(3);
      expect(s.battle.unitStart[s.unit('squad')]).toBe(3);
      expect(s.has('captain', 'joined')).toBe(true);
      s.activate('foe', 'hold');
      expect(roundOf(s.battle)).toBe(2);
      expect(codeOf(s.activate('captain', 'hold'))).toBe('no-such-unit');
    });

    test('it borrows the unit’s Defense until it is alone, is wounded last and lends its Quality', () => {
      // 4s fail for Defense 5+; alone, a 2 blocks for Defense 2+; a 3 passes for Quality 3+.
      const s = ready('4 4 | 4 4   4 | 2   3');
      s.fire('foe', 'squad', ['Gun', 'Cannon'], { 'morale-quality': true });
      expect(s.told('volley')).toMatchObject([
        { name: 'Gun', blocked: 0, removed: 2 },
        { name: 'Cannon', blocked: 1 },
      ]);
      expect(s.battle.alive[s.model('captain')]).toBe(1);
      expect(s.told('morale')).toMatchObject([{ unit: s.unit('squad'), natural: 3, passed: true }]);
      expect(s.dice.left).toBe(0);
    });

    test('its player may take the unit’s Quality instead; by default the better one counts', () => {
      const own = ready('4 4 | 4 4   1   3');
      own.fire('foe', 'squad', ['Gun', 'Cannon'], { 'morale-quality': false });
      expect(own.told('morale')).toMatchObject([{ passed: false }]);
      const auto = ready('4 4 | 4 4   1   3');
      auto.fire('foe', 'squad', ['Gun', 'Cannon'], { 'morale-quality': 'auto' });
      expect(auto.told('morale')).toMatchObject([{ passed: true }]);
    });
  });

  test('attacks with its own Quality, in one group with the same weapons of its unit', () => {
    const weapons = [{ name: 'Rifle', range: 24 }];
    const s = scene({
      units: [
        { id: 'squad', at: [10, 10], models: 2, quality: 5, weapons, hero: { quality: 3, weapons } },
        { id: 'foe', side: 1, at: [10, 16], models: 5 },
      ],
      dice: '4 4 4 | 6',
    });
    s.fire('squad', 'foe');
    expect(s.told('volley')).toMatchObject([{ attacks: 3, hits: 1 }]);
    expect(s.dice.left).toBe(0);
  });

  test('is hit last although it is not Tough', () => {
    const s = scene({
      units: [
        { id: 'gun', at: [10, 10], weapons: [{ range: 24, attacks: 2 }] },
        { id: 'foe', side: 1, at: [10, 16], models: 2, hero: {} },
      ],
      dice: '4 4 | 1 1   4',
    });
    s.fire('gun', 'foe');
    expect([0, 1, 2].map((n) => s.battle.alive[s.model('foe', n)])).toEqual([0, 0, 1]);
    expect(s.dice.left).toBe(0);
  });

  test('the last of its unit routs as its unit would', () => {
    const s = scene({
      units: [
        { id: 'charger', at: [10, 10], weapons: [{ attacks: 2 }] },
        { id: 'foe', side: 1, at: [10, 16], models: 2, hero: { rules: [[tough, 6]] } },
      ],
      // Two are killed; one of three has lost the melee and fails.
      dice: '4 4 | 1 1   3',
    });
    s.charge('charger', 'foe');
    expect(s.told('morale')).toMatchObject([{ result: 'routed' }]);
    expect(s.living('foe')).toBe(0);
    expect(s.dice.left).toBe(0);
  });
});

describe.each(gamesWith(hero, { morale: 'army' }))('in $name', ({ scene }) => {
  test('joins no unit', () => {
    const s = scene({ units: [captain, squad, foe], phase: 'muster' });
    const joins = [{ hero: s.unit('captain'), unit: s.unit('squad') }];
    expect(codeOf(s.act({ ...NOTHING, joins }))).toBe('hero-join-illegal');
    expect(codeOf(s.act(NOTHING))).toBe('done');
  });

  describe('when its army is at half', () => {
    const gun = (id: string, x: number): TestUnit => ({ id, at: [x, 40], weapons: [{ name: 'Gun', range: 48 }] });
    const fodder = (id: string, x: number): TestUnit => ({ id, side: 1, at: [x, 10] });
    /** The hero stands at x = 10 and the squad so far to the right; two others are knocked out, and the round ends. */
    const shatter = (at: number, dice: string, answers: TestAnswers = {}) => {
      const s = scene({
        units: [
          gun('first', 50),
          gun('second', 60),
          { ...captain, side: 1, at: [10, 10] },
          { ...squad, side: 1, at: [at, 10] },
          fodder('left', 50),
          fodder('right', 60),
        ],
        dice: `4 | 1 | 5   4 | 1 | 5   ${dice}`,
      });
      s.fire('first', 'left');
      s.activate('captain', 'hold');
      s.fire('second', 'right');
      s.activate('squad', 'hold', {}, answers);
      expect(s.dice.left).toBe(0);
      return s;
    };
    const squadPassed = (s: Scene): boolean | undefined =>
      s.told('morale').find(({ unit }) => unit === s.unit('squad'))?.passed;

    test('lends its Quality to units within 12"', () => {
      // The squad of Quality 5+ tests with a 3, then the hero of 3+ with another.
      const s = shatter(23, '3   3');
      expect(s.told('morale')).toMatchObject([
        { unit: s.unit('squad'), passed: true },
        { unit: s.unit('captain'), passed: true },
      ]);
      expect(squadPassed(shatter(23.01, '3   3'))).toBe(false);
    });

    test('unless its player declines', () => {
      expect(squadPassed(shatter(23, '3   3', { 'morale-quality': false }))).toBe(false);
    });

    test('not once it is Shaken itself', () => {
      const order = (question: Question): Answer =>
        question.kind === 'morale-order' ? [...question.units].sort((a, b) => a - b) : 'auto';
      // The hero tests first: a 2 shakes it, and a 3 does not do for Quality 5+.
      const s = shatter(23, '2   3', { 'morale-order': order });
      expect(s.told('morale')).toMatchObject([
        { unit: s.unit('captain'), result: 'shaken' },
        { unit: s.unit('squad'), result: 'shaken' },
      ]);
    });
  });

  test('attacks and blocks with its own values', () => {
    const s = scene({
      units: [
        { ...captain, at: [10, 10], weapons: [{ name: 'Pistol', range: 24 }] },
        { ...captain, id: 'other', side: 1, at: [10, 16] },
      ],
      dice: '3 | 2',
    });
    s.fire('captain', 'other');
    expect(s.told('volley')).toMatchObject([{ hits: 1, blocked: 1 }]);
    expect(s.dice.left).toBe(0);
  });
});
