import { distance2, INCH } from '@muster/kernel';
import type { Ruleset } from '../rule/ruleset.ts';
import type { TerrainPiece } from './table.ts';

/** Terrain with its bounding box and the questions that are asked of it most. */
export interface TerrainPlan extends TerrainPiece {
  index: number;
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
  /** A circle around that box. */
  x: number;
  y: number;
  reach: number;
  impassable: boolean;
  blocking: boolean;
  /** Whether it can cut lines of sight. */
  hides: boolean;
  cover: boolean;
  difficult: boolean;
  dangerous: boolean;
  /** Height of the ground on top, where models may stand; 0 when they stand beside or in it. */
  floor: number;
  /** How deep one falls who falls in; 0 where there is no gap. */
  depth: number;
  /** Top for sight; `Infinity` without limit. */
  top: number;
}

/** How deep a gap is that nobody has measured. */
const USUAL_DEPTH = 3 * INCH;

/** Finds everything that is asked of a piece of terrain. */
export const terrainPlan = (piece: TerrainPiece, index: number, ruleset: Ruleset): TerrainPlan => {
  const xs = piece.polygon.filter((_, i) => i % 2 === 0);
  const ys = piece.polygon.filter((_, i) => i % 2 === 1);
  const is = (type: TerrainPiece['types'][number]): boolean => piece.types.includes(type);
  const height = piece.height ?? 0;
  const tooHigh = is('elevated') && height > ruleset.numbers.standHeight;
  const minX = Math.min(...xs);
  const minY = Math.min(...ys);
  const maxX = Math.max(...xs);
  const maxY = Math.max(...ys);
  // Every field written out: pieces of one shape are looked at faster.
  return {
    id: piece.id,
    kind: piece.kind,
    polygon: piece.polygon,
    height: piece.height,
    types: piece.types,
    dangerousInHaste: piece.dangerousInHaste ?? false,
    difficultUphill: piece.difficultUphill ?? false,
    seeIntoNotThrough: piece.seeIntoNotThrough ?? false,
    topIgnoresOneBlocker: piece.topIgnoresOneBlocker ?? false,
    shelters: piece.shelters ?? false,
    gap: piece.gap ?? false,
    depth: piece.gap ? (piece.depth ?? USUAL_DEPTH) : 0,
    index,
    minX,
    minY,
    maxX,
    maxY,
    x: (minX + maxX) / 2,
    y: (minY + maxY) / 2,
    reach: Math.sqrt(distance2(minX, minY, maxX, maxY)) / 2,
    impassable: is('impassable') || tooHigh,
    blocking: is('blocking'),
    hides: is('blocking') || piece.seeIntoNotThrough === true,
    cover: is('cover'),
    difficult: is('difficult'),
    dangerous: is('dangerous'),
    floor: is('elevated') ? height : 0,
    top: piece.height ?? Infinity,
  };
};
