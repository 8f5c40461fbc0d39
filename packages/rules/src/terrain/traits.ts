import type { TerrainPiece } from '@muster/engine';
import { INCH } from '@muster/kernel';

/** The height of an ordinary model: what is lower hides nobody. */
const MAN_HEIGHT = 1.25 * INCH;

/** The tallest terrain that can be climbed. */
const CLIMB_HEIGHT = 3 * INCH;

/** Whether an ordinary model cannot see through a piece from one side to the other. */
export const blocksSight = (piece: TerrainPiece): boolean =>
  (piece.types.includes('blocking') || piece.seeIntoNotThrough === true) &&
  (piece.height === undefined || piece.height >= MAN_HEIGHT);

/** Whether those in it or behind it are covered. */
export const givesCover = (piece: TerrainPiece): boolean => piece.types.includes('cover') || piece.shelters === true;

/** Whether it is difficult, be it only on the way up. */
export const isDifficult = (piece: TerrainPiece): boolean =>
  piece.types.includes('difficult') || piece.difficultUphill === true;

/** Whether it is dangerous, be it only in haste. */
export const isDangerous = (piece: TerrainPiece): boolean =>
  piece.types.includes('dangerous') || piece.dangerousInHaste === true;

/** Whether no unit on foot gets through without more ado: by type, because it is too high to climb, or over a gap. */
export const isImpassable = (piece: TerrainPiece): boolean =>
  piece.gap === true ||
  piece.types.includes('impassable') ||
  (piece.types.includes('elevated') && (piece.height ?? 0) > CLIMB_HEIGHT);
