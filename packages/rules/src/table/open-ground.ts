import { circleOverlapsPolygon, INCH, type Polygon } from '@muster/kernel';
import type { TerrainPoint } from '../terrain/outline.ts';
import { type Bounds, boundsOf } from '../terrain/shape.ts';
import { GUIDELINE_NUMBERS } from './guidelines.ts';

/**
 * The points of the table, one for every whole inch, around which a circle wider than the widest gap would still be on the
 * table. `near[point]` is how many pieces reach into that circle: at zero it is open.
 */
export interface OpenGround {
  columns: number;
  rows: number;
  near: Uint16Array;
}

/** Half the widest gap. */
const REACH = GUIDELINE_NUMBERS.gap / 2;

/** The first whole inch that is further from the edge than that. */
const FIRST = (Math.floor(REACH / INCH) + 1) * INCH;

/** Returns the points of an empty table. */
export const makeOpenGround = (width: number, depth: number): OpenGround => {
  const along = (length: number): number => Math.max(0, Math.ceil((length - REACH - FIRST) / INCH));
  const [columns, rows] = [along(width), along(depth)];
  return { columns, rows, near: new Uint16Array(columns * rows) };
};

/** Returns the position of a point by its number. */
export const groundPoint = ({ columns }: OpenGround, index: number): TerrainPoint => ({
  x: FIRST + (index % columns) * INCH,
  y: FIRST + Math.floor(index / columns) * INCH,
});

/** Returns the points around which a polygon closes the circle. */
export const pointsNear = ({ columns, rows }: OpenGround, polygon: Polygon): number[] => {
  const { minX, minY, maxX, maxY } = boundsOf(polygon);
  const first = (low: number): number => Math.max(0, Math.ceil((low - REACH - FIRST) / INCH));
  const last = (high: number, count: number): number => Math.min(count - 1, Math.floor((high + REACH - FIRST) / INCH));
  const [top, left, bottom, right] = [first(minY), first(minX), last(maxY, rows), last(maxX, columns)];
  const points: number[] = [];
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++)
      if (isNear(FIRST + column * INCH, FIRST + row * INCH, polygon)) points.push(row * columns + column);
  return points;
};

/** How many open points are checked at most to rate a polygon. */
const SAMPLE = 150;

/** Returns about how many of the open points (given by number) a polygon would close; exact if few are open. */
export const openNear = (ground: OpenGround, open: readonly number[], polygon: Polygon, bounds: Bounds): number => {
  const stride = Math.ceil(open.length / SAMPLE);
  let near = 0;
  for (let i = 0; i < open.length; i += stride) {
    const x = FIRST + (open[i] % ground.columns) * INCH;
    const y = FIRST + Math.floor(open[i] / ground.columns) * INCH;
    if (x < bounds.minX - REACH || x > bounds.maxX + REACH || y < bounds.minY - REACH || y > bounds.maxY + REACH)
      continue;
    if (isNear(x, y, polygon)) near += stride;
  }
  return near;
};

/** Whether a polygon comes within reach of a point, in whole hundredths. */
const isNear = (x: number, y: number, polygon: Polygon): boolean => circleOverlapsPolygon(x, y, REACH + 1, polygon);
