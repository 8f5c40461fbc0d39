import type { TerrainPiece } from '@muster/engine';
import { rectangle } from '@muster/kernel';
import { expect, test } from 'vitest';
import { KIND_NAMES, makePiece, TERRAIN_KINDS } from './kinds.ts';
import { sizeProblem } from './piece-size.ts';

const box = (width: number, depth: number, parts: Partial<TerrainPiece> = {}): TerrainPiece => ({
  id: 'p',
  kind: 'thing',
  polygon: rectangle(0, 0, width * 100, depth * 100),
  types: [],
  ...parts,
});

test.each([
  [1, 1],
  [3, 1],
  [3, 3],
  [4, 4],
  [4, 12],
  [12, 12],
])('%d" by %d" is a recommended size', (width, depth) => {
  expect(sizeProblem(box(width, depth))).toBeUndefined();
});

test.each([
  ['scatter too thin', 3, 0.5, 50, 100],
  ['between scatter and features', 3.5, 3.5, 350, 400],
  ['a thin wall', 8, 2, 200, 400],
  ['too long', 13, 5, 1300, 1200],
  ['too large', 13, 14, 1400, 1200],
])('%s: %d" by %d"', (_, width, depth, have, need) => {
  expect(sizeProblem(box(width, depth))).toMatchObject({ have, need });
});

test('rivers may be long and narrow, gaps only narrow', () => {
  expect(sizeProblem(box(72, 2, { kind: 'river' }))).toBeUndefined();
  expect(sizeProblem(box(72, 13, { kind: 'river' }))).toMatchObject({ have: 7200, need: 1200 });
  expect(sizeProblem(box(8, 2, { gap: true }))).toBeUndefined();
  expect(sizeProblem(box(13, 2, { gap: true }))).toMatchObject({ have: 1300, need: 1200 });
});

test('turning changes nothing', () => {
  const sizes = [
    { width: 1200, depth: 1200 },
    { width: 400, depth: 400 },
  ];
  for (const kind of KIND_NAMES.filter((name) => !['barricade', 'river', 'chasm'].includes(name)))
    for (const size of sizes)
      for (let degrees = 0; degrees < 180; degrees += 5)
        expect(sizeProblem(makePiece(kind, 'p', { x: 3601, y: 2399 }, size, degrees)), kind).toBeUndefined();
  for (let degrees = 0; degrees < 180; degrees += 5) {
    const long = makePiece('building', 'p', { x: 3601, y: 2399 }, { width: 1210, depth: 600 }, degrees);
    expect(sizeProblem(long), `${degrees}°`).toMatchObject({ need: 1200 });
    expect(sizeProblem(makePiece('barricade', 'p', { x: 600, y: 600 }, undefined, degrees))).toBeUndefined();
  }
});

test('every ready-made kind has a recommended size', () => {
  for (const kind of KIND_NAMES)
    for (const size of [TERRAIN_KINDS[kind].smallest, TERRAIN_KINDS[kind].largest])
      expect(sizeProblem(makePiece(kind, 'p', { x: 3600, y: 2400 }, size)), kind).toBeUndefined();
});
