import { type RefObject, useEffect, useState } from 'react';

/** Returns how many units of a map one pixel of the screen is. Handles must be large enough for fingers on every map. */
export const useMapScale = (ref: RefObject<SVGSVGElement | null>, width: number): number => {
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const map = ref.current;
    if (!map) return undefined;
    const measure = (): void => setScale(width / Math.max(1, map.getBoundingClientRect().width));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(map);
    return () => observer.disconnect();
  }, [ref, width]);
  return scale;
};
