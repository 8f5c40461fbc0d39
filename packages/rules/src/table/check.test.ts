import type { Ruleset, Table, TerrainPiece } from '@muster/engine';
import { Dice, INCH, pointInPolygon, type Polygon, rectangle } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { type KindName, makePiece, TERRAIN_KINDS, traitsOf } from '../terrain/kinds.ts';
import { naturalOutline } from '../terrain/outline.ts';
import { gf, gff } from '../rulesets/index.ts';
import { checkTable } from './check.ts';
import { checkTableFor } from './for-battle.ts';
import { type Guideline, terrainMinimums } from './guidelines.ts';
import { castShadow, countClear, endOfLine, makeSightLines, shade } from './sight-lines.ts';

/** A piece of a kind over a rectangle, in inches. */
const piece = (kind: KindName, x0: number, y0: number, x1: number, y1: number): TerrainPiece => ({
  id: `${kind} at ${x0},${y0}`,
  kind,
  polygon: rectangle(x0 * INCH, y0 * INCH, x1 * INCH, y1 * INCH),
  ...traitsOf(TERRAIN_KINDS[kind]),
});

const tableOf = (...terrain: TerrainPiece[]): Table => ({ width: 7200, depth: 4800, terrain });

const found = (table: Table, guideline: Guideline): ReturnType<typeof checkTable> =>
  checkTable(table).filter((finding) => finding.guideline === guideline);

describe('amounts', () => {
  test('the minimums of twelve pieces and two players', () => {
    expect(terrainMinimums(12, 2)).toEqual({ blocking: 6, cover: 4, difficult: 4, dangerous: 2 });
    expect(terrainMinimums(15, 3)).toEqual({ blocking: 8, cover: 5, difficult: 5, dangerous: 3 });
    expect(terrainMinimums(0, 2)).toEqual({ blocking: 0, cover: 0, difficult: 0, dangerous: 2 });
  });

  test('an empty table lacks pieces, cover, dangerous terrain and pieces that block sight', () => {
    expect(checkTable(tableOf()).map(({ guideline, have, need }) => [guideline, have, need])).toEqual([
      ['pieces', 0, 15],
      ['covered', 0, 25],
      ['dangerous', 0, 2],
      ['gaps', 4800, 1200],
      ['sight', 72 * 72, 0],
    ]);
  });

  test('count what each piece does, and say what to add', () => {
    const lakes = tableOf(piece('deep-lake', 6, 10, 12, 16), piece('deep-lake', 20, 10, 26, 16));
    const findings = checkTable(lakes, { players: 3, minPieces: 20 });
    expect(findings.find(({ guideline }) => guideline === 'pieces')).toMatchObject({ have: 2, need: 20 });
    expect(findings.find(({ guideline }) => guideline === 'blocking')).toMatchObject({ have: 0, need: 1 });
    expect(findings.find(({ guideline }) => guideline === 'dangerous')).toMatchObject({ have: 0, need: 3 });
    expect(findings.find(({ guideline }) => guideline === 'cover')?.message).toBe(
      'Pieces that give cover: 0 (at least 1). Turn other pieces into forests, ruins, hills or fields.',
    );
  });

  test('hills are difficult, rivers dangerous, forests block sight', () => {
    const table = tableOf(piece('hill', 1, 1, 9, 9), piece('river', 20, 0, 22, 48), piece('forest', 30, 1, 40, 9));
    for (const sort of ['difficult', 'cover'] as const) expect(found(table, sort)).toEqual([]);
    expect(found(table, 'dangerous')).toMatchObject([{ have: 1, need: 2 }]);
    expect(found(table, 'blocking')).toMatchObject([{ have: 1, need: 2 }]);
  });

  test('a quarter covered is enough, slightly less is not', () => {
    expect(found(tableOf(piece('swamp', 0, 0, 18, 48)), 'covered')).toEqual([]);
    expect(found(tableOf(piece('swamp', 0, 0, 18, 47.9)), 'covered')).toMatchObject([{ have: 24.9, need: 25 }]);
  });
});

describe('places', () => {
  test('pieces may touch the edge, not go over it', () => {
    expect(found(tableOf(piece('swamp', 66, 0, 72, 8)), 'on-table')).toEqual([]);
    expect(found(tableOf(piece('swamp', 66, -1.5, 72.5, 8)), 'on-table')).toMatchObject([{ have: 150, need: 0 }]);
  });

  test('pieces may touch, not overlap', () => {
    expect(found(tableOf(piece('swamp', 0, 0, 8, 8), piece('field', 8, 0, 16, 8)), 'overlap')).toEqual([]);
    expect(found(tableOf(piece('swamp', 0, 0, 8, 8), piece('field', 7.99, 0, 16, 8)), 'overlap')).toMatchObject([
      { pieces: ['swamp at 0,0', 'field at 7.99,0'] },
    ]);
  });
});

