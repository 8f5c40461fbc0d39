import { gf } from '@muster/rules';
import { rectangle } from '@muster/kernel';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ModelMove } from '../contract/action.ts';
import type { Refusal, RefusalCode } from '../contract/refusal.ts';
import { hasSoundNumbers } from '../contract/refusal-numbers.ts';
import { compilePlan } from '../plan/compile.ts';
import type { TerrainPiece, TerrainType } from '../plan/table.ts';
import type { Rule } from '../rule/rule.ts';
import type { Settings } from '../rule/settings.ts';
import { floorAt } from '../space/ground.ts';
import { type Battle, checksum, copyBattle, newBattle, UNIT_FLAG } from '../state/battle.ts';
import { modelsOf } from '../state/query.ts';
import { allowanceOf, checkMoves, dangerousModels, mayMove, moveLimit, type MoveOrder, placeMoves } from './move.ts';

const { numbers } = gf;

const rules: Record<string, Rule> = Object.fromEntries(
  [
    { id: 'aircraft', move: { straightLine: 30 }, presence: { highAbove: true } } as const,
    { id: 'flying', move: { flies: true } } as const,
    { id: 'strider', move: { ignoresDifficult: true } } as const,
    { id: 'fast', move: { advance: 2, rush: 4 } } as const,
    { id: 'slow', move: { advance: -2, rush: -4 } } as const,
    { id: 'transport', presence: { transport: 6 } } as const,
  ].map((rule) => [rule.id, { name: rule.id, source: 'test', summary: '', ...rule }]),
);

interface Group {
  at: readonly (readonly [x: number, y: number])[];
  radius?: number;
  rules?: readonly string[];
  /** Rules of single models, by place. */
  own?: Readonly<Record<number, readonly string[]>>;
}

interface Scene {
  terrain?: readonly Partial<TerrainPiece>[];
  settings?: Partial<Settings>;
}

const refs = (ids: readonly string[] = []): { id: string }[] => ids.map((id) => ({ id }));

/** Returns a battle on a table with these units, each model where given; a spell may grant Fast, Strider and Flying. */
const field = (groups: readonly Group[], { terrain = [], settings = {} }: Scene = {}): Battle => {
  const plan = compilePlan({
    ruleset: {
      id: 'test',
      version: '1',
      name: 'Test',
      numbers,
      ways: gf.ways,
      forceOrganisation: { pointsPerHero: 500, pointsPerExtraCopy: 1000, unitShare: 35, pointsPerUnit: 200 },
      mission: gf.mission,
      rules,
      aliases: {},
    },
    armies: [
      {
        name: '',
        units: groups.map((group, i) => ({
          id: `u${i}`,
          name: `u${i}`,
          quality: 4,
          defense: 4,
          cost: 100,
          rules: refs(group.rules),
          models: group.at.map((_, k) => ({
            id: `u${i}m${k}`,
            radius: group.radius ?? 50,
            rules: refs(group.own?.[k]),
            weapons: [],
          })),
        })),
        spells: [
          {
            name: 'Haste',
            value: 1,
            range: 1200,
            target: 'friend',
            targets: 1,
            hits: 0,
            rules: [],
            grants: refs(['fast', 'strider', 'flying']),
          },
        ],
      },
    ],
    table: {
      width: 7200,
      depth: 4800,
      terrain: terrain.map((piece, i) => ({ id: `t${i}`, kind: 'thing', polygon: [], types: [], ...piece })),
    },
    settings,
  });
  const b = newBattle(plan);
  plan.units.forEach((unit, k) => {
    b.unitFlags[k] |= UNIT_FLAG.onTable;
    groups[k].at.forEach(([x, y], m) => {
      b.x[unit.first + m] = x;
      b.y[unit.first + m] = y;
      b.z[unit.first + m] = floorAt(plan, x, y);
    });
  });
  return b;
};

const box = (
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  types: TerrainType[],
  more: Partial<TerrainPiece> = {},
) => ({
  polygon: rectangle(x0, y0, x1, y1),
  types,
  ...more,
});

const row = (n: number, x: number, y: number, step = 125): [number, number][] =>
  Array.from({ length: n }, (_, i) => [x + i * step, y]);

/** Checks a move of single models, each by its path, and sees that nothing in the battle changed. */
const check = (
  b: Battle,
  paths: Record<number, readonly number[]>,
  order: MoveOrder | MoveOrder['kind'],
  unit = 0,
): Refusal | undefined => {
  const before = checksum(b);
  const moves = Object.entries(paths).map(([model, path]): ModelMove => ({ model: Number(model), path }));
  const full = typeof order === 'string' ? { kind: order } : order;
  // A call without reasons gets the same verdict, and the next call with reasons gets them in full.
  const allowed = mayMove(b, unit, moves, full);
  const refusal = checkMoves(b, unit, moves, full);
  expect(allowed).toBe(refusal === undefined);
  expect(checksum(b)).toBe(before);
  return refusal;
};

