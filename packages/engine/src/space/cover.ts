import { EIGHT_DIRECTIONS } from '@muster/kernel';
import type { Cover } from '../contract/events.ts';
import { BATTLE_LIMITS } from '../plan/limits.ts';
import type { TerrainPlan } from '../plan/terrain-plan.ts';
import type { Battle } from '../state/battle.ts';
import { collectModels } from '../state/query.ts';
import { baseInside, boxTouches, holdsPoint } from './ground.ts';
import { makeSightBlockers, type SightBlockers, screenUnits } from './sight-blockers.ts';
import { isMostlyCut } from './sight.ts';

const members = new Int32Array(BATTLE_LIMITS.models);
const FOR_COVER = { forCover: true };

/** A cache of what may cover one unit from another. It is valid until a model moves or is killed. */
export interface CoverCache {
  readonly screen: SightBlockers;
  from: number;
  to: number;
}

/** Returns an empty cache, which can be used many times. */
export const makeCoverCache = (): CoverCache => ({ screen: makeSightBlockers(), from: -1, to: -1 });

/** Clears a cache. */
export const clearCoverCache = (shelter: CoverCache): CoverCache => {
  shelter.from = -1;
  shelter.to = -1;
  return shelter;
};

const shared = makeCoverCache();

const shelterFrom = (b: Battle, from: number, to: number, shelter: CoverCache): SightBlockers => {
  if (shelter.from === from && shelter.to === to) return shelter.screen;
  shelter.from = from;
  shelter.to = to;
  return screenUnits(b, from, to, FOR_COVER, shelter.screen);
};

/**
 * Returns the cover of a unit from shooters of one unit: most of its living models are fully inside cover, or inside cover or
 * behind something for most of the shooters (battle:G14, battle:G15).
 */
export const coverOf = (
  b: Battle,
  shooters: ArrayLike<number>,
  unit: number,
  count: number = shooters.length,
  shelter: CoverCache = clearCoverCache(shared),
): Cover => {
  const n = collectModels(b, unit, members);
  if (n === 1) return coverOfModel(b, shooters, members[0], count, shelter);
  let covered = 0;
  // Models inside cover go to the front: only the others need something in the line of sight.
  for (let i = 0; i < n; i++) {
    const model = members[i];
    if (!isInsideCover(b, model)) continue;
    members[i] = members[covered];
    members[covered++] = model;
  }
  if (2 * covered > n) return 'area';
  if (count === 0) return 'none';
  const screen = shelterFrom(b, b.unitOf[shooters[0]], unit, shelter);
  if (screen.count === 0) return 'none';
  for (let i = covered; i < n; i++) {
    if (isBehind(b, screen, shooters, count, members[i])) covered++;
    if (2 * covered > n) return 'sight';
    if (2 * (covered + n - 1 - i) <= n) return 'none';
  }
  return 'none';
};

/** Returns the cover of a single model as a unit of one; its own unit never covers it. */
export const coverOfModel = (
  b: Battle,
  shooters: ArrayLike<number>,
  model: number,
  count: number = shooters.length,
  shelter: CoverCache = clearCoverCache(shared),
): Cover => {
  if (isMostlyInsideCover(b, model)) return 'area';
  if (count === 0) return 'none';
  const screen = shelterFrom(b, b.unitOf[shooters[0]], b.unitOf[model], shelter);
  return screen.count > 0 && isBehind(b, screen, shooters, count, model) ? 'sight' : 'none';
};

/** Whether most lines to a model are blocked for most of the shooters. */
const isBehind = (
  b: Battle,
  screen: SightBlockers,
  shooters: ArrayLike<number>,
  count: number,
  model: number,
): boolean => {
  let hidden = 0;
  for (let i = 0; i < count && 2 * (hidden + count - i) > count; i++) {
    if (isMostlyCut(b, screen, shooters[i], model)) hidden++;
    if (2 * hidden > count) return true;
  }
  return false;
};

/** Whether a base is fully inside a piece of cover. */
const isInsideCover = (b: Battle, model: number): boolean => {
  const { landscape, bases } = b.plan;
  const radius = bases.radius[model];
  for (const piece of landscape.covers) if (baseInside(piece, b.x[model], b.y[model], radius)) return true;
  return false;
};

const isMostlyInsideCover = (b: Battle, model: number): boolean => {
  for (const piece of b.plan.landscape.covers) if (isMostlyInside(b, model, piece)) return true;
  return false;
};

/** Whether at least five of nine points of a base, at its centre and rim, are in a piece of terrain. */
export const isMostlyInside = (b: Battle, model: number, piece: TerrainPlan): boolean => {
  const { radius } = b.plan.models[model];
  const x = b.x[model];
  const y = b.y[model];
  if (!boxTouches(piece, x, y, x, y, radius + 1)) return false;
  let inside = holdsPoint(piece, x, y) ? 1 : 0;
  for (let i = 0; i < EIGHT_DIRECTIONS.length; i += 2) {
    const px = x + Math.round((EIGHT_DIRECTIONS[i] * radius) / 1000);
    const py = y + Math.round((EIGHT_DIRECTIONS[i + 1] * radius) / 1000);
    if (holdsPoint(piece, px, py)) inside++;
  }
  return inside >= 5;
};
