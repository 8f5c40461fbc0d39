import { type RefObject, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { fitView, keptView, showing, type Size, type View, zoomedAt } from './view-box.ts';

/** Which part of the table is seen, and how to see another. */
export interface ViewTools {
  view: View;
  screen: Size;
  change: (next: (view: View, screen: Size) => View) => void;
  /** Larger or smaller around a place, or around the middle. */
  zoom: (factor: number, around?: { x: number; y: number }) => void;
  /** The whole table. */
  fit: () => void;
  /** Brings a place into sight. */
  show: (x: number, y: number) => void;
}

const NOWHERE: Size = { width: 0, height: 0 };

/** Keeps the view of a table; until somebody changes it, the whole table fits. */
export const useView = (table: { width: number; depth: number }, ref: RefObject<HTMLElement | null>): ViewTools => {
  const [screen, setScreen] = useState(NOWHERE);
  const [wish, setWish] = useState<View | undefined>();
  const size = useMemo(() => ({ width: table.width, height: table.depth }), [table]);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = (): void => setScreen({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [ref]);
  const change = useCallback(
    (next: (view: View, screen: Size) => View) => {
      setWish((before) => keptView(next(before ?? fitView(size, screen), screen), size, screen));
    },
    [size, screen],
  );
  return useMemo(
    () => ({
      view:
        screen.width === 0
          ? fitView(size, { width: 1, height: 1 })
          : wish
            ? keptView(wish, size, screen)
            : fitView(size, screen),
      screen,
      change,
      zoom: (factor, around) =>
        change((view, { width, height }) =>
          around
            ? zoomedAt(view, factor, (around.x - view.x) * view.scale, (around.y - view.y) * view.scale)
            : zoomedAt(view, factor, width / 2, height / 2),
        ),
      fit: () => setWish(undefined),
      show: (x, y) => change((view, seen) => showing(view, seen, x, y)),
    }),
    [screen, size, wish, change],
  );
};
