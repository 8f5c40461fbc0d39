import { pointInPolygon, type Polygon } from '@muster/kernel';

/** The crossings of one segment with one polygon. */
let marks = new Float64Array(64);

/** Where the spans of the last `insideSpans` begin and end, as fractions of the segment. */
export let spans: Float64Array = new Float64Array(64);

/**
 * Finds the parts of a→b inside a polygon and returns their number; they are in `spans`, two numbers each. Touching a corner or
 * running along the border does not count.
 */
export const insideSpans = (ax: number, ay: number, bx: number, by: number, polygon: Polygon): number => {
  const n = polygon.length;
  const dx = bx - ax;
  const dy = by - ay;
  let left = false;
  let right = false;
  for (let i = 0; i < n; i += 2) {
    const side = dx * (polygon[i + 1] - ay) - dy * (polygon[i] - ax);
    if (side > 0) left = true;
    else if (side < 0) right = true;
  }
  if (!left || !right) return 0;
  if (marks.length < n + 2) {
    marks = new Float64Array(2 * n + 2);
    spans = new Float64Array(2 * n + 2);
  }
  const count = markCrossings(ax, ay, dx, dy, polygon);
  let found = 0;
  for (let i = 1; i < count; i++) {
    const from = marks[i - 1];
    const to = marks[i];
    if (from >= to || !runsInside(ax, ay, dx, dy, (from + to) / 2, polygon)) continue;
    if (found > 0 && spans[2 * found - 1] === from) spans[2 * found - 1] = to;
    else {
      spans[2 * found] = from;
      spans[2 * found + 1] = to;
      found++;
    }
  }
  return found;
};

/** Whether any part of a→b is inside a polygon: a quicker check. */
export const entersInside = (ax: number, ay: number, bx: number, by: number, polygon: Polygon): boolean => {
  const n = polygon.length;
  const dx = bx - ax;
  const dy = by - ay;
  let left = false;
  let right = false;
  let grazes = false;
  let cx = polygon[n - 2];
  let cy = polygon[n - 1];
  let sideC = dx * (cy - ay) - dy * (cx - ax);
  for (let i = 0; i < n; i += 2) {
    const ex = polygon[i];
    const ey = polygon[i + 1];
    const sideE = dx * (ey - ay) - dy * (ex - ax);
    if (sideE > 0) left = true;
    else if (sideE < 0) right = true;
    else grazes = true;
    if ((sideC > 0 && sideE < 0) || (sideC < 0 && sideE > 0)) {
      // The line crosses this edge: check whether that is between a and b.
      const sideA = (ex - cx) * (ay - cy) - (ey - cy) * (ax - cx);
      const sideB = (ex - cx) * (by - cy) - (ey - cy) * (bx - cx);
      if ((sideA > 0 && sideB < 0) || (sideA < 0 && sideB > 0)) return true;
      if (sideA === 0 || sideB === 0) grazes = true;
    }
    cx = ex;
    cy = ey;
    sideC = sideE;
  }
  if (!left || !right) return false;
  return grazes ? insideSpans(ax, ay, bx, by, polygon) > 0 : pointInPolygon(ax, ay, polygon);
};

/** Stores 0, 1 and every fraction at which the segment meets the border, in order. */
const markCrossings = (ax: number, ay: number, dx: number, dy: number, polygon: Polygon): number => {
  const n = polygon.length;
  const length2 = dx * dx + dy * dy;
  let count = 2;
  marks[0] = 0;
  marks[1] = 1;
  for (let i = 0, j = n - 2; i < n; j = i, i += 2) {
    const cx = polygon[j];
    const cy = polygon[j + 1];
    const ex = polygon[i];
    const ey = polygon[i + 1];
    const sideC = dx * (cy - ay) - dy * (cx - ax);
    const sideE = dx * (ey - ay) - dy * (ex - ax);
    let share: number;
    if (sideC === 0) share = ((cx - ax) * dx + (cy - ay) * dy) / length2;
    else if (sideE !== 0 && sideC < 0 !== sideE < 0) {
      const part = sideC / (sideC - sideE);
      share = ((cx + part * (ex - cx) - ax) * dx + (cy + part * (ey - cy) - ay) * dy) / length2;
    } else continue;
    if (share <= 0 || share >= 1) continue;
    let k = count++;
    for (; marks[k - 1] > share; k--) marks[k] = marks[k - 1];
    marks[k] = share;
  }
  return count;
};

/** Whether the point at a fraction of the segment is inside, and not on a border along the segment. */
const runsInside = (ax: number, ay: number, dx: number, dy: number, share: number, polygon: Polygon): boolean => {
  const px = ax + share * dx;
  const py = ay + share * dy;
  const n = polygon.length;
  let inside = false;
  for (let i = 0, j = n - 2; i < n; j = i, i += 2) {
    const cx = polygon[j];
    const cy = polygon[j + 1];
    const ex = polygon[i];
    const ey = polygon[i + 1];
    if (dx * (cy - ay) === dy * (cx - ax) && dx * (ey - ay) === dy * (ex - ax)) {
      const along = (px - cx) * (px - ex) + (py - cy) * (py - ey);
      if (along < 0) return false;
    }
    if (cy > py !== ey > py) {
      const area = (ex - cx) * (py - cy) - (ey - cy) * (px - cx);
      if (ey > cy ? area > 0 : area < 0) inside = !inside;
    }
  }
  return inside;
};