/** All models move by the same step. */
const shift = (b: Battle, unit: number, dx: number, dy: number): Record<number, number[]> =>
  Object.fromEntries(modelsOf(b, unit).map((model) => [model, [b.x[model] + dx, b.y[model] + dy]]));

const code = (refusal: Refusal | undefined): RefusalCode | undefined => refusal?.code;

const alone = (scene: Scene = {}, more: Partial<Group> = {}): Battle => field([{ at: [[1000, 1000]], ...more }], scene);

describe('length', () => {
  test('an Advance of exactly 6", a Rush of exactly 12"', () => {
    const b = field([{ at: row(5, 1000, 1000) }]);
    expect(check(b, shift(b, 0, 0, 600), 'advance')).toBeUndefined();
    expect(check(b, shift(b, 0, 0, 601), 'advance')).toEqual({
      code: 'move-too-far',
      unit: 0,
      model: 0,
      need: 600,
      have: 601,
    });
    expect(check(b, shift(b, 0, 0, 1200), 'rush')).toBeUndefined();
    expect(code(check(b, shift(b, 0, 0, 1201), 'charge'))).toBe('move-too-far');
  });

  test('a path is as long as its segments, each rounded', () => {
    expect(check(alone(), { 0: [1300, 1000, 1300, 1300] }, 'advance')).toBeUndefined();
    expect(check(alone(), { 0: [1300, 1000, 1300, 1301] }, 'advance')).toMatchObject({ have: 601 });
    // 600.4 rounds to 600.
    expect(check(alone(), { 0: [1600, 1022] }, 'advance')).toBeUndefined();
  });

  test('each model has its own speed, and spells add to it', () => {
    const b = field([{ at: row(2, 1000, 1000), own: { 0: ['fast'] } }]);
    expect([0, 1].map((model) => allowanceOf(b, 0, model, 'advance'))).toEqual([800, 600]);
    expect(check(b, { 0: [1000, 1800], 1: [1125, 1600] }, 'advance')).toMatchObject({ code: 'coherency' });
    expect(check(b, { 0: [1000, 1700], 1: [1125, 1600] }, 'advance')).toBeUndefined();
    expect(check(b, { 0: [1000, 1700], 1: [1125, 1700] }, 'advance')).toMatchObject({ code: 'move-too-far', model: 1 });
    b.unitGrants[0] = 1 << b.plan.grants.findIndex((grant) => grant.id === 'fast');
    expect([0, 1].map((model) => allowanceOf(b, 0, model, 'rush'))).toEqual([1600, 1600]);
    expect(check(b, { 0: [1000, 1700], 1: [1125, 1700] }, 'advance')).toBeUndefined();
    expect(allowanceOf(alone({}, { rules: ['slow'] }), 0, 0, 'advance')).toBe(400);
  });

  test('a limit of its own, and 3" after a melee', () => {
    expect(check(alone(), { 0: [1000, 1300] }, 'consolidate')).toBeUndefined();
    expect(check(alone(), { 0: [1000, 1320] }, 'consolidate')).toMatchObject({
      code: 'move-too-far',
      need: 300,
      have: 320,
    });
    expect(code(check(alone(), { 0: [1000, 1301] }, 'pile-in'))).toBe('move-too-far');
    expect([
      moveLimit(alone(), 0, 0, { kind: 'pile-in' }),
      moveLimit(alone(), 0, 0, { kind: 'rush', limit: 50 }),
    ]).toEqual([300, 50]);
    expect(code(check(alone(), { 0: [1000, 1201] }, { kind: 'back-off', limit: 200 }))).toBe('move-too-far');
    expect(check(alone(), { 0: [1000, 2000] }, { kind: 'finish', limit: 1000 })).toBeUndefined();
  });

  test('a 2" ledge costs 2"', () => {
    const ledge = { terrain: [box(500, 1300, 1500, 2000, ['elevated'], { height: 200 })] };
    expect(check(alone(ledge), { 0: [1000, 1400] }, 'advance')).toBeUndefined();
    expect(check(alone(ledge), { 0: [1000, 1401] }, 'advance')).toMatchObject({ code: 'move-too-far', have: 601 });
    expect(check(alone(ledge, { rules: ['flying'] }), { 0: [1000, 1600] }, 'advance')).toBeUndefined();
    const b = alone(ledge);
    placeMoves(b, 0, [{ model: 0, path: [1000, 1100, 1000, 1400] }]);
    expect([b.x[0], b.y[0], b.z[0]]).toEqual([1000, 1400, 200]);
    // Down again.
    expect(code(check(b, { 0: [1000, 1000, 1000, 999] }, 'advance'))).toBe('move-too-far');
    expect(check(b, { 0: [1000, 1000] }, 'advance')).toBeUndefined();
  });
});

