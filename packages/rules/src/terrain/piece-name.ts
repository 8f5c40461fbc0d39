import type { TerrainPiece } from '@muster/engine';

/** What a piece is called inside a sentence: the kind and a number where its id is just that. */
export const pieceName = ({ kind, id }: Pick<TerrainPiece, 'kind' | 'id'>): string => {
  const number = id.startsWith(`${kind}-`) ? id.slice(kind.length + 1) : '';
  return `${kindWords(kind)} ${/^\d+$/.test(number) ? number : id}`;
};

/** What a kind is called inside a sentence. */
export const kindWords = (kind: string): string => kind.replaceAll('-', ' ');
