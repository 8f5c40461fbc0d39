import { expect, test } from 'vitest';
import {
  placesAround,
  shiftedPlaces,
  withShiftedModel,
  isAt,
  middleOfPlaces,
  newPlaces,
  withPlaces,
  rowsAt,
  turned,
  withoutLastPlaces,
} from './placement.ts';
import type { PlaceTask } from './types.ts';

const task: PlaceTask = {
  bodies: [0, 1, 2, 3].map((model) => ({ model, radius: 50 })),
  check: () => undefined,
};

test('the first click places all models in rows around it', () => {
  const places = placesAround(task, newPlaces(task).places, { x: 1000, y: 1000 });
  expect(places).toEqual(rowsAt(task, { x: 1000, y: 1000 }));
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
});

test('models that are dragged away and back have not moved', () => {
  const places = rowsAt(task, { x: 1000, y: 1000 });
  expect(isAt(shiftedPlaces(places, 10, 0), places)).toBe(false);
  expect(isAt(shiftedPlaces(shiftedPlaces(places, 10, 0), -10, 0), places)).toBe(true);
  expect(isAt(places)).toBe(false);
});

test('placed models are dragged together, or one by one', () => {
  const places = rowsAt(task, { x: 1000, y: 1000 });
  const middle = middleOfPlaces(places);
  const there = placesAround(task, places, { x: middle.x + 300, y: middle.y });
  expect(there.map(({ x }) => x)).toEqual(places.map(({ x }) => x + 300));
  expect(withShiftedModel(places, 2, 10, 20)[2]).toEqual({ model: 2, x: places[2].x + 10, y: places[2].y + 20 });
});

test('changes can be undone', () => {
  const start = newPlaces(task);
  const once = withPlaces(start, rowsAt(task, { x: 500, y: 500 }));
  expect(once.touched).toBe(true);
  expect(withoutLastPlaces(once)).toEqual(start);
  expect(withoutLastPlaces(start)).toBe(start);
});

test('a formation turns around its middle', () => {
  const places = [
    { model: 0, x: 0, y: 0 },
    { model: 1, x: 200, y: 0 },
  ];
  expect(turned(turned(places))).toEqual([
    { model: 0, x: 100, y: -100 },
    { model: 1, x: 100, y: 100 },
  ]);
});
