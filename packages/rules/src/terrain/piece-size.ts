import type { TerrainPiece } from '@muster/engine';
import type { Polygon } from '@muster/kernel';
import { placeOutline } from './outline.ts';
import { boundsOf } from './shape.ts';

/** The sizes that the guidelines recommend, in hundredths of an inch: for scatter, and for large features. */
export const PIECE_SIZES = {
  scatter: { least: 100, most: 300 },
  feature: { least: 400, most: 1200 },
} as const;

/** What turning a piece and rounding its corners to the grid may add to a side or take from it. */
const ROUNDING = 3;

/**
 * A box counts if its area is at most so many percent of the smallest: rectangles are measured along their sides, round
 * pieces in several directions.
 */
const TIGHT = 117;

/** A box around a piece: the shorter and the longer side. */
export interface Sides {
  short: number;
  long: number;
}

/** A side that is too short or too long, and the limit. */
export interface SizeProblem extends Sides {
  have: number;
  need: number;
}

const areaOf = ({ short, long }: Sides): number => short * long;

/** Returns the tight boxes around a polygon, the smallest first, turned in steps of five degrees. */
const boxesAround = (polygon: Polygon): Sides[] => {
  const boxes = Array.from({ length: 18 }, (_, step): Sides => {
    const turned = placeOutline(polygon, { x: 0, y: 0 }, { width: 2000, depth: 2000 }, step * 5);
    const { minX, minY, maxX, maxY } = boundsOf(turned);
    const [a, b] = [maxX - minX, maxY - minY];
    return { short: Math.min(a, b), long: Math.max(a, b) };
  }).sort((a, b) => areaOf(a) - areaOf(b));
  return boxes.filter((box) => areaOf(box) * 100 <= areaOf(boxes[0]) * TIGHT);
};

/**
 * Returns what is wrong with the size of a piece, or `undefined` if it fits one of the recommended sizes.
 * A river may be as long as the table, and rivers and gaps may be narrow (muster:piece-size).
 */
export const sizeProblem = ({ kind, gap, polygon }: TerrainPiece): SizeProblem | undefined => {
  const { scatter, feature } = PIECE_SIZES;
  const least = kind === 'river' || gap ? scatter.least : feature.least;
  const fits = ({ short, long }: Sides, low: number, high: number): boolean =>
    short >= low - ROUNDING && (kind === 'river' ? short : long) <= high + ROUNDING;
  const boxes = boxesAround(polygon);
  if (boxes.some((box) => fits(box, scatter.least, scatter.most) || fits(box, least, feature.most))) return undefined;
  const [box] = boxes;
  const { short, long } = box;
  if (long > feature.most) return { ...box, have: long, need: feature.most };
  const need = long <= scatter.most ? scatter.least : least;
  return { ...box, have: short, need };
};
