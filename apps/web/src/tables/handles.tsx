import { px } from '@muster/picture';
import type { PointerEvent, ReactElement } from 'react';
import { type EditedPiece, sizeOfPiece } from './draft.ts';
import styles from './handles.module.css';
import type { DragKind } from './use-piece-drag.ts';

/** The frame of the chosen piece, with handles to turn and resize it. */
export const Handles = ({
  laid,
  unit,
  onStart,
}: {
  laid: EditedPiece;
  /** Units of the map for one pixel of the screen. */
  unit: number;
  onStart: (event: PointerEvent, id: string, grip: DragKind) => void;
}): ReactElement => {
  const { width, depth } = sizeOfPiece(laid);
  const [w, d] = [px(width) + 8 * unit, px(depth) + 8 * unit];
  const start = (grip: DragKind) => (event: PointerEvent) => onStart(event, laid.piece.id, grip);
  return (
    <g transform={`translate(${px(laid.at.x)} ${px(laid.at.y)}) rotate(${laid.turned})`}>
      <g className={styles.frame} strokeWidth={1.5 * unit}>
        <rect x={-w / 2} y={-d / 2} width={w} height={d} strokeDasharray={`${6 * unit} ${4 * unit}`} />
        <path d={`M0 ${-d / 2}V${-d / 2 - 24 * unit}`} />
      </g>
      <g className={styles.handle} strokeWidth={2 * unit}>
        <circle cy={-d / 2 - 24 * unit} r={8 * unit} />
        <circle className={styles.hit} cy={-d / 2 - 24 * unit} r={22 * unit} onPointerDown={start('turn')} />
      </g>
      <g className={styles.handle} strokeWidth={2 * unit} transform={`translate(${w / 2} ${d / 2})`}>
        <rect x={-7 * unit} y={-7 * unit} width={14 * unit} height={14 * unit} />
        <circle className={styles.hit} r={22 * unit} onPointerDown={start('size')} />
      </g>
    </g>
  );
};
