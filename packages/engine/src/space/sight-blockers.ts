import { distance2 } from '@muster/kernel';
import { BATTLE_LIMITS } from '../plan/limits.ts';
import type { Battle } from '../state/battle.ts';
import { firstModel, guestOf, isOnTable, nextModel } from '../state/query.ts';
import { modelsWithin } from './measure.ts';

/** Options of a check of line of sight. */
export interface SightOptions {
  /** A unit that does not block sight: the one from which a Takedown weapon picks (battle:G11). */
  ignoreUnit?: number;
  /** For cover: terrain that only gives cover counts too, and the target's own unit never does (battle:G11). */
  forCover?: boolean;
}

/**
 * The blockers that may be between two places, so that many checks can share one search. It is valid until a model moves or
 * is killed. A blocker is a piece of terrain or a unit; the models of a unit are listed when a line first comes near it.
 */
export interface SightBlockers {
  forCover: boolean;
  /** Whether it has terrain that only gives cover, so that the direction matters. */
  sheltered: boolean;
  /** The number of blockers: pieces and units. */
  count: number;
  pieces: number;
  piece: Int32Array;
  units: number;
  unit: Int32Array;
  /** A circle around each unit. */
  x: Float64Array;
  y: Float64Array;
  reach: Float64Array;
  /** Whether the gaps between the models of a unit count as closed. */
  closed: Uint8Array;
  /** Where a unit's models begin and end in `models`; -1 before they are listed. */
  modelsStart: Int32Array;
  modelsEnd: Int32Array;
  models: Int32Array;
  /** The number of listed models. */
  written: number;
  /** The same for its strips in `strips`: pairs of models between which there is no line of sight. */
  stripsStart: Int32Array;
  stripsEnd: Int32Array;
  strips: Int32Array;
  stripped: number;
}

/** Returns an empty screen, which can be used many times. */
export const makeSightBlockers = (): SightBlockers => ({
  forCover: false,
  sheltered: false,
  count: 0,
  pieces: 0,
  piece: new Int32Array(64),
  units: 0,
  unit: new Int32Array(BATTLE_LIMITS.units),
  x: new Float64Array(BATTLE_LIMITS.units),
  y: new Float64Array(BATTLE_LIMITS.units),
  reach: new Float64Array(BATTLE_LIMITS.units),
  closed: new Uint8Array(BATTLE_LIMITS.units),
  modelsStart: new Int32Array(BATTLE_LIMITS.units),
  modelsEnd: new Int32Array(BATTLE_LIMITS.units),
  models: new Int32Array(BATTLE_LIMITS.models),
  written: 0,
  stripsStart: new Int32Array(BATTLE_LIMITS.units),
  stripsEnd: new Int32Array(BATTLE_LIMITS.units),
  strips: new Int32Array(1024),
  stripped: 0,
});

const shared = makeSightBlockers();

/** A circle around the models that were last added. */
const ring = { x: 0, y: 0, reach: 0 };
const hull = new Int32Array(BATTLE_LIMITS.models + 1);

/** Finds the blockers between two units; by default in a screen that the next call overwrites. */
export const screenUnits = (
  b: Battle,
  viewers: number,
  targets: number,
  options?: SightOptions,
  into: SightBlockers = shared,
): SightBlockers => {
  if (!ringUnit(b, viewers)) return empty(into);
  const { x, y, reach } = ring;
  if (!ringUnit(b, targets)) return empty(into);
  return gather(b, into, x, y, reach, ring.x, ring.y, ring.reach, viewers, targets, options);
};

