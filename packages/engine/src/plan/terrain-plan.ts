import { distance2, INCH } from '@muster/kernel';
import type { Ruleset } from '../rule/ruleset.ts';
import type { TerrainPiece } from './table.ts';

/** A piece of terrain with its bounding box and its most used properties. */
export interface TerrainPlan extends TerrainPiece {
  index: number;
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
  /** The centre and radius of a circle around that box. */
  x: number;
  y: number;
  reach: number;
  impassable: boolean;
  blocking: boolean;
  /** Whether it can block lines of sight. */
  hides: boolean;
  cover: boolean;
  difficult: boolean;
  dangerous: boolean;
  /** The height of the ground on top if models can stand there; otherwise 0. */
  floor: number;
  /** The depth of a fall into the gap; 0 without a gap. */
  depth: number;
  /** The top for lines of sight; `Infinity` without limit. */
  top: number;
  /** Its effects on movement, as bits. */
  ground: number;
}

/** Bits of the effects of terrain on movement: higher ground, barriers, difficult terrain. */
export const RAISED = 1;
export const BARRIERS = 2;
export const DIFFICULT = 4;
/** The bit of terrain where the ground may end: gaps that can be jumped, and tops too high to climb down from. */
export const LEDGES = 8;

/** The depth of a gap without a given depth. */
const USUAL_DEPTH = 3 * INCH;

/** Returns a piece of terrain with its most used properties. */
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
  // Every field is written out because objects of one shape are read faster.
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
      (floor > 0 ? RAISED : 0) |
      (impassable || piece.gap || floor > 0 ? BARRIERS : 0) |
      (difficult || piece.difficultUphill ? DIFFICULT : 0) |
      (endsHere ? LEDGES : 0),
  };
};

/** Returns a copy that the JavaScript engine stores without holes. */
const packed = (numbers: readonly number[]): readonly number[] => {
  const list: number[] = [];
  for (const number of numbers) list.push(number);
  return list;
};