describe('gaps', () => {
  const lonely = (x: number): unknown[] =>
    found(tableOf(piece('swamp', 0, 0, 8, 8), piece('swamp', x, 0, x + 8, 8)), 'gaps').filter(
      (f) => f.pieces.length > 0,
    );

  test('the next piece may be twelve inches away, not more', () => {
    expect(lonely(20)).toEqual([]);
    expect(lonely(20.01)).toMatchObject([
      { have: 1201, need: 1200, pieces: ['swamp at 0,0'] },
      { have: 1201, need: 1200, pieces: ['swamp at 20.01,0'] },
    ]);
  });

  test('an open circle over 12" is one, and is shown', () => {
    // A frame of pieces with a hole in the middle.
    const frame = (hole: number): Table => {
      const [left, right] = [36 - hole / 2, 36 + hole / 2];
      const [top, bottom] = [24 - hole / 2, 24 + hole / 2];
      return tableOf(
        piece('swamp', 0, 0, 72, top),
        piece('swamp', 0, bottom, 72, 48),
        piece('swamp', 0, top, left, bottom),
        piece('swamp', right, top, 72, bottom),
      );
    };
    expect(found(frame(12), 'gaps')).toEqual([]);
    expect(found(frame(14), 'gaps')).toMatchObject([{ have: 1400, need: 1200, at: [{ x: 3600, y: 2400 }] }]);
  });

  test('a table too small for such a circle has none', () => {
    expect(checkTable({ width: 1200, depth: 1200, terrain: [] }).map(({ guideline }) => guideline)).not.toContain(
      'gaps',
    );
  });
});

describe('lanes', () => {
  test('impassable pieces leave 6" or touch', () => {
    const between = (x: number): unknown[] =>
      found(tableOf(piece('building', 10, 20, 16, 26), piece('mountain', x, 20, x + 6, 26)), 'lanes');
    expect(between(16)).toEqual([]);
    expect(between(22)).toEqual([]);
    expect(between(21.99)).toMatchObject([
      { have: 599, need: 600, pieces: ['building at 10,20', 'mountain at 21.99,20'] },
    ]);
  });

  test('the same to the edges', () => {
    expect(found(tableOf(piece('building', 0, 6, 6, 12)), 'lanes')).toEqual([]);
    expect(found(tableOf(piece('building', 5, 6, 11, 12)), 'lanes')).toMatchObject([{ have: 500, need: 600 }]);
  });

  test('passable pieces do not count; pieces that are too high do', () => {
    const hill = { ...piece('hill', 17, 20, 24, 26), height: 400 };
    expect(found(tableOf(piece('building', 10, 20, 16, 26), piece('forest', 17, 20, 24, 26)), 'lanes')).toEqual([]);
    expect(found(tableOf(piece('building', 10, 20, 16, 26), hill), 'lanes')).toMatchObject([{ have: 100 }]);
  });
});

describe('sight from edge to edge', () => {
  test('a wall across the table cuts every line', () => {
    expect(found(tableOf(piece('forest', 0, 20, 72, 26)), 'sight')).toEqual([]);
    expect(found(tableOf(piece('forest', 0, 20, 40, 26), piece('building', 40, 20, 72, 26)), 'sight')).toEqual([]);
  });

  test('a hole of an inch is found, and shown', () => {
    const holed = tableOf(piece('forest', 0, 20, 40, 26), piece('forest', 41, 20, 72, 26));
    const [finding] = found(holed, 'sight');
    expect(finding.have).toBeGreaterThan(0);
    const [from, to] = finding.at ?? [];
    expect([from.y, to.y]).toEqual([0, 4800]);
    // At the depth of the forests the line runs through the hole.
    expect(Math.abs((from.x + to.x) / 2 - 4050)).toBeLessThanOrEqual(50);
  });

  test('low pieces and pieces that only hinder movement do not count', () => {
    for (const kind of ['deep-lake', 'hill', 'ruins', 'field', 'barricade'] as const)
      expect(found(tableOf(piece(kind, 0, 20, 72, 26)), 'sight')).toMatchObject([{ have: 72 * 72 }]);
    expect(found(tableOf({ ...piece('building', 0, 20, 72, 26), height: 100 }), 'sight')).toHaveLength(1);
  });

  test('pieces along an edge cut the lines that start behind them', () => {
    expect(found(tableOf(piece('forest', 0, 0, 72, 6)), 'sight')).toEqual([]);
    expect(found(tableOf(piece('forest', 0, 42, 72, 48)), 'sight')).toEqual([]);
    expect(found(tableOf(piece('forest', 0, 0, 36, 6)), 'sight')[0].have).toBeGreaterThan(36 * 36);
  });

  test('shadows agree with a check of every line', () => {
    const dice = new Dice('shadows');
    for (let i = 0; i < 12; i++) {
      const { polygon } = makePiece(
        'forest',
        'f',
        { x: 600 + dice.below(1200), y: 600 + dice.below(1200) },
        { width: 400 + dice.below(800), depth: 400 + dice.below(800) },
        dice.below(360),
        naturalOutline(dice, 6 + dice.below(5)),
      );
      const lines = makeSightLines(2400, 2400);
      shade(lines, castShadow(lines, polygon));
      let clear = 0;
      for (let from = 0; from < 24; from++)
        for (let to = 0; to < 24; to++) {
          const isCut = passesThrough(endOfLine(from), endOfLine(to), 2400, polygon);
          expect(lines.cuts[from * 24 + to] === 1).toBe(isCut);
          if (!isCut) clear++;
        }
      expect(countClear(lines)).toBe(clear);
    }
  });
});

