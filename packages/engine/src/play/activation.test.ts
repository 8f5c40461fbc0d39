import { tough } from '@muster/rules';
import { codeOf, scene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { GAME, UNIT_FLAG } from '../state/battle.ts';

const squad: TestUnit = { id: 'squad', at: [10, 10], models: 3, weapons: [{ name: 'Rifle', range: 24 }] };
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 30], models: 3 };
const other: TestUnit = { id: 'other', at: [40, 10] };

describe('which side has the turn', () => {
  test('sides alternate, each unit once a round', () => {
    const s = scene({ units: [squad, other, foe, { ...foe, id: 'more', at: [40, 30] }] });
    expect(codeOf(s.activate('foe', 'hold'))).toBe('not-your-turn');
    expect(codeOf(s.activate('squad', 'hold'))).toBe('done');
    expect(codeOf(s.activate('other', 'hold'))).toBe('not-your-turn');
    expect(codeOf(s.activate('foe', 'hold'))).toBe('done');
    expect(codeOf(s.activate('squad', 'hold'))).toBe('already-activated');
    expect(codeOf(s.activate('other', 'hold'))).toBe('done');
    expect(codeOf(s.activate('more', 'hold'))).toBe('done');
    expect(s.battle.game[GAME.round]).toBe(2);
  });

  test('a side without units left to activate is skipped', () => {
    const s = scene({ units: [squad, other, { ...other, id: 'third', at: [50, 10] }, foe] });
    s.activate('squad', 'hold');
    s.activate('foe', 'hold');
    expect(codeOf(s.activate('other', 'hold'))).toBe('done');
    expect(codeOf(s.activate('third', 'hold'))).toBe('done');
    expect(s.battle.game[GAME.round]).toBe(2);
  });

  test('no side passes', () => {
    const s = scene({ units: [squad, foe] });
    expect(codeOf(s.act({ type: 'pass' }))).toBe('wrong-phase');
  });

  test('not the dead, the absent or the made-up', () => {
    const s = scene({ units: [squad, { ...other, reserve: 'ambush' }, foe] });
    expect(codeOf(s.activate('other', 'hold'))).toBe('no-such-unit');
    expect(codeOf(s.act({ type: 'activate', unit: 99, action: 'hold' }))).toBe('no-such-unit');
    expect(codeOf(s.act({ type: 'activate', unit: Number.NaN, action: 'hold' }))).toBe('bad-answer');
  });
});

