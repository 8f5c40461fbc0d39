import { ambush, gff, scout, transport } from '@muster/rules';
import { codeOf, scenePlan, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import type { Action, Placement } from '../contract/action.ts';
import { scriptedDice } from '../contract/dice-source.ts';
import type { BattleEvent } from '../contract/events.ts';
import { Game } from '../game/game.ts';
import { findMarkerSpot } from '../legal/objective.ts';
import { compilePlan } from '../plan/compile.ts';
import type { BattlePlan } from '../plan/plan.ts';
import { GAME, phaseOf } from '../state/battle.ts';
import { modelsOf } from '../state/query.ts';

/** A battle from its very first die. */
const begin = (dice: string, units: readonly TestUnit[], terrain: Parameters<typeof scenePlan>[0]['terrain'] = []) =>
  beginWith(dice, scenePlan({ units, terrain }));

const beginWith = (dice: string, plan: BattlePlan) => {
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
    turn: (): number => game.battle.game[GAME.side],
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
    expect(b.game.battle.game[GAME.objectivesToPlace]).toBe(count);
    expect(b.source.left).toBe(0);
  });

  test('the roll-off is repeated until a side wins, which names the first to place', () => {
    const b = begin('1 4 4 2 2 3 5', UNITS);
    expect(b.events.find(({ type }) => type === 'roll-off')).toMatchObject({ winner: 1, rolls: 3 });
    expect([b.phase(), b.turn()]).toEqual(['first-placer', 1]);
    expect(b.act({ type: 'choose-first-placer', first: 2 })).toBe('bad-answer');
    expect(b.act({ type: 'choose-first-placer', first: 0 })).toBe('done');
    expect([b.phase(), b.turn()]).toEqual(['objectives', 0]);
    expect(b.source.left).toBe(0);
  });

  test('are placed in turn: outside the zones, over 9" apart, where a model can stand', () => {
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
    // Side 0 has units left and continues alone.
    expect(b.put('a', 10, 45)).toBe('done');
    expect(b.put('b', 20, 45)).toBe('done');
    expect(b.put('b', 20, 45)).toBe('already-deployed');
    expect(b.put('c', 30, 45)).toBe('done');
    expect([b.phase(), b.turn(), b.game.battle.game[GAME.round]]).toEqual(['activation', 1, 1]);
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

  test('units in reserve come later, passengers with their transport', () => {
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
    expect([b.phase(), b.game.battle.game[GAME.round]]).toEqual(['activation', 1]);
    // The ambushers have their starting size already.
    expect(b.game.battle.unitStart[0]).toBe(2);
  });
});

describe('Firefight', () => {
  const firefight = (dice: string) =>
    beginWith(
      dice,
      compilePlan({
        ruleset: gff,
        armies: scenePlan({ units: UNITS }).armies,
        table: { width: 4800, depth: 4800, terrain: [] },
      }),
    );

  test('the winner of the roll-off places the first marker without being asked', () => {
    const b = firefight('1 2 5');
    expect([b.phase(), b.turn()]).toEqual(['objectives', 1]);
    expect(b.act({ type: 'choose-first-placer', first: 0 })).toBe('wrong-phase');
  });

  test('markers lie outside all four edges, since any of them may be chosen', () => {
    const b = firefight('1 5 2');
    const place = (x: number, y: number): string => b.act({ type: 'place-objective', x: x * 100, y: y * 100 });
    expect(place(12, 24)).toBe('objective-in-zone');
    expect(place(36, 24)).toBe('objective-in-zone');
    expect(place(24, 12)).toBe('objective-in-zone');
    expect(place(24, 36)).toBe('objective-in-zone');
    expect(place(12.01, 12.01)).toBe('done');
    expect(place(35.99, 35.99)).toBe('done');
    expect(place(35.99, 12.01)).toBe('done');
    expect(b.phase()).toBe('muster');
  });

  test('five markers fit into the middle', () => {
    const b = firefight('6 5 2');
    for (const [x, y] of [
      [13, 13],
      [35, 13],
      [13, 35],
      [35, 35],
      [24, 24],
    ])
      expect(b.act({ type: 'place-objective', x: x * 100, y: y * 100 })).toBe('done');
    expect([b.phase(), b.game.battle.game[GAME.objectives]]).toEqual(['muster', 5]);
  });

  test('a marker that finds no place anywhere is not placed', () => {
    const b = firefight('6 5 2');
    expect(b.act({ type: 'pass' })).toBe('action-not-allowed');
    // No point of the middle is over 8.5" from the nearest of these.
    for (const [x, y] of [
      [18, 18],
      [30, 18],
      [18, 30],
    ])
      expect(b.act({ type: 'place-objective', x: x * 100, y: y * 100 })).toBe('done');
    expect(b.act({ type: 'pass' })).toBe('action-not-allowed');
    expect(findMarkerSpot(b.game.battle)).toBeDefined();
    expect(b.act({ type: 'place-objective', x: 3000, y: 3000 })).toBe('done');
    expect(findMarkerSpot(b.game.battle)).toBeUndefined();
    expect([b.phase(), b.turn()]).toEqual(['objectives', 0]);
    expect(b.act({ type: 'pass' })).toBe('done');
    expect([b.phase(), b.turn()]).toEqual(['muster', 0]);
    expect(b.game.battle.game[GAME.objectives]).toBe(4);
    expect(b.events.at(-1)).toEqual({ type: 'passed', side: 0, phase: 'objectives' });
  });

  test('the last free spot is found also right at the border of a zone', () => {
    const b = firefight('6 5 2');
    // All but the corner at 12.01, 12.01 is within 9" of one of these.
    for (const [x, y] of [
      [1836, 1847],
      [3000, 1800],
      [1800, 3000],
      [3000, 3000],
    ])
      expect(b.act({ type: 'place-objective', x, y })).toBe('done');
    expect(findMarkerSpot(b.game.battle)).toEqual({ x: 1201, y: 1201 });
  });

  test.each([
    [0, 1],
    [1, 0],
    [2, 3],
    [3, 2],
  ])('the winner picks any edge: %i, and the other gets the opposite one, %i', (own, other) => {
    const b = firefight('1 5 2 1 6');
    for (const x of [1300, 2400, 3500]) b.act({ type: 'place-objective', x, y: 2400 });
    b.act(NOTHING);
    b.act(NOTHING);
    expect(b.act({ type: 'choose-edge', zone: 4 })).toBe('bad-answer');
    expect(b.act({ type: 'choose-edge', zone: own })).toBe('done');
    expect(Array.from(b.game.battle.sideZone)).toEqual([other, own]);
    expect([b.phase(), b.turn()]).toEqual(['deployment', 1]);
  });
});

