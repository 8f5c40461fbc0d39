import type { Battle } from '../state/battle.ts';

/** Lines between two bases: left edge, centre and right edge of one to the same of the other (battle:G9). */
export const LINES = 9;
/** All lines, as bits. */
export const ALL_CUT: number = (1 << LINES) - 1;
/** The line between the centres, as a bit. */
export const CENTRE: number = 1 << 4;

/** How many lines a set of bits holds. */
export const COUNT: Uint8Array = new Uint8Array(ALL_CUT + 1);
for (let bits = 1; bits <= ALL_CUT; bits++) COUNT[bits] = COUNT[bits >> 1] + (bits & 1);

/** Where the lines of a pair end: the three points of a base, and how high. */
interface End {
  x: Float64Array;
  y: Float64Array;
  /** The eyes, between which lines run. */
  top: number;
  /** The same, but the feet of the one who is looked at. */
  foot: number;
}

/** The lines of the pair that is being looked at run from the end with the smaller coordinates, so that both ways agree. */
export const from: End = { x: new Float64Array(3), y: new Float64Array(3), top: 0, foot: 0 };
export const to: End = { x: new Float64Array(3), y: new Float64Array(3), top: 0, foot: 0 };

/** The pair of models that is being looked at, and the line of their centres. */
export const pair = {
  first: 0,
  second: 0,
  viewer: 0,
  width: 0,
  x: 0,
  y: 0,
  dx: 0,
  dy: 0,
  length: 0,
  /** The lower and the higher of the two ends. */
  low: 0,
  high: 0,
  aimed: false,
};

/** Turns to a pair of models; their lines are drawn when something comes near. */
export const facePair = (b: Battle, viewer: number, target: number): void => {
  const { models } = b.plan;
  const swap = b.x[target] < b.x[viewer] || (b.x[target] === b.x[viewer] && b.y[target] < b.y[viewer]);
  const first = swap ? target : viewer;
  const second = swap ? viewer : target;
  const { radius, height } = models[first];
  const other = models[second];
  pair.viewer = viewer;
  pair.first = first;
  pair.second = second;
  pair.width = radius > other.radius ? radius : other.radius;
  pair.aimed = false;
  pair.x = b.x[first];
  pair.y = b.y[first];
  pair.dx = b.x[second] - pair.x;
  pair.dy = b.y[second] - pair.y;
  pair.length = Math.sqrt(pair.dx * pair.dx + pair.dy * pair.dy);
  from.top = b.z[first] + height;
  to.top = b.z[second] + other.height;
  pair.low = from.top < to.top ? from.top : to.top;
  pair.high = from.top < to.top ? to.top : from.top;
  // Shelter is judged along the line to the target's feet: it covers without hiding.
  from.foot = swap ? b.z[target] : from.top;
  to.foot = swap ? to.top : b.z[target];
};

/** Whether something that reaches so far around a point may lie on one of the lines: rough, never missing one that does. */
export const isInTheWay = (x: number, y: number, reach: number): boolean => {
  const ex = x - pair.x;
  const ey = y - pair.y;
  const near = (reach + pair.width + 2) * pair.length;
  const area = pair.dx * ey - pair.dy * ex;
  if (area > near || area < -near) return false;
  const along = pair.dx * ex + pair.dy * ey;
  return along >= -near && along <= pair.length * pair.length + near;
};

/** Draws the nine lines: edge points lie across the line of centres, rounded to the grid. */
export const drawLines = (b: Battle): void => {
  if (pair.aimed) return;
  pair.aimed = true;
  const { first, second, dx, dy, length } = pair;
  const acrossX = length === 0 ? 0 : -dy / length;
  const acrossY = length === 0 ? 1 : dx / length;
  drawEnd(from, b.x[first], b.y[first], acrossX, acrossY, b.plan.models[first].radius);
  drawEnd(to, b.x[second], b.y[second], acrossX, acrossY, b.plan.models[second].radius);
};

const drawEnd = (end: End, x: number, y: number, acrossX: number, acrossY: number, radius: number): void => {
  const sideX = Math.round(acrossX * radius);
  const sideY = Math.round(acrossY * radius);
  end.x[0] = x + sideX;
  end.y[0] = y + sideY;
  end.x[1] = x;
  end.y[1] = y;
  end.x[2] = x - sideX;
  end.y[2] = y - sideY;
};

/** The line that is being followed, or the part of it that matters. */
export const part = { ax: 0, ay: 0, bx: 0, by: 0 };

/** The point of the first end at which a line begins; it ends at the point `line - 3 * startOf(line)` of the second. */
export const startOf = (line: number): number => (line < 3 ? 0 : line < 6 ? 1 : 2);

/** Follows one of the lines. */
export const takeLine = (line: number): void => {
  const i = startOf(line);
  const j = line - 3 * i;
  part.ax = from.x[i];
  part.ay = from.y[i];
  part.bx = to.x[j];
  part.by = to.y[j];
};

/** Shortens the line to the part that runs at or below a height between those of its ends. */
export const keepLowPart = (top: number): void => {
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
