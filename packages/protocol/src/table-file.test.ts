import type { Table } from '@muster/engine';
import { generateTable, KIND_NAMES, makePiece } from '@muster/rules';
import { describe, expect, test } from 'vitest';
import { makeTableFile, parseTableFile } from './table-file.ts';

const file = (more: object = {}): Record<string, unknown> => ({
  format: 'muster-table',
  version: 1,
  width: 72,
  depth: 48,
  terrain: [],
  ...more,
});
const withPiece = (piece: object): unknown =>
  file({ terrain: [{ id: 'a', kind: 'forest', rect: [10, 10, 18, 16], ...piece }] });

const complaints = (value: unknown): string[] => {
  const result = parseTableFile(value);
  return result.ok ? [] : result.error.map(({ path, message }) => `${path} ${message}`);
};
const tableOf = (value: unknown): Table => {
  const result = parseTableFile(value);
  if (!result.ok) throw new Error(complaints(value).join('\n'));
  return result.value;
};

describe('reads', () => {
  test('the traits of a kind', () => {
    expect(tableOf(withPiece({}))).toEqual({
      width: 7200,
      depth: 4800,
      terrain: [
        {
          id: 'a',
          kind: 'forest',
          polygon: [1000, 1000, 1800, 1000, 1800, 1600, 1000, 1600],
          types: ['cover', 'difficult'],
          seeIntoNotThrough: true,
        },
      ],
    });
  });

  test('fields that override the kind', () => {
    const [piece] = tableOf(
      withPiece({ seeIntoNotThrough: false, types: ['cover'], height: 2.5, shelters: true }),
    ).terrain;
    expect(piece).toMatchObject({ types: ['cover'], height: 250, shelters: true });
    expect(piece).not.toHaveProperty('seeIntoNotThrough');
    expect(tableOf(withPiece({ kind: 'hill', height: null })).terrain[0]).not.toHaveProperty('height');
  });

  test('custom kinds, which need types', () => {
    expect(tableOf(withPiece({ kind: 'statue', types: ['blocking'], note: 'the founder' })).terrain[0].kind).toBe(
      'statue',
    );
    expect(tableOf(withPiece({ kind: 'grass', types: [] })).terrain[0].types).toEqual([]);
    expect(complaints(withPiece({ kind: 'statue' }))).toEqual([
      expect.stringMatching(/^terrain\[0\]\.types is required/),
    ]);
    expect(complaints(withPiece({ kind: 'toString' }))).toHaveLength(1);
  });

  test('corners in inches, rounded to the grid', () => {
    const polygon = [
      [1, 1],
      [9.996, 1],
      [5.5, 7.254],
    ];
    expect(tableOf(withPiece({ rect: undefined, polygon })).terrain[0].polygon).toEqual([
      100, 100, 1000, 100, 550, 725,
    ]);
  });

  test('rectangles from any two opposite corners', () => {
    expect(tableOf(withPiece({ rect: [18, 16, 10, 10] }))).toEqual(tableOf(withPiece({})));
  });
});

describe('round trip', () => {
  test('of generated tables', () => {
    for (let i = 0; i < 8; i++) {
      const table = generateTable(`file ${i}`, { width: 7200, depth: 4800, pieces: 18, players: 2 });
      expect(tableOf(JSON.parse(JSON.stringify(makeTableFile(table))))).toEqual(table);
    }
  });

  test('of every kind, with and without overrides', () => {
    const usual = KIND_NAMES.map((kind) => makePiece(kind, kind, { x: 4000, y: 2400 }));
    const odd = usual.map(({ id, kind, polygon }) => ({ id: `odd ${id}`, kind, polygon, types: [], gap: true }));
    const own = { id: 'own', kind: 'crater', polygon: usual[0].polygon, types: ['cover' as const], height: 33 };
    const table = { name: 'All', width: 7205, depth: 4795, terrain: [...usual, ...odd, own] };
    expect(tableOf(JSON.parse(JSON.stringify(makeTableFile(table))))).toEqual(table);
  });

  test('with the depth of gaps', () => {
    const chasm = makePiece('chasm', 'c', { x: 3600, y: 2400 });
    const { polygon } = chasm;
    const pit = { id: 'pit', kind: 'pit', types: [], gap: true, polygon };
    const deep = { ...pit, id: 'deep', depth: 650 };
    const table = { width: 7200, depth: 4800, terrain: [chasm, { ...chasm, id: 'd', depth: 250 }, pit, deep] };
    const written = makeTableFile(table);
    expect(written.terrain.map(({ depth }) => depth)).toEqual([undefined, 2.5, undefined, 6.5]);
    expect(tableOf(JSON.parse(JSON.stringify(written)))).toEqual(table);
  });

  test('writes only what differs from the kind', () => {
    const table = { width: 7200, depth: 4800, terrain: [makePiece('river', 'r', { x: 3600, y: 2400 })] };
    expect(Object.keys(makeTableFile(table).terrain[0])).toEqual(['id', 'kind', 'polygon']);
  });
});

