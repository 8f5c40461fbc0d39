import { pointNearSegment, type Polygon, segmentsCross, segmentsNear } from '@muster/kernel';
import type { TerrainPlan } from '../plan/terrain-plan.ts';
import type { Battle } from '../state/battle.ts';
import { collectModels } from '../state/query.ts';
import { LIMITS } from '../plan/limits.ts';
import { boxTouches, holdsPoint } from './ground.ts';
import { type Screen, screenModels, screenModelUnit, screenUnits, type SightOptions } from './screen.ts';
import { entersInside, insideSpans, spans } from './spans.ts';

export type { SightOptions } from './screen.ts';

/** Lines between two bases: left edge, centre and right edge of one to the same of the other (battle:G9). */
export const LINES = 9;
/** From this many cut lines on, a model is behind something. */
export const MOST_LINES = 5;

const ALL_CUT = (1 << LINES) - 1;

/** How many lines a set of bits holds. */
const COUNT: Uint8Array = new Uint8Array(ALL_CUT + 1);
for (let bits = 1; bits <= ALL_CUT; bits++) COUNT[bits] = COUNT[bits >> 1] + (bits & 1);

const viewers = new Int32Array(LIMITS.models);
const targets = new Int32Array(LIMITS.models);

/** The lines of the pair that is being looked at, from the end with the smaller coordinates, so that both ways agree. */
const from = { x: new Float64Array(3), y: new Float64Array(3), top: 0, foot: 0 };
const to = { x: new Float64Array(3), y: new Float64Array(3), top: 0, foot: 0 };
const pair = { first: 0, second: 0, viewer: 0, width: 0, x: 0, y: 0, dx: 0, dy: 0, length: 0, aimed: false };

/** The bits that each blocker cuts, for those who may ignore one of them. */
let cuts = new Int32Array(64);

/** Whether one model sees another: at least one of the nine lines is free (battle:G9). */
export const canSee = (b: Battle, viewer: number, target: number, options?: SightOptions): boolean =>
  seesPast(b, screenModels(b, viewer, target, options), viewer, target);

/** How many of the nine lines between two models are cut. */
export const cutLines = (b: Battle, viewer: number, target: number, options?: SightOptions): number =>
  viewer === target ? 0 : COUNT[cutBits(b, screenModels(b, viewer, target, options), viewer, target)];

/** Whether one model sees another past a screen that has been gathered. */
export const seesPast = (b: Battle, screen: Screen, viewer: number, target: number): boolean =>
  viewer === target || cutBits(b, screen, viewer, target) !== ALL_CUT;

/** How many of the nine lines between two models a screen cuts that has been gathered. */
export const linesCutBy = (b: Battle, screen: Screen, viewer: number, target: number): number =>
  viewer === target ? 0 : COUNT[cutBits(b, screen, viewer, target)];

/** Whether a model sees some model of a unit. */
export const modelSeesUnit = (b: Battle, viewer: number, unit: number, options?: SightOptions): boolean => {
  const screen = screenModelUnit(b, viewer, unit, options);
  const n = collectModels(b, unit, targets);
  for (let i = 0; i < n; i++) if (seesPast(b, screen, viewer, targets[i])) return true;
  return false;
};

/** Whether some model of a unit sees some model of another. */
export const unitSees = (b: Battle, unit: number, target: number, options?: SightOptions): boolean => {
  const screen = screenUnits(b, unit, target, options);
  const n = collectModels(b, unit, viewers);
  const k = collectModels(b, target, targets);
  for (let i = 0; i < n; i++) for (let j = 0; j < k; j++) if (seesPast(b, screen, viewers[i], targets[j])) return true;
  return false;
};

/** The lines that are cut, as bits. */
const cutBits = (b: Battle, screen: Screen, viewer: number, target: number): number => {
  if (screen.count === 0) return 0;
  const ignoresOne = b.plan.settings.hilltopsIgnoreOneBlocker && isOnHilltop(b, viewer);
  facePair(b, viewer, target);
  let all = 0;
  for (let i = 0; i < screen.count; i++) {
    const cut = blockerCuts(b, screen, i, ignoresOne ? 0 : all);
    all |= cut;
    if (!ignoresOne) {
      if (all === ALL_CUT) return all;
      continue;
    }
    if (i >= cuts.length) cuts = new Int32Array([...cuts, ...new Int32Array(i)]);
    cuts[i] = cut;
  }
  return ignoresOne ? withoutOne(screen.count, all) : all;
};

/** The lines that stay cut when the blocker is ignored whose absence frees most of them (battle:G13). */
const withoutOne = (count: number, all: number): number => {
  let best = all;
  for (let i = 0; i < count; i++) {
    let rest = 0;
    for (let j = 0; j < count; j++) if (j !== i) rest |= cuts[j];
    if (COUNT[rest] < COUNT[best]) best = rest;
  }
  return best;
};

