import { DIRECTIONS, distance2, segmentDistance2, segmentLength } from '@muster/kernel';
import type { Spot } from '../contract/question.ts';
import { refuse, type Refusal } from '../contract/refusal.ts';
import { BATTLE_LIMITS } from '../plan/limits.ts';
import type { TerrainPlan } from '../plan/terrain-plan.ts';
import {
  baseInside,
  boxTouches,
  climbBetween,
  isOverhanging,
  sweepTouches,
  WIDEST_STEP,
  walkableFloor,
} from '../space/ground.ts';
import { readJumpsAndClimbs } from '../space/jumps-and-climbs.ts';
import type { Battle } from '../state/battle.ts';
import { collectModels, isHighAbove, isOnTable } from '../state/query.ts';
import { hasPushes } from './special-moves.ts';
import { separationOf } from './separation.ts';

/** Checks whether a model can be pushed at all: models high above cannot, models that never move can (muster:push). */
export const canPushTo = (b: Battle, model: number): boolean =>
  hasPushes(b.plan) && isOnTable(b, b.unitOf[model]) && !b.plan.models[model].highAbove;

/**
 * Checks whether a model may be pushed straight to a spot: near enough (climbs count, drops do not), on ground where
 * it can stand or over a gap that it falls into, and clear of all models (battle:F14, muster:push).
 */
export const checkPush = (b: Battle, model: number, { x, y }: Spot): Refusal | undefined =>
  checkReach(b, model, x, y) ?? checkWay(b, model, x, y) ?? checkOthers(b, model, x, y);

/** Whether a model may be pushed to a spot; the quickest checks come first. */
const mayPush = (b: Battle, model: number, x: number, y: number): boolean =>
  !checkOthers(b, model, x, y) && !checkReach(b, model, x, y) && !checkWay(b, model, x, y);

/** Returns the spots around a model to which it may be pushed, the farthest first. */
export const pushSpots = (b: Battle, model: number): Spot[] => {
  const { pushReach } = b.plan.ruleset.numbers;
  const spots: Spot[] = [];
  for (const share of SHARES)
    for (const [dx, dy] of DIRECTIONS) {
      const x = b.x[model] + pushed(dx, pushReach, share);
      const y = b.y[model] + pushed(dy, pushReach, share);
      if (mayPush(b, model, x, y)) spots.push({ x, y });
    }
  return spots;
};

/** Whether a model can be pushed to any spot. */
export const canBePushed = (b: Battle, model: number): boolean => {
  if (!canPushTo(b, model)) return false;
  const { pushReach } = b.plan.ruleset.numbers;
  for (const share of SHARES)
    for (const [dx, dy] of DIRECTIONS)
      if (mayPush(b, model, b.x[model] + pushed(dx, pushReach, share), b.y[model] + pushed(dy, pushReach, share)))
        return true;
  return false;
};

/** The shares of the full reach that are tried, in hundredths. */
const SHARES = [100, 75, 50, 25];

/** Returns how far a push goes along one axis. */
const pushed = (along: number, reach: number, share: number): number => Math.trunc((along * reach * share) / 100_000);

const checkReach = (b: Battle, model: number, x: number, y: number): Refusal | undefined => {
  const { plan } = b;
  const { pushReach, stepHeight } = plan.ruleset.numbers;
  const unit = b.unitOf[model];
  const [from, to] = [walkableFloor(plan, b.x[model], b.y[model]), walkableFloor(plan, x, y)];
  const length = segmentLength(b.x[model], b.y[model], x, y) + (to > from ? climbBetween(from, to, stepHeight) : 0);
  if (length > pushReach) return refuse('push-too-far', { unit, model, need: pushReach, have: length });
  const { radius } = plan.models[model];
  const have = Math.min(x, y, plan.table.width - x, plan.table.depth - y);
  return have < radius ? refuse('off-table', { unit, model, need: radius, have }) : undefined;
};

const checkWay = (b: Battle, model: number, x: number, y: number): Refusal | undefined => {
  const { plan } = b;
  if (isPlain(b, model, x, y)) return undefined;
  const { climbHeight, fallHeight } = plan.ruleset.numbers;
  const { radius } = plan.models[model];
  const { leaps, rise, ending } = readJumpsAndClimbs(plan, [b.x[model], b.y[model], x, y]);
  const barred =
    plan.terrain.some((piece) => piece.impassable && entersWall(b, model, piece, x, y)) ||
    rise > climbHeight ||
    leaps.some(({ gap }) => gap > WIDEST_STEP) ||
    (ending ? ending.height < fallHeight : isOverhanging(plan, x, y, radius));
  return barred ? refuse('impassable', { unit: b.unitOf[model], model }) : undefined;
};

/** Whether nothing near its path stops or tilts a model. */
const isPlain = (b: Battle, model: number, x: number, y: number): boolean => {
  const near = b.plan.models[model].radius + 1;
  const minX = Math.min(b.x[model], x);
  const minY = Math.min(b.y[model], y);
  const maxX = Math.max(b.x[model], x);
  const maxY = Math.max(b.y[model], y);
  for (const piece of b.plan.terrain)
    if ((piece.impassable || piece.gap || piece.floor > 0) && boxTouches(piece, minX, minY, maxX, maxY, near))
      return false;
  return true;
};

/** Whether a model is pushed into something impassable; it can stand on top of it. */
const entersWall = (b: Battle, model: number, piece: TerrainPlan, x: number, y: number): boolean => {
  const { radius } = b.plan.models[model];
  if (!sweepTouches(piece, b.x[model], b.y[model], x, y, radius)) return false;
  const onTop = piece.floor > 0 && b.z[model] >= piece.floor;
  return !(onTop && baseInside(piece, b.x[model], b.y[model], radius) && baseInside(piece, x, y, radius));
};

/**
 * Checks that no model is in the way, and that no model of another unit is closer than 1" that was not closer before.
 */
const checkOthers = (b: Battle, model: number, x: number, y: number): Refusal | undefined => {
  const { plan } = b;
  const unit = b.unitOf[model];
  const separation = separationOf(plan);
  const { radius } = plan.models[model];
  const fromX = b.x[model];
  const fromY = b.y[model];
  for (let index = 0; index < plan.units.length; index++) {
    if (index === unit || !isOnTable(b, index) || isHighAbove(b, index)) continue;
    const count = collectModels(b, index, living);
    for (let i = 0; i < count; i++) {
      const other = living[i];
      const ox = b.x[other];
      const oy = b.y[other];
      const touch = radius + plan.models[other].radius;
      const start2 = distance2(ox, oy, fromX, fromY);
      const near2 = segmentDistance2(ox, oy, fromX, fromY, x, y);
      if (near2 < touch * touch && near2 < start2)
        return refuse('path-blocked', { unit, model, other: index, need: touch, have: floorRoot(near2) });
      const end2 = distance2(ox, oy, x, y);
      if (end2 < (touch + separation) * (touch + separation) && end2 < start2)
        return refuse('within-1in', { unit, model, other: index, need: separation, have: floorRoot(end2) - touch });
    }
  }
  return undefined;
};

const living = new Int32Array(BATTLE_LIMITS.models);

const floorRoot = (squared: number): number => Math.floor(Math.sqrt(squared));
