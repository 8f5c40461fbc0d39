import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { TablePoint } from './types.ts';
import type { ViewTools } from './use-view.ts';
import { pannedBy, placeAt, zoomedAt } from './view-box.ts';

/** Callbacks for pointers on the map. */
export interface PointerUser {
  /** Returns what is at a point. */
  look: (x: number, y: number, slop: number, fine: boolean, on: Element | null) => TablePoint;
  grab: (at: TablePoint) => boolean;
  drag: (at: TablePoint) => void;
  drop: (at: TablePoint) => void;
  cancel: () => void;
  tap: (at: TablePoint) => void;
  /** Something that was dragged from elsewhere is dropped here. */
  bring: (at: TablePoint) => void;
  hover: (at: TablePoint | undefined) => void;
}

/** Handlers for the element that takes the pointers. */
export interface PointerHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave: () => void;
}

interface Gesture {
  kind: 'none' | 'press' | 'pan' | 'pinch' | 'grab';
  fingers: Map<number, { x: number; y: number }>;
  from: { x: number; y: number };
  on: Element | null;
}

/** A press that moves less than this is a click, in pixels. */
const STILL = 6;
const FINGER = 16;
const MOUSE = 5;

/** Pans, pinches, clicks and drags on the map, by mouse, pen or fingers. */
export const usePointers = (
  ref: RefObject<HTMLElement | null>,
  { view, change }: ViewTools,
  user: PointerUser,
): PointerHandlers => {
  const gesture = useRef<Gesture>({ kind: 'none', fingers: new Map(), from: { x: 0, y: 0 }, on: null }).current;
  const pixel = (event: { clientX: number; clientY: number }): { x: number; y: number } => {
    const box = ref.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };
  const look = (event: PointerEvent<HTMLElement>, on: Element | null): TablePoint => {
    const at = pixel(event);
    const place = placeAt(view, at.x, at.y);
    const slop = (event.pointerType === 'mouse' ? MOUSE : FINGER) / view.scale;
    return user.look(place.x, place.y, slop, event.shiftKey || event.altKey, on);
  };

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    // React listens to wheel events passively, but the page must not scroll.
    const turn = (event: WheelEvent): void => {
      event.preventDefault();
      const at = pixel(event);
      const lines = event.deltaMode === 1 ? 16 : 1;
      change((before) =>
        zoomedAt(before, Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)), at.x, at.y),
      );
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [ref, change]);

  const pinch = (event: PointerEvent<HTMLElement>): void => {
    const { fingers } = gesture;
    const [a, b] = [...fingers.values()];
    const before = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, apart: Math.hypot(a.x - b.x, a.y - b.y) };
    fingers.set(event.pointerId, pixel(event));
    const [c, d] = [...fingers.values()];
    const now = { x: (c.x + d.x) / 2, y: (c.y + d.y) / 2, apart: Math.hypot(c.x - d.x, c.y - d.y) };
    const factor = before.apart > 0 ? now.apart / before.apart : 1;
    change((old) => zoomedAt(pannedBy(old, now.x - before.x, now.y - before.y), factor, now.x, now.y));
  };

  const finish = (event: PointerEvent<HTMLElement>, cancelled: boolean): void => {
    const { kind, fingers } = gesture;
    if (!fingers.delete(event.pointerId)) return;
    gesture.kind = kind === 'pinch' && fingers.size > 0 ? 'pan' : 'none';
    if (kind === 'grab' && cancelled) user.cancel();
    else if (kind === 'grab') user.drop(look(event, null));
    else if (kind === 'press' && !cancelled) user.tap(look(event, gesture.on));
  };

  return {
    onPointerDown: (event) => {
      if (event.button !== 0 || (event.target as Element).closest('button')) return;
      const { fingers } = gesture;
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, pixel(event));
      if (fingers.size > 1) {
        if (gesture.kind === 'grab') user.cancel();
        gesture.kind = 'pinch';
        return;
      }
      gesture.from = pixel(event);
      gesture.on = event.target as Element;
      gesture.kind = user.grab(look(event, gesture.on)) ? 'grab' : 'press';
    },
    onPointerMove: (event) => {
      const { fingers, from } = gesture;
      const last = fingers.get(event.pointerId);
      if (!last) {
        if (event.pointerType !== 'touch') user.hover(look(event, event.target as Element));
        return;
      }
      const now = pixel(event);
      if (gesture.kind === 'pinch' && fingers.size > 1) {
        pinch(event);
        return;
      }
      fingers.set(event.pointerId, now);
      if (gesture.kind === 'press' && Math.hypot(now.x - from.x, now.y - from.y) > STILL) gesture.kind = 'pan';
      if (gesture.kind === 'pan') change((old) => pannedBy(old, now.x - last.x, now.y - last.y));
      if (gesture.kind === 'grab') user.drag(look(event, null));
    },
    onPointerUp: (event) => {
      if (!gesture.fingers.has(event.pointerId)) user.bring(look(event, null));
      finish(event, false);
    },
    onPointerCancel: (event) => finish(event, true),
    onPointerLeave: () => user.hover(undefined),
  };
};
