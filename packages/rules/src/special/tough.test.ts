import { UNIT_FLAG } from '@muster/engine';
import { gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { tough } from './index.ts';

const three = [tough, 3] as const;
const gun = (attacks: number) => ({ id: 'gun', at: [10, 10] as const, weapons: [{ range: 24, attacks }] });

describe.each(gamesWith(tough))('in $name', ({ scene, volley, ways }) => {
  /** A unit at half passes its test, where units have one. */
  const passed = ways.morale === 'unit' ? '4' : '';

  test('is killed by its X-th wound', () => {
    const target = { models: 2, rules: [three] };
    expect(volley({ attacks: 2, target, dice: '4 4 | 1 1' })).toMatchObject({ landed: 2, removed: 0 });
    expect(volley({ attacks: 3, target, dice: '4 4 4 | 1 1 1' })).toMatchObject({ landed: 3, removed: 1 });
    expect(volley({ attacks: 2, target: { models: 3 }, dice: '4 4 | 1 1' })).toMatchObject({ landed: 2, removed: 2 });
  });

  test('several instances on one model add up', () => {
    const target = { models: 2, rules: [three, three] };
    expect(volley({ attacks: 5, target, dice: '4 4 4 4 4 | 1 1 1 1 1' })).toMatchObject({ landed: 5, removed: 0 });
    expect(volley({ attacks: 6, target, dice: '4 4 4 4 4 4 | 1 1 1 1 1 1' })).toMatchObject({ landed: 6, removed: 1 });
  });

  describe('the order of wounds', () => {
    test('one model after the other, the most wounded first', () => {
      const s = scene({
        units: [gun(3), { id: 'foe', side: 1, at: [10, 16], models: 3, rules: [three], wounds: [0, 1, 2] }],
        dice: `4 4 4 | 1 1 1   ${passed}`,
      });
      s.fire('gun', 'foe');
      // The third dies of one, the second of two; one of three is left, unhurt.
      expect([0, 1, 2].map((n) => s.battle.alive[s.model('foe', n)])).toEqual([1, 0, 0]);
      expect(s.battle.wounds[s.model('foe')]).toBe(0);
      expect(s.dice.left).toBe(0);
    });

    test('plain models before Tough ones, even wounded ones', () => {
      const s = scene({
        units: [gun(2), { id: 'foe', side: 1, at: [10, 16], models: 3, rulesOf: { 1: [three] }, wounds: [0, 2, 0] }],
        // Two of three are killed; what the third had before is not a new wound.
        dice: `4 4 | 1 1   ${passed}`,
      });
      s.fire('gun', 'foe');
      expect([0, 1, 2].map((n) => s.battle.alive[s.model('foe', n)])).toEqual([0, 1, 0]);
      expect(s.dice.left).toBe(0);
    });

    test('heroes last, even wounded ones', () => {
      const s = scene({
        units: [
          gun(3),
          { id: 'foe', side: 1, at: [10, 16], models: 2, rules: [three], hero: { rules: [three] }, wounds: [0, 0, 2] },
        ],
        dice: '4 4 4 | 1 1 1',
      });
      s.fire('gun', 'foe', undefined, { 'wounds-on': s.model('foe', 0) });
      expect([0, 1, 2].map((n) => s.battle.wounds[s.model('foe', n)])).toEqual([3, 0, 2]);
      expect(s.dice.left).toBe(0);
    });

    test('the defender decides between equally wounded ones', () => {
      const s = scene({
        units: [gun(1), { id: 'foe', side: 1, at: [10, 16], models: 3, rules: [three], wounds: [1, 0, 1] }],
        dice: '4 | 1',
      });
      let asked: readonly number[] = [];
      s.fire('gun', 'foe', undefined, {
        'wounds-on': (question) => {
          if (question.kind === 'wounds-on') asked = question.candidates;
          return s.model('foe', 2);
        },
      });
      expect(asked).toEqual([s.model('foe', 0), s.model('foe', 2)]);
      expect([0, 1, 2].map((n) => s.battle.wounds[s.model('foe', n)])).toEqual([1, 0, 2]);
      expect(s.dice.left).toBe(0);
    });
  });

  test('rolls so many dice in dangerous terrain', () => {
    const s = scene({
      units: [{ id: 'walker', at: [10, 10], rules: [three] }],
      terrain: [{ rect: [8, 12, 14, 14], types: ['dangerous'] }],
      dice: '1 2 6',
    });
    s.activate('walker', 'advance', { moves: s.shift('walker', 0, 5) });
    expect(s.battle.wounds[s.model('walker')]).toBe(1);
    expect(s.dice.left).toBe(0);
  });
});

describe.each(gamesWith(tough, { morale: 'unit' }))('a unit in $name', ({ scene }) => {
  test('a model on its own is at half by its wounds', () => {
    for (const [value, wounds, dice] of [
      [3, 1, ''],
      [3, 2, '4'],
      [6, 2, ''],
      [6, 3, '4'],
      [1, 0, ''],
    ] as const) {
      const hits = Array.from({ length: wounds }, () => '4').join(' ');
      const s = scene({
        units: [gun(Math.max(1, wounds)), { id: 'foe', side: 1, at: [10, 16], rules: [[tough, value]] }],
        dice: wounds === 0 ? '3' : `${hits} | ${hits.replaceAll('4', '1')} | ${dice}`,
      });
      s.fire('gun', 'foe');
      expect(s.told('morale')).toHaveLength(dice === '' ? 0 : 1);
      expect(s.dice.left).toBe(0);
    }
  });

  test('a model that is left of several counts models, not wounds', () => {
    const s = scene({
      units: [gun(1), { id: 'foe', side: 1, at: [10, 16], models: 2, rules: [three], wounds: [2, 0] }],
      // One of two left, though unhurt.
      dice: '4 | 1   4',
    });
    s.fire('gun', 'foe');
    expect(s.told('morale')).toHaveLength(1);
    expect(s.dice.left).toBe(0);
  });
});

describe.each(gamesWith(tough, { wounds: 'effects' }))('the last model in $name', ({ scene }) => {
  /** What came of the check, if there was one. */
  const shoot = (wounds: number, foe: Partial<TestUnit>, dice: string, settings = {}) => {
    const hits = Array.from({ length: wounds }, () => 4).join(' ');
    const s = scene({
      units: [gun(wounds), { id: 'foe', side: 1, at: [10, 16], rules: [three], ...foe }],
      settings,
      dice: `${hits} | ${hits.replaceAll('4', '1')} | ${dice}`,
    });
    s.fire('gun', 'foe');
    expect(s.dice.left).toBe(0);
    return s.told('wound-effect').map(({ markers, total, result }) => ({ markers, total, result }));
  };

  test('takes no wound effect below X wound markers', () => {
    expect(shoot(2, {}, '')).toEqual([{ markers: 2, total: undefined, result: 'none' }]);
    expect(shoot(1, { rules: [] }, '1')).toEqual([{ markers: 1, total: 2, result: 'shaken' }]);
  });

  test('is knocked out at 5 + X', () => {
    expect(shoot(3, {}, '5')).toEqual([{ markers: 3, total: 8, result: 'knocked-out' }]);
    expect(shoot(3, {}, '4')).toEqual([{ markers: 3, total: 7, result: 'shaken' }]);
    expect(shoot(1, { rules: [] }, '5')).toEqual([{ markers: 1, total: 6, result: 'knocked-out' }]);
    expect(shoot(1, { rules: [] }, '4')).toEqual([{ markers: 1, total: 5, result: 'shaken' }]);
  });

  test('keeps its markers, and is checked for every further wound', () => {
    expect(shoot(1, { wounds: [2] }, '5')).toEqual([{ markers: 3, total: 8, result: 'knocked-out' }]);
    expect(shoot(1, { wounds: [3] }, '3')).toEqual([{ markers: 4, total: 7, result: 'shaken' }]);
    expect(shoot(1, { wounds: [3], flags: UNIT_FLAG.shaken }, '3')).toEqual([
      { markers: 4, total: 8, result: 'knocked-out' },
    ]);
    expect(shoot(1, { wounds: [7] }, '1')).toEqual([{ markers: 8, total: 9, result: 'knocked-out' }]);
  });

  test('of a group gets the wounds that the others did not take', () => {
    // Three for the first, one for the second.
    expect(shoot(4, { models: 2 }, '')).toEqual([{ markers: 1, total: undefined, result: 'none' }]);
    expect(shoot(6, { models: 2 }, '5')).toEqual([{ markers: 3, total: 8, result: 'knocked-out' }]);
    // Exactly enough for the first: the second is not touched.
    expect(shoot(3, { models: 2 }, '')).toEqual([]);
  });

  test('counts what it took in the group before', () => {
    const mixed = { models: 2, rules: [], rulesOf: { 1: [three] }, wounds: [0, 2] };
    expect(shoot(2, mixed, '5')).toEqual([{ markers: 3, total: 8, result: 'knocked-out' }]);
  });

  test('with the setting off each wound takes a model of the group', () => {
    const off = { gffGroupToughSoaks: false };
    expect(shoot(2, { models: 3 }, '', off)).toEqual([]);
    expect(shoot(4, { models: 2 }, '5', off)).toEqual([{ markers: 3, total: 8, result: 'knocked-out' }]);
  });
});
