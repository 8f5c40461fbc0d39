import type { Placement } from '@muster/engine';
import type { Spot } from './draft.ts';
import type { PlaceTask } from './types.ts';

/** Places that are being chosen by hand. */
export interface PlaceDraft {
  places: readonly Placement[];
  before: readonly (readonly Placement[])[];
  touched: boolean;
}

/** Places to begin with. */
export const newPlaces = ({ start = [] }: PlaceTask): PlaceDraft => ({ places: start, before: [], touched: false });

/** Takes new places over; what was before can be had back. */
export const replaced = ({ places: old, before }: PlaceDraft, places: readonly Placement[]): PlaceDraft => ({
  places,
  before: [...before, old],
  touched: true,
});

/** The draft without its last change. */
export const unplaced = (draft: PlaceDraft): PlaceDraft => {
  const places = draft.before.at(-1);
  if (!places) return draft;
  const before = draft.before.slice(0, -1);
  return { places, before, touched: before.length > 0 };
};

/** The middle of all places. */
export const middleOfPlaces = (places: readonly Placement[]): Spot => ({
  x: Math.round(places.reduce((sum, { x }) => sum + x, 0) / Math.max(1, places.length)),
  y: Math.round(places.reduce((sum, { y }) => sum + y, 0) / Math.max(1, places.length)),
});

/** Whether everybody is where others are, or were. */
export const isAt = (places: readonly Placement[], others: readonly Placement[] = []): boolean =>
  places.length === others.length &&
  places.every(({ model, x, y }, i) => others[i].model === model && others[i].x === x && others[i].y === y);

/** All places so much farther. */
export const carried = (places: readonly Placement[], dx: number, dy: number): Placement[] =>
  places.map(({ model, x, y }) => ({ model, x: x + dx, y: y + dy }));

/** One place so much farther. */
export const carriedOne = (places: readonly Placement[], model: number, dx: number, dy: number): Placement[] =>
  places.map((place) => (place.model === model ? { model, x: place.x + dx, y: place.y + dy } : place));

/** The formation turned around its middle by an eighth of a circle. */
export const turned = (places: readonly Placement[]): Placement[] => {
  const middle = middleOfPlaces(places);
  const [cos, sin] = [Math.SQRT1_2, Math.SQRT1_2];
  return places.map(({ model, x, y }) => {
    const [dx, dy] = [x - middle.x, y - middle.y];
    return { model, x: Math.round(middle.x + dx * cos - dy * sin), y: Math.round(middle.y + dx * sin + dy * cos) };
  });
};

/** Space between bases in rows. */
const ELBOW = 20;

/** Plain rows around a point, before anybody has found them a better place. */
export const rowsAt = ({ bodies }: PlaceTask, at: Spot): Placement[] => {
  const widest = Math.max(...bodies.map(({ radius }) => radius));
  const step = 2 * widest + ELBOW;
  const perRow = Math.max(1, Math.ceil(Math.sqrt(1.6 * bodies.length)));
  const rows = Math.ceil(bodies.length / perRow);
  return bodies.map(({ model }, i) => ({
    model,
    x: Math.round(at.x + ((i % perRow) - (Math.min(perRow, bodies.length) - 1) / 2) * step),
    y: Math.round(at.y + (Math.floor(i / perRow) - (rows - 1) / 2) * step),
  }));
};

/** The places with their middle at a point: as they are, or in rows where nobody stands yet. */
export const broughtTo = (task: PlaceTask, places: readonly Placement[], at: Spot): readonly Placement[] => {
  if (places.length < task.bodies.length) return rowsAt(task, at);
  const middle = middleOfPlaces(places);
  return carried(places, Math.round(at.x) - middle.x, Math.round(at.y) - middle.y);
};