describe('three and four sides', () => {
  const side = (index: number, more: Partial<TestUnit> = {}): TestUnit => ({
    id: 'abcd'[index],
    side: index,
    at: [0, 0],
    ...more,
  });
  type Announced = Partial<Extract<Action, { type: 'muster' }>>;
  /** Up to the choice of a corner, with three markers in the middle. */
  const upToCorners = (dice: string, units: readonly TestUnit[], orders: readonly Announced[] = []) => {
    const b = begin(dice, units);
    b.act({ type: 'choose-first-placer', first: 0 });
    for (const x of [2400, 3600, 4800]) expect(b.act({ type: 'place-objective', x, y: 2400 })).toBe('done');
    for (const { index } of b.game.plan.sides) expect(b.act({ ...NOTHING, ...orders[index] })).toBe('done');
    return b;
  };

  test('all sides roll off, and only those tied for the highest die roll again', () => {
    const b = begin('1 | 5 2 5 | 3 4'.replaceAll('| ', ''), [side(0), side(1), side(2)]);
    expect(b.events.find(({ type }) => type === 'roll-off')).toMatchObject({ winner: 2, rolls: 2 });
    expect([b.phase(), b.turn(), b.source.left]).toEqual(['first-placer', 2, 0]);
    const four = begin('1 6 6 6 1 2 2 1 5 3', [side(0), side(1), side(2), side(3)]);
    expect(four.events.find(({ type }) => type === 'roll-off')).toMatchObject({ winner: 0, rolls: 3 });
    expect(four.source.left).toBe(0);
  });

  test('objectives are placed in turn, from the side that was named', () => {
    const b = begin('6 1 2 3', [side(0), side(1), side(2)]);
    expect(b.act({ type: 'choose-first-placer', first: 1 })).toBe('done');
    const order: number[] = [];
    for (const x of [600, 2000, 3400, 4800, 6200]) {
      order.push(b.turn());
      expect(b.act({ type: 'place-objective', x, y: 2400 })).toBe('done');
    }
    expect(order).toEqual([1, 2, 0, 1, 2]);
    expect([b.phase(), b.turn()]).toEqual(['muster', 0]);
  });

  test('objectives are outside all corners, also empty ones, but between them', () => {
    const b = begin('1 1 2 3', [side(0), side(1), side(2)]);
    b.act({ type: 'choose-first-placer', first: 0 });
    const place = (x: number, y: number): string => b.act({ type: 'place-objective', x: x * 100, y: y * 100 });
    for (const [x, y] of [
      [24, 12],
      [48, 12],
      [48, 36],
      [24, 36],
    ])
      expect(place(x, y)).toBe('objective-in-zone');
    expect(place(36, 0)).toBe('done');
    expect(place(0, 24)).toBe('done');
    expect(place(24.01, 36)).toBe('done');
  });

  test('of three sides each picks a corner in turn, from the winner on; the fourth stays empty', () => {
    const b = upToCorners('1 6 1 1 2 5 3', [side(0), side(1), side(2)]);
    expect([b.phase(), b.turn()]).toEqual(['edge', 1]);
    expect(b.act({ type: 'choose-edge', zone: 4 })).toBe('bad-answer');
    expect(b.act({ type: 'choose-edge', zone: 2 })).toBe('done');
    expect([b.phase(), b.turn()]).toEqual(['edge', 2]);
    expect(b.act({ type: 'choose-edge', zone: 2 })).toBe('bad-answer');
    expect(b.act({ type: 'choose-edge', zone: 0 })).toBe('done');
    expect([b.phase(), b.turn()]).toEqual(['edge', 0]);
    expect(b.act({ type: 'choose-edge', zone: 3 })).toBe('done');
    expect(Array.from(b.game.battle.sideZone)).toEqual([3, 2, 0]);
    expect([b.phase(), b.turn()]).toEqual(['deployment', 1]);
  });

  test('of four sides the last one takes the corner that is left', () => {
    const b = upToCorners('1 6 1 1 1 1 2 3 6', [side(0), side(1), side(2), side(3)]);
    expect([b.phase(), b.turn()]).toEqual(['edge', 3]);
    for (const zone of [1, 0, 3]) expect(b.act({ type: 'choose-edge', zone })).toBe('done');
    expect(Array.from(b.game.battle.sideZone)).toEqual([0, 3, 2, 1]);
    expect([b.phase(), b.turn()]).toEqual(['deployment', 3]);
    const chosen = b.events.filter((event) => event.type === 'edge-chosen').map((event) => [event.side, event.zone]);
    expect(chosen).toEqual([
      [3, 1],
      [0, 0],
      [1, 3],
      [2, 2],
    ]);
  });

  test('units are deployed in turn from the winner on, fully inside the own corner', () => {
    const b = upToCorners('1 6 1 1 2 1 6', [
      side(0),
      side(1),
      side(2),
      { ...side(2), id: 'c2' },
      { ...side(1), id: 'b2' },
    ]);
    // Side 2 begins; 0 has one unit, the others have two.
    for (const zone of [0, 1, 2]) b.act({ type: 'choose-edge', zone });
    expect(Array.from(b.game.battle.sideZone)).toEqual([1, 2, 0]);
    expect(b.put('c', 23.51, 5)).toBe('deploy-out-of-zone');
    expect(b.put('c', 5, 11.51)).toBe('deploy-out-of-zone');
    expect(b.put('c', 60, 5)).toBe('deploy-out-of-zone');
    expect(b.put('c', 23.5, 11.5)).toBe('done');
    expect(b.put('b', 60, 40)).toBe('not-your-turn');
    expect(b.put('a', 60, 5)).toBe('done');
    expect(b.put('b', 60, 40)).toBe('done');
    expect(b.put('c2', 5, 5)).toBe('done');
    // Side 0 has nothing left and is left out.
    expect(b.turn()).toBe(1);
    expect(b.put('b2', 55, 45)).toBe('done');
    expect([b.phase(), b.turn(), b.game.battle.game[GAME.round]]).toEqual(['activation', 2, 1]);
  });

  test('scouts go ahead in turn from the winner on, fully within 12" of the own corner', () => {
    const scouts = [0, 1, 2].map((index) => side(index, { rules: [scout] }));
    const reserve = (unit: number): Announced => ({ reserves: [{ unit, kind: 'scout' }] });
    const b = upToCorners('1 6 1 1 2 5 3', scouts, [reserve(0), reserve(1), reserve(2)]);
    for (const zone of [0, 1, 2]) expect(b.act({ type: 'choose-edge', zone })).toBe('done');
    // Side 1 holds the corner at 0, 0, which ends at 24, 12.
    expect([b.phase(), b.turn()]).toEqual(['scout', 1]);
    expect(b.put('b', 35.51, 5)).toBe('scout-too-far');
    expect(b.put('b', 5, 23.51)).toBe('scout-too-far');
    // Past the corner itself the way is slanting: 8" and 8" make 11.3", and the base is half an inch.
    expect(b.put('b', 32.25, 20.25)).toBe('scout-too-far');
    expect(b.put('b', 32, 20)).toBe('done');
    expect(b.put('c', 40, 5)).toBe('done');
    expect(b.turn()).toBe(0);
    expect(b.act({ type: 'pass' })).toBe('done');
    expect([b.phase(), b.turn()]).toEqual(['activation', 1]);
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
