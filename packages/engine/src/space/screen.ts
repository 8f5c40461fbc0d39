import { distance2 } from '@muster/kernel';
import { LIMITS } from '../plan/limits.ts';
import type { TerrainPlan } from '../plan/terrain-plan.ts';
import type { Battle } from '../state/battle.ts';
import { guestOf, isHighAbove, isOnTable } from '../state/query.ts';
import { modelsWithin } from './measure.ts';

/** What changes a look. */
export interface SightOptions {
  /** A unit that does not stand in the way: the one out of which a Takedown weapon picks (battle:G11). */
  ignoreUnit?: number;
  /** For cover: what only shelters counts, too, and the target's own unit never does (battle:G11). */
  forCover?: boolean;
}

/**
 * What may stand between two places, so that many looks can share one search. It holds until a model moves or dies.
 * A blocker is a unit or a piece of terrain.
 */
export interface Screen {
  forCover: boolean;
  /** How many blockers there are. */
  count: number;
  /** The piece of terrain, or -1 for a unit. */
  piece: Int32Array;
  /** A circle around the blocker. */
  x: Float64Array;
  y: Float64Array;
  reach: Float64Array;
  /** Where a unit's models end in `models`; they begin where those of the blocker before it end. */
  modelsEnd: Int32Array;
  models: Int32Array;
  /** Where its strips end in `strips`: pairs of models between which nobody looks through. */
  stripsEnd: Int32Array;
  strips: Int32Array;
}

/** An empty screen; one can be used again and again. */
export const makeScreen = (): Screen => ({
  forCover: false,
  count: 0,
  piece: new Int32Array(64),
  x: new Float64Array(64),
  y: new Float64Array(64),
  reach: new Float64Array(64),
  modelsEnd: new Int32Array(64),
  models: new Int32Array(LIMITS.models),
  stripsEnd: new Int32Array(64),
  strips: new Int32Array(1024),
});

const shared = makeScreen();

/** A circle around the models that were last put into it. */
const ring = { x: 0, y: 0, reach: 0 };
const hull = new Int32Array(LIMITS.models + 1);

/** Gathers what may stand between two units; by default into a screen that the next such call overwrites. */
export const screenUnits = (
  b: Battle,
  viewers: number,
  targets: number,
  options?: SightOptions,
  into: Screen = shared,
): Screen => {
  if (!ringUnit(b, viewers)) return empty(into);
  const { x, y, reach } = ring;
  if (!ringUnit(b, targets)) return empty(into);
  return gather(b, into, x, y, reach, ring.x, ring.y, ring.reach, viewers, targets, options);
};

/** Gathers what may stand between a model and a unit. */
export const screenModelUnit = (
  b: Battle,
  viewer: number,
  targets: number,
  options?: SightOptions,
  into: Screen = shared,
): Screen => {
  if (!ringUnit(b, targets)) return empty(into);
  const { radius } = b.plan.models[viewer];
  return gather(
    b,
    into,
    b.x[viewer],
    b.y[viewer],
    radius,
    ring.x,
    ring.y,
    ring.reach,
    b.unitOf[viewer],
    targets,
    options,
  );
};

/** Gathers what may stand between two models. */
export const screenModels = (
  b: Battle,
  viewer: number,
  target: number,
  options?: SightOptions,
  into: Screen = shared,
): Screen => {
  const { models } = b.plan;
  const r1 = models[viewer].radius;
  const r2 = models[target].radius;
  return gather(
    b,
    into,
    b.x[viewer],
    b.y[viewer],
    r1,
    b.x[target],
    b.y[target],
    r2,
    b.unitOf[viewer],
    b.unitOf[target],
    options,
  );
};

const empty = (screen: Screen): Screen => {
  screen.count = 0;
  return screen;
};

