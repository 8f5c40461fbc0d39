import { useEffect, useRef } from 'react';
import type { MovePoint } from './draft.ts';

/** What is dragged: the whole unit or one model, from where, and where the pointer is. */
export interface DragState {
  model: number | undefined;
  from: MovePoint;
  at: MovePoint;
}

/** Controls of a drag. */
export interface DragControls {
  isHeld: () => boolean;
  begin: (model: number | undefined, at: MovePoint) => void;
  /** Reports that the pointer moved: `show` is called once per frame. */
  move: (at: MovePoint, show: (held: DragState) => void) => void;
  /** Ends the drag; returns nothing for a click. */
  end: (at: MovePoint) => DragState | undefined;
  cancel: () => void;
}

/** A drag that is shorter than this was a click, in hundredths of an inch along both edges. */
const STILL = 5;

/** Tracks a drag, and cancels it when its task changes. */
export const useDrag = (of: unknown): DragControls => {
  const held = useRef<(DragState & { frame: number }) | undefined>(undefined);
  const letGo = (): DragState | undefined => {
    const last = held.current;
    if (last) cancelAnimationFrame(last.frame);
    held.current = undefined;
    return last;
  };
  useEffect(
    () => () => {
      letGo();
    },
    [of],
  );
  return {
    isHeld: () => held.current !== undefined,
    begin: (model, { x, y }) => {
      held.current = { model, from: { x, y }, at: { x, y }, frame: 0 };
    },
    move: ({ x, y }, show) => {
      const now = held.current;
      if (!now) return;
      now.at = { x, y };
      if (now.frame !== 0) return;
      now.frame = requestAnimationFrame(() => {
        now.frame = 0;
        if (held.current === now) show(now);
      });
    },
    end: ({ x, y }) => {
      const last = letGo();
      if (!last || Math.abs(x - last.from.x) + Math.abs(y - last.from.y) < STILL) return undefined;
      return { ...last, at: { x, y } };
    },
    cancel: letGo,
  };
};
