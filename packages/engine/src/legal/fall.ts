import { DIRECTIONS, distance2 } from '@muster/kernel';
import type { Spot } from '../contract/question.ts';
import { refuse, type Refusal } from '../contract/refusal.ts';
import { floorAt, gapCrossed } from '../space/ground.ts';
import type { FallSpot } from '../space/jumps-and-climbs.ts';
import type { Battle } from '../state/battle.ts';
import { eachModel, isHighAbove, isOnTable } from '../state/query.ts';
import { spotProblem } from './deploy.ts';
import { separationOf } from './separation.ts';

/** How far from the bottom a fallen model may lie, and the longest distance at which a spot is searched. */
const REACH = 200;
const FARTHEST = 1200;

/** The distance between the rings of spots that are searched. */
const RING = 25;

/**
 * Checks whether a fallen model may lie on a spot: within 2" of the bottom, not higher up, not across a gap, and clear
 * of all models.
 */
export const checkFall = (b: Battle, model: number, landing: FallSpot, spot: Spot): Refusal | undefined => {
  const unit = b.unitOf[model];
  const { radius } = b.plan.models[model];
  const apart2 = distance2(landing.x, landing.y, spot.x, spot.y);
  if (apart2 > (REACH + radius) * (REACH + radius))
    return refuse('fall-too-far', { unit, model, need: REACH, have: Math.ceil(Math.sqrt(apart2)) - radius });
  return checkRest(b, model, landing, spot, separationOf(b.plan));
};

/**
 * Returns the nearest spot to the bottom where a fallen model can lie: 1" away from others if possible, farther away
 * if necessary.
 */
export const findRest = (b: Battle, model: number, landing: FallSpot): Spot | undefined => {
  const reach = REACH + b.plan.models[model].radius;
  return (
    nearestRest(b, model, landing, reach, separationOf(b.plan)) ??
    nearestRest(b, model, landing, reach, 0) ??
    nearestRest(b, model, landing, FARTHEST, 0)
  );
};

const nearestRest = (
  b: Battle,
  model: number,
  landing: FallSpot,
  reach: number,
  separation: number,
): Spot | undefined => {
  for (let ring = 0; ring <= reach; ring += RING)
    for (const [dx, dy] of DIRECTIONS) {
      const spot = {
        x: landing.x + Math.trunc((dx * ring) / 1000),
        y: landing.y + Math.trunc((dy * ring) / 1000),
      };
      if (!checkRest(b, model, landing, spot, separation)) return spot;
    }
  return undefined;
};

const checkRest = (
  b: Battle,
  model: number,
  landing: FallSpot,
  { x, y }: Spot,
  separation: number,
): Refusal | undefined => {
  const { plan } = b;
  const unit = b.unitOf[model];
  const { radius } = plan.models[model];
  const problem = spotProblem(plan, x, y, radius);
  if (problem) return refuse(problem, { unit, model });
  const line = [landing.x, landing.y, x, y];
  const isBeyond = plan.terrain.some((piece) => piece.gap && gapCrossed(piece, line) > 0);
  if (isBeyond || floorAt(plan, x, y) > landing.floor) return refuse('impassable', { unit, model });
  return checkRoom(b, model, x, y, separation);
};

const checkRoom = (b: Battle, model: number, x: number, y: number, separation: number): Refusal | undefined => {
  const { plan } = b;
  const unit = b.unitOf[model];
  let problem: Refusal | undefined;
  for (const { index } of plan.units) {
    if (!isOnTable(b, index) || isHighAbove(b, index)) continue;
    const space = index === unit ? 0 : separation;
    eachModel(b, index, (other) => {
      if (other === model) return;
      const touch = plan.models[model].radius + plan.models[other].radius;
      const apart2 = distance2(x, y, b.x[other], b.y[other]);
      if (apart2 < touch * touch) problem ??= refuse('overlap', { unit, model, other });
      else if (apart2 < (touch + space) * (touch + space))
        problem ??= refuse('within-1in', { unit, model, other: index, need: space });
    });
  }
  return problem;
};
