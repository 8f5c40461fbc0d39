import type { TerrainPiece } from '@muster/engine';
import { drawWholePiece, type Palette } from '@muster/picture';
import { memo, type ReactElement, useMemo } from 'react';

/** The drawing of one piece. It is drawn again only after a change. */
export const PieceDrawing = memo(({ piece, palette }: { piece: TerrainPiece; palette: Palette }): ReactElement => {
  const drawn = useMemo(() => drawWholePiece(piece, palette), [piece, palette]);
  return <g dangerouslySetInnerHTML={{ __html: drawn }} />;
});