describe('malformed moves', () => {
  test('strangers, the dead and the unknown', () => {
    const b = field([{ at: row(2, 1000, 1000) }, { at: [[3000, 3000]] }]);
    b.alive[1] = 0;
    for (const model of [1, 2, 3, -1, 0.5, NaN])
      expect(checkMoves(b, 0, [{ model, path: [1000, 1100] }], { kind: 'advance' })).toMatchObject({
        code: 'no-such-model',
      });
  });

  test('paths that are none', () => {
    const wrong = [[], [1000], [1000, 1100, 1000], [1000, 1100.5], [NaN, 1100], Array.from({ length: 66 }, () => 1000)];
    for (const path of wrong)
      expect(check(alone(), { 0: path }, 'advance')).toMatchObject({ code: 'bad-answer', model: 0 });
    expect(check(alone(), { 0: Array.from({ length: 64 }, () => 1000) }, 'advance')).toBeUndefined();
    const twice = [
      { model: 0, path: [1000, 1100] },
      { model: 0, path: [1000, 1200] },
    ];
    expect(checkMoves(alone(), 0, twice, { kind: 'advance' })).toMatchObject({ code: 'bad-answer' });
    expect(code(check(alone(), { 0: [1e300, 1000] }, 'advance'))).toBe('move-too-far');
  });
});

describe('the table and its ground', () => {
  test('no part of a base leaves the table', () => {
    const b = alone({}, { at: [[300, 300]] });
    expect(check(b, { 0: [50, 300] }, 'advance')).toBeUndefined();
    expect(check(b, { 0: [40, 300] }, 'advance')).toMatchObject({ code: 'off-table', model: 0, need: 50, have: 40 });
    expect(code(check(b, { 0: [300, 49, 300, 300] }, 'advance'))).toBe('off-table');
  });

  test('impassable terrain is passed by, not through', () => {
    const rock = { terrain: [box(800, 1300, 1200, 1400, ['impassable', 'blocking'])] };
    expect(check(alone(rock), { 0: [1000, 1600] }, 'advance')).toMatchObject({
      code: 'impassable',
      model: 0,
      need: 50,
      have: 0,
    });
    expect(check(alone(rock), { 0: [1000, 1250] }, 'advance')).toBeUndefined();
    expect(check(alone(rock), { 0: [1000, 1251] }, 'advance')).toMatchObject({
      code: 'impassable',
      need: 50,
      have: 49,
    });
    expect(check(alone(rock), { 0: [1250, 1000, 1250, 1300] }, 'rush')).toBeUndefined();
    expect(code(check(alone(rock), { 0: [1249, 1000, 1249, 1300] }, 'rush'))).toBe('impassable');
  });

  test('fliers pass over it, but do not end in it', () => {
    const rock = { terrain: [box(800, 1300, 1200, 1400, ['impassable', 'blocking'])] };
    expect(check(alone(rock, { rules: ['flying'] }), { 0: [1000, 1600] }, 'advance')).toBeUndefined();
    expect(code(check(alone(rock, { rules: ['flying'] }), { 0: [1000, 1440] }, 'advance'))).toBe('impassable');
  });

  test('what is over 3" tall is not climbed', () => {
    const tower = (height: number): Scene => ({ terrain: [box(500, 1300, 1500, 2000, ['elevated'], { height })] });
    expect(check(alone(tower(300)), { 0: [1000, 1400] }, 'rush')).toBeUndefined();
    expect(check(alone(tower(310)), { 0: [1000, 1400] }, 'rush')).toMatchObject({
      code: 'impassable',
      need: 300,
      have: 310,
    });
    // Models on top may walk about there.
    const b = field([{ at: [[1000, 1600]] }], tower(500));
    expect(b.z[0]).toBe(500);
    expect(check(b, { 0: [1200, 1600] }, 'advance')).toBeUndefined();
    expect(code(check(b, { 0: [1000, 2200] }, 'rush'))).toBe('impassable');
  });

  test('no model ends on an edge', () => {
    const ledge = { terrain: [box(500, 1300, 1500, 2000, ['elevated'], { height: 200 })] };
    expect(check(alone(ledge), { 0: [1000, 1340] }, 'advance')).toMatchObject({
      code: 'impassable',
      need: 50,
      have: 40,
    });
    expect(code(check(alone(ledge), { 0: [1000, 1260] }, 'advance'))).toBe('impassable');
    expect(check(alone(ledge), { 0: [1000, 1250] }, 'advance')).toBeUndefined();
    expect(code(check(alone(ledge, { rules: ['flying'] }), { 0: [1000, 1340] }, 'advance'))).toBe('impassable');
  });

  test('a gap of 1" is stepped over', () => {
    const gap = (width: number): Scene => ({ terrain: [box(500, 1200, 1500, 1200 + width, [], { gap: true })] });
    expect(check(alone(gap(100)), { 0: [1000, 1400] }, 'advance')).toBeUndefined();
    expect(check(alone(gap(101)), { 0: [1000, 1400] }, 'advance')).toMatchObject({
      code: 'impassable',
      need: 100,
      have: 101,
    });
    expect(check(alone(gap(101), { rules: ['flying'] }), { 0: [1000, 1400] }, 'advance')).toBeUndefined();
    expect(code(check(alone(gap(100)), { 0: [1000, 1200] }, 'advance'))).toBe('impassable');
  });
});

