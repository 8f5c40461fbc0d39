import type { Polygon } from '@muster/kernel';
import type { BattlePlan } from '../plan/plan.ts';
import type { TerrainPlan } from '../plan/terrain-plan.ts';
import type { Battle } from '../state/battle.ts';
import { boxTouches, holdsPoint } from './ground.ts';
import { ALL_CUT, drawLines, facePair, from, isInTheWay, LINES, pair, part, startOf, takeLine, to } from './lines.ts';
import type { SightBlockers } from './sight-blockers.ts';
import { entersInside, insideSpans, spans } from './spans.ts';

/** Returns the bits of the lines between two models that terrain of a screen blocks; computed once until one of them moves. */
export const terrainCuts = (b: Battle, screen: SightBlockers, viewer: number, target: number): number => {
  if (screen.pieces === 0) return 0;
  const { looks, places, models } = memoryOf(b.plan);
  const { x, y, z } = b;
  // Without terrain that only gives cover, direction and purpose do not matter.
  const swap = !screen.sheltered && target < viewer;
  const one = swap ? target : viewer;
  const other = swap ? viewer : target;
  const look = (one * models + other) * 2 + (screen.sheltered ? 1 : 0);
  const at = (look % places) * LOOK_SIZE;
  if (
    looks[at] === look &&
    looks[at + 1] === x[one] &&
    looks[at + 2] === y[one] &&
    looks[at + 3] === z[one] &&
    looks[at + 4] === x[other] &&
    looks[at + 5] === y[other] &&
    looks[at + 6] === z[other]
  )
    return looks[at + 7];
  facePair(b, viewer, target);
  const cut = piecesCut(b, screen);
  looks[at] = look;
  looks[at + 1] = x[one];
  looks[at + 2] = y[one];
  looks[at + 3] = z[one];
  looks[at + 4] = x[other];
  looks[at + 5] = y[other];
  looks[at + 6] = z[other];
  looks[at + 7] = cut;
  return cut;
};

/** Returns the bits of the lines of the current pair that terrain of a screen blocks. */
const piecesCut = (b: Battle, screen: SightBlockers): number => {
  let cut = 0;
  for (let i = 0; i < screen.pieces; i++) {
    cut |= pieceCuts(b, screen, i, cut);
    if (cut !== ALL_CUT) continue;
    // A piece that blocks sight to one model mostly blocks it to the next one too, so it goes first.
    const { piece } = screen;
    const hiding = piece[i];
    piece[i] = piece[0];
    piece[0] = hiding;
    break;
  }
  return cut;
};

/** A cache of checks past the terrain of a plan: both models, their positions, and the blocked lines. */
interface Memory {
  looks: Int32Array;
  /** The number of entries. */
  places: number;
  models: number;
  /** For each piece, which corners a straight line inside it connects. */
  chords: readonly Int32Array[];
}

const LOOK_SIZE = 8;
const MOST_PLACES = 1 << 14;

const memories = new WeakMap<BattlePlan, Memory>();
let lastPlan: BattlePlan | undefined;
let lastMemory: Memory = { looks: new Int32Array(0), places: 0, models: 0, chords: [] };

const memoryOf = (plan: BattlePlan): Memory => {
  if (plan !== lastPlan) {
    lastMemory = memories.get(plan) ?? makeMemory(plan);
    lastPlan = plan;
  }
  return lastMemory;
};

const makeMemory = (plan: BattlePlan): Memory => {
  const models = plan.models.length;
  const places = Math.min(MOST_PLACES, 2 * models * models);
  const looks = new Int32Array(places * LOOK_SIZE).fill(-1);
  const memory: Memory = { looks, places, models, chords: plan.terrain.map(chordsOf) };
  memories.set(plan, memory);
  return memory;
};

/** Returns the bits of the lines of the current pair that a piece of a screen blocks; lines in `done` need no check. */
export const pieceCuts = (b: Battle, screen: SightBlockers, place: number, done: number): number => {
  const piece = b.plan.terrain[screen.piece[place]];
  if (!isInTheWay(piece.x, piece.y, piece.reach)) return 0;
  const { first, second, viewer, width } = pair;
  const ax = b.x[first];
  const ay = b.y[first];
  const bx = b.x[second];
  const by = b.y[second];
  if (!boxTouches(piece, Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by), width + 1)) return 0;
  const how = howItLies(piece.polygon, memoryOf(b.plan).chords[piece.index]);
  if (how === ASIDE) return 0;
  const shelters = screen.forCover && piece.shelters === true && !holdsPoint(piece, b.x[viewer], b.y[viewer]);
  const through = piece.seeIntoNotThrough === true;
  const tall = piece.top >= pair.low;
  const hides = tall && (through ? !holdsPoint(piece, ax, ay) && !holdsPoint(piece, bx, by) : piece.blocking);
  if (!hides && !shelters) return 0;
  const whole = hides && !shelters && piece.top >= pair.high;
  const ends = whole && through ? endsInside(b, piece) : 0;
  if (whole && how === ACROSS && ends === 0) return ALL_CUT & ~done;
  drawLines(b);
  let cut = 0;
  for (let line = 0; line < LINES; line++) {
    if (done & (1 << line)) continue;
    takeLine(line);
    const isPlain = whole && (ends === 0 || !beginsOrEnds(ends, line));
    if (
      isPlain ? entersInside(part.ax, part.ay, part.bx, part.by, piece.polygon) : isCutInSpans(piece, hides, shelters)
    )
      cut |= 1 << line;
  }
  return cut;
};

