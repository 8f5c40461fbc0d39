import { DIRECTIONS, distance2, segmentLength } from '@muster/kernel';
import type { ModelMove } from '../game/action.ts';
import { checkMoves, placeMoves } from '../legal/move.ts';
import { modelGap, modelTouchesUnit, modelUnitGap } from '../space/measure.ts';
import type { Battle } from '../state/battle.ts';
import { modelsOf } from '../state/query.ts';

/**
 * Closes a charged unit up to its chargers, the nearest first: into contact where a spot is free, else as near as it goes.
 * A chain may come loose on the way as long as it holds together in the end; if it would not, everybody moves more carefully.
 */
export const autoPileIn = (battle: Battle, unit: number, charger: number): ModelMove[] => {
  const loose = closeAllUp(battle, unit, charger, true);
  const order = { kind: 'pile-in', target: charger, limit: battle.plan.ruleset.numbers.pileIn } as const;
  return checkMoves(battle, unit, loose, order) ? closeAllUp(battle, unit, charger, false) : loose;
};

const closeAllUp = (battle: Battle, unit: number, charger: number, loosely: boolean): ModelMove[] => {
  const moves: ModelMove[] = [];
  const models = modelsOf(battle, unit);
  const before = models.map((model) => [model, battle.x[model], battle.y[model], battle.z[model]]);
  const gaps = new Map(models.map((model) => [model, modelUnitGap(battle, model, charger)]));
  for (const model of [...models].sort((a, b) => (gaps.get(a) ?? 0) - (gaps.get(b) ?? 0))) {
    if (modelTouchesUnit(battle, model, charger)) continue;
    const move = closeUp(battle, unit, model, charger, loosely);
    if (!move) continue;
    placeMoves(battle, unit, [move]);
    moves.push(move);
  }
  for (const [model, x, y, z] of before) {
    battle.x[model] = x;
    battle.y[model] = y;
    battle.z[model] = z;
  }
  return moves;
};

const closeUp = (
  battle: Battle,
  unit: number,
  model: number,
  charger: number,
  loosely: boolean,
): ModelMove | undefined => {
  const limit = battle.plan.ruleset.numbers.pileIn;
  const order = { kind: 'pile-in', target: charger, limit } as const;
  const enemies = modelsOf(battle, charger).sort((a, b) => modelGap(battle, model, a) - modelGap(battle, model, b));
  const standing = [...modelsOf(battle, unit), ...enemies].filter((other) => other !== model);
  for (const enemy of enemies.slice(0, 2))
    for (const [x, y] of spotsToward(battle, model, enemy, limit)) {
      if (standing.some((other) => overlapsAt(battle, model, x, y, other))) continue;
      const move = { model, path: [x, y] };
      const problem = checkMoves(battle, unit, [move], order);
      if (!problem || (loosely && problem.code === 'coherency')) return move;
    }
  return undefined;
};

const overlapsAt = (battle: Battle, model: number, x: number, y: number, other: number): boolean => {
  const radii = battle.plan.models[model].radius + battle.plan.models[other].radius;
  return distance2(x, y, battle.x[other], battle.y[other]) < radii * radii;
};

/** Contact spots around an enemy, nearest first, then spots part of the way. */
export const spotsToward = (battle: Battle, model: number, enemy: number, limit: number): [number, number][] => {
  const [x, y] = [battle.x[model], battle.y[model]];
  const [ex, ey] = [battle.x[enemy], battle.y[enemy]];
  const reach = battle.plan.models[model].radius + battle.plan.models[enemy].radius + 1;
  const away = Math.max(1, segmentLength(x, y, ex, ey));
  const ux = ((x - ex) * 1000) / away;
  const uy = ((y - ey) * 1000) / away;
  const straight: [number, number] = [ex + Math.round((ux * reach) / 1000), ey + Math.round((uy * reach) / 1000)];
  const around = DIRECTIONS.map(([dx, dy]): [number, number] => [
    ex + Math.round((dx * reach) / 1000),
    ey + Math.round((dy * reach) / 1000),
  ]);
  const contacts = [straight, ...around]
    .map((spot) => ({ spot, far: segmentLength(x, y, spot[0], spot[1]) }))
    .filter(({ far }) => far <= limit)
    .sort((a, b) => a.far - b.far)
    .map(({ spot }) => spot);
  const gap = away - reach;
  const partly = [6, 5, 4, 3, 2, 1]
    .map((share) => Math.floor((limit * share) / 6))
    .filter((step) => step < gap)
    .map((step): [number, number] => [x - Math.trunc((ux * step) / 1000), y - Math.trunc((uy * step) / 1000)]);
  return [...contacts, ...partly];
};
