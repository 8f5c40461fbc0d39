import type { PointerEvent } from 'react';
import { useBattleContext } from './battle-context.ts';

/** The handlers of a list row from which a unit can be dragged. */
export interface ListDragHandlers {
  onPointerDown: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
}

/** Lets units be dragged from a list onto the table by mouse. Fingers tap instead, so that lists can be scrolled. */
export const useListDrag = (): ((unit: number) => ListDragHandlers) => {
  const { desk } = useBattleContext();
  return (unit) => ({
    onPointerDown: ({ button, pointerType }) => {
      if (button !== 0 || pointerType !== 'mouse') return;
      const { carry } = desk.getState();
      carry(unit);
      // The table handles the event first.
      window.addEventListener('pointerup', () => carry(undefined), { once: true });
    },
    onPointerLeave: () => {
      const { carried, choose } = desk.getState();
      if (carried === unit) choose(unit);
    },
  });
};