describe('refuses', () => {
  test.each<[what: string, value: unknown, complaint: RegExp]>([
    ['nothing', undefined, /^\(top\) must be an object/],
    ['a list', [], /^\(top\) must be an object/],
    ['another format', { format: 'muster-army', version: 1 }, /^format must be "muster-table"/],
    ['a file without a version', file({ version: undefined }), /^version must be a number/],
    ['half a version', file({ version: 1.5 }), /^version must be a whole number/],
    ['a newer version', file({ version: 2, terrain: 'unknown', extra: 1 }), /^version is 2 \(newest known version 1\)/],
    ['a width that is not a number', file({ width: NaN }), /^width must be a number/],
    ['a tiny table', file({ depth: 3 }), /^depth must be between 12 and 240/],
    ['an unknown field', file({ terain: [] }), /^terain is not a known field/],
    ['no terrain', file({ terrain: undefined }), /^terrain must be a list/],
    ['an invalid name', file({ name: 5 }), /^name must be a text/],
    [
      'ten thousand pieces',
      file({ terrain: Array.from({ length: 10_000 }, () => ({})) }),
      /^terrain holds 10000 entries; at most 200/,
    ],
    ['a piece that is a number', file({ terrain: [7] }), /^terrain\[0\] must be an object/],
    ['a piece without an id', withPiece({ id: undefined }), /^terrain\[0\]\.id must be a text/],
    ['a piece without a kind', withPiece({ kind: undefined, types: [] }), /^terrain\[0\]\.kind must be a text/],
    ['an unknown type', withPiece({ types: ['sticky'] }), /^terrain\[0\]\.types\[0\] must be one of/],
    ['a flag that is a text', withPiece({ gap: 'yes' }), /^terrain\[0\]\.gap must be true or false/],
    ['an endless height', withPiece({ height: Infinity }), /^terrain\[0\]\.height must be a number/],
    ['a piece without an outline', withPiece({ rect: undefined }), /^terrain\[0\] needs either polygon or rect/],
    ['a piece with two outlines', withPiece({ polygon: [] }), /^terrain\[0\] needs either polygon or rect/],
    ['three numbers for a rectangle', withPiece({ rect: [1, 2, 3] }), /^terrain\[0\]\.rect needs x0, y0, x1, y1/],
    ['five numbers for a rectangle', withPiece({ rect: [1, 2, 3, 4, 5] }), /^terrain\[0\]\.rect holds 5/],
    [
      'a rectangle off the table',
      withPiece({ rect: [70, 10, 75, 16] }),
      /^terrain\[0\]\.rect\[2\] must be between 0 and 72/,
    ],
    ['a flat rectangle', withPiece({ rect: [10, 10, 18, 10.004] }), /^terrain\[0\]\.rect has no area/],
    ['no corners', withPiece({ rect: undefined, polygon: [] }), /^terrain\[0\]\.polygon has no area/],
    ['a corner of one number', withPiece({ rect: undefined, polygon: [[1]] }), /^terrain\[0\]\.polygon\[0\] needs two/],
    ['NaN in a corner', withPiece({ rect: [NaN, 10, 18, 16] }), /^terrain\[0\]\.rect\[0\] must be a number/],
  ])('%s', (_, value, complaint) => {
    expect(complaints(value)).toEqual([expect.stringMatching(complaint)]);
  });

  const polygon = (...corners: [number, number][]): unknown => withPiece({ rect: undefined, polygon: corners });

  test('polygons that cross or touch themselves', () => {
    expect(complaints(polygon([0, 0], [10, 10], [10, 0], [0, 7]))).toEqual([
      expect.stringMatching(/^terrain\[0\]\.polygon crosses or touches itself/),
    ]);
    expect(complaints(polygon([0, 0], [10, 0], [10, 10], [10, 5], [0, 5]))).toHaveLength(1);
    expect(complaints(polygon([0, 0], [10, 0], [10, 0.001], [0, 10]))).toHaveLength(1);
  });

  test('polygons with too many corners', () => {
    const corners = Array.from({ length: 61 }, (_, i): [number, number] => [i, i % 2]);
    expect(complaints(polygon(...corners))).toEqual([expect.stringMatching(/at most 60/)]);
  });

  test('two pieces with one id', () => {
    const piece = { id: 'twin', kind: 'swamp', rect: [1, 1, 5, 5] };
    expect(complaints(file({ terrain: [piece, { ...piece, rect: [10, 1, 15, 5] }] }))).toEqual([
      'terrain[1].id "twin" is already the id of terrain[0]',
    ]);
  });

  test('several findings at once, each with its place', () => {
    const value = file({
      width: 'wide',
      terrain: [
        { id: '', kind: 'forest', rect: [1, 1, 5, 5] },
        { id: 'b', kind: 'forest', rect: [1, 1, 5, 50] },
      ],
    });
    expect(complaints(value).map((line) => line.split(' ')[0])).toEqual([
      'width',
      'terrain[0].id',
      'terrain[1].rect[3]',
    ]);
  });
});

test('never throws on any input', () => {
  const values: unknown[] = [null, 0, '', [], {}, NaN, -1, 1e308, true, 'forest', [[]], [null, null], { rect: [1] }];
  for (const a of values)
    for (const key of ['id', 'kind', 'polygon', 'rect', 'types', 'height', 'gap', '__proto__'])
      for (const b of values) {
        const piece = JSON.parse(
          `{"id":"a","kind":"forest","rect":[1,1,5,5],${JSON.stringify(key)}:${JSON.stringify(a)}}`,
        );
        expect(() => parseTableFile(file({ terrain: [piece, b] }))).not.toThrow();
      }
});
