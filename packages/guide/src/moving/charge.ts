import {
  type Battle,
  chargeAllowance,
  checkCharge,
  checkChargeTarget,
  checkTogether,
  collectModels,
  floorAt,
  isEmbarked,
  BATTLE_LIMITS,
  mayMove,
  type ModelMove,
  type MoveOrder,
  unitsWithin,
} from '@muster/engine';
import { DIRECTIONS, distance2, segmentLength } from '@muster/kernel';
import { grow } from './grow.ts';
import { joinsIn, nonePlaced, placeAt } from './placed.ts';
import { rank, ranks } from './ranks.ts';
import { goFast, goSlowly, prepareMove, type MovePreparation } from './trek.ts';
import { findStraightWay, findWay, forgetBarrier, isBarredAgain, isFree } from './way.ts';

/** The most contact spots that a charge is tried from. */
const MOST_STARTS = 4;

/** The most ways into contact that are searched. */
const MOST_LOOKS = 16;

/** The most models that search a way around a corner. */
const MOST_LEADERS = 3;

/** Around corners only one in this many spots is tried, up to a total. */
const CORNER = 2;
const MOST_CORNERS = 10;

/** The nearest enemies, and the angles around each, that later models try. */
const MOST_FOES = 3;
const FRONT = 13;

/** How often models that are too far behind are moved closer. */
const MOST_PUSHES = 24;

/** How much a model prefers spots near itself among equally good ones. */
const PULL = 0.05;

/** One step of moving closer, as the rules measure it. */
const PUSH = 100;

const order: MoveOrder = { kind: 'charge', target: undefined, origin: undefined };
let spare: MovePreparation | undefined;

/** The living models of the target. */
const foes = { count: 0, models: new Int32Array(BATTLE_LIMITS.models) };

const members = new Int32Array(BATTLE_LIMITS.models);

/**
 * Returns the moves of a charge, one model into contact and the others as close as possible, or nothing if the target is out
 * of reach.
 */
export const chargeMoves = (battle: Battle, unit: number, target: number): ModelMove[] | undefined => {
  const moves = findCharge(battle, unit, target);
  return moves && !checkTogether(battle, unit, moves, order) ? moves : undefined;
};

const findCharge = (battle: Battle, unit: number, target: number): ModelMove[] | undefined => {
  if (checkChargeTarget(battle, unit, target)) return undefined;
  const origin = isEmbarked(battle, unit) ? battle.unitIn[unit] : undefined;
  if (!isInReach(battle, unit, target, origin)) return undefined;
  order.target = target;
  order.origin = origin;
  const trek = prepareMove(battle, unit, order, spare);
  spare = trek;
  foes.count = collectModels(battle, target, foes.models);
  if (!trek.shy) return tryCharge(trek, target);
  // Difficult terrain does not matter to a single near model, but it would leave some of many behind.
  const alone = trek.count === 1;
  if (alone) goSlowly(trek);
  const first = tryCharge(trek, target);
  if (first) return first;
  if (alone) goFast(trek);
  else goSlowly(trek);
  return tryCharge(trek, target);
};

/** Whether any model could reach the target. */
const isInReach = (battle: Battle, unit: number, target: number, origin: number | undefined): boolean => {
  if (origin !== undefined) return unitsWithin(battle, origin, target, battle.plan.ruleset.numbers.exitRange);
  return unitsWithin(battle, unit, target, chargeReach(battle, unit, target));
};

/** Returns the longest charge of a unit, including bonuses from spells and friends and penalties from the target. */
export const chargeReach = (battle: Battle, unit: number, target?: number): number => {
  let reach = 0;
  const count = collectModels(battle, unit, members);
  for (let i = 0; i < count; i++) reach = Math.max(reach, chargeAllowance(battle, unit, members[i], target));
  return reach;
};

/** The distance of each model to the nearest enemy. */
const gaps = new Float64Array(BATTLE_LIMITS.models);

const tryCharge = (trek: MovePreparation, target: number): ModelMove[] | undefined => {
  const { battle, count, models, limits, radii } = trek;
  let within = false;
  for (let i = 0; i < count; i++) {
    gaps[i] = trek.carrier >= 0 ? 0 : gapTo(battle, battle.x[models[i]], battle.y[models[i]], radii[i]);
    within ||= gaps[i] <= limits[i];
  }
  if (!within) return undefined;
  rank(count, gaps);
  return trek.carrier >= 0 ? chargeFromTransport(trek, target) : chargeOnFoot(trek, target);
};

