import type { Table } from '@muster/engine';
import { circleOverlapsPolygon, distance2, INCH, type Polygon, polygonArea } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { isSimplePolygon, turnedAround } from '../terrain/shape.ts';
import { givesCover, isDifficult, isImpassable } from '../terrain/traits.ts';
import { checkTable } from './check.ts';
import { type GenerateOptions, generateTable } from './generate.ts';
import { THEMES } from './themes.ts';

const SEEDS = 100;
const large = (pieces: number): GenerateOptions => ({ width: 7200, depth: 4800, pieces, players: 2 });
const small: GenerateOptions = { width: 4800, depth: 4800, pieces: 20, players: 2 };

/** Tables of both usual sizes, a few of each. */
const tables: readonly Table[] = Array.from({ length: 24 }, (_, i) =>
  generateTable(`some ${i}`, i % 3 === 0 ? small : large(15 + (i % 6))),
);

describe('keeps every guideline', () => {
  test('on 72" by 48" with 15 to 20 pieces', () => {
    for (let i = 0; i < SEEDS; i++) {
      const options = large(15 + (i % 6));
      const table = generateTable(`large ${i}`, options);
      expect(table.terrain).toHaveLength(options.pieces);
      expect(checkTable(table, { players: 2, minPieces: options.pieces }), `large ${i}`).toEqual([]);
    }
  });

  test('on 48" by 48" with 20 pieces', () => {
    for (let i = 0; i < SEEDS; i++)
      expect(checkTable(generateTable(`small ${i}`, small), { minPieces: 20 }), `small ${i}`).toEqual([]);
  });

  test('with chasms and platforms, where models jump', () => {
    const kinds = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const { terrain } = generateTable(`daring ${i}`, { ...small, jumps: true });
      expect(checkTable({ ...small, terrain }, { minPieces: 20 }), `daring ${i}`).toEqual([]);
      for (const { kind } of terrain) kinds.add(kind);
      for (const { kind } of generateTable(`daring ${i}`, small).terrain)
        expect(['chasm', 'platform']).not.toContain(kind);
    }
    expect(kinds).toContain('chasm');
    expect(kinds).toContain('platform');
  });

  test.each(THEMES)('as a %s, with three or four players', (theme) => {
    for (let i = 0; i < 6; i++) {
      const players = 3 + (i % 2);
      const table = generateTable(`${theme} ${i}`, { ...large(16 + i), players, theme });
      expect(checkTable(table, { players, minPieces: 16 + i }), `${theme} ${i}`).toEqual([]);
    }
  });
});

test('the same seed lays the same table, another seed another', () => {
  for (let i = 0; i < 5; i++) {
    const table = generateTable(`again ${i}`, large(18));
    expect(generateTable(`again ${i}`, large(18))).toEqual(table);
    expect(generateTable(`and again ${i}`, large(18)).terrain).not.toEqual(table.terrain);
  }
});

test('pieces are simple, on the grid, and named apart', () => {
  for (const { terrain } of tables) {
    expect(new Set(terrain.map(({ id }) => id)).size).toBe(terrain.length);
    for (const { polygon } of terrain) {
      expect(polygon.every(Number.isInteger)).toBe(true);
      expect(isSimplePolygon(polygon)).toBe(true);
    }
  }
});

test('both sides see the same table', () => {
  const cornersOf = (polygon: readonly number[]): string =>
    polygon
      .flatMap((x, i) => (i % 2 === 0 ? [`${x},${polygon[i + 1]}`] : []))
      .sort()
      .join(' ');
  const shown = ({ width, depth, terrain }: Table, turn: boolean): string[] =>
    terrain
      .map(({ kind, polygon }) => `${kind} ${cornersOf(turn ? turnedAround(polygon, width, depth) : polygon)}`)
      .sort();
  for (const table of tables) expect(shown(table, true)).toEqual(shown(table, false));
});

