import { describe, expect, test } from 'vitest';
import { gf, gff } from '../rulesets/index.ts';
import {
  rollOffSides,
  draftAfter,
  draftTable,
  nameablePieces,
  piecesLeft,
  playTerrainMove,
  type PoolPiece,
  rollOffMoves,
  startTerrainDraft,
  type TerrainDraft,
  type TerrainMove,
  type TerrainRefusal,
  type TerrainStart,
} from './terrain-draft.ts';
import { terrainRefusalSentence } from './terrain-draft-texts.ts';
import { checkTable } from './check.ts';
import { computerTerrainMove } from './computer-terrain.ts';
import { terrainMinimums } from './guidelines.ts';
import { terrainStart } from './pool.ts';

const pool: PoolPiece[] = [
  { kind: 'forest', size: { width: 800, depth: 600 } },
  { kind: 'building' },
  { kind: 'forest', size: { width: 800, depth: 600 } },
];
const start: TerrainStart = { width: 7200, depth: 4800, pool, sides: 2 };

const play = (draft: TerrainDraft, ...moves: TerrainMove[]): TerrainDraft =>
  moves.reduce((before, move) => {
    const played = playTerrainMove(before, move);
    if (!played.ok) throw new Error(played.error.code);
    return played.value;
  }, draft);

const place = (side: number, piece: number, x: number, y: number, degrees = 0): TerrainMove => ({
  type: 'place',
  side,
  piece,
  x,
  y,
  degrees,
});
const name = (side: number, piece: string): TerrainMove => ({ type: 'name-dangerous', side, piece });
const ready = play(startTerrainDraft(start), { type: 'roll-off', faces: [2, 5] });
const full = play(ready, place(1, 0, 1000, 1000), place(0, 1, 3000, 1000, 45), place(1, 2, 5000, 1000));

describe('the roll-off', () => {
  test('the winner places first', () => {
    expect(ready).toMatchObject({ phase: 'place', first: 1, turn: 1 });
  });

  test('tied sides roll again', () => {
    const three = startTerrainDraft({ ...start, sides: 3 });
    const tied = play(three, { type: 'roll-off', faces: [4, 2, 4] });
    expect([tied.phase, rollOffSides(tied)]).toEqual(['roll-off', [0, 2]]);
    expect(playTerrainMove(tied, { type: 'roll-off', faces: [1, 2, 3] })).toMatchObject({
      error: { code: 'bad-faces', need: 2 },
    });
    expect(play(tied, { type: 'roll-off', faces: [1, 3] })).toMatchObject({ phase: 'place', first: 2, turn: 2 });
  });

  test('dice are from 1 to 6, and rolled once', () => {
    expect(playTerrainMove(startTerrainDraft(start), { type: 'roll-off', faces: [0, 7] }).ok).toBe(false);
    expect(playTerrainMove(ready, { type: 'roll-off', faces: [1, 2] })).toMatchObject({
      error: { code: 'wrong-phase', phase: 'place' },
    });
  });

  test('a seed rolls until one side has won, always the same', () => {
    const firsts = Array.from({ length: 40 }, (_, i) => draftAfter(start, rollOffMoves(start, `${i}`)).first);
    expect(new Set(firsts)).toEqual(new Set([0, 1]));
    expect(rollOffMoves(start, '7')).toEqual(rollOffMoves(start, '7'));
  });
});

