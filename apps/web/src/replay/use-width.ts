import { type RefObject, useLayoutEffect, useState } from 'react';

/** Returns the width of an element on the screen, in pixels. */
export const useWidth = (of: RefObject<HTMLElement | null>, first: number): number => {
  const [width, setWidth] = useState(first);
  useLayoutEffect(() => {
    const element = of.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(Math.max(200, Math.round(element.clientWidth))));
    observer.observe(element);
    return () => observer.disconnect();
  }, [of]);
  return width;
};
