/**
 * Distances are whole hundredths of an inch; everything here is exact or rounded in one stated place.
 * A polygon is a flat list x0, y0, x1, y1, … of its corners.
 */
export type Polygon = readonly number[];

/** Hundredths in one inch. */
export const INCH = 100;

/** Returns inches as whole hundredths. */
export const fromInches = (inches: number): number => Math.round(inches * INCH);

/** Returns hundredths as inches. */
export const toInches = (hundredths: number): number => hundredths / INCH;

/** Returns the squared distance between two points. */
export const distance2 = (ax: number, ay: number, bx: number, by: number): number =>
  (ax - bx) * (ax - bx) + (ay - by) * (ay - by);

/** Returns the length of a segment in whole hundredths. */
export const segmentLength = (ax: number, ay: number, bx: number, by: number): number =>
  Math.round(Math.sqrt(distance2(ax, ay, bx, by)));

/** Whether two circles are at most `gap` apart, edge to edge. */
export const circlesWithin = (ax: number, ay: number, bx: number, by: number, radii: number, gap: number): boolean =>
  distance2(ax, ay, bx, by) <= (radii + gap) * (radii + gap);

/** Returns the edge-to-edge gap between two circles, rounded for display and never below zero. */
export const gapOf = (ax: number, ay: number, bx: number, by: number, radii: number): number =>
  Math.max(0, Math.round(Math.sqrt(distance2(ax, ay, bx, by)) - radii));

/** Returns twice the signed area of the triangle a, b, c: above zero if c is to the left of a→b. */
export const cross = (ax: number, ay: number, bx: number, by: number, cx: number, cy: number): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** Above this, the square of a cross product is no longer exact. */
const SAFE_ROOT = 94906265;

/** Whether the point p is closer than `d` to the segment a–b. */
export const pointNearSegment = (
  px: number,
  py: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  d: number,
): boolean => {
  const dx = bx - ax;
  const dy = by - ay;
  const along = (px - ax) * dx + (py - ay) * dy;
  const length2 = dx * dx + dy * dy;
  if (along <= 0 || length2 === 0) return distance2(px, py, ax, ay) < d * d;
  if (along >= length2) return distance2(px, py, bx, by) < d * d;
  const area = Math.abs(dx * (py - ay) - dy * (px - ax));
  return area < SAFE_ROOT ? area * area < d * d * length2 : area < d * Math.sqrt(length2);
};

/** Returns the squared distance from a point to a segment: exact at its ends, and in between exact enough to compare with whole numbers. */
export const segmentDistance2 = (px: number, py: number, ax: number, ay: number, bx: number, by: number): number => {
  const dx = bx - ax;
  const dy = by - ay;
  const along = (px - ax) * dx + (py - ay) * dy;
  const length2 = dx * dx + dy * dy;
  if (along <= 0) return distance2(px, py, ax, ay);
  if (along >= length2) return distance2(px, py, bx, by);
  const area = dx * (py - ay) - dy * (px - ax);
  return (area * area) / length2;
};

/** Whether two segments cross; segments that only touch do not. */
export const segmentsCross = (
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): boolean => {
  const c1 = cross(ax, ay, bx, by, cx, cy);
  const c2 = cross(ax, ay, bx, by, dx, dy);
  if ((c1 >= 0 && c2 >= 0) || (c1 <= 0 && c2 <= 0)) return false;
  const a1 = cross(cx, cy, dx, dy, ax, ay);
  const a2 = cross(cx, cy, dx, dy, bx, by);
  return !((a1 >= 0 && a2 >= 0) || (a1 <= 0 && a2 <= 0));
};

/** Whether two segments come closer than `d` to each other. */
export const segmentsNear = (
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
  d: number,
): boolean =>
  !liesBeside(ax, ay, bx, by, cx, cy, dx, dy, d) &&
  !liesBeside(cx, cy, dx, dy, ax, ay, bx, by, d) &&
  (segmentsCross(ax, ay, bx, by, cx, cy, dx, dy) ||
    pointNearSegment(ax, ay, cx, cy, dx, dy, d) ||
    pointNearSegment(bx, by, cx, cy, dx, dy, d) ||
    pointNearSegment(cx, cy, ax, ay, bx, by, d) ||
    pointNearSegment(dx, dy, ax, ay, bx, by, d));

/** Whether both ends of c–d are on one side of the line through a and b, at least `d` away: a quick way to rule out contact. */
const liesBeside = (
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
  d: number,
): boolean => {
  const c = cross(ax, ay, bx, by, cx, cy);
  const e = cross(ax, ay, bx, by, dx, dy);
  const least = c > 0 && e > 0 ? Math.min(c, e) : c < 0 && e < 0 ? Math.min(-c, -e) : 0;
  return least > 0 && least < SAFE_ROOT && least * least >= d * d * distance2(ax, ay, bx, by);
};

