import { DIRECTIONS, distance2 } from '@muster/kernel';
import type { ModelMove } from '../contract/action.ts';
import { allowanceOf, chargeAllowance, checkMoves, mayMove, placeMoves } from '../legal/move.ts';
import { separationOf } from '../legal/separation.ts';
import { modelGap, modelTouchesUnit, modelUnitGap, overlaps, unitGap } from '../space/measure.ts';
import type { Battle } from '../state/battle.ts';
import { modelsOf, someModel } from '../state/query.ts';
import { spotsToward } from '../space/spots.ts';
import { regroup } from '../legal/regroup/regroup.ts';

/**
 * Returns charge moves of a unit that no player controls: the nearest first, straight into contact where a spot is
 * free; nothing if no model gets there.
 */
export const autoCharge = (battle: Battle, unit: number, target: number): ModelMove[] | undefined =>
  closeIn(battle, unit, target, true) ?? closeIn(battle, unit, target, false);

const closeIn = (battle: Battle, unit: number, target: number, loosely: boolean): ModelMove[] | undefined => {
  const order = { kind: 'charge', target, steady: true } as const;
  const block = battle.block.slice();
  const models = modelsOf(battle, unit);
  const gaps = new Map(models.map((model) => [model, modelUnitGap(battle, model, target)]));
  const moves: ModelMove[] = [];
  for (const model of [...models].sort((a, b) => (gaps.get(a) ?? 0) - (gaps.get(b) ?? 0))) {
    if (modelTouchesUnit(battle, model, target)) continue;
    const move = stepIn(
      battle,
      unit,
      model,
      target,
      moves.map((made) => made.model),
      loosely,
    );
    // Without the first model in contact it is not a charge.
    if (moves.length === 0 && !(move && touchesAt(battle, unit, move, target))) break;
    if (!move) continue;
    placeMoves(battle, unit, [move]);
    moves.push(move);
  }
  const touches = someModel(battle, unit, (model) => modelTouchesUnit(battle, model, target));
  battle.block.set(block);
  return touches && mayMove(battle, unit, moves, order) ? moves : undefined;
};

const touchesAt = (battle: Battle, unit: number, move: ModelMove, target: number): boolean => {
  const { model } = move;
  const [x, y, z] = [battle.x[model], battle.y[model], battle.z[model]];
  placeMoves(battle, unit, [move]);
  const touches = modelTouchesUnit(battle, model, target);
  [battle.x[model], battle.y[model], battle.z[model]] = [x, y, z];
  return touches;
};

/**
 * Returns a path of one model: into contact with one of the nearest enemies, else up to a comrade that has moved, else
 * as far as it can go.
 */
const stepIn = (
  battle: Battle,
  unit: number,
  model: number,
  target: number,
  moved: readonly number[],
  loosely: boolean,
): ModelMove | undefined => {
  const order = { kind: 'charge', target, steady: true } as const;
  const limit = chargeAllowance(battle, unit, model, target);
  const foes = modelsOf(battle, target).sort((a, b) => modelGap(battle, model, a) - modelGap(battle, model, b));
  const toward = foes.slice(0, 3).flatMap((foe) => spotsToward(battle, model, foe, limit));
  const touching = toward.filter((spot) => foes.some((foe) => isContact(battle, model, foe, spot)));
  const nextToComrades = moved
    .flatMap((comrade) =>
      spotsToward(battle, model, comrade, limit).filter((spot) => isContact(battle, model, comrade, spot)),
    )
    .sort(
      (a, b) =>
        distance2(...a, battle.x[foes[0]], battle.y[foes[0]]) - distance2(...b, battle.x[foes[0]], battle.y[foes[0]]),
    );
  for (const [x, y] of [...touching, ...nextToComrades, ...toward]) {
    const move = { model, path: [x, y] };
    if (isTaken(battle, unit, move, target)) continue;
    const problem = checkMoves(battle, unit, [move], order);
    if (!problem || (loosely && problem.code === 'coherency')) return move;
  }
  return undefined;
};

/** Whether a spot is as near to a model as bases get. */
const isContact = (battle: Battle, model: number, other: number, [x, y]: readonly [number, number]): boolean => {
  const reach = battle.plan.models[model].radius + battle.plan.models[other].radius + 2;
  return distance2(x, y, battle.x[other], battle.y[other]) <= reach * reach;
};

/** Whether a model of either unit stands where a model would end. */
const isTaken = (battle: Battle, unit: number, { model, path }: ModelMove, target: number): boolean => {
  const [x, y] = [battle.x[model], battle.y[model]];
  [battle.x[model], battle.y[model]] = [path[0], path[1]];
  const taken = [...modelsOf(battle, unit), ...modelsOf(battle, target)].some(
    (other) => other !== model && overlaps(battle, model, other),
  );
  [battle.x[model], battle.y[model]] = [x, y];
  return taken;
};

/** The shares of the full length that are tried, in sixths. */
const SHARES = [6, 5, 4, 3, 2, 1];

/**
 * Returns a Rush of a whole unit in one block that brings it nearest to another, as far as it may go; nothing if no
 * path gains anything.
 */
export const autoRush = (battle: Battle, unit: number, target: number): ModelMove[] | undefined => {
  const models = modelsOf(battle, unit);
  const pace = Math.min(...models.map((model) => allowanceOf(battle, unit, model, 'rush')));
  const gap = unitGap(battle, unit, target);
  const ways = waysToward(battle, models, modelsOf(battle, target));
  const longest = Math.min(pace, Math.max(0, gap - separationOf(battle.plan)));
  for (const share of SHARES)
    for (const [dx, dy] of ways) {
      const length = Math.floor((longest * share) / 6);
      if (length < 10) continue;
      const [x, y] = [Math.trunc((dx * length) / 1000), Math.trunc((dy * length) / 1000)];
      const moves = models.map((model) => ({ model, path: [battle.x[model] + x, battle.y[model] + y] }));
      if (!mayMove(battle, unit, moves, { kind: 'rush', steady: true })) continue;
      if (gapAfter(battle, unit, target, moves) < gap) return moves;
    }
  return regroup(battle, unit, { kind: 'rush' });
};

const gapAfter = (battle: Battle, unit: number, target: number, moves: readonly ModelMove[]): number => {
  const block = battle.block.slice();
  placeMoves(battle, unit, moves);
  const gap = unitGap(battle, unit, target);
  battle.block.set(block);
  return gap;
};

/** The straight line between the nearest two models, then directions next to it. */
const waysToward = (
  battle: Battle,
  own: readonly number[],
  foes: readonly number[],
): readonly (readonly [number, number])[] => {
  let best = [own[0], foes[0]];
  let least = Infinity;
  for (const model of own)
    for (const foe of foes) {
      const apart = distance2(battle.x[model], battle.y[model], battle.x[foe], battle.y[foe]);
      if (apart < least) [best, least] = [[model, foe], apart];
    }
  const [model, foe] = best;
  const away = Math.max(1, Math.sqrt(least));
  const [tx, ty] = [battle.x[foe] - battle.x[model], battle.y[foe] - battle.y[model]];
  const along = ([dx, dy]: readonly [number, number]): number => dx * tx + dy * ty;
  const sideways = [...DIRECTIONS].sort((a, b) => along(b) - along(a)).slice(0, 11);
  return [[(tx * 1000) / away, (ty * 1000) / away], ...sideways];
};
