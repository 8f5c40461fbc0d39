import {
  type Battle,
  checkCharge,
  checkMoves,
  checksum,
  isCoherent,
  type ModelMove,
  modelsOf,
  type MoveOrder,
  placeMoves,
  spotProblem,
} from '@muster/engine';
import { Dice, distance2 } from '@muster/kernel';
import { aof, generateTable, gf, gff } from '@muster/rules';
import { type Scene, scene, type TestRule, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { middleOfUnit, moveUnitTo, wayOnFoot } from './index.ts';

const { aircraft, flying, strider } = gf.rules;

const squad: TestUnit = { id: 'us', at: [30, 10], models: 5 };
const foe = (at: readonly [number, number], models = 1): TestUnit => ({ id: 'foe', side: 1, at, models });
const wall = (x0: number, y0: number, x1: number, y1: number) =>
  ({ rect: [x0, y0, x1, y1], types: ['impassable', 'blocking'] }) as const;
const ADVANCE = { kind: 'advance' } as const;

const middle = (battle: Battle, unit: number): { x: number; y: number } => {
  const spot = { x: 0, y: 0 };
  middleOfUnit(battle, unit, spot);
  return spot;
};

/** Returns the places of the models relative to the first, to compare formations. */
const form = (moves: readonly ModelMove[]): number[][] =>
  moves.map(({ path }) => [
    path[path.length - 2] - moves[0].path[moves[0].path.length - 2],
    path[path.length - 1] - moves[0].path[moves[0].path.length - 1],
  ]);

const go = (at: Scene, id: string, moves: readonly ModelMove[] | undefined): void => {
  if (!moves) throw new Error(`${id} finds no move`);
  placeMoves(at.battle, at.unit(id), moves);
};

describe('a unit that is dragged', () => {
  test('keeps its formation and ends with its middle at the point', () => {
    const at = scene({ units: [squad, foe([60, 40])] });
    const { moves, refusal } = moveUnitTo(at.battle, at.unit('us'), 3400, 1400, ADVANCE);
    expect(refusal).toBeUndefined();
    expect(form(moves ?? [])).toEqual([0, 125, 250, 375, 500].map((x) => [x, 0]));
    go(at, 'us', moves);
    expect(middle(at.battle, at.unit('us'))).toEqual({ x: 3400, y: 1400 });
  });

  test('goes as far as possible toward a point that is too far, with a refusal', () => {
    const at = scene({ units: [squad, foe([60, 40])] });
    const { moves, refusal } = moveUnitTo(at.battle, at.unit('us'), 3250, 3000, ADVANCE);
    expect(refusal).toMatchObject({ code: 'move-too-far', need: 600, have: 2000 });
    go(at, 'us', moves);
    expect(middle(at.battle, at.unit('us')).x).toBe(3250);
    expect(middle(at.battle, at.unit('us')).y).toBeGreaterThan(1597);
  });

  test('goes around a wall to the point', () => {
    const at = scene({ units: [{ id: 'us', at: [30, 18] }, foe([60, 40])], terrain: [wall(26, 20, 31, 21)] });
    const { moves, refusal } = moveUnitTo(at.battle, at.unit('us'), 3000, 2250, { kind: 'rush' });
    expect(refusal?.code).toBe('impassable');
    go(at, 'us', moves);
    expect(middle(at.battle, at.unit('us'))).toEqual({ x: 3000, y: 2250 });
  });

  test('ends next to a unit at the point', () => {
    const at = scene({ units: [{ id: 'us', at: [30, 10] }, { id: 'friend', at: [30, 14] }, foe([60, 40])] });
    const { moves, refusal } = moveUnitTo(at.battle, at.unit('us'), 3000, 1400, ADVANCE);
    expect(refusal).toMatchObject({ code: 'path-blocked', other: at.unit('friend') });
    go(at, 'us', moves);
    // An inch between the bases, each with a radius of half an inch: no nearer than 2".
    const { x, y } = middle(at.battle, at.unit('us'));
    expect(Math.sqrt(distance2(x, y, 3000, 1400))).toBeCloseTo(200, -1);
  });

  test('keeps its formation except for models that would be in a wall', () => {
    const at = scene({ units: [squad, foe([60, 40])], terrain: [wall(34.8, 13, 36, 16)] });
    const { moves, refusal } = moveUnitTo(at.battle, at.unit('us'), 3250, 1450, ADVANCE);
    expect(refusal?.code).toBe('impassable');
    const kept = (moves ?? []).filter(({ model, path }) => path.at(-1) === 1450 && path.at(-2) === at.battle.x[model]);
    expect(kept).toHaveLength(4);
  });

  test('does not move if nothing is nearer', () => {
    const shut = [wall(28, 8, 40, 9), wall(28, 11, 40, 12), wall(28, 9, 29, 11), wall(36, 9, 40, 11)];
    const at = scene({ units: [squad, foe([60, 40])], terrain: shut });
    const { moves, refusal } = moveUnitTo(at.battle, at.unit('us'), 3250, 3000, ADVANCE);
    expect(moves).toBeUndefined();
    expect(refusal).toBeDefined();
  });

  test('charges its target from any point', () => {
    const at = scene({ units: [squad, foe([32, 18], 3)] });
    const order = { kind: 'charge', target: at.unit('foe') } as const;
    const { moves, refusal } = moveUnitTo(at.battle, at.unit('us'), 3250, 1500, order);
    expect(refusal?.code).toBe('charge-no-path');
    expect(checkCharge(at.battle, at.unit('us'), at.unit('foe'), moves ?? [])).toBeUndefined();
  });

  test('flies in a straight line as an aircraft', () => {
    const at = scene({ units: [{ id: 'us', at: [10, 10], rules: [aircraft] }, foe([60, 40])] });
    const { moves, refusal } = moveUnitTo(at.battle, at.unit('us'), 1200, 1000, ADVANCE);
    expect(refusal?.code).toBe('aircraft-move-length');
    expect(checkMoves(at.battle, at.unit('us'), moves ?? [], ADVANCE)).toBeUndefined();
  });
});

/** Tables with all kinds of terrain, including chasms and platforms. */
const TABLES = [8, 12, 16, 20].map((pieces) =>
  generateTable(`muddle ${pieces}`, { width: 7200, depth: 4800, pieces, players: 2, jumps: true }),
);

/** Random units on a random table, placed where there is room. */
const muddle = (seed: string): Scene => {
  const dice = new Dice(seed);
  const pick = <T>(all: readonly T[]): T => all[dice.below(all.length)];
  const ruleset = pick([gf, gff, aof]);
  const { terrain } = pick(TABLES);
  const manners: readonly (readonly TestRule[])[] = [[], [], [], [flying], [strider]];
  const units = Array.from({ length: 3 + dice.below(6) }, (_, i): TestUnit => ({
    id: `u${i}`,
    side: i % 2,
    at: [0, 0],
    models: pick([1, 1, 3, 5, 10]),
    radius: pick([0.5, 0.63, 0.79, 1.2]),
    rules: pick(manners),
  }));
  const settings = pick([{}, {}, { separationExactlyOneInch: 'illegal' }, { specialMoves: false }] as const);
  const at = scene({ units, ruleset, settings, terrain: terrain.map((piece) => ({ rect: [0, 0, 0, 0], ...piece })) });
  for (const { index } of at.plan.units) settle(at, index, dice);
  return at;
};

/** Places a unit in rows on free ground, clear of all others; off the table if there is no room. */
const settle = ({ battle, plan }: Scene, unit: number, dice: Dice): void => {
  const models = modelsOf(battle, unit);
  const { radius } = plan.models[models[0]];
  const step = 2 * radius + 10 + dice.below(80);
  for (let tries = 0; tries < 60; tries++) {
    const x = dice.below(plan.table.width);
    const y = dice.below(plan.table.depth);
    const spots = models.map((model, i) => ({ model, path: [x + (i % 3) * step, y + Math.floor(i / 3) * step] }));
    const taken = plan.models.filter(({ index }) => index < models[0] && battle.alive[index]);
    const free = spots.every(
      ({ path: [px, py] }) =>
        !spotProblem(plan, px, py, radius) &&
        taken.every(
          (other) => distance2(px, py, battle.x[other.index], battle.y[other.index]) >= (radius + other.radius) ** 2,
        ),
    );
    if (!free) continue;
    placeMoves(battle, unit, spots);
    return;
  }
  for (const model of models) battle.alive[model] = 0;
};

describe('any drag to any point', () => {
  const order = (dice: Dice, { plan }: Scene, unit: number): MoveOrder => {
    const others = plan.units.filter(({ side }) => side !== plan.units[unit].side);
    const target = others[dice.below(others.length)].index;
    const orders: readonly MoveOrder[] = [
      { kind: 'advance' },
      { kind: 'rush' },
      { kind: 'consolidate' },
      { kind: 'pile-in', target },
      { kind: 'advance', limit: 1500 },
      { kind: 'charge', target },
    ];
    return orders[dice.below(orders.length)];
  };

  test('the move is legal and ends at the point or nearer to it', () => {
    let dragged = 0;
    let nearer = 0;
    for (let n = 0; n < 24; n++) {
      const at = muddle(`muddle ${n}`);
      const { battle, plan } = at;
      const dice = new Dice('drags', n);
      for (let k = 0; k < 30; k++) {
        const unit = dice.below(plan.units.length);
        if (modelsOf(battle, unit).length === 0) continue;
        const how = order(dice, at, unit);
        if (how.target !== undefined && modelsOf(battle, how.target).length === 0) continue;
        const x = dice.below(plan.table.width);
        const y = dice.below(plan.table.depth);
        const block = battle.block.slice();
        const before = checksum(battle);
        const { moves, refusal } = moveUnitTo(battle, unit, x, y, how);
        const tale = `seed ${n}, drag ${k}`;
        expect(checksum(battle), tale).toBe(before);
        if (!moves) {
          expect(refusal, tale).toBeDefined();
          continue;
        }
        dragged++;
        const problem =
          how.kind === 'charge'
            ? checkCharge(battle, unit, how.target ?? -1, moves)
            : checkMoves(battle, unit, moves, how);
        expect(problem, tale).toBeUndefined();
        if (how.kind === 'charge') continue;
        const together = isCoherent(battle, unit);
        const left = wayOnFoot(battle, unit, x, y);
        placeMoves(battle, unit, moves);
        const { x: toX, y: toY } = middle(battle, unit);
        if (!refusal) expect(Math.abs(toX - x) + Math.abs(toY - y), tale).toBeLessThan(2);
        else if (together && left < Infinity) {
          expect(wayOnFoot(battle, unit, x, y), tale).toBeLessThan(left);
          nearer++;
        }
        battle.block.set(block);
      }
    }
    expect(dragged).toBeGreaterThan(400);
    expect(nearer).toBeGreaterThan(250);
  });
});
