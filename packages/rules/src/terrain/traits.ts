import type { TerrainPiece } from '@muster/engine';
import { INCH } from '@muster/kernel';

/** The height of an ordinary model: lower terrain does not hide it. */
const MAN_HEIGHT = 1.25 * INCH;

/** The tallest terrain that can be climbed. */
const CLIMB_HEIGHT = 3 * INCH;

/** Whether an ordinary model cannot see through a piece from one side to the other. */
export const blocksSight = (piece: TerrainPiece): boolean =>
  (piece.types.includes('blocking') || piece.seeIntoNotThrough === true) &&
  (piece.height === undefined || piece.height >= MAN_HEIGHT);

/** Whether it gives cover to units in it or behind it. */
export const givesCover = (piece: TerrainPiece): boolean => piece.types.includes('cover') || piece.shelters === true;

/** Whether it is difficult, at least on the way up. */
export const isDifficult = (piece: TerrainPiece): boolean =>
  piece.types.includes('difficult') || piece.difficultUphill === true;

/** Whether it is dangerous, at least for Rush and Charge. */
export const isDangerous = (piece: TerrainPiece): boolean =>
  piece.types.includes('dangerous') || piece.dangerousInHaste === true;

/** Whether units on foot cannot simply walk through it: by type, because it is too high to climb, or because it is a gap. */
export const isImpassable = (piece: TerrainPiece): boolean =>
  piece.gap === true ||
  piece.types.includes('impassable') ||
  (piece.types.includes('elevated') && (piece.height ?? 0) > CLIMB_HEIGHT);
