import type { Table, TerrainPiece } from '@muster/engine';
import { fail, ok, type Result } from '@muster/kernel';
import { type KindName, makePiece } from '../terrain/kinds.ts';
import type { Outline, Size, Spot } from '../terrain/outline.ts';
import { boundsOf, polygonsOverlap } from '../terrain/shape.ts';

/** A piece that waits to be placed; without a size or a form it has those usual for its kind. */
export interface PoolPiece {
  kind: KindName;
  size?: Size;
  shape?: Outline;
}

/** A table that the sides lay together, one piece each in turn; lengths are hundredths of an inch. */
export interface TerrainDraft {
  width: number;
  depth: number;
  pool: readonly PoolPiece[];
  sides: number;
  /** The side that places next. */
  turn: number;
  /** What has been placed, by its number in the pool. */
  placed: readonly PlacedPiece[];
}

/** A piece of the pool that has its place. */
export interface PlacedPiece {
  index: number;
  side: number;
  piece: TerrainPiece;
}

/** Why a piece may not be placed so. */
export type DraftRefusal =
  | { code: 'not-your-turn'; turn: number }
  | { code: 'no-such-piece'; index: number; pool: number }
  | { code: 'already-placed'; index: number }
  /** How far it would stick out, in hundredths of an inch. */
  | { code: 'off-table'; by: number }
  /** The id of the piece that is there. */
  | { code: 'overlap'; with: string };

/** Begins laying an empty table; `first` is the side that won the roll-off. */
export const startTerrainDraft = (
  pool: readonly PoolPiece[],
  sides: number,
  first: number,
  table: Pick<Table, 'width' | 'depth'>,
): TerrainDraft => ({ width: table.width, depth: table.depth, pool, sides, turn: first, placed: [] });

/** Places a piece of the pool, turned by degrees in steps of five, and passes the turn on; the draft itself stays as it was. */
export const placePiece = (
  draft: TerrainDraft,
  side: number,
  pieceIndex: number,
  centre: Spot,
  rotation = 0,
): Result<TerrainDraft, DraftRefusal> => {
  const { width, depth, pool, sides, turn, placed } = draft;
  if (side !== turn) return fail({ code: 'not-your-turn', turn });
  if (!Object.hasOwn(pool, pieceIndex)) return fail({ code: 'no-such-piece', index: pieceIndex, pool: pool.length });
  if (placed.some(({ index }) => index === pieceIndex)) return fail({ code: 'already-placed', index: pieceIndex });
  const { kind, size, shape } = pool[pieceIndex];
  const piece = makePiece(kind, nextId(draft, kind), centre, size, rotation, shape);
  const { minX, minY, maxX, maxY } = boundsOf(piece.polygon);
  const by = Math.max(-minX, -minY, maxX - width, maxY - depth);
  // Written so that a place which is no number is off the table too.
  if (!(by <= 0)) return fail({ code: 'off-table', by });
  const other = placed.find((there) => polygonsOverlap(there.piece.polygon, piece.polygon));
  if (other) return fail({ code: 'overlap', with: other.piece.id });
  return ok({ ...draft, turn: (turn + 1) % sides, placed: [...placed, { index: pieceIndex, side, piece }] });
};

/** The numbers of the pieces that are still to be placed. */
export const piecesLeft = ({ pool, placed }: TerrainDraft): number[] =>
  pool.map((_, i) => i).filter((i) => placed.every(({ index }) => index !== i));

/** The table as it stands. */
export const draftTable = ({ width, depth, placed }: TerrainDraft): Table => ({
  width,
  depth,
  terrain: placed.map(({ piece }) => piece),
});

const nextId = ({ placed }: TerrainDraft, kind: KindName): string =>
  `${kind}-${placed.filter(({ piece }) => piece.kind === kind).length + 1}`;
