import type { TerrainPiece } from '@muster/engine';
import { drawWholePiece, type Palette } from '@muster/picture';
import { memo, type ReactElement, useMemo } from 'react';

/** One piece as pictures draw it; it is drawn anew only when it has changed. */
export const PieceDrawing = memo(({ piece, palette }: { piece: TerrainPiece; palette: Palette }): ReactElement => {
  const drawn = useMemo(() => drawWholePiece(piece, palette), [piece, palette]);
  return <g dangerouslySetInnerHTML={{ __html: drawn }} />;
});
