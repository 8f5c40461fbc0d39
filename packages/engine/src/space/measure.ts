import { circlesWithin, distance2, gapOf } from '@muster/kernel';
import { BATTLE_LIMITS } from '../plan/limits.ts';
import type { Battle } from '../state/battle.ts';
import { collectModels, firstModel, nextModel } from '../state/query.ts';

/** The largest gap that rounding may leave between two touching bases. */
const CONTACT = 2;

const ours = new Int32Array(BATTLE_LIMITS.models);
const theirs = new Int32Array(BATTLE_LIMITS.models);

/** Whether two models are at most `gap` apart, base edge to base edge. */
export const modelsWithin = (b: Battle, m1: number, m2: number, gap: number): boolean => {
  const { radius } = b.plan.bases;
  return circlesWithin(b.x[m1], b.y[m1], b.x[m2], b.y[m2], radius[m1] + radius[m2], gap);
};

/** Whether two models are in base contact, and not too far above each other. */
export const inContact = (b: Battle, m1: number, m2: number): boolean =>
  modelsWithin(b, m1, m2, CONTACT) && isLevelWith(b, m1, m2);

/** Whether the heights of two models let them strike each other. */
const isLevelWith = (b: Battle, m1: number, m2: number): boolean =>
  Math.abs(b.z[m1] - b.z[m2]) <= b.plan.ruleset.numbers.strikeReachVertical;

/** Returns the rounded gap between two bases, for display and for choices, never for rules. */
export const modelGap = (b: Battle, m1: number, m2: number): number => {
  const { models } = b.plan;
  return gapOf(b.x[m1], b.y[m1], b.x[m2], b.y[m2], models[m1].radius + models[m2].radius);
};

/** Returns the rounded gap between a model and the nearest living model of a unit; `Infinity` if there is none. */
export const modelUnitGap = (b: Battle, model: number, unit: number): number => {
  const n = collectModels(b, unit, theirs);
  return Math.max(0, Math.round(nearer(b, model, n, Infinity)));
};

/** Returns the gap between the nearest models of two units, rounded; `Infinity` if one has no models on the table. */
export const unitGap = (b: Battle, u: number, v: number): number => {
  const n = collectModels(b, u, ours);
  const k = collectModels(b, v, theirs);
  let best = Infinity;
  for (let i = 0; i < n; i++) best = nearer(b, ours[i], k, best);
  return Math.max(0, Math.round(best));
};

/** Returns the gap to the nearest of `theirs`, or the known gap if none is nearer. */
const nearer = (b: Battle, model: number, n: number, known: number): number => {
  const { models } = b.plan;
  const { x, y } = b;
  const { radius } = models[model];
  let best = known;
  for (let i = 0; i < n; i++) {
    const other = theirs[i];
    const own = models[other].radius;
    const dx = x[model] - x[other];
    const dy = y[model] - y[other];
    const apart2 = dx * dx + dy * dy;
    // A model that is certainly farther away needs no square root.
    const reach = best + own + radius + 1;
    if (apart2 > reach * reach) continue;
    const gap = Math.sqrt(apart2) - own - radius;
    if (gap < best) best = gap;
  }
  return best;
};

/** Whether a model is at most `gap` from any living model of a unit. */
export const modelWithinUnit = (b: Battle, model: number, unit: number, gap: number): boolean => {
  for (let other = firstModel(b, unit); other >= 0; other = nextModel(b, unit, other))
    if (modelsWithin(b, model, other, gap)) return true;
  return false;
};

/** Whether any living models of two units are at most `gap` apart. */
export const unitsWithin = (b: Battle, u: number, v: number, gap: number): boolean => {
  const n = collectModels(b, u, ours);
  const k = collectModels(b, v, theirs);
  for (let i = 0; i < n; i++) for (let j = 0; j < k; j++) if (modelsWithin(b, ours[i], theirs[j], gap)) return true;
  return false;
};

/** Whether a model is in base contact with any living model of a unit. */
export const modelTouchesUnit = (b: Battle, model: number, unit: number): boolean => {
  for (let other = firstModel(b, unit); other >= 0; other = nextModel(b, unit, other))
    if (inContact(b, model, other)) return true;
  return false;
};

/** Whether two models can strike each other in melee. */
export const inReach = (b: Battle, m1: number, m2: number): boolean =>
  modelsWithin(b, m1, m2, b.plan.ruleset.numbers.strikeReach) && isLevelWith(b, m1, m2);

/** Whether a model can strike any living model of a unit in melee. */
export const canStrike = (b: Battle, model: number, unit: number): boolean => {
  for (let other = firstModel(b, unit); other >= 0; other = nextModel(b, unit, other))
    if (inReach(b, model, other)) return true;
  return false;
};

/** Whether the bases of two models overlap; touching does not count. */
export const overlaps = (b: Battle, m1: number, m2: number): boolean => {
  const { radius } = b.plan.bases;
  const radii = radius[m1] + radius[m2];
  return distance2(b.x[m1], b.y[m1], b.x[m2], b.y[m2]) < radii * radii;
};