describe('other units', () => {
  const facing = (scene: Scene = {}, more: Partial<Group> = {}): Battle =>
    field([{ at: [[1000, 1000]], ...more }, { at: [[1000, 1500]] }], scene);

  test('no model walks through another unit', () => {
    expect(check(facing(), { 0: [1000, 2000] }, 'rush')).toMatchObject({
      code: 'path-blocked',
      model: 0,
      other: 1,
      need: 100,
      have: 0,
    });
    expect(check(facing(), { 0: [1000, 2000] }, 'charge')).toMatchObject({ code: 'path-blocked' });
  });

  test('exactly 1" is far enough, unless it is agreed otherwise', () => {
    expect(check(facing(), { 0: [1000, 1300] }, 'advance')).toBeUndefined();
    expect(check(facing(), { 0: [1000, 1301] }, 'advance')).toMatchObject({
      code: 'within-1in',
      model: 0,
      other: 1,
      need: 100,
      have: 99,
    });
    const strict = { settings: { separationExactlyOneInch: 'illegal' } } as const;
    expect(check(facing(strict), { 0: [1000, 1300] }, 'advance')).toMatchObject({ code: 'within-1in', have: 100 });
    expect(check(facing(strict), { 0: [1000, 1299] }, 'advance')).toBeUndefined();
  });

  test('the whole path counts', () => {
    expect(code(check(facing(), { 0: [1199, 1500, 1300, 1500] }, 'rush'))).toBe('within-1in');
    expect(check(facing(), { 0: [1200, 1000, 1200, 1600] }, 'rush')).toBeUndefined();
  });

  test('a charge may come near all units, without overlapping', () => {
    const b = field([{ at: [[1000, 1000]] }, { at: [[1000, 1500]] }, { at: [[1110, 1300]] }]);
    expect(check(b, { 0: [1000, 1400] }, { kind: 'charge', target: 1 })).toBeUndefined();
    expect(code(check(b, { 0: [1000, 1401] }, { kind: 'charge', target: 1 }))).toBe('path-blocked');
    expect(code(check(b, { 0: [1011, 1300] }, { kind: 'charge', target: 1 }))).toBe('path-blocked');
  });

  test('a pile-in only towards the charger', () => {
    const b = field([{ at: [[1000, 1000]] }, { at: [[1000, 1300]] }, { at: [[1130, 1250]] }]);
    expect(check(b, { 0: [940, 1215] }, { kind: 'pile-in', target: 1 })).toMatchObject({
      code: 'within-1in',
      other: 2,
    });
    expect(check(b, { 0: [940, 1215] }, { kind: 'pile-in', target: 2 })).toMatchObject({
      code: 'within-1in',
      other: 1,
    });
    b.x[2] = 1300;
    expect(check(b, { 0: [940, 1215] }, { kind: 'pile-in', target: 1 })).toBeUndefined();
  });

  test('a model that begins too close may leave, but not come closer', () => {
    const b = field([{ at: [[1000, 1000]] }, { at: [[1000, 1140]] }]);
    expect(check(b, { 0: [1000, 900] }, 'advance')).toBeUndefined();
    expect(check(b, { 0: [1000, 970] }, 'advance')).toBeUndefined();
    expect(check(b, { 0: [1400, 1000] }, 'advance')).toBeUndefined();
    expect(check(b, { 0: [1000, 1001] }, 'advance')).toMatchObject({ code: 'within-1in', have: 39 });
    expect(code(check(b, { 0: [1200, 1140] }, 'advance'))).toBe('within-1in');
    // Base to base after a melee, by less than a hundredth too close: it may still go.
    const touching = field([{ at: [[1000, 1000]] }, { at: [[1070, 1071]] }]);
    expect(check(touching, { 0: [900, 900] }, 'back-off')).toBeUndefined();
    expect(code(check(touching, { 0: [1001, 1001] }, 'back-off'))).toBe('path-blocked');
  });

  test('fliers pass over units, but keep their distance where they end', () => {
    const wings = { rules: ['flying'] };
    expect(check(facing({}, wings), { 0: [1000, 2000] }, 'rush')).toBeUndefined();
    expect(code(check(facing({}, wings), { 0: [1000, 1699] }, 'rush'))).toBe('within-1in');
    expect(check(facing({}, wings), { 0: [1000, 1600] }, 'charge')).toBeUndefined();
    expect(check(facing({}, wings), { 0: [1000, 1550] }, 'charge')).toMatchObject({
      code: 'overlap',
      other: 1,
      need: 100,
      have: 50,
    });
    const b = facing();
    b.unitGrants[0] = 1 << b.plan.grants.findIndex((grant) => grant.id === 'flying');
    expect(check(b, { 0: [1000, 2000] }, 'rush')).toBeUndefined();
  });

  test('models high above, embarked or dead are not in the way', () => {
    const b = field([{ at: [[1000, 1000]] }, { at: [[1000, 1500]], rules: ['aircraft'] }]);
    expect(check(b, { 0: [1000, 1500] }, 'rush')).toBeUndefined();
    const gone = facing();
    gone.alive[1] = 0;
    expect(check(gone, { 0: [1000, 1500] }, 'rush')).toBeUndefined();
    const inside = facing();
    inside.unitIn[1] = 0;
    expect(check(inside, { 0: [1000, 1500] }, 'rush')).toBeUndefined();
  });
});

