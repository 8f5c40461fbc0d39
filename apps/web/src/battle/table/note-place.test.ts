import { expect, test } from 'vitest';
import { placeOfNote } from './note-place.ts';

const note = { width: 100, height: 40 };
const around = { width: 800, height: 600 };

test('a note is next to the pointer, on the other side near edges', () => {
  expect(placeOfNote({ x: 400, y: 300 }, note, around, false)).toEqual({ x: 414, y: 314 });
  expect(placeOfNote({ x: 780, y: 590 }, note, around, false)).toEqual({ x: 666, y: 536 });
});

test('a note is above a finger, and below it near the top edge', () => {
  expect(placeOfNote({ x: 400, y: 300 }, note, around, true)).toEqual({ x: 350, y: 216 });
  expect(placeOfNote({ x: 400, y: 50 }, note, around, true)).toEqual({ x: 350, y: 94 });
});

test('a note is never cut by an edge', () => {
  expect(placeOfNote({ x: -500, y: -500 }, note, around, false)).toEqual({ x: 4, y: 4 });
});
