import { DIRECTIONS, distance2 } from '@muster/kernel';
import type { Battle } from '../../state/battle.ts';
import { eachModel, isOnTable } from '../../state/query.ts';
import { FLIES, mannerOf, type MoveOrder, PASSES } from '../moving/way.ts';

/** Room that rounding to the grid takes. */
const ROUNDING = 2;

/** The points of a ring lie so much farther out that the straight lines between them keep clear of what they surround. */
const WIDER = 1.009;

/** The same for rings with half as many points. */
const WIDER_BY_TWO = 1.036;

/** A model that is about to move, and how far at most. */
export interface Mover {
  unit: number;
  model: number;
  limit: number;
  /** Whether it keeps out of difficult terrain. */
  avoids: boolean;
}

/** Points where a path may turn: close around models of other units, and around the corners of terrain; x, y, x, y, … */
export const turningPoints = (b: Battle, mover: Mover, order: MoveOrder): number[] => {
  const points: number[] = [];
  if (mannerOf(b, mover.unit, mover.model) & FLIES) return points;
  if (!(mannerOf(b, mover.unit, mover.model) & PASSES)) addModels(b, mover, order, points);
  addCorners(b, mover, points);
  return points;
};

/** How close a model may come to another: an inch, unless it charges or was closer from the start (battle:G3, battle:G31). */
export const closestTo = (b: Battle, model: number, other: number, order: MoveOrder): number => {
  const { bases, ruleset, settings } = b.plan;
  const touch = bases.radius[model] + bases.radius[other];
  const wide = order.kind === 'charge' ? touch : touch + ruleset.numbers.separation;
  const start = Math.sqrt(distance2(b.x[model], b.y[model], b.x[other], b.y[other]));
  return Math.min(start, settings.separationExactlyOneInch === 'illegal' ? wide + 1 : wide);
};

const addModels = (b: Battle, { unit, model, limit }: Mover, order: MoveOrder, points: number[]): void => {
  eachStranger(b, unit, (other) => {
    const apart = Math.sqrt(distance2(b.x[model], b.y[model], b.x[other], b.y[other]));
    const close = closestTo(b, model, other, order);
    if (apart - close > limit) return;
    addRing(points, b.x[other], b.y[other], close * WIDER + ROUNDING, 1);
  });
};

/** Visits every living model of other units that can be in the way; high fliers are in nobody's way. */
export const eachStranger = (b: Battle, unit: number, visit: (model: number) => void): void => {
  for (let other = 0; other < b.plan.units.length; other++)
    if (other !== unit && !b.plan.bases.aloft[other] && isOnTable(b, other)) eachModel(b, other, visit);
};

const addCorners = (b: Battle, { model, limit, avoids }: Mover, points: number[]): void => {
  const { landscape, bases } = b.plan;
  const radius = bases.radius[model];
  const reach = limit + 2 * radius;
  const pieces = new Set([...landscape.barred, ...landscape.heights, ...(avoids ? landscape.slows : [])]);
  for (const { polygon } of pieces)
    for (let i = 0; i < polygon.length; i += 2)
      if (distance2(b.x[model], b.y[model], polygon[i], polygon[i + 1]) <= reach * reach)
        addRing(points, polygon[i], polygon[i + 1], radius * WIDER_BY_TWO + ROUNDING, 2);
};

const addRing = (points: number[], x: number, y: number, radius: number, every: number): void => {
  for (let i = 0; i < DIRECTIONS.length; i += every)
    points.push(x + Math.round((DIRECTIONS[i][0] * radius) / 1000), y + Math.round((DIRECTIONS[i][1] * radius) / 1000));
};