describe('the own unit', () => {
  test('its models pass each other, unless it is agreed otherwise, but do not end on each other', () => {
    const at: [number, number][] = [
      [1000, 1000],
      [1000, 1150],
    ];
    expect(check(field([{ at }]), { 0: [1000, 1300] }, 'advance')).toBeUndefined();
    const strict = field([{ at }], { settings: { ownUnitBlocksPath: 'yes' } });
    expect(check(strict, { 0: [1000, 1300] }, 'advance')).toMatchObject({ code: 'path-blocked', model: 0, other: 0 });
    expect(check(strict, { 0: [1000, 1150], 1: [1000, 1300] }, 'advance')).toBeUndefined();
    expect(check(field([{ at: row(5, 1000, 1000) }]), { 1: [1190, 1000] }, 'advance')).toMatchObject({
      code: 'overlap',
      model: 1,
      other: 2,
      need: 100,
      have: 60,
    });
    expect(code(check(field([{ at }]), { 0: [1000, 1300], 1: [1000, 1350] }, 'advance'))).toBe('overlap');
  });

  test('links of up to 1"', () => {
    const b = field([{ at: row(5, 1000, 1000) }]);
    const straggling = { ...shift(b, 0, 0, 300), 4: [1650, 1300] };
    expect(check(b, straggling, 'advance')).toMatchObject({ code: 'coherency', model: 4, need: 100, have: 175 });
    expect(check(b, { ...straggling, 4: [1575, 1300] }, 'advance')).toBeUndefined();
    expect(code(check(b, { ...straggling, 4: [1576, 1300] }, 'advance'))).toBe('coherency');
    const long = field([{ at: row(6, 1000, 1000, 200) }]);
    expect(check(long, shift(long, 0, 0, 100), 'advance')).toBeUndefined();
    expect(check(long, { 0: [1000, 1100] }, 'advance')).toMatchObject({ code: 'coherency' });
  });

  test('a spread over 9" is refused with its number', () => {
    const b = field([{ at: row(6, 1000, 1000, 199) }]);
    expect(
      check(b, { 5: [2001, 1000], 4: [1801, 1000], 3: [1601, 1000], 2: [1401, 1000], 1: [1201, 1000] }, 'advance'),
    ).toMatchObject({ code: 'coherency', have: 101 });
    expect(
      check(b, { 5: [2000, 1000], 4: [1800, 1000], 3: [1600, 1000], 2: [1400, 1000], 1: [1200, 1000] }, 'advance'),
    ).toBeUndefined();
    const zigzag = field([{ at: [...row(6, 1000, 1000, 190), [2140, 1000]] }]);
    expect(check(zigzag, { 0: [1000, 1010] }, 'advance')).toMatchObject({ code: 'coherency', need: 900, have: 1041 });
  });

  test('between levels 3" will do', () => {
    const ledge = { terrain: [box(500, 1300, 1500, 2000, ['elevated'], { height: 200 })] };
    const b = field(
      [
        {
          at: [
            [1000, 1000],
            [1000, 1100],
          ],
        },
      ],
      ledge,
    );
    expect(check(b, { 1: [1000, 1400] }, 'advance')).toBeUndefined();
    expect(code(check(b, { 1: [1000, 1401] }, 'advance'))).toBe('coherency');
  });

  test('a scattered unit must come together, or at least closer', () => {
    const b = field([
      {
        at: [
          [1000, 1000],
          [2000, 1000],
        ],
      },
    ]);
    expect(check(b, {}, 'advance')).toMatchObject({ code: 'coherency', need: 100, have: 900 });
    expect(check(b, { 1: [1500, 1000] }, 'advance')).toBeUndefined();
    expect(check(b, { 0: [900, 1000], 1: [1800, 1000] }, 'advance')).toBeUndefined();
    expect(code(check(b, { 0: [900, 1000], 1: [1900, 1000] }, 'advance'))).toBe('coherency');
    expect(check(b, { 1: [1200, 1000] }, 'rush')).toBeUndefined();
  });
});

