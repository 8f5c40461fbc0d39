import type { Table, TerrainPiece } from '@muster/engine';
import { EIGHT_DIRECTIONS, INCH, type Polygon } from '@muster/kernel';
import { OUTLINES, placeOutline } from '../terrain/outline.ts';
import { TERRAIN_KINDS } from '../terrain/kinds.ts';
import { boundsOf, polygonsOverlap } from '../terrain/shape.ts';
import type { PoolPiece } from './terrain-draft.ts';

/** A place for a piece, and how far the piece is turned. */
export interface PiecePlace {
  x: number;
  y: number;
  degrees: number;
}

/** Why a piece cannot be placed somewhere: it is over the edge, or it overlaps another. */
export type PlaceProblem = { code: 'off-table'; by: number } | { code: 'overlap'; with: string; by: number };

type Ground = Pick<Table, 'width' | 'depth'>;
type There = readonly { piece: TerrainPiece }[];

/** Returns why a piece cannot be placed somewhere, if anything; touching others and the edges is allowed. */
export const placeProblem = ({ width, depth }: Ground, placed: There, polygon: Polygon): PlaceProblem | undefined => {
  const { minX, minY, maxX, maxY } = boundsOf(polygon);
  const by = Math.max(-minX, -minY, maxX - width, maxY - depth);
  // Negated, so that NaN counts as off the table too.
  if (!(by <= 0)) return { code: 'off-table', by };
  const other = placed.find(({ piece }) => polygonsOverlap(piece.polygon, polygon));
  return other && { code: 'overlap', with: other.piece.id, by: wayOff(polygon, other.piece.polygon) };
};

/** The step between the distances that are tried. */
const TRIED = INCH / 4;

/** Returns the shortest move after which a polygon no longer overlaps another, in steps of a quarter inch. */
const wayOff = (polygon: Polygon, other: Polygon): number => {
  for (let far = TRIED; ; far += TRIED)
    for (let i = 0; i < EIGHT_DIRECTIONS.length; i += 2) {
      const [dx, dy] = [EIGHT_DIRECTIONS[i], EIGHT_DIRECTIONS[i + 1]].map((part) => Math.round((part * far) / 1000));
      if (
        !polygonsOverlap(
          polygon.map((c, k) => c + (k % 2 === 0 ? dx : dy)),
          other,
        )
      )
        return far;
    }
};

/** Returns the outline of a piece of the pool at a place. */
export const poolPolygon = ({ kind, size, shape }: PoolPiece, { x, y, degrees }: PiecePlace): Polygon => {
  const known = TERRAIN_KINDS[kind];
  return placeOutline(shape ?? OUTLINES[known.outline], { x, y }, size ?? known.smallest, degrees);
};

/** Returns the first place, inch by inch, where a piece fits, turned in steps of 45 degrees, or `undefined`. */
export const findFreePlace = (ground: Ground, placed: There, piece: PoolPiece): PiecePlace | undefined => {
  for (let degrees = 0; degrees < 180; degrees += 45)
    for (let y = 0; y <= ground.depth; y += INCH)
      for (let x = 0; x <= ground.width; x += INCH) {
        const polygon = poolPolygon(piece, { x, y, degrees });
        const { minX, minY, maxX, maxY } = boundsOf(polygon);
        if (minX < 0 || minY < 0 || maxX > ground.width || maxY > ground.depth) continue;
        if (!placed.some((there) => polygonsOverlap(there.piece.polygon, polygon))) return { x, y, degrees };
      }
  return undefined;
};