const isOnHilltop = (b: Battle, model: number): boolean => {
  for (const piece of b.plan.terrain)
    if (piece.topIgnoresOneBlocker && b.z[model] >= piece.floor && holdsPoint(piece, b.x[model], b.y[model]))
      return true;
  return false;
};

/** Turns to a pair of models; their lines are drawn when something comes near. */
const facePair = (b: Battle, viewer: number, target: number): void => {
  const { models } = b.plan;
  const swap = b.x[target] < b.x[viewer] || (b.x[target] === b.x[viewer] && b.y[target] < b.y[viewer]);
  pair.viewer = viewer;
  pair.first = swap ? target : viewer;
  pair.second = swap ? viewer : target;
  pair.width = Math.max(models[viewer].radius, models[target].radius);
  pair.aimed = false;
  pair.x = b.x[pair.first];
  pair.y = b.y[pair.first];
  pair.dx = b.x[pair.second] - pair.x;
  pair.dy = b.y[pair.second] - pair.y;
  pair.length = Math.sqrt(pair.dx * pair.dx + pair.dy * pair.dy);
  from.top = b.z[pair.first] + models[pair.first].height;
  to.top = b.z[pair.second] + models[pair.second].height;
  // Shelter is judged along the line to the target's feet: it covers without hiding.
  from.foot = swap ? b.z[target] : from.top;
  to.foot = swap ? to.top : b.z[target];
};

/** Whether something that reaches so far around a point may lie on one of the lines: rough, never missing one that does. */
const isInTheWay = (x: number, y: number, reach: number): boolean => {
  const ex = x - pair.x;
  const ey = y - pair.y;
  const near = (reach + pair.width + 2) * pair.length;
  const area = pair.dx * ey - pair.dy * ex;
  if (area > near || area < -near) return false;
  const along = pair.dx * ex + pair.dy * ey;
  return along >= -near && along <= pair.length * pair.length + near;
};

/** Draws the nine lines: edge points lie across the line of centres, rounded to the grid. */
const drawLines = (b: Battle): void => {
  if (pair.aimed) return;
  pair.aimed = true;
  const { first, second, dx, dy, length } = pair;
  const acrossX = length === 0 ? 0 : -dy / length;
  const acrossY = length === 0 ? 1 : dx / length;
  drawEnd(from, b.x[first], b.y[first], acrossX, acrossY, b.plan.models[first].radius);
  drawEnd(to, b.x[second], b.y[second], acrossX, acrossY, b.plan.models[second].radius);
};

const drawEnd = (end: typeof from, x: number, y: number, acrossX: number, acrossY: number, radius: number): void => {
  const sideX = Math.round(acrossX * radius);
  const sideY = Math.round(acrossY * radius);
  end.x[0] = x + sideX;
  end.y[0] = y + sideY;
  end.x[1] = x;
  end.y[1] = y;
  end.x[2] = x - sideX;
  end.y[2] = y - sideY;
};

/** The lines that one blocker cuts; those in `done` need not be looked at. */
const blockerCuts = (b: Battle, screen: Screen, blocker: number, done: number): number => {
  if (!isInTheWay(screen.x[blocker], screen.y[blocker], screen.reach[blocker])) return 0;
  const piece = screen.piece[blocker];
  return piece >= 0
    ? pieceCuts(b, b.plan.terrain[piece], screen.forCover, done)
    : modelsCut(b, screen, blocker, done) | stripsCut(b, screen, blocker, done);
};

/** The lines that the bases of a unit cut; neither end hides itself. */
const modelsCut = (b: Battle, screen: Screen, blocker: number, done: number): number => {
  const { x, y, z, plan } = b;
  const { first, second } = pair;
  const low = Math.min(from.top, to.top);
  const high = Math.max(from.top, to.top);
  let cut = done;
  for (let i = blocker > 0 ? screen.modelsEnd[blocker - 1] : 0; i < screen.modelsEnd[blocker]; i++) {
    const model = screen.models[i];
    if (model === first || model === second) continue;
    const { radius, height } = plan.models[model];
    const px = x[model];
    const py = y[model];
    const top = z[model] + height;
    if (top < low || !isInTheWay(px, py, radius)) continue;
    drawLines(b);
    for (let line = 0; line < LINES; line++) {
      if (cut & (1 << line)) continue;
      takeLine(line);
      if (top < high) keepLowPart(top);
      if (pointNearSegment(px, py, part.ax, part.ay, part.bx, part.by, radius)) cut |= 1 << line;
    }
  }
  return cut & ~done;
};

