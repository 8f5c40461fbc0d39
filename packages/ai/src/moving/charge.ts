import {
  type Battle,
  chargeAllowance,
  checkCharge,
  checkChargeTarget,
  isEmbarked,
  modelsOf,
  type ModelMove,
  unitsWithin,
} from '@muster/engine';
import { DIRECTIONS, distance2, segmentLength } from '@muster/kernel';
import { grow } from './grow.ts';
import { capTrek, makeTrek, type Trek } from './trek.ts';
import { findWay, isFree } from './way.ts';

/** Spots of contact that a charge is tried from. */
const MOST_STARTS = 4;

/** Ways to contact that are looked for. */
const MOST_LOOKS = 16;

/** How often those who lag behind are told to close up. */
const MOST_PUSHES = 24;

/** Among spots that are as near to the foe, a model prefers one near itself. */
const PULL = 0.05;

/** One step of closing up, as the rules measure it. */
const PUSH = 100;

/** Charge moves against a unit: one model into contact, the others as close as they can come; nothing when it is out of reach. */
export const chargeMoves = (battle: Battle, unit: number, target: number): ModelMove[] | undefined => {
  if (checkChargeTarget(battle, unit, target)) return undefined;
  const origin = isEmbarked(battle, unit) ? battle.unitIn[unit] : undefined;
  if (!isInReach(battle, unit, target, origin)) return undefined;
  const trek = makeTrek(battle, unit, { kind: 'charge', target, origin });
  const fast = storm(trek, target);
  if (fast || !trek.shy) return fast;
  capTrek(trek);
  return storm(trek, target);
};

/** Whether anybody could get there at all. */
const isInReach = (battle: Battle, unit: number, target: number, origin: number | undefined): boolean => {
  if (origin !== undefined) return unitsWithin(battle, origin, target, battle.plan.ruleset.numbers.exitRange);
  return unitsWithin(battle, unit, target, chargeReach(battle, unit, target));
};

/** The longest charge of a unit, with what spells and comrades lend it and what the target takes away. */
export const chargeReach = (battle: Battle, unit: number, target?: number): number => {
  let reach = 0;
  for (const model of modelsOf(battle, unit)) reach = Math.max(reach, chargeAllowance(battle, unit, model, target));
  return reach;
};

const storm = (trek: Trek, target: number): ModelMove[] | undefined => {
  const { battle, models, limits, radii } = trek;
  const foes = modelsOf(battle, target);
  const gaps = models.map((model, i) =>
    trek.carrier >= 0 ? 0 : gapTo(battle, foes, battle.x[model], battle.y[model], radii[i]),
  );
  if (gaps.every((gap, i) => gap > limits[i])) return undefined;
  const order = models.map((_, i) => i).sort((a, b) => gaps[a] - gaps[b]);
  const spots = contactSpots(trek, foes);
  let starts = 0;
  let looks = 0;
  for (const lead of order) {
    if (gaps[lead] > limits[lead] || starts >= MOST_STARTS || looks >= MOST_LOOKS) break;
    for (const at of nearestFirst(trek, lead, spots)) {
      if (starts >= MOST_STARTS || looks++ >= MOST_LOOKS) break;
      const path = findWay(trek, lead, spots[at], spots[at + 1]);
      if (!path) continue;
      starts++;
      const worth = (x: number, y: number, radius: number): number => worthOf(trek, foes, x, y, radius);
      const aim = { spots, worth, pull: PULL };
      const moves = grow(trek, aim, order, { model: models[lead], path });
      const legal = moves && closeUp(trek, target, foes, moves);
      if (legal) return legal;
    }
  }
  return undefined;
};

/** The gap between a base and the nearest of some models. */
const gapTo = (battle: Battle, foes: readonly number[], x: number, y: number, radius: number): number => {
  let best = Infinity;
  for (const foe of foes) {
    const gap = Math.sqrt(distance2(x, y, battle.x[foe], battle.y[foe])) - battle.plan.models[foe].radius;
    if (gap < best) best = gap;
  }
  return Math.max(0, best - radius);
};

/** Nearer to the foe is better. */
const worthOf = (trek: Trek, foes: readonly number[], x: number, y: number, radius: number): number =>
  trek.carrier >= 0 && !canLeaveTo(trek, x, y, radius) ? Infinity : gapTo(trek.battle, foes, x, y, radius);

/** Whether a base ends fully within exit range of the transport that it leaves. */
export const canLeaveTo = ({ battle, carrier }: Trek, x: number, y: number, radius: number): boolean => {
  const reach = battle.plan.models[carrier].radius + battle.plan.ruleset.numbers.exitRange - radius;
  return reach >= 0 && distance2(x, y, battle.x[carrier], battle.y[carrier]) <= reach * reach;
};