/** Finds the blockers between a model and a unit. */
export const screenModelUnit = (
  b: Battle,
  viewer: number,
  targets: number,
  options?: SightOptions,
  into: SightBlockers = shared,
): SightBlockers => {
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

/** Finds the blockers between two models. */
export const screenModels = (
  b: Battle,
  viewer: number,
  target: number,
  options?: SightOptions,
  into: SightBlockers = shared,
): SightBlockers => {
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

const empty = (screen: SightBlockers): SightBlockers => {
  screen.forCover = false;
  screen.sheltered = false;
  screen.count = 0;
  screen.pieces = 0;
  screen.units = 0;
  screen.written = 0;
  screen.stripped = 0;
  return screen;
};

/** Computes a circle around a unit's living models; returns `false` if there are none. */
const ringUnit = (b: Battle, unit: number): boolean => {
  const { bases } = b.plan;
  const { alive, unitOf } = b;
  const end = bases.first[unit] + bases.count[unit];
  box.count = 0;
  for (let model = bases.first[unit]; model < end; model++)
    if (alive[model] && unitOf[model] === unit) boxModel(b, model);
  const hero = b.unitHero[unit];
  if (hero >= 0 && alive[hero]) boxModel(b, hero);
  const guest = guestOf(b, unit);
  if (guest >= 0) boxModel(b, guest);
  if (box.count === 0) return false;
  const { minX, minY, maxX, maxY } = box;
  ring.x = (minX + maxX) / 2;
  ring.y = (minY + maxY) / 2;
  ring.reach = box.count === 1 ? maxX - ring.x : Math.sqrt(distance2(minX, minY, maxX, maxY)) / 2;
  return true;
};

/** The bounding box of the models that were added. */
const box = { count: 0, minX: 0, minY: 0, maxX: 0, maxY: 0 };

const boxModel = (b: Battle, model: number): void => {
  const radius = b.plan.bases.radius[model];
  const x = b.x[model];
  const y = b.y[model];
  const isFirst = box.count++ === 0;
  if (isFirst || x - radius < box.minX) box.minX = x - radius;
  if (isFirst || y - radius < box.minY) box.minY = y - radius;
  if (isFirst || x + radius > box.maxX) box.maxX = x + radius;
  if (isFirst || y + radius > box.maxY) box.maxY = y + radius;
};

const gather = (
  b: Battle,
  screen: SightBlockers,
  ax: number,
  ay: number,
  ar: number,
  bx: number,
  by: number,
  br: number,
  viewers: number,
  targets: number,
  options: SightOptions | undefined,
): SightBlockers => {
  const { terrain, bases } = b.plan;
  const width = Math.max(ar, br);
  empty(screen);
  screen.forCover = options?.forCover === true;
  for (let i = 0; i < terrain.length; i++) {
    const piece = terrain[i];
    const shelters = screen.forCover && piece.shelters === true;
    if (!piece.hides && !shelters) continue;
    if (!isNearLine(piece.x, piece.y, ax, ay, bx, by, piece.reach + width)) continue;
    screen.sheltered ||= shelters;
    addPiece(screen, i);
  }
  const skipTargets = screen.forCover;
  const ignored = options?.ignoreUnit ?? -1;
  for (let unit = 0; unit < bases.first.length; unit++) {
    if (unit === viewers || unit === ignored || (unit === targets && skipTargets)) continue;
    if (bases.aloft[unit] || !isOnTable(b, unit) || !ringUnit(b, unit)) continue;
    if (isNearLine(ring.x, ring.y, ax, ay, bx, by, ring.reach + width)) addUnit(screen, unit, unit !== targets);
  }
  screen.count = screen.pieces + screen.units;
  return screen;
};

/** Whether a point may be near a segment: a rough check that misses nothing. */
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

const addPiece = (screen: SightBlockers, piece: number): void => {
  const at = screen.pieces++;
  if (at >= screen.piece.length) screen.piece = enlarged(screen.piece);
  screen.piece[at] = piece;
};

/** Adds the unit of the last computed circle. */
const addUnit = (screen: SightBlockers, unit: number, isClosed: boolean): void => {
  const at = screen.units++;
  screen.unit[at] = unit;
  screen.x[at] = ring.x;
  screen.y[at] = ring.y;
  screen.reach[at] = ring.reach;
  screen.closed[at] = isClosed ? 1 : 0;
  screen.modelsEnd[at] = -1;
  screen.stripsEnd[at] = -1;
};

const enlarged = (old: Int32Array): Int32Array => {
  const larger = new Int32Array(2 * old.length);
  larger.set(old);
  return larger;
};

/** Returns where the models of a unit end in `models`, and lists them on the first call. */
export const modelsEndOf = (b: Battle, screen: SightBlockers, place: number): number => {
  if (screen.modelsEnd[place] >= 0) return screen.modelsEnd[place];
  const unit = screen.unit[place];
  screen.modelsStart[place] = screen.written;
  for (let model = firstModel(b, unit); model >= 0; model = nextModel(b, unit, model))
    screen.models[screen.written++] = model;
  screen.modelsEnd[place] = screen.written;
  return screen.written;
};

/** Returns where the strips of a unit end in `strips`; the setting decides which gaps between its models are closed (battle:G10). */
export const stripsEndOf = (b: Battle, screen: SightBlockers, place: number): number => {
  if (screen.stripsEnd[place] >= 0) return screen.stripsEnd[place];
  const { unitPerimeter } = b.plan.settings;
  const end = modelsEndOf(b, screen, place);
  const start = screen.modelsStart[place];
  screen.stripsStart[place] = screen.stripped;
  if (screen.closed[place] && end - start > 1) {
    if (unitPerimeter === 'corridors') addCorridors(b, screen, start, end);
    else if (unitPerimeter === 'hull') addHull(b, screen, start, end);
  }
  screen.stripsEnd[place] = screen.stripped;
  return screen.stripped;
};

const addCorridors = (b: Battle, screen: SightBlockers, from: number, to: number): void => {
  const { coherencyLink } = b.plan.ruleset.numbers;
  const { models } = screen;
  for (let i = from; i < to; i++)
    for (let j = i + 1; j < to; j++)
      if (modelsWithin(b, models[i], models[j], coherencyLink)) addStrip(screen, models[i], models[j]);
};

const addStrip = (screen: SightBlockers, m1: number, m2: number): void => {
  if (screen.stripped + 2 > screen.strips.length) screen.strips = enlarged(screen.strips);
  screen.strips[screen.stripped++] = m1;
  screen.strips[screen.stripped++] = m2;
};

/** Adds strips along the convex hull of a unit's centres, which every line into it crosses (gift wrapping). */
const addHull = (b: Battle, screen: SightBlockers, from: number, to: number): void => {
  const { models } = screen;
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

/** Whether the line from a corner to `other` is outside the line to `next`, or farther along it. */
const turnsOut = (b: Battle, corner: number, next: number, other: number): boolean => {
  const dx = b.x[next] - b.x[corner];
  const dy = b.y[next] - b.y[corner];
  const ex = b.x[other] - b.x[corner];
  const ey = b.y[other] - b.y[corner];
  const area = dx * ey - dy * ex;
  return area < 0 || (area === 0 && ex * ex + ey * ey > dx * dx + dy * dy);
};
