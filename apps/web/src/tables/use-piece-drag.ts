import { INCH } from '@muster/kernel';
import { SCALE } from '@muster/picture';
import type { TerrainPoint } from '@muster/rules';
import { type PointerEvent, type RefObject, useRef } from 'react';
import { pieceOf, placePiece, sizeOfPiece, sizePiece, type TableDraft, turnPiece } from './draft.ts';
import type { Editor } from './use-editor.ts';

/** What a drag does to a piece. */
export type DragKind = 'move' | 'turn' | 'size';

/** Returns the grid of dragged pieces: half an inch, with Shift a tenth. */
const gridOf = ({ shiftKey }: { shiftKey: boolean }): number => (shiftKey ? INCH / 10 : INCH / 2);

interface Drag {
  grip: DragKind;
  id: string;
  base: TableDraft;
  from: TerrainPoint;
  last: TableDraft;
}

const snap = (length: number, grid: number): number => Math.round(length / grid) * grid;

const dragged = ({ grip, id, base, from }: Drag, to: TerrainPoint, grid: number): TableDraft => {
  const laid = pieceOf(base, id);
  if (!laid) return base;
  const { at, turned } = laid;
  if (grip === 'move')
    return placePiece(base, id, { x: snap(at.x + to.x - from.x, grid), y: snap(at.y + to.y - from.y, grid) });
  // The handle is above the piece while it is not turned.
  if (grip === 'turn') return turnPiece(base, id, (Math.atan2(to.y - at.y, to.x - at.x) * 180) / Math.PI + 90);
  const angle = (turned * Math.PI) / 180;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const { width, depth } = sizeOfPiece(laid);
  // The middle does not move, so both ends grow.
  const wider = 2 * (dx * Math.cos(angle) + dy * Math.sin(angle));
  const deeper = 2 * (dy * Math.cos(angle) - dx * Math.sin(angle));
  const grown = (length: number, by: number): number => Math.max(INCH / 2, snap(length + by, grid));
  return sizePiece(base, id, { width: grown(width, wider), depth: grown(depth, deeper) });
};

/** Returns the handlers to drag pieces and their handles. */
export const usePieceDrag = (
  map: RefObject<SVGSVGElement | null>,
  editor: Editor,
): {
  start: (event: PointerEvent, id: string, grip: DragKind) => void;
  handlers: { onPointerMove: (event: PointerEvent) => void; onPointerUp: () => void; onPointerCancel: () => void };
} => {
  const drag = useRef<Drag>(undefined);
  const spotOf = ({ clientX, clientY }: PointerEvent): TerrainPoint | undefined => {
    const matrix = map.current?.getScreenCTM()?.inverse();
    if (!matrix) return undefined;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    return { x: x / SCALE, y: y / SCALE };
  };
  return {
    start: (event, id, grip) => {
      const from = spotOf(event);
      if (!from || event.button !== 0) return;
      event.stopPropagation();
      map.current?.setPointerCapture(event.pointerId);
      editor.select(id);
      drag.current = { grip, id, base: editor.settled, from, last: editor.settled };
    },
    handlers: {
      onPointerMove: (event) => {
        const to = drag.current && spotOf(event);
        if (!drag.current || !to) return;
        drag.current.last = dragged(drag.current, to, gridOf(event));
        editor.preview(drag.current.last);
      },
      onPointerUp: () => {
        if (drag.current) editor.change(drag.current.last);
        drag.current = undefined;
      },
      onPointerCancel: () => {
        drag.current = undefined;
        editor.preview(undefined);
      },
    },
  };
};
