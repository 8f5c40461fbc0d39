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
  /** What those who get about have to reckon with, as bits. */
  ground: number;
}

/** What the ground has in store for those who get about, as bits: it rises, it bars the way, it slows. */
export const HEIGHTS = 1;
export const BARRIERS = 2;
export const DIFFICULT = 4;
/** Places where the ground may end: gaps that are jumped, and tops too high to climb down from. */
export const LEDGES = 8;

/** How deep a gap is that nobody has measured. */
const USUAL_DEPTH = 3 * INCH;

/** Finds everything that is asked of a piece of terrain. */
export const terrainPlan = (piece: TerrainPiece, index: number, ruleset: Ruleset): TerrainPlan => {
  const xs = piece.polygon.filter((_, i) => i % 2 === 0);
  const ys = piece.polygon.filter((_, i) => i % 2 === 1);
  const is = (type: TerrainPiece['types'][number]): boolean => piece.types.includes(type);
  const height = piece.height ?? 0;
  const { standHeight, climbHeight, jumpLimit } = ruleset.numbers;
  const floor = is('elevated') ? height : 0;
  const impassable = is('impassable') || floor > standHeight;
  const difficult = is('difficult');
  const endsHere = piece.gap ? jumpLimit > 0 : floor > climbHeight && !impassable;
  const minX = Math.min(...xs);
  const minY = Math.min(...ys);
  const maxX = Math.max(...xs);
  const maxY = Math.max(...ys);
  // Every field written out: pieces of one shape are looked at faster.
  return {
    id: piece.id,
    kind: piece.kind,
    polygon: packed(piece.polygon),
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
    impassable,
    blocking: is('blocking'),
    hides: is('blocking') || piece.seeIntoNotThrough === true,
    cover: is('cover'),
    difficult,
    dangerous: is('dangerous'),
    floor,
    top: piece.height ?? Infinity,
    ground:
      (floor > 0 ? HEIGHTS : 0) |
      (impassable || piece.gap || floor > 0 ? BARRIERS : 0) |
      (difficult || piece.difficultUphill ? DIFFICULT : 0) |
      (endsHere ? LEDGES : 0),
  };
};

/** The same numbers in a list made one by one, as lists without holes are. */
const packed = (numbers: readonly number[]): readonly number[] => {
  const list: number[] = [];
  for (const number of numbers) list.push(number);
  return list;
};
