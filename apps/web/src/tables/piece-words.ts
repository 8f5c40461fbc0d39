import type { TerrainPiece, TerrainType } from '@muster/engine';
import { capital, toInches } from '@muster/kernel';
import { type TerrainFlag, terrainKind } from '@muster/rules';
import { type LaidPiece, sizeOfPiece } from './draft.ts';

/** What terrain may do, in words. */
export const TYPE_WORDS: Readonly<Record<TerrainType, string>> = {
  impassable: 'Nobody can enter it',
  blocking: 'Blocks sight',
  cover: 'Gives cover',
  difficult: 'Difficult to walk through',
  dangerous: 'Dangerous',
  elevated: 'Can be stood on',
};

/** Conditions of terrain, in words. */
export const FLAG_WORDS: Readonly<Record<TerrainFlag, string>> = {
  dangerousInHaste: 'Dangerous only to those in haste',
  difficultUphill: 'Difficult only on the way up',
  seeIntoNotThrough: 'Sight goes in and out, but not through',
  topIgnoresOneBlocker: 'Models on top ignore one unit or piece for line of sight',
  shelters: 'Shelters those behind it without hiding them',
  gap: 'A gap to step or jump over',
};

/** What a kind of terrain is called. */
export const kindWords = (kind: string): string => terrainKind(kind)?.name ?? capital(kind);

/** A length in inches, with one decimal at most. */
const inches = (hundredths: number): string => String(Math.round(toInches(hundredths) * 10) / 10);

/** What a piece is called among others of its kind. */
export const pieceName = ({ id, kind }: TerrainPiece): string => {
  const number = /-(\d+)$/.exec(id)?.[1];
  return number === undefined ? kindWords(kind) : `${kindWords(kind)} ${number}`;
};

/** A piece, its size and where it lies. */
export const pieceWords = (laid: LaidPiece): string => {
  const { width, depth } = sizeOfPiece(laid);
  const { x, y } = laid.at;
  return `${pieceName(laid.piece)}, ${inches(width)} by ${inches(depth)} inches, ${inches(x)} across and ${inches(y)} deep`;
};
