import { type HTMLAttributes, type PointerEvent, useRef } from 'react';

/** How far a finger goes before it means something, in pixels. */
const FAR = 24;

/** Hears swipes up and down on something. */
export const useSwipe = (
  onSwipe: (up: boolean) => void,
): Pick<HTMLAttributes<HTMLElement>, 'onPointerDown' | 'onPointerUp'> => {
  const from = useRef<number | undefined>(undefined);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      from.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const far = event.clientY - (from.current ?? event.clientY);
      from.current = undefined;
      if (Math.abs(far) > FAR) onSwipe(far < 0);
    },
  };
};
