import { distance2 } from '@muster/kernel';
import type { ModelMove } from '../contract/action.ts';
import { gatherCrowd, isBarred } from './crowd.ts';
import { checkWithoutAmounts, mayMove, type MoveOrder, placeMoves } from './move.ts';
import { BATTLE_LIMITS } from '../plan/limits.ts';
import { modelGap, modelTouchesUnit, modelUnitGap } from '../space/measure.ts';
import type { Battle } from '../state/battle.ts';
import { collectModels } from '../state/query.ts';
import { lookAround, makeSpots, nextSpot } from '../space/spots.ts';

/**
 * Returns moves that bring a charged unit to its chargers, the nearest models first: into contact where a spot is
 * free, else as close as possible. Coherency may break on the way if it holds in the end; if it would not, all models
 * move more carefully.
 */
export const autoPileIn = (battle: Battle, unit: number, charger: number): ModelMove[] => {
  const limit = battle.plan.ruleset.numbers.pileIn;
  const order = { kind: 'pile-in', target: charger, limit } as const;
  gatherCrowd(battle, unit, limit);
  const loose = closeAllUp(battle, unit, charger, order, true);
  return mayMove(battle, unit, loose, order) ? loose : closeAllUp(battle, unit, charger, order, false);
};

/** The models that take part, and their number. */
const own = new Int32Array(BATTLE_LIMITS.models);
const chargers = new Int32Array(BATTLE_LIMITS.models);
const melee = { own: 0, chargers: 0 };
/** The models of the unit, those nearest to the chargers first, and their distances. */
const queue = new Int32Array(BATTLE_LIMITS.models);
const gaps = new Float64Array(BATTLE_LIMITS.models);
const oldX = new Int32Array(BATTLE_LIMITS.models);
const oldY = new Int32Array(BATTLE_LIMITS.models);
const oldZ = new Int32Array(BATTLE_LIMITS.models);

const closeAllUp = (battle: Battle, unit: number, charger: number, order: MoveOrder, loosely: boolean): ModelMove[] => {
  const moves: ModelMove[] = [];
  melee.own = collectModels(battle, unit, own);
  melee.chargers = collectModels(battle, charger, chargers);
  for (let i = 0; i < melee.own; i++) {
    const model = own[i];
    oldX[i] = battle.x[model];
    oldY[i] = battle.y[model];
    oldZ[i] = battle.z[model];
    enqueue(model, modelUnitGap(battle, model, charger), i);
  }
  for (let i = 0; i < melee.own; i++) {
    if (modelTouchesUnit(battle, queue[i], charger)) continue;
    const move = closeUp(battle, unit, queue[i], order, loosely);
    if (!move) continue;
    placeMoves(battle, unit, [move]);
    moves.push(move);
  }
  for (let i = 0; i < melee.own; i++) {
    battle.x[own[i]] = oldX[i];
    battle.y[own[i]] = oldY[i];
    battle.z[own[i]] = oldZ[i];
  }
  return moves;
};

/** Puts a model into the queue after those that are as near. */
const enqueue = (model: number, gap: number, length: number): void => {
  let at = length;
  for (; at > 0 && gaps[at - 1] > gap; at--) {
    queue[at] = queue[at - 1];
    gaps[at] = gaps[at - 1];
  }
  queue[at] = model;
  gaps[at] = gap;
};

const spots = makeSpots();

/** Returns a path of one model to one of the nearest two chargers. */
const closeUp = (
  battle: Battle,
  unit: number,
  model: number,
  order: MoveOrder,
  loosely: boolean,
): ModelMove | undefined => {
  let enemy = -1;
  for (let tries = Math.min(2, melee.chargers); tries > 0; tries--) {
    enemy = nearestCharger(battle, model, enemy);
    lookAround(spots, battle, model, enemy, battle.plan.ruleset.numbers.pileIn);
    while (nextSpot(spots)) {
      const { x, y } = spots;
      if (isTaken(battle, model, x, y, own, melee.own)) continue;
      if (isTaken(battle, model, x, y, chargers, melee.chargers)) continue;
      if (isBarred(battle, model, x, y, order.target)) continue;
      const move = { model, path: [x, y] };
      const problem = checkWithoutAmounts(battle, unit, [move], order);
      if (!problem || (loosely && problem.code === 'coherency')) return move;
    }
  }
  return undefined;
};

/** Returns the charger nearest to a model, the first if several are as near; one of them may be left out. */
const nearestCharger = (battle: Battle, model: number, but: number): number => {
  let nearest = -1;
  let least = Infinity;
  for (let i = 0; i < melee.chargers; i++) {
    if (chargers[i] === but) continue;
    const gap = modelGap(battle, model, chargers[i]);
    if (gap < least) {
      nearest = chargers[i];
      least = gap;
    }
  }
  return nearest;
};

/** Whether one of these models stands where a model would. */
const isTaken = (battle: Battle, model: number, x: number, y: number, others: Int32Array, count: number): boolean => {
  const { models } = battle.plan;
  for (let i = 0; i < count; i++) {
    const other = others[i];
    const radii = models[model].radius + models[other].radius;
    if (other !== model && distance2(x, y, battle.x[other], battle.y[other]) < radii * radii) return true;
  }
  return false;
};
