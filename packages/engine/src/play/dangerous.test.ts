import { ambush, tough } from '@muster/rules';
import { codeOf, scene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { UNIT_FLAG } from '../state/battle.ts';

const squad: TestUnit = { id: 'squad', at: [10, 10], models: 2, rules: [[tough, 2]], weapons: [{ name: 'Knife' }] };
const foe: TestUnit = { id: 'foe', side: 1, at: [60, 40] };
const mines = [{ rect: [8, 14, 30, 16] as const, types: ['dangerous'] as const }];

describe('which models test', () => {
  test.each([
    ['through it', 10, 10, 'rush', '2 2 2 2'],
    ['into it', 10, 5, 'advance', '2 2 2 2'],
    ['up to its border, touching', 10, 3.5, 'advance', ''],
    ['out of it', 15, -5, 'advance', '2 2 2 2'],
    ['along it, not touching', 10, 0, 'advance', ''],
  ] as const)('%s', (_, y, dy, action, dice) => {
    const s = scene({ units: [{ ...squad, at: [10, y] }, foe], terrain: mines, dice });
    expect(codeOf(s.activate('squad', action, { moves: s.shift('squad', dy === 0 ? 3 : 0, dy) }))).toBe('done');
    expect(s.told('dangerous')).toHaveLength(dice === '' ? 0 : 1);
    expect(s.dice.left).toBe(0);
  });

  test('models in it, when holding or idle', () => {
    for (const [flags, action] of [
      [0, 'hold'],
      [UNIT_FLAG.shaken, 'idle'],
    ] as const) {
      const s = scene({ units: [{ ...squad, at: [10, 15], flags }, foe], terrain: mines, dice: '2 2 2 2' });
      s.activate('squad', action);
      expect(s.told('dangerous')).toMatchObject([{ dice: 4 }]);
      expect(s.dice.left).toBe(0);
    }
  });

  test('only the models that are concerned', () => {
    const s = scene({
      units: [{ ...squad, spacing: 1 }, foe],
      terrain: [{ ...mines[0], rect: [8, 14, 11, 16] }],
      dice: '2 2',
    });
    s.activate('squad', 'advance', { moves: s.shift('squad', 0, 5) });
    expect(s.told('dangerous')).toMatchObject([{ dice: 2 }]);
    expect(s.dice.left).toBe(0);
  });

  test('once in an activation, however many pieces', () => {
    const s = scene({
      units: [squad, foe],
      terrain: [...mines, { rect: [8, 17, 30, 18], types: ['dangerous'] }],
      dice: '2 2 2 2',
    });
    s.activate('squad', 'rush', { moves: s.shift('squad', 0, 10) });
    expect(s.dice.left).toBe(0);
  });

  test('not again when the melee makes them step back through it', () => {
    const s = scene({
      units: [
        { ...squad, models: 1, rules: [[tough, 3]], weapons: [] },
        { ...foe, at: [10, 17], rules: [[tough, 3]] },
      ],
      terrain: mines,
      dice: '2 2 2',
    });
    s.charge('squad', 'foe');
    expect(s.told('moved').map(({ how }) => how)).toEqual(['charge', 'back-off']);
    expect(s.told('dangerous')).toHaveLength(1);
    expect(s.dice.left).toBe(0);
  });

  test('rivers and ruins only in haste', () => {
    const river = [{ rect: [8, 14, 30, 16] as const, types: [] as const, dangerousInHaste: true }];
    const walk = scene({ units: [squad, foe], terrain: river });
    walk.activate('squad', 'advance', { moves: walk.shift('squad', 0, 5) });
    expect(walk.told('dangerous')).toEqual([]);
    const rush = scene({ units: [squad, foe], terrain: river, dice: '2 2 2 2' });
    rush.activate('squad', 'rush', { moves: rush.shift('squad', 0, 10) });
    expect(rush.told('dangerous')).toHaveLength(1);
    expect(rush.dice.left).toBe(0);
    const hold = scene({ units: [{ ...squad, at: [10, 15] }, foe], terrain: river });
    hold.activate('squad', 'hold');
    expect(hold.told('dangerous')).toEqual([]);
  });

  test('models that pile in or consolidate through it, too', () => {
    const s = scene({
      units: [
        { ...squad, models: 1, rules: [[tough, 3]], weapons: [] },
        { ...foe, at: [10, 16], models: 2, spacing: 1 },
      ],
      // Only the second enemy model, at x = 12, is in it while piling in.
      terrain: [{ rect: [11.4, 15, 13, 17], types: ['dangerous'] }],
      dice: '2',
    });
    s.charge('squad', 'foe');
    expect(s.told('dangerous')).toMatchObject([{ unit: s.unit('foe'), dice: 1 }]);
    expect(s.dice.left).toBe(0);
  });

  test('not models that arrive from Ambush', () => {
    const s = scene({
      units: [{ ...squad, rules: [ambush], reserve: 'ambush' }, foe],
      terrain: mines,
      phase: 'ambush',
      round: 2,
    });
    expect(codeOf(s.act({ type: 'arrive', unit: s.unit('squad'), positions: s.row('squad', 10, 15) }))).toBe('done');
    expect(s.told('dangerous')).toEqual([]);
  });
});

describe('what it does', () => {
  test('each 1 is a wound on the unit, without a Defense roll, in the order of wounds', () => {
    const s = scene({
      units: [{ ...squad, models: 3, rules: [], rulesOf: { 0: [[tough, 3]] } }, foe],
      terrain: mines,
      // The Tough one rolls three dice and shows two 1s; the two plain ones fall for it. A test at half follows.
      dice: '1 1 2 2 2   4',
    });
    s.activate('squad', 'advance', { moves: s.shift('squad', 0, 5) });
    expect([0, 1, 2].map((n) => s.battle.alive[s.model('squad', n)])).toEqual([1, 0, 0]);
    expect(s.told('dangerous')).toMatchObject([{ dice: 5, wounds: 2, removed: 2 }]);
    expect(s.dice.left).toBe(0);
  });

  test('after the move and before the shots', () => {
    const s = scene({
      units: [
        { id: 'squad', at: [10, 10], models: 2, weapons: [{ name: 'Rifle', range: 24 }] },
        { ...foe, at: [10, 30], models: 3 },
      ],
      terrain: mines,
      // One of two is lost and does not shoot any more.
      dice: '1 2   4 | 6   4',
    });
    const shoot = [{ weapon: 0, target: s.unit('foe') }];
    s.activate('squad', 'advance', { moves: s.shift('squad', 0, 5), shoot });
    expect(s.told('volley')).toMatchObject([{ attacks: 1 }]);
    expect(s.dice.left).toBe(0);
  });

  test('the losses count for no unit', () => {
    const s = scene({ units: [{ ...squad, models: 1, rules: [] }, foe], terrain: mines, dice: '1' });
    s.activate('squad', 'advance', { moves: s.shift('squad', 0, 5) });
    expect(s.game.losses).toMatchObject([{ cause: 'dangerous', by: -1 }]);
    expect(s.dice.left).toBe(0);
  });
});