describe('the actions', () => {
  test('Hold stays and shoots', () => {
    const s = scene({ units: [squad, foe], dice: '1 1 1' });
    expect(codeOf(s.activate('squad', 'hold', { moves: s.shift('squad', 1, 0) }))).toBe('move-too-far');
    expect(codeOf(s.fire('squad', 'foe'))).toBe('done');
    expect(s.dice.left).toBe(0);
  });

  test('Advance moves up to 6" and shoots', () => {
    const s = scene({ units: [squad, foe], dice: '1 1 1' });
    const shoot = [{ weapon: 0, target: s.unit('foe') }];
    expect(codeOf(s.activate('squad', 'advance', { moves: s.shift('squad', 0, 6.01), shoot }))).toBe('move-too-far');
    expect(codeOf(s.activate('squad', 'advance', { moves: s.shift('squad', 0, 6), shoot }))).toBe('done');
    expect(s.dice.left).toBe(0);
  });

  test('Rush moves up to 12" and does not shoot', () => {
    const s = scene({ units: [squad, foe] });
    const shoot = [{ weapon: 0, target: s.unit('foe') }];
    expect(codeOf(s.activate('squad', 'rush', { moves: s.shift('squad', 0, 12), shoot }))).toBe('rush-no-shoot');
    expect(codeOf(s.activate('squad', 'rush', { moves: s.shift('squad', 0, 12.01) }))).toBe('move-too-far');
    expect(codeOf(s.activate('squad', 'rush', { moves: s.shift('squad', 0, 12) }))).toBe('done');
  });

  test('Charge needs a target, an enemy, in reach, and contact', () => {
    const s = scene({ units: [squad, other, { ...foe, at: [10, 20] }], dice: '' });
    const moves = s.shift('squad', 0, 9);
    expect(codeOf(s.activate('squad', 'charge', { moves }))).toBe('no-such-unit');
    expect(codeOf(s.activate('squad', 'charge', { moves, target: 99 }))).toBe('no-such-unit');
    expect(codeOf(s.activate('squad', 'charge', { moves, target: s.unit('other') }))).toBe('not-enemy');
    const short = s.shift('squad', 0, 8.9);
    expect(codeOf(s.activate('squad', 'charge', { moves: short, target: s.unit('foe') }))).toBe('charge-no-path');
    expect(codeOf(s.activate('squad', 'charge', { moves, target: s.unit('foe') }))).toBe('done');
  });

  test('a charge is measured: 12" exactly', () => {
    for (const [y, result] of [
      [23, 'done'],
      [23.01, 'charge-out-of-range'],
    ] as const) {
      const s = scene({ units: [squad, { ...foe, at: [10, y] }] });
      expect(codeOf(s.charge('squad', 'foe'))).toBe(result);
    }
  });

  test('after a refusal nothing has changed', () => {
    const s = scene({ units: [squad, foe] });
    const before = s.battle.block.slice();
    s.activate('squad', 'advance', { moves: s.shift('squad', 0, 9) });
    s.charge('squad', 'foe');
    s.activate('squad', 'idle');
    expect(s.battle.block).toEqual(before);
    expect(s.events).toEqual([]);
  });
});

describe('Shaken units', () => {
  const shaken = { ...squad, flags: UNIT_FLAG.shaken };

  test('only idle', () => {
    const s = scene({ units: [shaken, foe] });
    for (const action of ['hold', 'advance', 'rush', 'charge'] as const)
      expect(codeOf(s.activate('squad', action))).toBe('shaken-must-idle');
    expect(codeOf(s.activate('squad', 'idle', { moves: s.shift('squad', 1, 0) }))).toBe('move-too-far');
    // Nothing is asked: they do not shoot.
    expect(codeOf(s.act({ type: 'activate', unit: s.unit('squad'), action: 'idle' }))).toBe('done');
  });

  test('and others never do', () => {
    const s = scene({ units: [squad, foe] });
    expect(codeOf(s.activate('squad', 'idle'))).toBe('not-shaken');
  });
});

describe('a scattered unit', () => {
  const scattered: TestUnit = { ...squad, models: 2, spacing: 3 };

  test('may not hold when it could close up', () => {
    const s = scene({ units: [scattered, foe] });
    expect(codeOf(s.activate('squad', 'hold'))).toBe('must-restore-coherency');
    const [, second] = s.shift('squad', -2, 0);
    expect(codeOf(s.activate('squad', 'advance', { moves: [second] }))).toBe('done');
  });

  test('must come together as it moves, or at least closer when that is too far', () => {
    const s = scene({ units: [scattered, foe] });
    expect(codeOf(s.activate('squad', 'advance', { moves: s.shift('squad', 0, 3) }))).toBe('coherency');
    const far = scene({ units: [{ ...scattered, spacing: 14 }, foe] });
    const [first, second] = far.shift('squad', 0, 0);
    const closer = [
      { ...first, path: [1300, 1000] },
      { ...second, path: [second.path[0] - 300, 1000] },
    ];
    expect(codeOf(far.activate('squad', 'advance', { moves: closer }))).toBe('done');
  });
});