/**
 * Whether the line from (from, 0) to (to, depth) has a part inside the polygon, by the slow way: cut it and look at the
 * parts.
 */
const passesThrough = (from: number, to: number, depth: number, polygon: Polygon): boolean => {
  const cuts = [0, 1];
  for (let i = 0, j = polygon.length - 2; i < polygon.length; j = i, i += 2) {
    const [ax, ay, bx, by] = [polygon[j], polygon[j + 1], polygon[i], polygon[i + 1]];
    const [dx, dy] = [to - from, depth];
    const det = dx * (by - ay) - dy * (bx - ax);
    if (det !== 0) cuts.push(((ax - from) * (by - ay) - ay * (bx - ax)) / det);
  }
  const inside = cuts.filter((t) => t >= 0 && t <= 1).sort((a, b) => a - b);
  return inside.some((t, i) => {
    const middle = (t + (inside[i + 1] ?? t)) / 2;
    return (inside[i + 1] ?? t) - t > 1e-9 && pointInPolygon(from + (to - from) * middle, depth * middle, polygon);
  });
};

test('findings come in the order of the guidelines, each with a sentence', () => {
  const table = tableOf(piece('building', 70, 0, 73, 3), piece('mountain', 71, 1, 72, 4));
  const findings = checkTable(table);
  expect(findings.map(({ guideline }) => guideline)).toEqual([
    'on-table',
    'overlap',
    'pieces',
    'covered',
    'cover',
    'difficult',
    'dangerous',
    'gaps',
    'lanes',
    'sight',
  ]);
  for (const { message } of findings) expect(message).toMatch(/: .+\.$/);
});

test('a piece is scatter of 1" to 3" or a feature of 4" to 12"', () => {
  const table = tableOf(piece('forest', 1, 1, 14, 6), piece('barricade', 20, 1, 23, 2), piece('field', 30, 1, 42, 13));
  expect(found(table, 'size')).toEqual([
    {
      guideline: 'size',
      have: 1300,
      need: 1200,
      pieces: ['forest at 1,1'],
      message: 'The forest forest at 1,1 is 13″ by 5″ (features 4″ to 12″, scatter 1″ to 3″): resize it.',
    },
  ]);
});

describe('room for the armies', () => {
  const room = (ruleset: Ruleset, players: number, width: number, depth: number): unknown[] =>
    checkTableFor(ruleset, players, { width: width * 100, depth: depth * 100, terrain: [] })
      .filter(({ guideline }) => guideline === 'room')
      .map(({ have, need }) => [have, need]);

  test('two armies deploy 12" deep and 24" apart', () => {
    expect(room(gf, 2, 72, 48)).toEqual([]);
    expect(room(gf, 2, 72, 47)).toEqual([[4700, 4800]]);
    expect(room(gf, 2, 47, 72)).toEqual([[4700, 4800]]);
  });

  test('more deploy in corners, and the longer side counts as well', () => {
    expect(room(gf, 4, 72, 48)).toEqual([]);
    expect(room(gf, 3, 71, 48)).toEqual([[7100, 7200]]);
    expect(room(gff, 3, 48, 48)).toEqual([]);
  });

  test('is checked first, and only where the game is known', () => {
    const small = { width: 4000, depth: 4000, terrain: [] };
    expect(checkTableFor(gf, 2, small)[0]).toMatchObject({
      guideline: 'room',
      message:
        'The table is too small: its shorter side is 40″ (at least 48″: two deployment zones of 12″ and 24″ between the armies).',
    });
    expect(checkTable(small).map(({ guideline }) => guideline)).not.toContain('room');
  });
});
