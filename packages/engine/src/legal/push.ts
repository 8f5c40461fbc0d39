import { DIRECTIONS, distance2, segmentDistance2, segmentLength } from '@muster/kernel';
import type { Spot } from '../game/question.ts';
import { refuse, type Refusal } from '../game/refusal.ts';
import type { TerrainPlan } from '../plan/terrain-plan.ts';
import { baseInside, climbBetween, isOverhanging, sweepTouches, WIDEST_STEP, walkableFloor } from '../space/ground.ts';
import { readSteepness } from '../space/leaps.ts';
import type { Battle } from '../state/battle.ts';
import { eachModel, isHighAbove, isOnTable } from '../state/query.ts';
import { knowsPushes } from './special-moves.ts';
import { separationOf } from './separation.ts';

/** Whether a model can be pushed at all: those high above cannot, those that never move of their own can (muster:push). */
export const isPushable = (b: Battle, model: number): boolean =>
  knowsPushes(b.plan) && isOnTable(b, b.unitOf[model]) && !b.plan.models[model].highAbove;

/**
 * Whether a model may be pushed straight to a spot: near enough, heights that it is pushed up counted and drops not, on
 * ground where it can stand or over a gap that it falls into, and clear of everybody (battle:F14, muster:push).
 */
export const checkPush = (b: Battle, model: number, { x, y }: Spot): Refusal | undefined =>
  checkReach(b, model, x, y) ?? checkWay(b, model, x, y) ?? checkOthers(b, model, x, y);

/** Spots around a model to which it may be pushed, the farthest first. */
export const pushSpots = (b: Battle, model: number): Spot[] => {
  const spots: Spot[] = [];
  for (const spot of allSpots(b, model)) if (!checkPush(b, model, spot)) spots.push(spot);
  return spots;
};

/** Whether there is anywhere to push a model to. */
export const canBePushed = (b: Battle, model: number): boolean =>
  isPushable(b, model) && allSpots(b, model).some((spot) => !checkPush(b, model, spot));

/** Shares of the full reach that are looked at, in hundredths. */
const SHARES = [100, 75, 50, 25];

const allSpots = (b: Battle, model: number): Spot[] => {
  const { pushReach } = b.plan.ruleset.numbers;
  return SHARES.flatMap((share) =>
    DIRECTIONS.map(([dx, dy]) => ({
      x: b.x[model] + Math.trunc((dx * pushReach * share) / 100_000),
      y: b.y[model] + Math.trunc((dy * pushReach * share) / 100_000),
    })),
  );
};

const checkReach = (b: Battle, model: number, x: number, y: number): Refusal | undefined => {
  const { plan } = b;
  const { pushReach, stepHeight } = plan.ruleset.numbers;
  const unit = b.unitOf[model];
  const [from, to] = [walkableFloor(plan, b.x[model], b.y[model]), walkableFloor(plan, x, y)];
  const need = segmentLength(b.x[model], b.y[model], x, y) + (to > from ? climbBetween(from, to, stepHeight) : 0);
  if (need > pushReach) return refuse('push-too-far', { unit, model, need, have: pushReach });
  const { radius } = plan.models[model];
  const have = Math.min(x, y, plan.table.width - x, plan.table.depth - y);
  return have < radius ? refuse('off-table', { unit, model, need: radius, have }) : undefined;
};

const checkWay = (b: Battle, model: number, x: number, y: number): Refusal | undefined => {
  const { plan } = b;
  const { climbHeight, fallHeight } = plan.ruleset.numbers;
  const { radius } = plan.models[model];
  const { leaps, rise, ending } = readSteepness(plan, [b.x[model], b.y[model], x, y]);
  const barred =
    plan.terrain.some((piece) => piece.impassable && entersWall(b, model, piece, x, y)) ||
    rise > climbHeight ||
    leaps.some(({ gap }) => gap > WIDEST_STEP) ||
    (ending ? ending.height < fallHeight : isOverhanging(plan, x, y, radius));
  return barred ? refuse('impassable', { unit: b.unitOf[model], model }) : undefined;
};

/** Whether a model is pushed into something impassable; on top of it there is room to stand. */
const entersWall = (b: Battle, model: number, piece: TerrainPlan, x: number, y: number): boolean => {
  const { radius } = b.plan.models[model];
  if (!sweepTouches(piece, b.x[model], b.y[model], x, y, radius)) return false;
  const onTop = piece.floor > 0 && b.z[model] >= piece.floor;
  return !(onTop && baseInside(piece, b.x[model], b.y[model], radius) && baseInside(piece, x, y, radius));
};

/** Nobody is in the way, and nobody else's model comes closer than 1" that was not closer before. */
const checkOthers = (b: Battle, model: number, x: number, y: number): Refusal | undefined => {
  const { plan } = b;
  const unit = b.unitOf[model];
  const separation = separationOf(plan);
  let problem: Refusal | undefined;
  for (const { index } of plan.units) {
    if (index === unit || !isOnTable(b, index) || isHighAbove(b, index)) continue;
    eachModel(b, index, (other) => {
      const touch = plan.models[model].radius + plan.models[other].radius;
      const [ox, oy] = [b.x[other], b.y[other]];
      const start2 = distance2(ox, oy, b.x[model], b.y[model]);
      const near2 = segmentDistance2(ox, oy, b.x[model], b.y[model], x, y);
      const end2 = distance2(ox, oy, x, y);
      const apart = (squared: number): number => Math.floor(Math.sqrt(squared));
      if (near2 < touch * touch && near2 < start2)
        problem ??= refuse('path-blocked', { unit, model, other: index, need: touch, have: apart(near2) });
      else if (end2 < (touch + separation) * (touch + separation) && end2 < start2)
        problem ??= refuse('within-1in', { unit, model, other: index, need: separation, have: apart(end2) - touch });
    });
  }
  return problem;
};
