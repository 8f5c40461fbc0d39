import type { PointerEvent } from 'react';
import { useHere } from './here.ts';

/** What a row of a list needs so that its unit can be dragged out of it. */
export interface CarryHandlers {
  onPointerDown: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
}

/** Lets units be dragged out of a list and onto the table by mouse; fingers tap, so that lists can be scrolled. */
export const useCarry = (): ((unit: number) => CarryHandlers) => {
  const { desk } = useHere();
  return (unit) => ({
    onPointerDown: ({ button, pointerType }) => {
      if (button !== 0 || pointerType !== 'mouse') return;
      const { carry } = desk.getState();
      carry(unit);
      // The table hears of it first.
      window.addEventListener('pointerup', () => carry(undefined), { once: true });
    },
    onPointerLeave: () => {
      const { carried, choose } = desk.getState();
      if (carried === unit) choose(unit);
    },
  });
};
