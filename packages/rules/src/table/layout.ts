import { type Dice, INCH, type Polygon } from '@muster/kernel';
import { placeOutline, type TerrainPoint } from '../terrain/outline.ts';
import { type Bounds, boundsOf, polygonGap, gapOfBounds, turnedAround } from '../terrain/shape.ts';
import { GUIDELINE_NUMBERS } from './guidelines.ts';
import { isSort, type LoosePiece } from './recipe.ts';

/** A placed piece with its twin on the other half of the table; a piece in the middle has no twin. */
export interface PlacedLoosePiece {
  loose: LoosePiece;
  centre: TerrainPoint;
  /** How far it is turned. */
  degrees: number;
  polygons: readonly Polygon[];
  bounds: readonly Bounds[];
  impassable: boolean;
  blocking: boolean;
}

/** A table in progress. */
export interface TableLayout {
  width: number;
  depth: number;
  lots: PlacedLoosePiece[];
}

/** The least space between two pieces, so that they can be told apart. */
const SPACE = INCH;

/** A piece closer than this to a short edge is moved to the edge. */
const EDGE = 2 * INCH;

/** The least distance of impassable pieces from the deployment edges, so that armies have room. */
const IMPASSABLE_MARGIN = 9 * INCH;

/** Returns a piece at a place, with everything that is asked about it later. */
export const placedLoosePiece = (
  loose: LoosePiece,
  centre: TerrainPoint,
  degrees: number,
  polygons: readonly Polygon[],
): PlacedLoosePiece => ({
  loose,
  centre,
  degrees,
  polygons,
  bounds: polygons.map(boundsOf),
  impassable: isSort(loose.kind, 'impassable'),
  blocking: isSort(loose.kind, 'blocking'),
});

/** Returns a piece for the middle, made of half its corners and their twins, so that both sides see exactly the same. */
export const drawMiddle = (dice: Dice, layout: TableLayout, loose: LoosePiece): PlacedLoosePiece | undefined => {
  const { width, depth } = layout;
  // A river runs from edge to edge, so its direction depends on its length.
  const degrees = loose.kind === 'river' ? (loose.size.width === width ? 0 : 90) : drawRotation(dice, loose);
  const centre = { x: width / 2, y: depth / 2 };
  const polygon = placeOutline(loose.outline, centre, loose.size, degrees);
  const half = polygon.slice(0, polygon.length / 2);
  const lot = placedLoosePiece(loose, centre, degrees, [[...half, ...turnedAround(half, width, depth)]]);
  return fits(layout, lot) ? lot : undefined;
};

/** Whether a placed piece is far enough from the edges, from its twin and from all other pieces. */
const fits = (layout: TableLayout, lot: PlacedLoosePiece): boolean => {
  const [bounds] = lot.bounds;
  if (!fitsEdges(layout, lot, bounds)) return false;
  if (lot.polygons.length > 1 && !keepsApart(lot, 0, lot, 1)) return false;
  return layout.lots.every((other) => other.polygons.every((_, i) => keepsApart(lot, 0, other, i)));
};

const fitsEdges = (
  { width, depth }: TableLayout,
  lot: PlacedLoosePiece,
  { minX, minY, maxX, maxY }: Bounds,
): boolean => {
  if (minX < 0 || minY < 0 || maxX > width || maxY > depth) return false;
  if (lot.loose.kind === 'river') return true;
  const side = lot.impassable ? GUIDELINE_NUMBERS.lane : SPACE;
  const back = lot.impassable ? Math.min(IMPASSABLE_MARGIN, Math.floor(depth / 5)) : SPACE;
  const clear = (room: number): boolean => room === 0 || room >= side;
  return clear(minX) && clear(width - maxX) && minY >= back && depth - maxY >= back;
};

const keepsApart = (a: PlacedLoosePiece, i: number, b: PlacedLoosePiece, j: number): boolean => {
  const space = a.impassable && b.impassable ? GUIDELINE_NUMBERS.lane : SPACE;
  return gapOfBounds(a.bounds[i], b.bounds[j]) >= space || polygonGap(a.polygons[i], b.polygons[j]) >= space;
};

/** Returns a piece and its twin near a spot, moved onto the table if necessary, or `undefined` if it does not fit there. */
export const drawPlace = (
  dice: Dice,
  layout: TableLayout,
  loose: LoosePiece,
  near: TerrainPoint,
): PlacedLoosePiece | undefined => {
  if (loose.kind === 'river') return drawBank(dice, layout, loose);
  return placeLoosePiece(layout, loose, near, drawRotation(dice, loose));
};

/** Returns a placed piece moved and turned a little, or `undefined` if it does not fit there. */
export const nudge = (
  dice: Dice,
  layout: TableLayout,
  { loose, centre, degrees }: PlacedLoosePiece,
): PlacedLoosePiece | undefined => {
  if (loose.kind === 'river') return drawBank(dice, layout, loose);
  const shift = (): number => (dice.below(17) - 8) * 25;
  return placeLoosePiece(
    layout,
    loose,
    { x: centre.x + shift(), y: centre.y + shift() },
    degrees + (dice.below(7) - 3) * 5,
  );
};

/** Returns a piece near a spot, moved onto the table, with or without a twin, or `undefined` if it does not fit there. */
export const placeLoosePiece = (
  layout: TableLayout,
  loose: LoosePiece,
  near: TerrainPoint,
  degrees: number,
  withTwin = true,
): PlacedLoosePiece | undefined => {
  const { width, depth } = layout;
  const there = placeOutline(loose.outline, near, loose.size, degrees);
  const { minX, minY, maxX, maxY } = boundsOf(there);
  // A piece close to a short edge is moved to it, so that there is no line of sight along the edge.
  const dx = minX < EDGE ? -minX : maxX > width - EDGE ? width - maxX : 0;
  const dy = minY < SPACE ? SPACE - minY : maxY > depth - SPACE ? depth - SPACE - maxY : 0;
  const polygon = there.map((c, i) => c + (i % 2 === 0 ? dx : dy));
  const centre = { x: near.x + dx, y: near.y + dy };
  const twins = withTwin ? [turnedAround(polygon, width, depth)] : [];
  const lot = placedLoosePiece(loose, centre, degrees, [polygon, ...twins]);
  return fits(layout, lot) ? lot : undefined;
};

/** Returns a random turn: buildings and the like are mostly parallel to the edges, natural pieces are turned freely. */
export const drawRotation = (dice: Dice, loose: LoosePiece): number => {
  const quarter = dice.below(4) * 90;
  const isBuilt = ['building', 'ruins', 'field', 'barricade', 'platform'].includes(loose.kind);
  return isBuilt && dice.below(3) > 0 ? quarter : dice.below(72) * 5;
};

/** Returns a place for half a river, from an edge inwards. */
const drawBank = (dice: Dice, layout: TableLayout, loose: LoosePiece): PlacedLoosePiece | undefined => {
  const { width, depth } = layout;
  const alongX = loose.size.width > depth / 2 || dice.below(3) === 0;
  const margin = loose.size.depth / 2 + 2 * INCH;
  const drawn = (length: number): number => margin + dice.below(Math.max(1, length - 2 * margin));
  const half = loose.size.width / 2;
  const centre = alongX ? { x: half, y: Math.round(drawn(depth)) } : { x: Math.round(drawn(width)), y: half };
  const degrees = alongX ? 0 : 90;
  const polygon = placeOutline(loose.outline, centre, loose.size, degrees);
  const lot = placedLoosePiece(loose, centre, degrees, [polygon, turnedAround(polygon, width, depth)]);
  return fits(layout, lot) ? lot : undefined;
};