/** Draws a circle around a unit's living models; `false` when there are none. */
const ringUnit = (b: Battle, unit: number): boolean => {
  const { first, count } = b.plan.units[unit];
  const { models } = b.plan;
  const { x, y, alive, unitOf } = b;
  const hero = b.unitHero[unit];
  const guest = guestOf(b, unit);
  let minX = Infinity;
  let minY = Infinity;
  let maxX = -Infinity;
  let maxY = -Infinity;
  for (let i = 0; i <= count + 1; i++) {
    const model = i < count ? first + i : i === count ? hero : guest;
    if (model < 0 || !alive[model] || unitOf[model] !== unit) continue;
    const { radius } = models[model];
    const px = x[model];
    const py = y[model];
    if (px - radius < minX) minX = px - radius;
    if (px + radius > maxX) maxX = px + radius;
    if (py - radius < minY) minY = py - radius;
    if (py + radius > maxY) maxY = py + radius;
  }
  if (minX > maxX) return false;
  ringBox(minX, minY, maxX, maxY);
  return true;
};

const ringBox = (minX: number, minY: number, maxX: number, maxY: number): void => {
  ring.x = (minX + maxX) / 2;
  ring.y = (minY + maxY) / 2;
  ring.reach = Math.sqrt(distance2(minX, minY, maxX, maxY)) / 2;
};

const gather = (
  b: Battle,
  screen: Screen,
  ax: number,
  ay: number,
  ar: number,
  bx: number,
  by: number,
  br: number,
  viewers: number,
  targets: number,
  options: SightOptions | undefined,
): Screen => {
  const { terrain, units } = b.plan;
  const width = Math.max(ar, br);
  screen.count = 0;
  screen.forCover = options?.forCover === true;
  for (let i = 0; i < terrain.length; i++) {
    const piece = terrain[i];
    if (!mayCut(piece, screen.forCover)) continue;
    ringBox(piece.minX, piece.minY, piece.maxX, piece.maxY);
    if (isNearLine(ring.x, ring.y, ax, ay, bx, by, ring.reach + width)) addBlocker(screen, i);
  }
  const skipTargets = screen.forCover;
  const ignored = options?.ignoreUnit ?? -1;
  for (let unit = 0; unit < units.length; unit++) {
    if (unit === viewers || unit === ignored || (unit === targets && skipTargets)) continue;
    if (!isOnTable(b, unit) || isHighAbove(b, unit) || !ringUnit(b, unit)) continue;
    if (!isNearLine(ring.x, ring.y, ax, ay, bx, by, ring.reach + width)) continue;
    addBlocker(screen, -1);
    addModels(b, screen, unit);
    if (unit !== targets) addStrips(b, screen);
  }
  return screen;
};

/** Whether a piece can cut lines of sight at all. */
const mayCut = (piece: TerrainPlan, forCover: boolean): boolean =>
  piece.blocking || piece.seeIntoNotThrough === true || (forCover && piece.shelters === true);

/** Whether a point comes near a segment: rough, never missing one that does. */
const isNearLine = (px: number, py: number, ax: number, ay: number, bx: number, by: number, near: number): boolean => {
  const dx = bx - ax;
  const dy = by - ay;
  const ex = px - ax;
  const ey = py - ay;
  const d = near + 2;
  const length2 = dx * dx + dy * dy;
  const along = ex * dx + ey * dy;
  if (along <= 0) return ex * ex + ey * ey <= d * d;
  if (along >= length2) return distance2(px, py, bx, by) <= d * d;
  const area = dx * ey - dy * ex;
  return area * area <= d * d * length2;
};

const addBlocker = (screen: Screen, piece: number): void => {
  const at = screen.count++;
  if (at >= screen.piece.length) enlarge(screen);
  screen.piece[at] = piece;
  screen.x[at] = ring.x;
  screen.y[at] = ring.y;
  screen.reach[at] = ring.reach;
  screen.modelsEnd[at] = at > 0 ? screen.modelsEnd[at - 1] : 0;
  screen.stripsEnd[at] = at > 0 ? screen.stripsEnd[at - 1] : 0;
};