test('seeds show different landscapes', () => {
  expect(new Set(tables.map(({ name }) => name)).size).toBe(THEMES.length);
  const kinds = new Set(tables.flatMap(({ terrain }) => terrain.map(({ kind }) => kind)));
  for (const kind of ['forest', 'building', 'mountain', 'hill', 'river', 'ruins', 'field'])
    expect(kinds).toContain(kind);
});

test('hills are as printed: cover, difficult uphill, and sight over one blocker from the top (battle:G13)', () => {
  const hills = tables.flatMap(({ terrain }) => terrain.filter(({ kind }) => kind === 'hill'));
  expect(hills.length).toBeGreaterThan(0);
  for (const hill of hills) {
    expect([givesCover(hill), isDifficult(hill)]).toEqual([true, true]);
    expect(hill).toMatchObject({ difficultUphill: true, topIgnoresOneBlocker: true });
  }
});

describe('can be played on', () => {
  test('little of a deployment zone is impassable', () => {
    for (const { width, depth, terrain } of tables)
      for (const [from, to] of [
        [0, 1200],
        [depth - 1200, depth],
      ]) {
        const closed = terrain
          .filter(isImpassable)
          .reduce((sum, { polygon }) => sum + areaBetween(polygon, from, to), 0);
        expect(closed / (width * 1200)).toBeLessThan(0.1);
      }
  });

  test('five objectives find room between the zones, over 9" apart', () => {
    for (const table of tables) {
      const markers: { x: number; y: number }[] = [];
      for (let y = 1300; y < table.depth - 1200; y += INCH)
        for (let x = INCH; x < table.width; x += INCH)
          if (isFree(table, x, y, INCH) && markers.every((m) => distance2(m.x, m.y, x, y) > 900 * 900))
            markers.push({ x, y });
      expect(markers.length).toBeGreaterThanOrEqual(5);
    }
  });

  test('a large base gets everywhere', () => {
    for (const table of tables) {
      const [columns, rows] = [table.width / INCH - 3, table.depth / INCH - 3];
      const free = new Set<number>();
      for (let row = 0; row < rows; row++)
        for (let column = 0; column < columns; column++)
          if (isFree(table, (column + 2) * INCH, (row + 2) * INCH, 1.5 * INCH)) free.add(row * columns + column);
      const all = free.size;
      const open = [...free].slice(0, 1);
      free.delete(open[0]);
      for (let cell = open.pop(); cell !== undefined; cell = open.pop())
        for (const next of [
          cell - columns,
          cell + columns,
          ...(cell % columns > 0 ? [cell - 1] : []),
          ...(cell % columns < columns - 1 ? [cell + 1] : []),
        ])
          if (free.delete(next)) open.push(next);
      expect(free.size / all).toBe(0);
    }
  });
});

const isFree = ({ terrain }: Table, x: number, y: number, radius: number): boolean =>
  terrain.filter(isImpassable).every(({ polygon }) => !circleOverlapsPolygon(x, y, radius, polygon));

/** The area that a polygon has between two depths. */
const areaBetween = (polygon: Polygon, from: number, to: number): number => {
  const below = (limit: number, corners: Polygon): number[] =>
    corners.flatMap((_, i) => {
      if (i % 2 === 1) return [];
      const [x, y] = [corners[i], corners[i + 1]];
      const [px, py] = [corners.at(i - 2) ?? x, corners.at(i - 1) ?? y];
      const share = (limit - py) / (y - py);
      const border = py > limit !== y > limit ? [px + share * (x - px), limit] : [];
      return y > limit ? border : [...border, x, y];
    });
  return polygonArea(below(to, polygon)) - polygonArea(below(from, polygon));
};

test('a table that cannot meet all the rules comes as close as possible', () => {
  for (const pieces of [0, 1, 5]) {
    const table = generateTable('few', large(pieces));
    expect(table.terrain.length).toBeLessThanOrEqual(pieces);
    expect(checkTable(table, { minPieces: pieces }).map(({ guideline }) => guideline)).not.toContain('overlap');
  }
  const tiny = generateTable('tiny', { width: 600, depth: 600, pieces: 9, players: 2 });
  expect(checkTable(tiny).map(({ guideline }) => guideline)).not.toContain('on-table');
});