/** Returns the gap between a base and the nearest enemy. */
const gapTo = (battle: Battle, x: number, y: number, radius: number): number => {
  const { models } = battle.plan;
  let best = Infinity;
  for (let k = 0; k < foes.count; k++) {
    const foe = foes.models[k];
    const gap = Math.sqrt(distance2(x, y, battle.x[foe], battle.y[foe])) - models[foe].radius;
    if (gap < best) best = gap;
  }
  return Math.max(0, best - radius);
};

/** A spot in contact with an enemy. */
const spot = { x: 0, y: 0 };

/** Finds the spot where a base touches an enemy, at an angle from a point. It rounds outward, within the contact tolerance. */
const touch = (battle: Battle, foe: number, radius: number, x: number, y: number, turn: number): void => {
  const ex = battle.x[foe];
  const ey = battle.y[foe];
  const away = Math.max(1, Math.sqrt(distance2(x, y, ex, ey)));
  const ux = (x - ex) / away;
  const uy = (y - ey) / away;
  const [cos, sin] = DIRECTIONS[turn];
  const reach = (radius + battle.plan.models[foe].radius + 0.4) / 1000;
  spot.x = ex + outward((ux * cos - uy * sin) * reach);
  spot.y = ey + outward((uy * cos + ux * sin) * reach);
};

const outward = (value: number): number => (value < 0 ? Math.floor(value) : Math.ceil(value));

/** The angles around an enemy, by index of direction: straight, then farther to both sides. */
const TURNS: readonly number[] = DIRECTIONS.map((_, k) =>
  k % 2 === 1 ? (k + 1) / 2 : (DIRECTIONS.length - k / 2) % DIRECTIONS.length,
);

const away = new Float64Array(BATTLE_LIMITS.models);
const nearest = new Int32Array(BATTLE_LIMITS.models);

/** Sorts enemies by distance from a point. */
const rankFoes = (battle: Battle, x: number, y: number): void => {
  const { models } = battle.plan;
  for (let k = 0; k < foes.count; k++) {
    const foe = foes.models[k];
    const gap = Math.sqrt(distance2(x, y, battle.x[foe], battle.y[foe])) - models[foe].radius;
    let at = k;
    for (; at > 0 && away[at - 1] > gap; at--) {
      away[at] = away[at - 1];
      nearest[at] = nearest[at - 1];
    }
    away[at] = gap;
    nearest[at] = foe;
  }
};

const placed = nonePlaced();

/** Moves each model straight into contact, or next to models in its way. Models without room follow the others. */
const chargeOnFoot = (trek: MovePreparation, target: number): ModelMove[] | undefined => {
  const { count, models } = trek;
  const moves: ModelMove[] = [];
  placed.count = 0;
  for (let k = 0; k < count; k++) {
    const i = ranks[k];
    const path = intoContact(trek, i, k < MOST_LEADERS);
    if (!path) continue;
    placeAt(placed, i, path[path.length - 2], path[path.length - 1]);
    moves.push({ model: models[i], path });
  }
  if (moves.length === 0) return undefined;
  if (moves.length === count) return closeUp(trek, target, moves);
  const [lead] = moves;
  const aim = { worth: worthIn(trek), pull: PULL };
  if (grow(trek, aim, ranks, moves)) return closeUp(trek, target, moves);
  // Some models blocked others: all but the first search again.
  const again = [lead];
  return moves.length > 1 && grow(trek, aim, ranks, again) ? closeUp(trek, target, again) : undefined;
};

/** Returns a way of a model into contact with an enemy: straight, or to its side. The first models also try around corners. */
const intoContact = (trek: MovePreparation, i: number, leads: boolean): number[] | undefined => {
  const { battle, models } = trek;
  if (gaps[i] > trek.limits[i]) return undefined;
  rankFoes(battle, battle.x[models[i]], battle.y[models[i]]);
  return lookForContact(trek, i, 0) ?? (leads && placed.count === 0 ? lookForContact(trek, i, 2) : undefined);
};

