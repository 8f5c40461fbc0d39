import type { Size } from './view-box.ts';

/** Pixels between a place and its note: beside a pointer, above a finger. */
const BESIDE = 14;
const ABOVE = 44;
/** Pixels between a note and the edge. */
const MARGIN = 4;

/** The upper left corner of a note about a place: beside a pointer or above a finger, and never cut by the edges. */
export const placeOfNote = (
  place: { x: number; y: number },
  { width, height }: Size,
  around: Size,
  finger: boolean,
): { x: number; y: number } => {
  const beside = place.x + BESIDE + width < around.width ? place.x + BESIDE : place.x - BESIDE - width;
  const below = place.y + BESIDE + height < around.height ? place.y + BESIDE : place.y - BESIDE - height;
  const above = place.y - ABOVE - height > 0 ? place.y - ABOVE - height : place.y + ABOVE;
  const within = (at: number, own: number, all: number): number => Math.max(MARGIN, Math.min(all - own - MARGIN, at));
  return {
    x: within(finger ? place.x - width / 2 : beside, width, around.width),
    y: within(finger ? above : below, height, around.height),
  };
};