describe('difficult terrain', () => {
  const mud = { terrain: [box(1470, 1300, 1800, 1500, ['difficult'])] };
  const five = (more: Partial<Group> = {}): Battle => field([{ at: row(5, 1000, 1000), ...more }], mud);

  test('one model in it holds all to 6"', () => {
    const b = five();
    expect(check(b, shift(b, 0, 0, 700), 'rush')).toMatchObject({
      code: 'difficult-limit',
      model: 0,
      need: 600,
      have: 700,
    });
    expect(check(b, shift(b, 0, 0, 600), 'rush')).toBeUndefined();
    expect(code(check(b, shift(b, 0, 0, 700), 'charge'))).toBe('difficult-limit');
    // Passing it by.
    expect(check(b, shift(b, 0, -300, 700), 'rush')).toBeUndefined();
  });

  test('also when a model only begins in it', () => {
    const b = field(
      [
        {
          at: [
            [1450, 1400],
            [1325, 1400],
          ],
        },
      ],
      mud,
    );
    expect(code(check(b, shift(b, 0, -700, 0), 'rush'))).toBe('difficult-limit');
    expect(code(check(b, { 1: [1325, 2100] }, 'rush'))).toBe('difficult-limit');
  });

  test('exempt models neither cause nor suffer it', () => {
    const striders = five({ rules: ['strider'] });
    expect(check(striders, shift(striders, 0, 0, 700), 'rush')).toBeUndefined();
    const one = five({ own: { 4: ['strider'] } });
    expect(check(one, shift(one, 0, 0, 700), 'rush')).toBeUndefined();
    const fast = five({ own: { 0: ['strider', 'fast'] } });
    expect(check(fast, { ...shift(fast, 0, 0, 590), 0: [1000, 1650] }, 'rush')).toBeUndefined();
    expect(check(fast, { ...shift(fast, 0, 0, 601) }, 'rush')).toMatchObject({ code: 'difficult-limit', model: 1 });
  });

  test('hills only when climbing up', () => {
    const hill = {
      terrain: [box(500, 1300, 1500, 1800, ['elevated', 'difficult'], { height: 100, difficultUphill: true })],
    };
    expect(code(check(alone(hill), { 0: [1000, 1700] }, 'rush'))).toBe('difficult-limit');
    const top = field([{ at: [[1000, 1500]] }], hill);
    expect(check(top, { 0: [1000, 800] }, 'rush')).toBeUndefined();
    // Along its foot.
    expect(check(field([{ at: [[600, 1270]] }], hill), { 0: [1400, 1270] }, 'rush')).toBeUndefined();
  });
});

describe('dangerous terrain', () => {
  const mines = { terrain: [box(900, 1200, 1170, 1400, ['dangerous'])] };
  const river = { terrain: [box(0, 1200, 7200, 1400, ['dangerous'], { dangerousInHaste: true })] };
  const tested = (b: Battle, paths: Record<number, number[]>, haste = false): readonly number[] =>
    dangerousModels(
      b,
      0,
      Object.entries(paths).map(([model, path]) => ({ model: Number(model), path })),
      haste,
    );

  test('models that pass through it or begin in it', () => {
    const b = field(
      [
        {
          at: [
            [1000, 1000],
            [1400, 1000],
            [1100, 1300],
          ],
        },
      ],
      mines,
    );
    expect(tested(b, shift(b, 0, 0, 600))).toEqual([0, 2]);
    expect(tested(b, {})).toEqual([2]);
    expect(tested(b, { 0: [1000, 1150] })).toEqual([2]);
    expect(tested(b, { 0: [1000, 1151] })).toEqual([0, 2]);
  });

  test('rivers only in haste', () => {
    expect([false, true].map((haste) => tested(alone(river), { 0: [1000, 1600] }, haste))).toEqual([[], [0]]);
  });

  test('fliers only where they begin, aircraft never', () => {
    expect(tested(alone(mines, { rules: ['flying'] }), { 0: [1000, 1600] })).toEqual([]);
    expect(tested(alone(mines, { rules: ['flying'], at: [[1000, 1300]] }), { 0: [1000, 1600] })).toEqual([0]);
    expect(tested(alone(mines, { rules: ['aircraft'], at: [[1000, 1300]] }), { 0: [4200, 1300] })).toEqual([]);
  });

  test('passengers begin at the rim', () => {
    const b = field([{ at: [[1000, 1300]] }, { at: [[1000, 800]], radius: 200 }], mines);
    b.unitIn[0] = 1;
    expect(dangerousModels(b, 0, [{ model: 0, path: [1000, 1100] }], true, 1)).toEqual([]);
  });
});