const lookForContact = (trek: MovePreparation, i: number, bends: number): number[] | undefined => {
  const { battle, models, radii, limits } = trek;
  const x = battle.x[models[i]];
  const y = battle.y[models[i]];
  const limit2 = limits[i] * limits[i];
  // Later models do not try the far sides of enemies, or distant enemies.
  const follows = placed.count > 0;
  const most = follows ? Math.min(foes.count, MOST_FOES) : foes.count;
  const turns = follows ? FRONT : TURNS.length;
  let looks = 0;
  forgetBarrier();
  for (let f = 0; f < most; f++) {
    if (away[f] - radii[i] > limits[i]) return undefined;
    for (let t = 0; t < turns; t++) {
      if (bends > 0 && TURNS[t] % CORNER !== 0) continue;
      touch(battle, nearest[f], radii[i], x, y, TURNS[t]);
      if (distance2(x, y, spot.x, spot.y) > limit2) break;
      if (follows && !joinsIn(placed, trek, radii[i], spot.x, spot.y)) continue;
      if (bends === 0 && isBarredAgain(trek, i, spot.x, spot.y)) continue;
      if (!isFree(trek, i, spot.x, spot.y)) continue;
      const path = bends === 0 ? findStraightWay(trek, i, spot.x, spot.y) : findWay(trek, i, spot.x, spot.y, bends);
      if (path) return path;
      if (bends > 0 && ++looks >= MOST_CORNERS) return undefined;
    }
  }
  return undefined;
};

/** Charges out of a transport: each model is tried as the first, with all spots around all enemies. */
const chargeFromTransport = (trek: MovePreparation, target: number): ModelMove[] | undefined => {
  const { models, limits } = trek;
  const spots = contactSpots(trek);
  const aim = { spots, worth: worthIn(trek), pull: PULL };
  let starts = 0;
  let looks = 0;
  for (let k = 0; k < trek.count; k++) {
    const lead = ranks[k];
    if (gaps[lead] > limits[lead]) return undefined;
    for (const at of nearestFirst(trek, lead, spots)) {
      if (starts >= MOST_STARTS || looks++ >= MOST_LOOKS) return undefined;
      const path = findWay(trek, lead, spots[at], spots[at + 1]);
      if (!path) continue;
      starts++;
      const moves = [{ model: models[lead], path }];
      const legal = grow(trek, aim, ranks, moves) ? closeUp(trek, target, moves) : undefined;
      if (legal) return legal;
    }
  }
  return undefined;
};

/** Returns the worth of spots: nearer to the enemy is better. */
const worthIn =
  (trek: MovePreparation) =>
  (x: number, y: number, radius: number): number =>
    trek.carrier >= 0 && !canLeaveTo(trek, x, y, radius) ? Infinity : gapTo(trek.battle, x, y, radius);

/** Whether a base ends fully within exit range of the transport that it leaves. */
export const canLeaveTo = ({ battle, carrier }: MovePreparation, x: number, y: number, radius: number): boolean => {
  const reach = battle.plan.models[carrier].radius + battle.plan.ruleset.numbers.exitRange - radius;
  return reach >= 0 && distance2(x, y, battle.x[carrier], battle.y[carrier]) <= reach * reach;
};

/** Returns all free spots around the enemies where a base of the unit touches one. */
const contactSpots = (trek: MovePreparation): number[] => {
  const { battle, models, radii } = trek;
  const spots: number[] = [];
  const from = trek.carrier >= 0 ? trek.carrier : models[0];
  for (let i = 0; i < trek.count; i++) {
    if (radii.indexOf(radii[i]) !== i) continue;
    for (let f = 0; f < foes.count; f++) {
      const foe = foes.models[f];
      if (!isReached(trek, foe)) continue;
      for (let turn = 0; turn < DIRECTIONS.length; turn++) {
        touch(battle, foe, radii[i], battle.x[from], battle.y[from], turn);
        if (isFree(trek, i, spot.x, spot.y)) spots.push(spot.x, spot.y);
      }
    }
  }
  return spots;
};

/** Whether any model of the unit could reach an enemy. */
const isReached = ({ battle, count, models, radii, limits, carrier }: MovePreparation, foe: number): boolean => {
  if (carrier >= 0) return true;
  const { radius } = battle.plan.models[foe];
  for (let i = 0; i < count; i++) {
    const reach = limits[i] + radii[i] + radius + 2;
    if (distance2(battle.x[models[i]], battle.y[models[i]], battle.x[foe], battle.y[foe]) <= reach * reach) return true;
  }
  return false;
};