/** Returns the bits of the end points of lines that are in a piece: those of the first base, then those of the second. */
const endsInside = (b: Battle, piece: TerrainPlan): number => {
  const { first, second } = pair;
  const near = pair.width + 2;
  const { x, y } = b;
  if (
    !boxTouches(piece, x[first], y[first], x[first], y[first], near) &&
    !boxTouches(piece, x[second], y[second], x[second], y[second], near)
  )
    return 0;
  drawLines(b);
  let bits = 0;
  // Both centres are outside, otherwise it would not block sight.
  for (let i = 0; i < 3; i += 2) {
    if (holdsPoint(piece, from.x[i], from.y[i])) bits |= 1 << i;
    if (holdsPoint(piece, to.x[i], to.y[i])) bits |= 8 << i;
  }
  return bits;
};

const beginsOrEnds = (ends: number, line: number): boolean => {
  const start = startOf(line);
  return (ends & ((1 << start) | (8 << (line - 3 * start)))) !== 0;
};

/** The position of a polygon relative to the lines of the current pair. */
const ASIDE = 0;
const NEAR_BY = 1;
const ACROSS = 2;

/** Returns roughly whether a polygon is next to all lines or beyond an end, or has a chord across all of them. */
const howItLies = (polygon: Polygon, chords: Int32Array): number => {
  const { x, y, dx, dy, length } = pair;
  const least = (pair.width + 2) * length;
  // A little away from both ends, whose points are rounded.
  const start = 2 * length;
  const end = length * length - start;
  let isLeft = true;
  let isRight = true;
  let isBefore = true;
  let isBeyond = true;
  let left = 0;
  let right = 0;
  for (let i = 0; i < polygon.length; i += 2) {
    const ex = polygon[i] - x;
    const ey = polygon[i + 1] - y;
    const side = dx * ey - dy * ex;
    if (side <= least) isLeft = false;
    if (side >= -least) isRight = false;
    const along = dx * ex + dy * ey;
    if (along >= -start) isBefore = false;
    if (along <= end + 2 * start) isBeyond = false;
    if ((side <= least && side >= -least) || along <= start || along >= end) continue;
    if (side > 0) left |= 1 << (i >> 1);
    else right |= 1 << (i >> 1);
  }
  if (isLeft || isRight || isBefore || isBeyond) return ASIDE;
  for (let corner = 0; left !== 0 && right !== 0 && corner < chords.length; corner++)
    if (left & (1 << corner) && chords[corner] & right) return ACROSS;
  return NEAR_BY;
};

/** The most corners that fit into the bits of a word. */
const MOST_CORNERS = 31;

/** Returns for each corner of a polygon the bits of the corners that a line inside it or along an edge reaches. */
const chordsOf = ({ polygon }: TerrainPlan): Int32Array => {
  const corners = polygon.length / 2;
  const chords = new Int32Array(corners > MOST_CORNERS ? 0 : corners);
  for (let i = 0; i < chords.length; i++)
    for (let k = 0; k < chords.length; k++) {
      const isEdge = (i + 1) % corners === k || (k + 1) % corners === i;
      if (i !== k && (isEdge || runsInside(polygon, i, k))) chords[i] |= 1 << k;
    }
  return chords;
};

const runsInside = (polygon: Polygon, i: number, k: number): boolean => {
  const found = insideSpans(polygon[2 * i], polygon[2 * i + 1], polygon[2 * k], polygon[2 * k + 1], polygon);
  return found === 1 && spans[0] === 0 && spans[1] === 1;
};

/** Whether a piece blocks the current line, checking every part inside it. */
const isCutInSpans = (piece: TerrainPlan, hides: boolean, shelters: boolean): boolean => {
  const found = insideSpans(part.ax, part.ay, part.bx, part.by, piece.polygon);
  for (let k = 0; k < 2 * found; k += 2) {
    const through = piece.seeIntoNotThrough === true && (spans[k] === 0 || spans[k + 1] === 1);
    if (hides && !through && dips(k, from.top, to.top, piece.top)) return true;
    if (shelters && dips(k, from.foot, to.foot, piece.top)) return true;
  }
  return false;
};

/** Whether a line between two heights is at or below a top anywhere in a span. */
const dips = (span: number, start: number, end: number, top: number): boolean =>
  start + Math.min(spans[span] * (end - start), spans[span + 1] * (end - start)) <= top;