describe('placing', () => {
  test('alternates until the pool is empty', () => {
    const one = play(ready, place(1, 0, 1000, 1000));
    expect([one.turn, piecesLeft(one)]).toEqual([0, [1, 2]]);
    expect(full).toMatchObject({ phase: 'dangerous', turn: 1 });
    expect(draftTable(full)).toMatchObject({
      width: 7200,
      depth: 4800,
      terrain: [{ id: 'forest-1' }, { id: 'building-1', types: ['impassable', 'blocking'] }, { id: 'forest-2' }],
    });
  });

  test('three sides go around', () => {
    const three = play(startTerrainDraft({ ...start, sides: 3 }), { type: 'roll-off', faces: [1, 2, 3] });
    const second = play(three, place(2, 0, 1000, 1000));
    expect([second.turn, play(second, place(0, 1, 3000, 1000)).turn]).toEqual([0, 1]);
  });

  test('does not change the earlier draft', () => {
    const before = structuredClone(ready);
    playTerrainMove(ready, place(1, 0, 1000, 1000));
    expect(ready).toEqual(before);
  });

  test.each<[what: string, side: number, index: number, x: number, y: number, refusal: TerrainRefusal]>([
    ['out of turn', 1, 1, 3000, 1000, { code: 'not-your-turn', turn: 0 }],
    ['a piece that does not exist', 0, 3, 3000, 1000, { code: 'no-such-piece', piece: 3, pool: 3 }],
    ['half a piece', 0, 0.5, 3000, 1000, { code: 'no-such-piece', piece: 0.5, pool: 3 }],
    ['a piece twice', 0, 0, 3000, 1000, { code: 'already-placed', piece: 0 }],
    ['over the edge', 0, 1, 100, 1000, { code: 'off-table', by: 150 }],
    ['over the far edge', 0, 1, 3000, 4700, { code: 'off-table', by: 100 }],
    ['nowhere', 0, 1, NaN, 1000, { code: 'off-table', by: NaN }],
  ])('refuses %s', (_, side, index, x, y, refusal) => {
    const draft = play(ready, place(1, 0, 1000, 1000));
    expect(playTerrainMove(draft, place(side, index, x, y))).toEqual({ ok: false, error: refusal });
  });

  test('refuses an overlap and says how far to move', () => {
    const two = play(
      startTerrainDraft({ ...start, pool: [{ kind: 'building' }, { kind: 'building' }] }),
      { type: 'roll-off', faces: [6, 1] },
      place(0, 0, 1000, 1000),
    );
    // 5" by 4" each: 0.5" of the width overlaps.
    expect(playTerrainMove(two, place(1, 1, 1450, 1000))).toEqual({
      ok: false,
      error: { code: 'overlap', with: 'building-1', by: 50 },
    });
    expect(playTerrainMove(two, place(1, 1, 1500, 1000)).ok).toBe(true);
  });

  test('a piece is left out only when it fits nowhere', () => {
    const small = {
      ...start,
      width: 1200,
      depth: 1200,
      pool: [
        { kind: 'field', size: { width: 1000, depth: 800 } },
        { kind: 'building', size: { width: 500, depth: 500 } },
        { kind: 'barricade' },
      ],
    } as const;
    const one = play(startTerrainDraft(small), { type: 'roll-off', faces: [6, 1] }, place(0, 0, 500, 400));
    expect(playTerrainMove(one, { type: 'leave-out', side: 1, piece: 2 })).toMatchObject({
      error: { code: 'fits', piece: 2 },
    });
    const two = play(one, { type: 'leave-out', side: 1, piece: 1 });
    expect([two.turn, two.leftOut, piecesLeft(two)]).toEqual([0, [1], [2]]);
    const moves: TerrainMove[] = [
      { type: 'roll-off', faces: [6, 1] },
      place(0, 0, 500, 400),
      { type: 'leave-out', side: 1, piece: 1 },
    ];
    expect(draftAfter(small, moves)).toEqual(two);
  });
});

describe('dangerous pieces', () => {
  test('each side names one, the winner of the roll-off first', () => {
    expect(playTerrainMove(full, name(0, 'forest-1'))).toMatchObject({ error: { code: 'not-your-turn', turn: 1 } });
    const one = play(full, name(1, 'forest-2'));
    expect(playTerrainMove(one, name(0, 'forest-2'))).toMatchObject({ error: { code: 'dangerous-already' } });
    expect(playTerrainMove(one, name(0, 'lake-1'))).toMatchObject({ error: { code: 'no-such-piece' } });
    const done = play(one, name(0, 'building-1'));
    expect(done).toMatchObject({ phase: 'done', turn: -1, dangerous: ['building-1', 'forest-2'] });
    expect(draftTable(done).terrain.map(({ types }) => types.includes('dangerous'))).toEqual([false, true, true]);
  });

  test('ruins become dangerous at all times; lava is already', () => {
    const hot = { ...start, pool: [{ kind: 'ruins' }, { kind: 'lava' }] } as const;
    const laid = play(
      startTerrainDraft(hot),
      { type: 'roll-off', faces: [6, 1] },
      place(0, 0, 1000, 1000),
      place(1, 1, 3000, 1000),
    );
    expect(nameablePieces(laid).map(({ piece }) => piece.id)).toEqual(['ruins-1']);
    expect(playTerrainMove(laid, name(0, 'lava-1'))).toMatchObject({
      error: { code: 'dangerous-already', piece: 'lava-1' },
    });
    const named = play(laid, name(0, 'ruins-1'));
    expect(draftTable(named).terrain[0]).toMatchObject({ types: ['cover', 'dangerous'] });
    expect(draftTable(named).terrain[0]).not.toHaveProperty('dangerousInHaste');
    // Nothing is left that the other side could name.
    expect(named.phase).toBe('done');
  });
});

