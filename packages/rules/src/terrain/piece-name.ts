import type { TerrainPiece } from '@muster/engine';

/** Returns the name of a piece inside a sentence: its kind, and its number or id. */
export const pieceName = ({ kind, id }: Pick<TerrainPiece, 'kind' | 'id'>): string => {
  const number = id.startsWith(`${kind}-`) ? id.slice(kind.length + 1) : '';
  return `${kindText(kind)} ${/^\d+$/.test(number) ? number : id}`;
};

/** Returns the name of a kind inside a sentence. */
export const kindText = (kind: string): string => kind.replaceAll('-', ' ');
