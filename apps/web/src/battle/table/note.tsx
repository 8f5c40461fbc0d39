import { type ReactElement, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import styles from './note.module.css';
import { NoteLayerContext } from './table-context.ts';

/** How a note speaks: it tells, it warns, or it says no. */
export type NoteTone = 'plain' | 'good' | 'bad';

/** Words above the map, beside a place on it. */
export const Note = ({
  x,
  y,
  tone = 'plain',
  children,
}: {
  x: number;
  y: number;
  tone?: NoteTone;
  children: ReactNode;
}): ReactElement | undefined => {
  const layer = useContext(NoteLayerContext);
  if (!layer?.element) return undefined;
  const { view, element } = layer;
  const left = (x - view.x) * view.scale;
  const top = (y - view.y) * view.scale;
  // Toward the middle of the map, so that it is never cut.
  const isRight = left > element.clientWidth / 2;
  const isLow = top > element.clientHeight - 90;
  return createPortal(
    <div
      className={`${styles.note} ${styles[tone]}`}
      style={{
        left,
        top,
        transform: `translate(${isRight ? 'calc(-100% - 14px)' : '14px'}, ${isLow ? 'calc(-100% - 10px)' : '10px'})`,
      }}
      aria-hidden
    >
      {children}
    </div>,
    element,
  );
};