test('refusals are sentences with numbers', () => {
  const said = (draft: TerrainDraft, move: TerrainMove): string => {
    const played = playTerrainMove(draft, move);
    return played.ok ? '' : terrainRefusalSentence(draft, played.error, ['Ada', 'Ben']);
  };
  const one = play(ready, place(1, 0, 1000, 1000));
  expect(said(one, place(1, 1, 3000, 1000))).toBe('Not your turn: it is Ada’s turn.');
  expect(said(one, place(0, 1, 100, 1000))).toBe(
    'Off the table: 1.5″ over the edge (limit 0″). Move the piece onto the table.',
  );
  expect(said(one, place(0, 1, 1000, 1000))).toMatch(/^Overlaps forest 1: move it at least \d+(\.\d+)?″ away/);
  expect(said(one, place(0, 0, 3000, 1000))).toBe(
    'Piece 1 (forest, 8″ by 6″) is already on the table. Choose another.',
  );
  expect(said(one, { type: 'leave-out', side: 0, piece: 1 })).toMatch(/^The piece fits at \d+″ across and \d+″ deep/);
  expect(said(startTerrainDraft(start), { type: 'roll-off', faces: [9, 1] })).toBe('Enter 2 dice, each from 1 to 6.');
});

describe('the pieces to place', () => {
  test.each([
    [gf, 16],
    [gff, 20],
  ])('keep the guidelines for a mix of terrain', (ruleset, count) => {
    for (let i = 0; i < 10; i++) {
      const { pool: pieces, width, depth } = terrainStart(ruleset, 2, { seed: `pool ${i}` });
      expect(pieces).toHaveLength(count);
      const draft = {
        ...startTerrainDraft({ width, depth, pool: pieces, sides: 2 }),
        phase: 'place',
        turn: 0,
      } as const;
      const terrain = pieces.map((_, piece) => play(draft, place(0, piece, width / 2, depth / 2)).placed[0].piece);
      const found = checkTable({ width, depth, terrain }, { minPieces: count }).map(({ guideline }) => guideline);
      for (const mix of ['size', 'pieces', 'blocking', 'cover', 'difficult', 'dangerous', 'covered'])
        expect(found).not.toContain(mix);
    }
  });

  test('are as many as wanted, of the landscape that is wanted', () => {
    const wanted = terrainStart(gf, 2, { seed: 'x', theme: 'city', pieces: 19 });
    expect([wanted.name, wanted.pool.length]).toEqual(['City', 19]);
    expect(terrainMinimums(19, 2).blocking).toBe(10);
  });
});

describe('the computer', () => {
  test('places all pieces and names a passable one, always legally and always the same', () => {
    const begin = terrainStart(gf, 2, { seed: 'computer' });
    let draft = draftAfter(begin, rollOffMoves(begin, 'computer'));
    const again = computerTerrainMove(draft, 'computer');
    expect(computerTerrainMove(draft, 'computer')).toEqual(again);
    while (draft.phase !== 'done') draft = play(draft, computerTerrainMove(draft, 'computer'));
    expect(draft.placed).toHaveLength(16);
    const table = draftTable(draft);
    const findings = checkTable(table);
    // Two computers make a table with few lines of sight and no large gaps.
    expect(findings.filter(({ guideline }) => guideline === 'overlap' || guideline === 'on-table')).toEqual([]);
    expect(findings.find(({ guideline }) => guideline === 'sight')?.have ?? 0).toBeLessThan(300);
    expect(findings.length).toBeLessThanOrEqual(3);
    for (const id of draft.dangerous)
      expect(table.terrain.find((piece) => piece.id === id)?.types).not.toContain('impassable');
  });

  test('places what fits and leaves out the rest', () => {
    const tight: TerrainStart = {
      width: 1200,
      depth: 1200,
      sides: 2,
      pool: [{ kind: 'building', size: { width: 1150, depth: 1150 } }, { kind: 'building' }],
    };
    let draft = draftAfter(tight, rollOffMoves(tight, 'tight'));
    while (draft.phase !== 'done') draft = play(draft, computerTerrainMove(draft, 'tight'));
    expect([draft.placed.length, draft.leftOut.length]).toEqual([1, 1]);
  });
});
