import { type HTMLAttributes, type PointerEvent, useRef } from 'react';

/** The least length of a swipe, in pixels. */
const LEAST = 24;

/** Returns handlers that report swipes up and down. */
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
      if (Math.abs(far) > LEAST) onSwipe(far < 0);
    },
  };
};
