import { type ReactElement, type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { isTouchScreen } from '../../parts/is-touch-screen.ts';
import { placeOfNote } from './note-place.ts';
import type { Size } from './view-box.ts';
import styles from './note.module.css';
import { NoteLayerContext } from './table-context.ts';

/** The tone of a note: neutral, or a refusal. */
export type NoteTone = 'plain' | 'bad';

/** A note above the map next to a point on it, never cut by its edges. */
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
  const sizes = useRef(new Map<Element, Size>());
  const element = layer?.element;
  const put = useRef<() => void>(undefined);
  put.current = () => {
    const note = ref.current;
    const own = note ? sizes.current.get(note) : undefined;
    const around = element ? sizes.current.get(element) : undefined;
    if (!note || !layer || !own || !around) return;
    const { view } = layer;
    const at = placeOfNote(
      { x: (x - view.x) * view.scale, y: (y - view.y) * view.scale },
      own,
      around,
      isTouchScreen(),
    );
    note.style.transform = `translate(${at.x}px, ${at.y}px)`;
  };
  useLayoutEffect(() => put.current?.());
  useLayoutEffect(() => {
    const note = ref.current;
    if (!note || !element) return undefined;
    // Reading sizes during a drag would cause a layout of the whole page for every frame.
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries)
        sizes.current.set(target, {
          width: (target as HTMLElement).offsetWidth,
          height: (target as HTMLElement).offsetHeight,
        });
      put.current?.();
    });
    observer.observe(note);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  if (!element) return undefined;
  return createPortal(
    <div ref={ref} className={`${styles.note} ${styles[tone]}`} aria-hidden>
      {children}
    </div>,
    element,
  );
};