const enlarge = (screen: Screen): void => {
  const size = 2 * screen.count;
  const numbers = (old: Float64Array): Float64Array => {
    const larger = new Float64Array(size);
    larger.set(old);
    return larger;
  };
  screen.x = numbers(screen.x);
  screen.y = numbers(screen.y);
  screen.reach = numbers(screen.reach);
  screen.piece = enlargeList(screen.piece, size);
  screen.modelsEnd = enlargeList(screen.modelsEnd, size);
  screen.stripsEnd = enlargeList(screen.stripsEnd, size);
};

const enlargeList = (old: Int32Array, size: number): Int32Array => {
  const larger = new Int32Array(size);
  larger.set(old);
  return larger;
};

const addModels = (b: Battle, screen: Screen, unit: number): void => {
  const { first, count } = b.plan.units[unit];
  const hero = b.unitHero[unit];
  const guest = guestOf(b, unit);
  const at = screen.count - 1;
  for (let i = 0; i <= count + 1; i++) {
    const model = i < count ? first + i : i === count ? hero : guest;
    if (model >= 0 && b.alive[model] && b.unitOf[model] === unit) screen.models[screen.modelsEnd[at]++] = model;
  }
};

/** Closes the spaces between a unit's models as the setting says (battle:G10). */
const addStrips = (b: Battle, screen: Screen): void => {
  const { unitPerimeter } = b.plan.settings;
  if (unitPerimeter === 'corridors') addCorridors(b, screen);
  else if (unitPerimeter === 'hull') addHull(b, screen);
};

const addCorridors = (b: Battle, screen: Screen): void => {
  const { coherencyLink } = b.plan.ruleset.numbers;
  const { models, modelsEnd, count } = screen;
  const from = count > 1 ? modelsEnd[count - 2] : 0;
  for (let i = from; i < modelsEnd[count - 1]; i++)
    for (let j = i + 1; j < modelsEnd[count - 1]; j++)
      if (modelsWithin(b, models[i], models[j], coherencyLink)) addStrip(screen, models[i], models[j]);
};

const addStrip = (screen: Screen, m1: number, m2: number): void => {
  const at = screen.stripsEnd[screen.count - 1];
  if (at + 2 > screen.strips.length) screen.strips = enlargeList(screen.strips, 2 * screen.strips.length);
  screen.strips[at] = m1;
  screen.strips[at + 1] = m2;
  screen.stripsEnd[screen.count - 1] = at + 2;
};

/** Strips along the convex hull of a unit's centres: a line into it must pass one of them (gift wrapping). */
const addHull = (b: Battle, screen: Screen): void => {
  const { models, modelsEnd, count } = screen;
  const from = count > 1 ? modelsEnd[count - 2] : 0;
  const to = modelsEnd[count - 1];
  let start = models[from];
  for (let i = from + 1; i < to; i++) {
    const model = models[i];
    if (b.x[model] < b.x[start] || (b.x[model] === b.x[start] && b.y[model] < b.y[start])) start = model;
  }
  let corners = 0;
  let corner = start;
  do {
    hull[corners++] = corner;
    let next = start;
    for (let i = from; i < to; i++) if (next === corner || turnsOut(b, corner, next, models[i])) next = models[i];
    corner = next;
  } while (corner !== start && corners <= to - from);
  for (let i = 0; i + 1 < corners; i++) addStrip(screen, hull[i], hull[i + 1]);
  if (corners > 2) addStrip(screen, hull[corners - 1], hull[0]);
};

/** Whether the way from a corner to `other` runs outside the way to `next`, or farther along it. */
const turnsOut = (b: Battle, corner: number, next: number, other: number): boolean => {
  const dx = b.x[next] - b.x[corner];
  const dy = b.y[next] - b.y[corner];
  const ex = b.x[other] - b.x[corner];
  const ey = b.y[other] - b.y[corner];
  const area = dx * ey - dy * ex;
  return area < 0 || (area === 0 && ex * ex + ey * ey > dx * dx + dy * dy);
};
