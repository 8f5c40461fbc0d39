import type { Placement } from '@muster/engine';
import type { MovePoint } from './draft.ts';
import type { PlaceTask } from './types.ts';

/** Places that the player chooses by hand. */
export interface PlaceDraft {
  places: readonly Placement[];
  before: readonly (readonly Placement[])[];
  touched: boolean;
}

/** Returns the places at the beginning. */
export const newPlaces = ({ start = [] }: PlaceTask): PlaceDraft => ({ places: start, before: [], touched: false });

/** Returns the draft with new places. The old ones can be restored by undoing. */
export const withPlaces = ({ places: old, before }: PlaceDraft, places: readonly Placement[]): PlaceDraft => ({
  places,
  before: [...before, old],
  touched: true,
});

/** Returns the draft without its last change. */
export const withoutLastPlaces = (draft: PlaceDraft): PlaceDraft => {
  const places = draft.before.at(-1);
  if (!places) return draft;
  const before = draft.before.slice(0, -1);
  return { places, before, touched: before.length > 0 };
};

/** Returns the middle of all places. */
export const middleOfPlaces = (places: readonly Placement[]): MovePoint => ({
  x: Math.round(places.reduce((sum, { x }) => sum + x, 0) / Math.max(1, places.length)),
  y: Math.round(places.reduce((sum, { y }) => sum + y, 0) / Math.max(1, places.length)),
});

/** Whether two lists of places are equal. */
export const isAt = (places: readonly Placement[], others: readonly Placement[] = []): boolean =>
  places.length === others.length &&
  places.every(({ model, x, y }, i) => others[i].model === model && others[i].x === x && others[i].y === y);

/** Returns all places shifted. */
export const shiftedPlaces = (places: readonly Placement[], dx: number, dy: number): Placement[] =>
  places.map(({ model, x, y }) => ({ model, x: x + dx, y: y + dy }));

/** Returns the places with one of them shifted. */
export const withShiftedModel = (places: readonly Placement[], model: number, dx: number, dy: number): Placement[] =>
  places.map((place) => (place.model === model ? { model, x: place.x + dx, y: place.y + dy } : place));

/** Returns the formation turned around its middle by an eighth of a circle. */
export const turned = (places: readonly Placement[]): Placement[] => {
  const middle = middleOfPlaces(places);
  const [cos, sin] = [Math.SQRT1_2, Math.SQRT1_2];
  return places.map(({ model, x, y }) => {
    const [dx, dy] = [x - middle.x, y - middle.y];
    return { model, x: Math.round(middle.x + dx * cos - dy * sin), y: Math.round(middle.y + dx * sin + dy * cos) };
  });
};

/** Space between bases in rows. */
const SPACE = 20;

/** Returns plain rows around a point. */
export const rowsAt = ({ bodies }: PlaceTask, at: MovePoint): Placement[] => {
  const widest = Math.max(...bodies.map(({ radius }) => radius));
  const step = 2 * widest + SPACE;
  const perRow = Math.max(1, Math.ceil(Math.sqrt(1.6 * bodies.length)));
  const rows = Math.ceil(bodies.length / perRow);
  return bodies.map(({ model }, i) => ({
    model,
    x: Math.round(at.x + ((i % perRow) - (Math.min(perRow, bodies.length) - 1) / 2) * step),
    y: Math.round(at.y + (Math.floor(i / perRow) - (rows - 1) / 2) * step),
  }));
};

/** Returns the places with their middle at a point: in their formation, or in rows if they are not placed yet. */
export const placesAround = (task: PlaceTask, places: readonly Placement[], at: MovePoint): readonly Placement[] => {
  if (places.length < task.bodies.length) return rowsAt(task, at);
  const middle = middleOfPlaces(places);
  return shiftedPlaces(places, Math.round(at.x) - middle.x, Math.round(at.y) - middle.y);
};
