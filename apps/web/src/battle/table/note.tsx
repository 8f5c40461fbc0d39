import { type ReactElement, type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './note.module.css';
import { NoteLayerContext } from './table-context.ts';

/** How a note speaks: it tells, or it says no. */
export type NoteTone = 'plain' | 'bad';

/** Pixels between a place and its note: beside a pointer, above a finger. */
const BESIDE = 14;
const ABOVE = 44;

/** Words above the map, beside a place on it and never cut by its edges. */
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
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const note = ref.current;
    if (!note || !layer?.element) return;
    const { view, element } = layer;
    const [left, top] = [(x - view.x) * view.scale, (y - view.y) * view.scale];
    const [width, height] = [note.offsetWidth, note.offsetHeight];
    const isFinger = matchMedia('(pointer: coarse)').matches;
    const beside = left + BESIDE + width < element.clientWidth ? left + BESIDE : left - BESIDE - width;
    const below = top + BESIDE + height < element.clientHeight ? top + BESIDE : top - BESIDE - height;
    const at = {
      x: isFinger ? left - width / 2 : beside,
      y: isFinger ? (top - ABOVE - height > 0 ? top - ABOVE - height : top + ABOVE) : below,
    };
    note.style.left = `${Math.max(4, Math.min(element.clientWidth - width - 4, at.x))}px`;
    note.style.top = `${Math.max(4, Math.min(element.clientHeight - height - 4, at.y))}px`;
  });
  if (!layer?.element) return undefined;
  return createPortal(
    <div ref={ref} className={`${styles.note} ${styles[tone]}`} aria-hidden>
      {children}
    </div>,
    layer.element,
  );
};