/** Returns the places of the spots that a model may reach, the nearest first. */
const nearestFirst = (trek: MovePreparation, i: number, spots: readonly number[]): number[] => {
  const { battle, models, limits, carrier, radii } = trek;
  const from = carrier >= 0 ? carrier : models[i];
  const found: number[] = [];
  const far: number[] = [];
  for (let at = 0; at < spots.length; at += 2) {
    const apart = distance2(battle.x[from], battle.y[from], spots[at], spots[at + 1]);
    const fits = carrier >= 0 ? canLeaveTo(trek, spots[at], spots[at + 1], radii[i]) : apart <= limits[i] * limits[i];
    // Each spot was checked for one base size only.
    if (!fits || !isFree(trek, i, spots[at], spots[at + 1])) continue;
    found.push(at);
    far[at] = apart;
  }
  return found.sort((a, b) => far[a] - far[b]);
};

/** Checks a charge and moves models closer that the rules find too far behind. */
const closeUp = (trek: MovePreparation, target: number, moves: ModelMove[]): ModelMove[] | undefined => {
  const { battle, unit } = trek;
  // With a model in contact and none behind, only the paths can be illegal.
  if (anyTouches(battle, moves) && allStrike(battle, moves))
    return mayMove(battle, unit, moves, trek.order) ? moves : undefined;
  for (let pushes = 0; pushes < MOST_PUSHES; pushes++) {
    const refusal = checkCharge(battle, unit, target, moves, trek.order.origin);
    if (!refusal) return moves;
    if (refusal.code !== 'charge-not-closing') return undefined;
    const at = moves.findIndex((move) => move.model === refusal.model);
    if (at < 0) return undefined;
    moves[at] = push(battle, moves[at]);
  }
  return undefined;
};

/** Whether a move ends in contact with an enemy, and not too far above or below it. */
const anyTouches = (battle: Battle, moves: readonly ModelMove[]): boolean => {
  const { models, ruleset } = battle.plan;
  for (let k = 0; k < moves.length; k++) {
    const { model, path } = moves[k];
    const x = path[path.length - 2];
    const y = path[path.length - 1];
    for (let f = 0; f < foes.count; f++) {
      const foe = foes.models[f];
      const touching = models[model].radius + models[foe].radius + CONTACT;
      if (distance2(x, y, battle.x[foe], battle.y[foe]) > touching * touching) continue;
      if (Math.abs(floorAt(battle.plan, x, y) - battle.z[foe]) <= ruleset.numbers.strikeReachVertical) return true;
    }
  }
  return false;
};

/** The gap that rounding may leave between touching bases. */
const CONTACT = 2;

/** Whether all moves end where the models can strike. */
const allStrike = (battle: Battle, moves: readonly ModelMove[]): boolean => {
  const { models, ruleset } = battle.plan;
  for (let k = 0; k < moves.length; k++) {
    const { model, path } = moves[k];
    const reach = models[model].radius + ruleset.numbers.strikeReach;
    if (!isNearFoe(battle, path[path.length - 2], path[path.length - 1], reach)) return false;
  }
  return true;
};

const isNearFoe = (battle: Battle, x: number, y: number, reach: number): boolean => {
  for (let k = 0; k < foes.count; k++) {
    const foe = foes.models[k];
    const far = reach + battle.plan.models[foe].radius;
    if (distance2(x, y, battle.x[foe], battle.y[foe]) <= far * far) return true;
  }
  return false;
};

/** Moves one step toward the nearest enemy, as the rules require. */
const push = (battle: Battle, { model, path }: ModelMove): ModelMove => {
  const x = path[path.length - 2];
  const y = path[path.length - 1];
  let closest = foes.models[0];
  let apart = Infinity;
  for (let k = 0; k < foes.count; k++) {
    const foe = foes.models[k];
    const length = segmentLength(x, y, battle.x[foe], battle.y[foe]);
    if (length < apart) [closest, apart] = [foe, length];
  }
  const step = (from: number, to: number): number => from + Math.trunc(((to - from) * PUSH) / apart);
  return { model, path: [...path, step(x, battle.x[closest]), step(y, battle.y[closest])] };
};