describe('a charge through dangerous terrain', () => {
  const mines = [{ rect: [8, 12, 30, 13] as const, types: ['dangerous'] as const }];
  const knives: TestUnit = { ...squad, models: 2, weapons: [{ name: 'Knife' }] };
  const target: TestUnit = { ...foe, at: [10, 23], models: 1, rules: [[tough, 3]] };

  test('continues if the models that arrive survive', () => {
    const s = scene({ units: [knives, target], terrain: mines, dice: '2 2   1 1' });
    s.charge('squad', 'foe');
    expect(s.told('volley')).toMatchObject([{ name: 'Knife', attacks: 2 }]);
    expect(s.dice.left).toBe(0);
  });

  test('fails if no model is left in contact: no melee, the activation is over, the ordinary test follows', () => {
    const s = scene({
      units: [knives, target],
      terrain: mines,
      // The first, in contact, is lost; the second has used up its 12". One of two left: a test, passed.
      dice: '1 2   4',
    });
    s.charge('squad', 'foe', { casualties: [s.model('squad', 0)] });
    expect(s.told('charge-failed')).toMatchObject([{ unit: s.unit('squad'), target: s.unit('foe') }]);
    expect(s.told('volley')).toEqual([]);
    expect(s.told('melee')).toEqual([]);
    expect(s.told('morale')).toMatchObject([{ unit: s.unit('squad'), kind: 'morale' }]);
    expect(s.has('squad', 'activated')).toBe(true);
    expect([s.has('squad', 'fatigued'), s.has('foe', 'fatigued')]).toEqual([false, false]);
    expect(s.dice.left).toBe(0);
  });

  /** The first is lost after its charge move; the second stopped `short` of its 12". */
  const leaderless = (y: number, short: number) => {
    const s = scene({
      units: [
        { ...knives, spacing: 0.5 },
        { ...target, at: [10, y] },
      ],
      terrain: mines,
      dice: '1 2   4',
    });
    const [first, second] = s.shift('squad', 0, y - 11);
    const moves = [first, { ...second, path: [second.path[0], 2200 - short] }];
    expect(codeOf(s.act({ type: 'activate', unit: 0, action: 'charge', target: s.unit('foe'), moves }))).toBe(
      'pending',
    );
    expect(s.game.answer(0, [s.model('squad', 0)])).toMatchObject({
      status: 'pending',
      questions: [{ kind: 'finish-move', side: 0 }],
    });
    const walk = (x: number, way: number) => s.game.answer(0, [{ model: s.model('squad', 1), path: [x, way] }]);
    return { s, walk };
  };

  test('the survivors finish their move where they like, with what is left of it', () => {
    // 11" done, 1" left, 1.5" to the enemy: out of reach.
    const { s, walk } = leaderless(23, 100);
    expect(codeOf(walk(1150, 1999))).toBe('move-too-far');
    expect(codeOf(walk(1150, 2000))).toBe('done');
    expect(s.told('charge-failed')).toHaveLength(1);
    expect(s.told('morale')).toHaveLength(1);
    expect(s.dice.left).toBe(0);
  });

  test('a charge that the survivors can still carry out is carried out', () => {
    // 6" done, 6" left, 1.5" to the enemy.
    const { s, walk } = leaderless(18, 600);
    expect(codeOf(walk(1150, 1200))).not.toBe('done');
    expect(codeOf(s.game.answer(0, []))).not.toBe('done');
  });

  test('a unit that dies on the way makes no melee, and the other side continues', () => {
    const s = scene({ units: [{ ...knives, models: 1 }, target, other], terrain: mines, dice: '1' });
    s.charge('squad', 'foe');
    expect(s.has('squad', 'destroyed')).toBe(true);
    expect(s.told('melee')).toEqual([]);
    expect(codeOf(s.activate('foe', 'hold'))).toBe('done');
    expect(s.dice.left).toBe(0);
  });
});

test('what belongs to the moment is forgotten at the end', () => {
  const s = scene({ units: [squad, foe], dice: '4 1 1 | 1' });
  s.activate('squad', 'advance', { moves: s.shift('squad', 0, 3), shoot: [{ weapon: 0, target: s.unit('foe') }] });
  for (const flag of ['moved', 'charged', 'fought', 'struck'] as const) expect(s.has('squad', flag)).toBe(false);
  expect(Array.from(s.battle.unitWounds)).toEqual([0, 0]);
  expect(s.battle.game[GAME.active]).toBe(-1);
});