/** Spots all around the foes where the smallest base of the unit touches one of them and nobody stands. */
const contactSpots = (trek: Trek, foes: readonly number[]): number[] => {
  const { battle, models } = trek;
  const spots: number[] = [];
  const sizes = [...new Set(trek.radii)];
  for (const size of sizes) {
    const i = trek.radii.indexOf(size);
    for (const foe of foes) {
      if (!isReached(trek, foe)) continue;
      const away = trek.carrier >= 0 ? trek.carrier : models[0];
      const ex = battle.x[foe];
      const ey = battle.y[foe];
      const reach = size + battle.plan.models[foe].radius;
      const length = Math.max(1, Math.sqrt(distance2(battle.x[away], battle.y[away], ex, ey)));
      addSpot(trek, i, spots, ex, ey, (battle.x[away] - ex) / length, (battle.y[away] - ey) / length, reach);
      for (const [dx, dy] of DIRECTIONS) addSpot(trek, i, spots, ex, ey, dx / 1000, dy / 1000, reach);
    }
  }
  return spots;
};

/** Whether any model of the unit could get to a foe. */
const isReached = ({ battle, models, radii, limits, carrier }: Trek, foe: number): boolean => {
  if (carrier >= 0) return true;
  const { radius } = battle.plan.models[foe];
  for (let i = 0; i < models.length; i++) {
    const reach = limits[i] + radii[i] + radius + 2;
    if (distance2(battle.x[models[i]], battle.y[models[i]], battle.x[foe], battle.y[foe]) <= reach * reach) return true;
  }
  return false;
};

/** A spot in contact: rounding is outward, which contact forgives. */
const addSpot = (
  trek: Trek,
  i: number,
  spots: number[],
  ex: number,
  ey: number,
  dx: number,
  dy: number,
  reach: number,
): void => {
  const x = ex + outward(dx * (reach + 0.4));
  const y = ey + outward(dy * (reach + 0.4));
  if (isFree(trek, i, x, y)) spots.push(x, y);
};

const outward = (value: number): number => (value < 0 ? Math.floor(value) : Math.ceil(value));

/** Places of the spots that a model may reach, the nearest first. */
const nearestFirst = (trek: Trek, i: number, spots: readonly number[]): number[] => {
  const { battle, models, limits, carrier } = trek;
  const from = carrier >= 0 ? carrier : models[i];
  const found: number[] = [];
  const far: number[] = [];
  // Spots have been looked at for one size of base each.
  const mixed = trek.radii.some((radius) => radius !== trek.radii[i]);
  for (let at = 0; at < spots.length; at += 2) {
    const apart = distance2(battle.x[from], battle.y[from], spots[at], spots[at + 1]);
    const fits =
      carrier >= 0 ? canLeaveTo(trek, spots[at], spots[at + 1], trek.radii[i]) : apart <= limits[i] * limits[i];
    if (!fits || (mixed && !isFree(trek, i, spots[at], spots[at + 1]))) continue;
    found.push(at);
    far[at] = apart;
  }
  return found.sort((a, b) => far[a] - far[b]);
};

/** Checks a charge and pushes those forward whom the rules find lagging. */
const closeUp = (trek: Trek, target: number, foes: readonly number[], moves: ModelMove[]): ModelMove[] | undefined => {
  const { battle, unit, order } = trek;
  for (let pushes = 0; pushes < MOST_PUSHES; pushes++) {
    const refusal = checkCharge(battle, unit, target, moves, order.origin);
    if (!refusal) return moves;
    if (refusal.code !== 'charge-not-closing') return undefined;
    const at = moves.findIndex((move) => move.model === refusal.model);
    if (at < 0) return undefined;
    moves[at] = push(battle, foes, moves[at]);
  }
  return undefined;
};

/** One step further toward the nearest foe, as the rules would have it. */
const push = (battle: Battle, foes: readonly number[], { model, path }: ModelMove): ModelMove => {
  const x = path[path.length - 2];
  const y = path[path.length - 1];
  let nearest = foes[0];
  let away = Infinity;
  for (const foe of foes) {
    const apart = segmentLength(x, y, battle.x[foe], battle.y[foe]);
    if (apart < away) [nearest, away] = [foe, apart];
  }
  const step = (from: number, to: number): number => from + Math.trunc(((to - from) * PUSH) / away);
  return { model, path: [...path, step(x, battle.x[nearest]), step(y, battle.y[nearest])] };
};