describe('transports', () => {
  const carrier: Group = { at: [[3000, 2000]], radius: 200, rules: ['transport'] };
  const riding = (settings: Partial<Settings> = {}): Battle => {
    const b = field([{ at: row(3, 3000, 2000) }, carrier, { at: [[3000, 3200]] }], { settings });
    b.unitIn[0] = 1;
    return b;
  };
  const leave = (kind: MoveOrder['kind'] = 'rush'): MoveOrder => ({ kind, origin: 1 });

  test('leaving ends fully within 6" of the transport', () => {
    // 2" of hull, 6", less the base\u2019s own radius: 7.5" from its centre.
    const b = riding();
    expect(check(b, { 0: [2875, 2730], 1: [3000, 2750], 2: [3125, 2730] }, leave())).toBeUndefined();
    expect(check(b, { 0: [2875, 2730], 1: [3000, 2751], 2: [3125, 2730] }, leave())).toMatchObject({
      code: 'transport-exit-range',
      model: 1,
      need: 600,
      have: 601,
    });
    expect(code(check(b, { 0: [2875, 2730], 1: [3000, 2750], 2: [3125, 2730] }, leave('advance')))).toBeUndefined();
  });

  test('the path begins at the rim and is measured from there', () => {
    const b = riding();
    const far = { 0: [2875, 2400, 2875, 2700], 1: [3000, 2400, 3300, 2400, 3000, 2700], 2: [3125, 2400, 3125, 2700] };
    expect(check(b, far, leave('advance'))).toMatchObject({ code: 'move-too-far', model: 1, have: 200 + 300 + 424 });
    expect(check(b, far, leave('rush'))).toBeUndefined();
    // Out on one side and back through the hull.
    expect(code(check(b, { 0: [2600, 2000, 3300, 2000], 1: [3000, 2300], 2: [3125, 2300] }, leave('rush')))).toBe(
      'path-blocked',
    );
    // Next to the hull, not under it.
    expect(check(b, { 0: [2875, 2260], 1: [3000, 2260], 2: [3125, 2260] }, leave('advance'))).toBeUndefined();
    expect(code(check(b, { 0: [2875, 2260], 1: [3000, 2240], 2: [3125, 2260] }, leave('advance')))).toBe('overlap');
  });

  test('no model stays behind, and coherency is kept', () => {
    expect(code(check(riding(), { 0: [2875, 2700], 1: [3000, 2700] }, leave()))).toBe('bad-answer');
    expect(code(check(riding(), { 0: [2875, 2700], 1: [3000, 2700], 2: [3300, 2600] }, leave()))).toBe('coherency');
  });

  test('a charge out of it may be let go farther', () => {
    const charge = { 0: [2875, 3065], 1: [3000, 3100], 2: [3125, 3065] };
    expect(code(check(riding(), charge, leave('charge')))).toBe('transport-exit-range');
    expect(check(riding({ chargeOutOfTransport: 'free' }), charge, leave('charge'))).toBeUndefined();
  });

  test('one model in contact takes all in; the others may stand anywhere', () => {
    const b = field([{ at: row(3, 3000, 1200) }, carrier]);
    const into: MoveOrder = { kind: 'advance', embark: 1 };
    expect(check(b, { 0: [3000, 1750] }, into)).toBeUndefined();
    expect(check(b, { 0: [3000, 1748] }, into)).toBeUndefined();
    expect(check(b, { 0: [3000, 1700] }, into)).toMatchObject({
      code: 'transport-not-reached',
      model: 0,
      other: 1,
      need: 0,
      have: 50,
    });
    expect(code(check(b, { 0: [3000, 1800] }, into))).toBe('path-blocked');
    expect(code(check(b, { 0: [3000, 1801] }, into))).toBe('move-too-far');
  });
});

