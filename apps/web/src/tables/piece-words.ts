import type { TerrainPiece } from '@muster/engine';
import { capital, toInches } from '@muster/kernel';
import { terrainKind } from '@muster/rules';
import { type EditedPiece, sizeOfPiece } from './draft.ts';
import { TABLES_TEXTS } from './texts.ts';

/** Returns the name of a kind of terrain. */
export const kindWords = (kind: string): string => terrainKind(kind)?.name ?? capital(kind);

/** Returns a length in inches, with one decimal at most. */
const inches = (hundredths: number): string => String(Math.round(toInches(hundredths) * 10) / 10);

/** Returns the name of a piece: its kind, with a number among others of its kind. */
export const pieceName = ({ id, kind }: TerrainPiece): string => {
  const number = /-(\d+)$/.exec(id)?.[1];
  return number === undefined ? kindWords(kind) : TABLES_TEXTS.map.numbered(kindWords(kind), number);
};

/** Returns a piece in words: its name, its size and its place. */
export const pieceWords = (laid: EditedPiece): string => {
  const { width, depth } = sizeOfPiece(laid);
  const { x, y } = laid.at;
  return TABLES_TEXTS.map.piece({
    name: pieceName(laid.piece),
    width: inches(width),
    depth: inches(depth),
    x: inches(x),
    y: inches(y),
  });
};
