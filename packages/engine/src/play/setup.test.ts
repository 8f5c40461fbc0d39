import { ambush, scout, transport } from '@muster/rules';
import { codeOf, scenePlan, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import type { Action, Placement } from '../game/action.ts';
import { scriptedDice } from '../game/dice-source.ts';
import type { BattleEvent } from '../game/events.ts';
import { Game } from '../game/game.ts';
import { G, phaseOf } from '../state/battle.ts';
import { modelsOf } from '../state/query.ts';

/** A battle from its very first die. */
const begin = (dice: string, units: readonly TestUnit[], terrain: Parameters<typeof scenePlan>[0]['terrain'] = []) => {
  const plan = scenePlan({ units, terrain });
  const events: BattleEvent[] = [];
  const source = scriptedDice(dice.split(' ').map(Number));
  const game = new Game({ plan, seed: 'test', dice: source, listen: (event) => events.push(event) });
  const unit = (id: string): number => plan.units.findIndex((known) => known.id === id);
  const row = (id: string, x: number, y: number): Placement[] =>
    modelsOf(game.battle, unit(id)).map((model, i) => ({ model, x: x * 100 + 125 * i, y: y * 100 }));
  return {
    game,
    events,
    source,
    unit,
    act: (action: Action): string => codeOf(game.act(action)),
    turn: (): number => game.battle.game[G.side],
    phase: (): string => phaseOf(game.battle),
    put: (id: string, x: number, y: number): string =>
      codeOf(game.act({ type: 'deploy', unit: unit(id), positions: row(id, x, y) })),
  };
};

const NOTHING = { type: 'muster', reserves: [], joins: [], loads: [] } as const;
const UNITS: TestUnit[] = [
  { id: 'a', at: [0, 0], models: 2 },
  { id: 'b', at: [0, 0] },
  { id: 'c', at: [0, 0] },
  { id: 'x', side: 1, at: [0, 0] },
];

describe('markers', () => {
  test.each([
    ['1 6 1', 3],
    ['2 6 1', 3],
    ['3 6 1', 4],
    ['4 6 1', 4],
    ['5 6 1', 5],
    ['6 6 1', 5],
  ])('dice %s: %i of them', (dice, count) => {
    const b = begin(dice, UNITS);
    expect(b.game.battle.game[G.objectivesToPlace]).toBe(count);
    expect(b.source.left).toBe(0);
  });

  test('the roll-off is repeated until somebody wins, who names the first to place', () => {
    const b = begin('1 4 4 2 2 3 5', UNITS);
    expect(b.events.find(({ type }) => type === 'roll-off')).toMatchObject({ winner: 1, rolls: 3 });
    expect([b.phase(), b.turn()]).toEqual(['first-placer', 1]);
    expect(b.act({ type: 'choose-first-placer', first: 2 })).toBe('bad-answer');
    expect(b.act({ type: 'choose-first-placer', first: 0 })).toBe('done');
    expect([b.phase(), b.turn()]).toEqual(['objectives', 0]);
    expect(b.source.left).toBe(0);
  });

  test('are placed in turn: outside the zones, over 9" apart, where somebody can stand', () => {
    const b = begin('1 6 1', UNITS, [{ rect: [40, 20, 44, 24], types: ['impassable'] }]);
    b.act({ type: 'choose-first-placer', first: 1 });
    const place = (x: number, y: number): string => b.act({ type: 'place-objective', x: x * 100, y: y * 100 });
    expect(place(20, 12)).toBe('objective-in-zone');
    expect(place(20, 36)).toBe('objective-in-zone');
    expect(place(20, 11)).toBe('objective-in-zone');
    expect(place(73, 20)).toBe('off-table');
    expect(place(20.005, 20)).toBe('bad-answer');
    expect(place(42, 22)).toBe('objective-unreachable');
    expect(place(44.4, 22)).toBe('objective-unreachable');
    expect(place(20, 12.01)).toBe('done');
    expect(b.turn()).toBe(0);
    expect(place(29, 12.01)).toBe('objective-too-close');
    expect(place(29.01, 12.01)).toBe('done');
    expect(b.turn()).toBe(1);
    expect(place(20, 35.99)).toBe('done');
    expect([b.phase(), b.turn()]).toEqual(['muster', 0]);
  });
});

/** Up to the choice of an edge. */
const mustered = (dice: string, units: readonly TestUnit[], order: Partial<typeof NOTHING> = {}) => {
  const b = begin(dice, units);
  b.act({ type: 'choose-first-placer', first: 0 });
  for (const x of [1000, 2000, 3000]) b.act({ type: 'place-objective', x, y: 2400 });
  expect(b.act({ ...NOTHING, ...order })).toBe('done');
  expect(b.turn()).toBe(1);
  expect(b.act(NOTHING)).toBe('done');
  return b;
};

describe('deployment', () => {
  test('the winner of the second roll-off picks an edge, deploys first and begins round 1', () => {
    const b = mustered('1 6 1 3 5', UNITS);
    expect([b.phase(), b.turn()]).toEqual(['edge', 1]);
    expect(b.act({ type: 'choose-edge', zone: 2 })).toBe('bad-answer');
    expect(b.act({ type: 'choose-edge', zone: 0 })).toBe('done');
    expect(Array.from(b.game.battle.sideZone)).toEqual([1, 0]);
    expect(b.put('a', 10, 45)).toBe('not-your-turn');
    expect(b.put('x', 10, 5)).toBe('done');
    // Side 0 has units left and goes on alone.
    expect(b.put('a', 10, 45)).toBe('done');
    expect(b.put('b', 20, 45)).toBe('done');
    expect(b.put('b', 20, 45)).toBe('already-deployed');
    expect(b.put('c', 30, 45)).toBe('done');
    expect([b.phase(), b.turn(), b.game.battle.game[G.round]]).toEqual(['activation', 1, 1]);
    expect(Array.from(b.game.battle.unitStart)).toEqual([2, 1, 1, 1]);
    expect(b.source.left).toBe(0);
  });

  test('takes place inside the own zone, apart from others, all models at once', () => {
    const b = mustered('1 6 1 5 3', UNITS);
    b.act({ type: 'choose-edge', zone: 0 });
    expect(b.put('a', 10, 13)).toBe('deploy-out-of-zone');
    expect(b.put('a', 10, 45)).toBe('deploy-out-of-zone');
    const one = [{ model: 0, x: 1000, y: 500 }];
    expect(b.act({ type: 'deploy', unit: 0, positions: one })).toBe('no-such-model');
    const same = [...one, { model: 1, x: 1050, y: 500 }];
    expect(b.act({ type: 'deploy', unit: 0, positions: same })).toBe('overlap');
    const far = [...one, { model: 1, x: 1201, y: 500 }];
    expect(b.act({ type: 'deploy', unit: 0, positions: far })).toBe('coherency');
    expect(b.put('a', 10, 5)).toBe('done');
    expect(b.put('x', 10, 45)).toBe('done');
    expect(b.put('b', 10, 6.99)).toBe('within-1in');
    expect(b.put('b', 10, 7)).toBe('done');
  });
});

describe('the announcement before it', () => {
  const units: TestUnit[] = [
    { id: 'a', at: [0, 0], models: 2, rules: [ambush] },
    { id: 'b', at: [0, 0], rules: [scout] },
    { id: 'c', at: [0, 0], rules: [[transport, 6]] },
    { id: 'd', at: [0, 0], models: 3 },
    { id: 'x', side: 1, at: [0, 0] },
  ];

  test('each unit is in one place only', () => {
    const check = (order: Partial<Extract<Action, { type: 'muster' }>>): string => {
      const b = begin('1 6 1', units);
      b.act({ type: 'choose-first-placer', first: 0 });
      for (const x of [1000, 2000, 3000]) b.act({ type: 'place-objective', x, y: 2400 });
      return b.act({ ...NOTHING, ...order });
    };
    const reserves = [{ unit: 0, kind: 'ambush' as const }];
    expect(check({ reserves })).toBe('done');
    expect(check({ reserves: [...reserves, ...reserves] })).not.toBe('done');
    expect(check({ reserves, loads: [{ transport: 2, units: [0] }] })).not.toBe('done');
    expect(check({ loads: [{ transport: 2, units: [3] }] })).toBe('done');
    expect(check({ loads: [{ transport: 2, units: [3, 3] }] })).not.toBe('done');
    expect(check({ reserves: [{ unit: 4, kind: 'ambush' }] })).toBe('no-such-unit');
    expect(check({ reserves: [{ unit: 1, kind: 'ambush' }] })).toBe('no-such-rule');
  });

  test('those set aside come later, passengers with their transport', () => {
    const b = begin('1 6 1 5 3', units);
    b.act({ type: 'choose-first-placer', first: 0 });
    for (const x of [1000, 2000, 3000]) b.act({ type: 'place-objective', x, y: 2400 });
    b.act({
      ...NOTHING,
      reserves: [
        { unit: 0, kind: 'ambush' },
        { unit: 1, kind: 'scout' },
      ],
      loads: [{ transport: 2, units: [3] }],
    });
    b.act(NOTHING);
    b.act({ type: 'choose-edge', zone: 0 });
    expect(b.put('a', 10, 5)).toBe('already-deployed');
    expect(b.put('c', 10, 5)).toBe('done');
    expect(b.put('x', 10, 45)).toBe('done');
    expect(b.phase()).toBe('scout');
    expect(b.put('b', 30, 20)).toBe('done');
    expect([b.phase(), b.game.battle.game[G.round]]).toEqual(['activation', 1]);
    // The ambushers have their starting size already.
    expect(b.game.battle.unitStart[0]).toBe(2);
  });
});

test('nothing can be done out of its phase', () => {
  const b = begin('1 6 1', UNITS);
  for (const action of [
    { type: 'place-objective', x: 1000, y: 2400 },
    NOTHING,
    { type: 'choose-edge', zone: 0 },
    { type: 'deploy', unit: 0, positions: [] },
    { type: 'arrive', unit: 0, positions: [] },
    { type: 'pass' },
    { type: 'activate', unit: 0, action: 'hold' },
    { type: 'cast', unit: 0, model: 0, spell: 0, targets: [] },
  ] as Action[])
    expect(b.act(action)).toBe('wrong-phase');
});
