import { type ReactElement, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { isTouchScreen } from '../../parts/is-touch-screen.ts';
import styles from './note.module.css';
import { placeOfNote } from './note-place.ts';
import { NoteLayerContext } from './table-context.ts';

/** Text and buttons above the map, next to a point and never cut by the edges. */
export const Bubble = ({
  x,
  y,
  label,
  children,
}: {
  x: number;
  y: number;
  label: string;
  children: ReactNode;
}): ReactElement | undefined => {
  const layer = useContext(NoteLayerContext);
  const ref = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  useLayoutEffect(() => {
    const bubble = ref.current;
    if (!bubble || !layer?.element) return;
    const { view, element } = layer;
    const next = placeOfNote(
      { x: (x - view.x) * view.scale, y: (y - view.y) * view.scale },
      { width: bubble.offsetWidth, height: bubble.offsetHeight },
      { width: element.offsetWidth, height: element.offsetHeight },
      isTouchScreen(),
    );
    if (next.x !== place.x || next.y !== place.y) setPlace(next);
  });
  if (!layer?.element) return undefined;
  return createPortal(
    <div
      ref={ref}
      role="group"
      aria-label={label}
      className={`${styles.note} ${styles.bubble}`}
      style={{ transform: `translate(${place.x}px, ${place.y}px)` }}
      // A press in the bubble is not for the map.
      onPointerDown={(event) => event.stopPropagation()}
      onPointerUp={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {children}
    </div>,
    layer.element,
  );
};
