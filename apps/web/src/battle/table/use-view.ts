import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { fitView, keptView, shownIn, type Size, type View, zoomedAt } from './view-box.ts';

/** The visible part of the table, and functions that change it. */
export interface ViewTools {
  view: View;
  screen: Size;
  /** The scale of the last drawing: during a zoom the drawing is stretched. */
  drawn: number;
  change: (next: (view: View, screen: Size) => View) => void;
  /** Zooms around a point, or around the middle. */
  zoom: (factor: number, around?: { x: number; y: number }) => void;
  /** Shows the whole table. */
  fit: () => void;
  /** Scrolls a point into view. */
  show: (x: number, y: number) => void;
}

const NOWHERE: Size = { width: 0, height: 0 };

/** Returns the view of a table. Until it is changed, it shows the whole table. */
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
  const view = useMemo(() => {
    if (screen.width === 0) return fitView(size, { width: 1, height: 1 });
    return wish ? keptView(wish, size, screen) : fitView(size, screen);
  }, [screen, size, wish]);
  const drawn = useSettled(view.scale);
  return useMemo(
    () => ({
      view,
      screen,
      drawn,
      change,
      zoom: (factor, around) =>
        change((before, { width, height }) =>
          around
            ? zoomedAt(before, factor, (around.x - before.x) * before.scale, (around.y - before.y) * before.scale)
            : zoomedAt(before, factor, width / 2, height / 2),
        ),
      fit: () => setWish(undefined),
      show: (x, y) => {
        // Before the first layout nothing is visible.
        if (screen.width === 0) return;
        const there = shownIn(view, size, screen, x, y);
        if (there.x !== view.x || there.y !== view.y) change(() => there);
      },
    }),
    [view, size, screen, drawn, change],
  );
};

/** How long a scale must stay before everything is drawn again, in milliseconds. */
const REST = 140;

/** Returns a number after it has stopped changing; large jumps are followed at once. */
const useSettled = (value: number): number => {
  const [settled, setSettled] = useState(value);
  const isLeap = value > 4 * settled || settled > 4 * value;
  if (isLeap) setSettled(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), REST);
    return () => clearTimeout(timer);
  }, [value]);
  return isLeap ? value : settled;
};
