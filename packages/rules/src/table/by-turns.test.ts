import type { Result } from '@muster/kernel';
import { expect, test } from 'vitest';
import {
  type DraftRefusal,
  draftTable,
  piecesLeft,
  placePiece,
  type PoolPiece,
  startTerrainDraft,
  type TerrainDraft,
} from './by-turns.ts';

const pool: PoolPiece[] = [
  { kind: 'forest', size: { width: 800, depth: 600 } },
  { kind: 'building' },
  { kind: 'forest', size: { width: 800, depth: 600 } },
];
const table = { width: 7200, depth: 4800 };
const start = (): TerrainDraft => startTerrainDraft(pool, 2, 1, table);

const done = (result: Result<TerrainDraft, DraftRefusal>): TerrainDraft => {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

test('the winner of the roll-off begins, and the sides alternate until the pool is empty', () => {
  const one = done(placePiece(start(), 1, 0, { x: 1000, y: 1000 }));
  const two = done(placePiece(one, 0, 1, { x: 3000, y: 1000 }, 45));
  const three = done(placePiece(two, 1, 2, { x: 5000, y: 1000 }));
  expect([one.turn, two.turn, three.turn]).toEqual([0, 1, 0]);
  expect(piecesLeft(one)).toEqual([1, 2]);
  expect(piecesLeft(three)).toEqual([]);
  expect(draftTable(three)).toMatchObject({
    ...table,
    terrain: [{ id: 'forest-1' }, { id: 'building-1', types: ['impassable', 'blocking'] }, { id: 'forest-2' }],
  });
});

test('three sides go around', () => {
  const first = startTerrainDraft(pool, 3, 2, table);
  const second = done(placePiece(first, 2, 0, { x: 1000, y: 1000 }));
  expect(second.turn).toBe(0);
  expect(done(placePiece(second, 0, 1, { x: 3000, y: 1000 })).turn).toBe(1);
});

test('a draft stays as it was', () => {
  const draft = start();
  placePiece(draft, 1, 0, { x: 1000, y: 1000 });
  expect(draft).toEqual(start());
});

test.each<[what: string, side: number, index: number, x: number, y: number, refusal: DraftRefusal]>([
  ['out of turn', 1, 1, 3000, 1000, { code: 'not-your-turn', turn: 0 }],
  ['a piece that is not there', 0, 3, 3000, 1000, { code: 'no-such-piece', index: 3, pool: 3 }],
  ['half a piece', 0, 0.5, 3000, 1000, { code: 'no-such-piece', index: 0.5, pool: 3 }],
  ['a piece twice', 0, 0, 3000, 1000, { code: 'already-placed', index: 0 }],
  ['over the edge', 0, 1, 100, 1000, { code: 'off-table', by: 150 }],
  ['over the far edge', 0, 1, 3000, 4700, { code: 'off-table', by: 100 }],
  ['nowhere', 0, 1, NaN, 1000, { code: 'off-table', by: NaN }],
  ['onto another', 0, 1, 1200, 1100, { code: 'overlap', with: 'forest-1' }],
])('refuses %s', (_, side, index, x, y, refusal) => {
  const draft = done(placePiece(start(), 1, 0, { x: 1000, y: 1000 }));
  expect(placePiece(draft, side, index, { x, y })).toEqual({ ok: false, error: refusal });
});

test('pieces may touch', () => {
  const draft = startTerrainDraft([{ kind: 'building' }, { kind: 'building' }], 2, 0, table);
  const one = done(placePiece(draft, 0, 0, { x: 250, y: 200 }));
  expect(placePiece(one, 1, 1, { x: 750, y: 200 }).ok).toBe(true);
});