/** Whether a point is inside a polygon; its border counts as inside. */
export const pointInPolygon = (px: number, py: number, polygon: Polygon): boolean => {
  let inside = false;
  const n = polygon.length;
  for (let i = 0, j = n - 2; i < n; j = i, i += 2) {
    const ax = polygon[j];
    const ay = polygon[j + 1];
    const bx = polygon[i];
    const by = polygon[i + 1];
    const area = cross(ax, ay, bx, by, px, py);
    if (
      area === 0 &&
      px >= Math.min(ax, bx) &&
      px <= Math.max(ax, bx) &&
      py >= Math.min(ay, by) &&
      py <= Math.max(ay, by)
    )
      return true;
    if (ay > py !== by > py && (by > ay ? area > 0 : area < 0)) inside = !inside;
  }
  return inside;
};

/** Whether a circle overlaps a polygon; touching it from outside does not count. */
export const circleOverlapsPolygon = (px: number, py: number, radius: number, polygon: Polygon): boolean =>
  pointInPolygon(px, py, polygon) || borderNear(px, py, radius, polygon);

/** Whether a point is inside a polygon or at most `d` from its border. */
export const pointWithinPolygon = (px: number, py: number, d: number, polygon: Polygon): boolean => {
  if (pointInPolygon(px, py, polygon)) return true;
  const n = polygon.length;
  for (let i = 0, j = n - 2; i < n; j = i, i += 2)
    if (segmentDistance2(px, py, polygon[j], polygon[j + 1], polygon[i], polygon[i + 1]) <= d * d) return true;
  return false;
};

/** Whether a whole circle is inside a polygon. */
export const circleInsidePolygon = (px: number, py: number, radius: number, polygon: Polygon): boolean =>
  pointInPolygon(px, py, polygon) && !borderNear(px, py, radius, polygon);

/** Whether the border of a polygon comes closer than `d` to a point. */
export const borderNear = (px: number, py: number, d: number, polygon: Polygon): boolean => {
  const n = polygon.length;
  for (let i = 0, j = n - 2; i < n; j = i, i += 2)
    if (pointNearSegment(px, py, polygon[j], polygon[j + 1], polygon[i], polygon[i + 1], d)) return true;
  return false;
};

/** Whether a circle moving along a segment overlaps a polygon at any point. */
export const sweptCircleOverlapsPolygon = (
  ax: number,
  ay: number,
  bx: number,
  by: number,
  radius: number,
  polygon: Polygon,
): boolean => {
  const n = polygon.length;
  const minX = Math.min(ax, bx) - radius;
  const maxX = Math.max(ax, bx) + radius;
  const minY = Math.min(ay, by) - radius;
  const maxY = Math.max(ay, by) + radius;
  let cx = polygon[n - 2];
  let cy = polygon[n - 1];
  for (let i = 0; i < n; i += 2) {
    const dx = polygon[i];
    const dy = polygon[i + 1];
    const aside =
      (cx <= minX && dx <= minX) ||
      (cx >= maxX && dx >= maxX) ||
      (cy <= minY && dy <= minY) ||
      (cy >= maxY && dy >= maxY);
    if (!aside && segmentsNear(ax, ay, bx, by, cx, cy, dx, dy, radius)) return true;
    cx = dx;
    cy = dy;
  }
  // Far from the border the whole way is inside or outside; only a point may still end on the border itself.
  return pointInPolygon(ax, ay, polygon) || (radius <= 0 && pointInPolygon(bx, by, polygon));
};

/** Returns the area of a polygon, in square hundredths. */
export const polygonArea = (polygon: Polygon): number => {
  let twice = 0;
  const n = polygon.length;
  for (let i = 0, j = n - 2; i < n; j = i, i += 2) twice += polygon[j] * polygon[i + 1] - polygon[i] * polygon[j + 1];
  return Math.abs(twice) / 2;
};

/** Returns the corners of a rectangle that is parallel to the axes. */
export const rectangle = (x0: number, y0: number, x1: number, y1: number): Polygon => [x0, y0, x1, y0, x1, y1, x0, y1];

/** Eight directions around a circle, in thousandths: the points on the rim of a base. */
export const EIGHT_DIRECTIONS: readonly number[] = [
  1000, 0, 707, 707, 0, 1000, -707, 707, -1000, 0, -707, -707, 0, -1000, 707, -707,
];

/** Twenty-four directions around a circle, in thousandths. */
export const DIRECTIONS: readonly (readonly [number, number])[] = [
  [1000, 0],
  [966, 259],
  [866, 500],
  [707, 707],
  [500, 866],
  [259, 966],
  [0, 1000],
  [-259, 966],
  [-500, 866],
  [-707, 707],
  [-866, 500],
  [-966, 259],
  [-1000, 0],
  [-966, -259],
  [-866, -500],
  [-707, -707],
  [-500, -866],
  [-259, -966],
  [0, -1000],
  [259, -966],
  [500, -866],
  [707, -707],
  [866, -500],
  [966, -259],
];
