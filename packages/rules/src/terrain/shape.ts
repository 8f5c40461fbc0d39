import {
  cross,
  distance2,
  pointInPolygon,
  type Polygon,
  polygonArea,
  segmentDistance2,
  segmentsCross,
} from '@muster/kernel';

/** The upright box around a polygon. */
export interface Bounds {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

/** Returns the smallest upright box around a polygon. */
export const boundsOf = (polygon: Polygon): Bounds => {
  const bounds = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  for (let i = 0; i < polygon.length; i += 2) {
    bounds.minX = Math.min(bounds.minX, polygon[i]);
    bounds.maxX = Math.max(bounds.maxX, polygon[i]);
    bounds.minY = Math.min(bounds.minY, polygon[i + 1]);
    bounds.maxY = Math.max(bounds.maxY, polygon[i + 1]);
  }
  return bounds;
};

/** Returns the gap between two boxes, rounded down; never more than the gap between their polygons. */
export const gapOfBounds = (a: Bounds, b: Bounds): number => {
  const dx = Math.max(0, a.minX - b.maxX, b.minX - a.maxX);
  const dy = Math.max(0, a.minY - b.maxY, b.minY - a.maxY);
  return Math.floor(Math.sqrt(dx * dx + dy * dy));
};

/** Returns the gap between two polygons, border to border, rounded down; zero when they touch or overlap. */
export const polygonGap = (a: Polygon, b: Polygon): number => {
  if (pointInPolygon(a[0], a[1], b) || pointInPolygon(b[0], b[1], a)) return 0;
  let least = Infinity;
  for (let i = 0, j = a.length - 2; i < a.length; j = i, i += 2)
    for (let k = 0, l = b.length - 2; k < b.length; l = k, k += 2) {
      if (segmentsCross(a[j], a[j + 1], a[i], a[i + 1], b[l], b[l + 1], b[k], b[k + 1])) return 0;
      least = Math.min(
        least,
        segmentDistance2(a[i], a[i + 1], b[l], b[l + 1], b[k], b[k + 1]),
        segmentDistance2(b[k], b[k + 1], a[j], a[j + 1], a[i], a[i + 1]),
      );
    }
  return Math.floor(Math.sqrt(least));
};

/** Returns the gap from a point to a polygon, rounded down; zero inside. */
export const gapToPoint = (px: number, py: number, polygon: Polygon): number => {
  if (pointInPolygon(px, py, polygon)) return 0;
  let least = Infinity;
  for (let i = 0, j = polygon.length - 2; i < polygon.length; j = i, i += 2)
    least = Math.min(least, segmentDistance2(px, py, polygon[j], polygon[j + 1], polygon[i], polygon[i + 1]));
  return Math.floor(Math.sqrt(least));
};

/** Whether two simple polygons share some of their insides; touching borders do not count. Exact for whole numbers. */
export const polygonsOverlap = (a: Polygon, b: Polygon): boolean => {
  const boxA = boundsOf(a);
  const boxB = boundsOf(b);
  if (boxA.minX >= boxB.maxX || boxB.minX >= boxA.maxX || boxA.minY >= boxB.maxY || boxB.minY >= boxA.maxY)
    return false;
  for (let i = 0, j = a.length - 2; i < a.length; j = i, i += 2)
    for (let k = 0, l = b.length - 2; k < b.length; l = k, k += 2)
      if (segmentsCross(a[j], a[j + 1], a[i], a[i + 1], b[l], b[l + 1], b[k], b[k + 1])) return true;
  // No borders cross, so each stretch of border between two touching points is wholly inside, outside or on the other
  // border, as its middle is. Doubled, so that middles are whole numbers.
  const doubleA = a.map((c) => c * 2);
  const doubleB = b.map((c) => c * 2);
  const places = bordersOf(doubleA, doubleB);
  return (
    places.includes('inside') || bordersOf(doubleB, doubleA).includes('inside') || places.every((p) => p === 'border')
  );
};

type Place = 'inside' | 'border' | 'outside';

/** Returns for each stretch of one border whether it is inside the other polygon, outside or on its border. */
const bordersOf = (a: Polygon, b: Polygon): Place[] => {
  const places: Place[] = [];
  for (let i = 0, j = a.length - 2; i < a.length; j = i, i += 2) {
    const [ax, ay, bx, by] = [a[j], a[j + 1], a[i], a[i + 1]];
    const stops = [ax, ay, bx, by];
    for (let k = 0; k < b.length; k += 2) if (onSegment(b[k], b[k + 1], ax, ay, bx, by)) stops.push(b[k], b[k + 1]);
    const order = stops
      .map((_, k) => k)
      .filter((k) => k % 2 === 0)
      .sort((k, l) => distance2(stops[k], stops[k + 1], ax, ay) - distance2(stops[l], stops[l + 1], ax, ay));
    for (let k = 1; k < order.length; k++) {
      const [from, to] = [order[k - 1], order[k]];
      places.push(placeOf((stops[from] + stops[to]) / 2, (stops[from + 1] + stops[to + 1]) / 2, b));
    }
  }
  return places;
};

const placeOf = (px: number, py: number, polygon: Polygon): Place => {
  for (let i = 0, j = polygon.length - 2; i < polygon.length; j = i, i += 2)
    if (onSegment(px, py, polygon[j], polygon[j + 1], polygon[i], polygon[i + 1])) return 'border';
  return pointInPolygon(px, py, polygon) ? 'inside' : 'outside';
};

const onSegment = (px: number, py: number, ax: number, ay: number, bx: number, by: number): boolean =>
  cross(ax, ay, bx, by, px, py) === 0 &&
  px >= Math.min(ax, bx) &&
  px <= Math.max(ax, bx) &&
  py >= Math.min(ay, by) &&
  py <= Math.max(ay, by);

/** Whether a polygon has an area and a border that never meets itself. */
export const isSimplePolygon = (polygon: Polygon): boolean => {
  const n = polygon.length / 2;
  if (n < 3 || polygonArea(polygon) === 0) return false;
  const x = (corner: number): number => polygon[(corner % n) * 2];
  const y = (corner: number): number => polygon[(corner % n) * 2 + 1];
  const on = (corner: number, edge: number): boolean =>
    onSegment(x(corner), y(corner), x(edge), y(edge), x(edge + 1), y(edge + 1));
  for (let a = 0; a < n; a++) {
    // The next edge may only share the corner between them.
    if (on(a + 2, a) || on(a, a + 1)) return false;
    for (let b = a + 2; b < n; b++) {
      if (a === 0 && b === n - 1) continue;
      if (on(b, a) || on(b + 1, a) || on(a, b) || on(a + 1, b)) return false;
      if (segmentsCross(x(a), y(a), x(a + 1), y(a + 1), x(b), y(b), x(b + 1), y(b + 1))) return false;
    }
  }
  return true;
};

/** Returns a polygon as seen from the other side of the table: turned by half a circle about the table's middle. */
export const turnedAround = (polygon: Polygon, width: number, depth: number): Polygon =>
  polygon.map((c, i) => (i % 2 === 0 ? width - c : depth - c));