/** The lines that pass between models of a unit which stand too close for that; as high as the lower of the two. */
const stripsCut = (b: Battle, screen: Screen, blocker: number, done: number): number => {
  const { x, y, z } = b;
  const { models, settings } = b.plan;
  const { first, second, width } = pair;
  const low = Math.min(from.top, to.top);
  const high = Math.max(from.top, to.top);
  let cut = done;
  for (let i = blocker > 0 ? screen.stripsEnd[blocker - 1] : 0; i < screen.stripsEnd[blocker]; i += 2) {
    const m1 = screen.strips[i];
    const m2 = screen.strips[i + 1];
    const top = Math.min(z[m1] + models[m1].height, z[m2] + models[m2].height);
    if (top < low) continue;
    const x1 = x[m1];
    const y1 = y[m1];
    const x2 = x[m2];
    const y2 = y[m2];
    const thick = settings.unitPerimeter === 'hull' ? Math.min(models[m1].radius, models[m2].radius) : 0;
    if (!segmentsNear(x[first], y[first], x[second], y[second], x1, y1, x2, y2, width + thick + 2)) continue;
    drawLines(b);
    for (let line = 0; line < LINES; line++) {
      if (cut & (1 << line)) continue;
      takeLine(line);
      if (top < high) keepLowPart(top);
      const { ax, ay, bx, by } = part;
      const meets =
        thick > 0 ? segmentsNear(ax, ay, bx, by, x1, y1, x2, y2, thick) : segmentsCross(ax, ay, bx, by, x1, y1, x2, y2);
      if (meets) cut |= 1 << line;
    }
  }
  return cut & ~done;
};

/** The line that is being followed, or the part of it that matters. */
const part = { ax: 0, ay: 0, bx: 0, by: 0 };

const takeLine = (line: number): void => {
  const i = line < 3 ? 0 : line < 6 ? 1 : 2;
  const j = line - 3 * i;
  part.ax = from.x[i];
  part.ay = from.y[i];
  part.bx = to.x[j];
  part.by = to.y[j];
};

/** Shortens the line to the part that runs at or below a height between those of its ends. */
const keepLowPart = (top: number): void => {
  if (to.top > top) {
    const share = (top - from.top) / (to.top - from.top);
    part.bx = part.ax + share * (part.bx - part.ax);
    part.by = part.ay + share * (part.by - part.ay);
  } else {
    const share = (top - to.top) / (from.top - to.top);
    part.ax = part.bx + share * (part.ax - part.bx);
    part.ay = part.by + share * (part.ay - part.by);
  }
};

/** The lines that a piece of terrain cuts. */
const pieceCuts = (b: Battle, piece: TerrainPlan, forCover: boolean, done: number): number => {
  const { first, second, viewer, width } = pair;
  const ax = b.x[first];
  const ay = b.y[first];
  const bx = b.x[second];
  const by = b.y[second];
  if (!boxTouches(piece, Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by), width + 1)) return 0;
  if (liesAside(piece.polygon, ax, ay, bx, by, width + 1)) return 0;
  const shelters = forCover && piece.shelters === true && !holdsPoint(piece, b.x[viewer], b.y[viewer]);
  const through = piece.seeIntoNotThrough === true;
  const tall = piece.top >= Math.min(from.top, to.top);
  const hides = tall && (through ? !holdsPoint(piece, ax, ay) && !holdsPoint(piece, bx, by) : piece.blocking);
  if (!hides && !shelters) return 0;
  drawLines(b);
  const whole = hides && !shelters && piece.top >= Math.max(from.top, to.top);
  let cut = 0;
  for (let line = 0; line < LINES; line++) {
    if (done & (1 << line)) continue;
    takeLine(line);
    const plain = whole && !(through && (holdsPoint(piece, part.ax, part.ay) || holdsPoint(piece, part.bx, part.by)));
    if (plain ? entersInside(part.ax, part.ay, part.bx, part.by, piece.polygon) : isCutInSpans(piece, hides, shelters))
      cut |= 1 << line;
  }
  return cut;
};

/** Whether a polygon lies on one side of the line through a and b, farther off than `width`: a rough question. */
const liesAside = (polygon: Polygon, ax: number, ay: number, bx: number, by: number, width: number): boolean => {
  const dx = bx - ax;
  const dy = by - ay;
  const least = width * Math.sqrt(dx * dx + dy * dy);
  let left = true;
  let right = true;
  for (let i = 0; i < polygon.length; i += 2) {
    const side = dx * (polygon[i + 1] - ay) - dy * (polygon[i] - ax);
    if (side <= least) left = false;
    if (side >= -least) right = false;
  }
  return left || right;
};

/** Whether a piece cuts the line that is being followed, looking at every stretch inside it. */
const isCutInSpans = (piece: TerrainPlan, hides: boolean, shelters: boolean): boolean => {
  const found = insideSpans(part.ax, part.ay, part.bx, part.by, piece.polygon);
  for (let k = 0; k < 2 * found; k += 2) {
    const through = piece.seeIntoNotThrough === true && (spans[k] === 0 || spans[k + 1] === 1);
    if (hides && !through && dips(k, from.top, to.top, piece.top)) return true;
    if (shelters && dips(k, from.foot, to.foot, piece.top)) return true;
  }
  return false;
};

/** Whether a line between two heights runs at or below a top somewhere in a span. */
const dips = (span: number, start: number, end: number, top: number): boolean =>
  start + Math.min(spans[span] * (end - start), spans[span + 1] * (end - start)) <= top;
