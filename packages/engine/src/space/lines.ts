import type { Battle } from '../state/battle.ts';

/** The number of lines between two bases: left edge, centre and right edge of one to those of the other (battle:G9). */
export const LINES = 9;
/** The bits of all lines. */
export const ALL_CUT: number = (1 << LINES) - 1;
/** The bit of the line between the centres. */
export const CENTRE: number = 1 << 4;

/** The number of lines in each set of bits. */
export const COUNT: Uint8Array = new Uint8Array(ALL_CUT + 1);
for (let bits = 1; bits <= ALL_CUT; bits++) COUNT[bits] = COUNT[bits >> 1] + (bits & 1);

/** One end of the lines between two bases: three points of a base and their height. */
interface End {
  x: Float64Array;
  y: Float64Array;
  /** The height of the eyes, between which lines run. */
  top: number;
  /** The height for terrain that only gives cover: the feet of the target, the eyes of the viewer. */
  foot: number;
}

/** The lines of the current pair run from the model with the smaller coordinates, so that both directions agree. */
export const from: End = { x: new Float64Array(3), y: new Float64Array(3), top: 0, foot: 0 };
export const to: End = { x: new Float64Array(3), y: new Float64Array(3), top: 0, foot: 0 };

/** The current pair of models, and the line between their centres. */
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
  /** The heights of the lower and the higher end. */
  low: 0,
  high: 0,
  aimed: false,
};

/** Makes two models the current pair; their lines are computed when an obstacle is near. */
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
  // Terrain that only gives cover is checked along the line to the target's feet.
  from.foot = swap ? b.z[target] : from.top;
  to.foot = swap ? to.top : b.z[target];
};

/** Whether something with this reach around a point may be on one of the lines: a rough check that misses nothing. */
export const isInTheWay = (x: number, y: number, reach: number): boolean => {
  const ex = x - pair.x;
  const ey = y - pair.y;
  const near = (reach + pair.width + 2) * pair.length;
  const area = pair.dx * ey - pair.dy * ex;
  if (area > near || area < -near) return false;
  const along = pair.dx * ex + pair.dy * ey;
  return along >= -near && along <= pair.length * pair.length + near;
};

/** Computes the nine lines; edge points are at right angles to the line of centres, in whole hundredths. */
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

/** The current line, or the part of it that matters. */
export const part = { ax: 0, ay: 0, bx: 0, by: 0 };

/** Returns the index of the point where a line begins; it ends at point `line - 3 * startOf(line)` of the other base. */
export const startOf = (line: number): number => (line < 3 ? 0 : line < 6 ? 1 : 2);

/** Makes one of the lines the current line. */
export const takeLine = (line: number): void => {
  const i = startOf(line);
  const j = line - 3 * i;
  part.ax = from.x[i];
  part.ay = from.y[i];
  part.bx = to.x[j];
  part.by = to.y[j];
};

/** Shortens the current line to the part at or below a height between its ends. */
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
