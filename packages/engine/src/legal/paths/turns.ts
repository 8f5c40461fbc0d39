import { DIRECTIONS, distance2 } from '@muster/kernel';
import type { Battle } from '../../state/battle.ts';
import { eachModel, isOnTable, leader } from '../../state/query.ts';
import { FLIES, movementBitsOf, type MoveOrder, PASSES } from '../moving/way.ts';

/** The room that rounding to the grid needs. */
const ROUNDING = 2;

/**
 * The points of a ring are this much farther out so that the straight lines between them stay clear of what they
 * surround.
 */
const WIDER = 1.009;

/** The same for rings with half as many points. */
const WIDER_BY_TWO = 1.036;

/** A model that is about to move, and how far at most. */
export interface MovingModel {
  unit: number;
  model: number;
  limit: number;
  /** Whether it stays out of difficult terrain. */
  avoids: boolean;
}

/** Returns where the path of a model starts: where it is, or the middle of the transport that it leaves. */
export const startOf = (b: Battle, model: number, { origin }: MoveOrder): { x: number; y: number; z: number } => {
  const from = origin === undefined ? model : leader(b, origin);
  return { x: b.x[from], y: b.y[from], z: b.z[from] };
};

/**
 * Returns points where a path may turn: close around models of other units, and around the corners of terrain; x, y,
 * x, y, …
 */
export const turningPoints = (b: Battle, mover: MovingModel, order: MoveOrder): number[] => {
  const points: number[] = [];
  if (movementBitsOf(b, mover.unit, mover.model) & FLIES) return points;
  if (!(movementBitsOf(b, mover.unit, mover.model) & PASSES)) addModels(b, mover, order, points);
  addCorners(b, mover, order, points);
  return points;
};

/**
 * Returns how close a model may come to another: an inch, unless it charges, boards or was closer from the start
 * (battle:G3, battle:G31).
 */
export const closestTo = (b: Battle, model: number, other: number, order: MoveOrder): number => {
  const { bases, ruleset, settings } = b.plan;
  const touch = bases.radius[model] + bases.radius[other];
  const wide = isKept(b, other, order) ? touch + ruleset.numbers.separation : touch;
  const start = startOf(b, model, order);
  const apart = Math.sqrt(distance2(start.x, start.y, b.x[other], b.y[other]));
  return Math.min(apart, settings.separationExactlyOneInch === 'illegal' ? wide + 1 : wide);
};

/** Whether an order keeps models an inch away from a model of another unit. */
const isKept = (b: Battle, other: number, { kind, target, embark }: MoveOrder): boolean =>
  kind !== 'charge' && embark === undefined && !(kind === 'pile-in' && b.unitOf[other] === target);

const addModels = (b: Battle, { unit, model, limit }: MovingModel, order: MoveOrder, points: number[]): void => {
  const start = startOf(b, model, order);
  eachModelOfOthers(b, unit, (other) => {
    const apart = Math.sqrt(distance2(start.x, start.y, b.x[other], b.y[other]));
    const close = closestTo(b, model, other, order);
    if (apart - close > limit) return;
    addRing(points, b.x[other], b.y[other], close * WIDER + ROUNDING, 1);
    if (apart <= close) addAside(points, start, b.x[other] - start.x, b.y[other] - start.y, apart);
  });
};

/** Returns short steps aside, for a model so close to another that it may not come any closer. */
const ASIDE = [15, 40, -15, -40];

const addAside = (points: number[], from: { x: number; y: number }, dx: number, dy: number, apart: number): void => {
  for (const step of apart === 0 ? [] : ASIDE) {
    // Slightly away from the other, so that rounding never brings it closer.
    const x = from.x - (dy * step + dx * 2) / apart;
    const y = from.y + (dx * step - dy * 2) / apart;
    points.push(Math.round(x), Math.round(y));
  }
};

/** Visits every living model of other units that can be in the way; high fliers never are. */
export const eachModelOfOthers = (b: Battle, unit: number, visit: (model: number) => void): void => {
  for (let other = 0; other < b.plan.units.length; other++)
    if (other !== unit && !b.plan.bases.aloft[other] && isOnTable(b, other)) eachModel(b, other, visit);
};

const addCorners = (b: Battle, { model, limit, avoids }: MovingModel, order: MoveOrder, points: number[]): void => {
  const start = startOf(b, model, order);
  const { landscape, bases } = b.plan;
  const radius = bases.radius[model];
  const reach = limit + 2 * radius;
  const pieces = new Set([...landscape.barred, ...landscape.heights, ...(avoids ? landscape.slows : [])]);
  for (const { polygon } of pieces)
    for (let i = 0; i < polygon.length; i += 2)
      if (distance2(start.x, start.y, polygon[i], polygon[i + 1]) <= reach * reach)
        addRing(points, polygon[i], polygon[i + 1], radius * WIDER_BY_TWO + ROUNDING, 2);
};

const addRing = (points: number[], x: number, y: number, radius: number, every: number): void => {
  for (let i = 0; i < DIRECTIONS.length; i += every)
    points.push(x + Math.round((DIRECTIONS[i][0] * radius) / 1000), y + Math.round((DIRECTIONS[i][1] * radius) / 1000));
};
