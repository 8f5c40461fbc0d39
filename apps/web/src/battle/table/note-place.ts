import type { Size } from './view-box.ts';

/** Pixels between a point and its note: next to a pointer, above a finger. */
const NEXT = 14;
const ABOVE = 44;
/** Pixels between a note and the edge. */
const MARGIN = 4;

/** Returns the upper left corner of a note: next to a pointer or above a finger, and never cut by the edges. */
export const placeOfNote = (
  place: { x: number; y: number },
  { width, height }: Size,
  around: Size,
  finger: boolean,
): { x: number; y: number } => {
  const next = place.x + NEXT + width < around.width ? place.x + NEXT : place.x - NEXT - width;
  const below = place.y + NEXT + height < around.height ? place.y + NEXT : place.y - NEXT - height;
  const above = place.y - ABOVE - height > 0 ? place.y - ABOVE - height : place.y + ABOVE;
  const within = (at: number, own: number, all: number): number => Math.max(MARGIN, Math.min(all - own - MARGIN, at));
  return {
    x: within(finger ? place.x - width / 2 : next, width, around.width),
    y: within(finger ? above : below, height, around.height),
  };
};
