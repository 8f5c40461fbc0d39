import { DIRECTIONS } from '@muster/kernel';
import type { Point } from './svg.ts';

/** A disc in the picture. */
export interface BaseDisc extends Point {
  r: number;
}

/** Returns the line around discs, at a distance from them. */
export const hullOf = (discs: readonly BaseDisc[], wider: number): Point[] =>
  convexHull(
    discs.flatMap(({ x, y, r }) =>
      DIRECTIONS.map(([dx, dy]) => ({ x: x + ((r + wider) * dx) / 1000, y: y + ((r + wider) * dy) / 1000 })),
    ),
  );

/** Returns the convex hull of some points, in order. */
const convexHull = (points: readonly Point[]): Point[] => {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  if (sorted.length < 3) return sorted;
  const half = (run: readonly Point[]): Point[] => {
    const out: Point[] = [];
    for (const point of run) {
      while (out.length > 1 && turn(out[out.length - 2], out[out.length - 1], point) <= 0) out.pop();
      out.push(point);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
};

const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** An upright box. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the box around points. */
export const boxOf = (points: readonly Point[]): Box => {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};

/** Whether two boxes overlap. */
export const boxesOverlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