describe('aircraft', () => {
  const rock = { terrain: [box(2000, 500, 3000, 1500, ['impassable', 'blocking'])] };
  const plane = (): Battle =>
    field([{ at: [[1000, 1000]], radius: 100, rules: ['aircraft'] }, { at: row(5, 3900, 1000) }], rock);

  test('one straight line of 30" to 36", over and onto everything', () => {
    expect(check(plane(), { 0: [4300, 1000] }, 'advance')).toBeUndefined();
    expect(check(plane(), { 0: [4000, 1000] }, 'advance')).toBeUndefined();
    expect(check(plane(), { 0: [4600, 1000] }, 'advance')).toBeUndefined();
    expect(check(plane(), { 0: [3500, 1000] }, 'advance')).toMatchObject({
      code: 'aircraft-move-length',
      need: 3000,
      have: 2500,
    });
    expect(check(plane(), { 0: [4601, 1000] }, 'advance')).toMatchObject({
      code: 'aircraft-move-length',
      need: 3600,
      have: 3601,
    });
    expect(check(plane(), { 0: [2500, 1000, 2500, 3000] }, 'advance')).toMatchObject({
      code: 'aircraft-not-straight',
      need: 1,
      have: 2,
    });
    expect(check(plane(), {}, 'advance')).toMatchObject({ code: 'aircraft-move-length', have: 0 });
  });

  test('ending fully on the table', () => {
    const b = field([{ at: [[1000, 1750]], radius: 100, rules: ['aircraft'] }]);
    expect(check(b, { 0: [1000, 4700 + 51] }, 'advance')).toMatchObject({ code: 'off-table', need: 100, have: 49 });
    const low = field([{ at: [[1000, 1700]], radius: 100, rules: ['aircraft'] }]);
    expect(check(low, { 0: [1000, 4700] }, 'advance')).toBeUndefined();
  });
});

test('the first problem in the order of the rules is named', () => {
  // Too far, off the table, through rock and through enemies: too far comes first.
  const scene = { terrain: [box(800, 1300, 1200, 1400, ['impassable'])] };
  const b = field(
    [
      {
        at: [
          [1000, 1000],
          [1200, 1000],
        ],
      },
      { at: [[1000, 1600]] },
    ],
    scene,
  );
  expect(code(check(b, { 0: [1000, 1700], 1: [1200, 9000] }, 'rush'))).toBe('move-too-far');
  expect(code(check(b, { 0: [1000, 1700], 1: [1200, 20] }, 'rush'))).toBe('off-table');
  expect(code(check(b, { 0: [1000, 1700], 1: [1200, 1100] }, 'rush'))).toBe('impassable');
});

test('a legal move leaves a legal table, and checking changes nothing', () => {
  const spot = (max: number): fc.Arbitrary<number> => fc.integer({ min: 60, max });
  const scene = {
    terrain: [
      box(600, 600, 1100, 1000, ['impassable', 'blocking']),
      box(1500, 400, 1900, 1300, ['cover', 'difficult', 'dangerous']),
      box(400, 1700, 1200, 2500, ['elevated'], { height: 200 }),
    ],
  };
  const step = fc.tuple(fc.integer({ min: -700, max: 700 }), fc.integer({ min: -700, max: 700 }));
  const kinds = fc.constantFrom('advance', 'rush', 'charge', 'consolidate', 'finish');
  let legal = 0;
  fc.assert(
    fc.property(
      spot(2500),
      spot(2500),
      spot(2500),
      spot(2500),
      fc.array(step, { minLength: 1, maxLength: 3 }),
      kinds,
      (x, y, ex, ey, steps, kind) => {
        const b = field([{ at: row(3, x, y) }, { at: row(2, ex, ey) }], scene);
        const start = copyBattle(b);
        const moves = modelsOf(b, 0).map((model) => {
          const path: number[] = [];
          for (const [dx, dy] of steps) path.push((path.at(-2) ?? b.x[model]) + dx, (path.at(-1) ?? b.y[model]) + dy);
          return { model, path };
        });
        const refusal = checkMoves(b, 0, moves, { kind });
        expect(b.block).toEqual(start.block);
        if (refusal) {
          expect(refusal.unit).toBe(0);
          expect(refusal.model).toBeTypeOf('number');
          expect(refusal.have).toBeTypeOf('number');
          expect(refusal.need).toBeTypeOf('number');
          expect(hasSoundNumbers(refusal)).toBe(true);
          return;
        }
        legal++;
        placeMoves(b, 0, moves);
        for (const model of modelsOf(b, 0)) {
          expect(Math.min(b.x[model], b.y[model], 7200 - b.x[model], 4800 - b.y[model])).toBeGreaterThanOrEqual(50);
          expect(b.z[model]).toBe(floorAt(b.plan, b.x[model], b.y[model]));
          for (const other of modelsOf(b, 1)) {
            const apart = (a: Battle): number => Math.hypot(a.x[model] - a.x[other], a.y[model] - a.y[other]);
            expect(apart(b)).toBeGreaterThanOrEqual(kind === 'charge' ? 100 : Math.min(200, apart(start)));
          }
        }
      },
    ),
    { numRuns: 1500 },
  );
  expect(legal).toBeGreaterThan(50);
});
