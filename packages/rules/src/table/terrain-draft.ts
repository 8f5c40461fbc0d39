import type { Table, TerrainPiece } from '@muster/engine';
import { Dice, fail, ok, type Result } from '@muster/kernel';
import { type KindName, makePiece } from '../terrain/kinds.ts';
import type { Outline, PieceSize } from '../terrain/outline.ts';
import { isDangerous } from '../terrain/traits.ts';
import { findFreePlace, placeProblem } from './free-place.ts';

/** A piece that is still to be placed; by default it has the usual size and shape of its kind. */
export interface PoolPiece {
  kind: KindName;
  size?: PieceSize;
  shape?: Outline;
}

/** The start of terrain placement by turns; lengths are hundredths of an inch. */
export interface TerrainStart {
  /** The landscape. */
  name?: string;
  width: number;
  depth: number;
  pool: readonly PoolPiece[];
  sides: number;
}

/** One roll of a roll-off: the sides that rolled, and their dice. */
export interface RollOffThrow {
  sides: readonly number[];
  faces: readonly number[];
}

/** The phases: roll off, place pieces in turn, name one piece per side as dangerous, and done. */
export const TERRAIN_PHASES = ['roll-off', 'place', 'dangerous', 'done'] as const;
export type TerrainPhase = (typeof TERRAIN_PHASES)[number];

/** A table that the sides set up together by turns. */
export interface TerrainDraft extends TerrainStart {
  phase: TerrainPhase;
  rolls: readonly RollOffThrow[];
  /** The side that won the roll-off; -1 before. */
  first: number;
  /** The side whose turn it is; -1 while all sides roll off and when the table is complete. */
  turn: number;
  placed: readonly PlacedPiece[];
  /** Numbers of the pieces that fit nowhere. */
  leftOut: readonly number[];
  /** The id of the piece that each side named as dangerous, by side. */
  dangerous: readonly (string | undefined)[];
}

/** A piece of the pool that has been placed. */
export interface PlacedPiece {
  /** Its number in the pool. */
  index: number;
  side: number;
  piece: TerrainPiece;
}

/** A move of a side. Pieces of the pool are named by their number, placed ones by their id. */
export type TerrainMove =
  /** The dice of the sides that are still in the roll-off, in their order. */
  | { type: 'roll-off'; faces: readonly number[] }
  /** The middle of the piece and how far it is turned, in steps of five degrees. */
  | { type: 'place'; side: number; piece: number; x: number; y: number; degrees: number }
  /** Leaves out a piece that fits nowhere. */
  | { type: 'leave-out'; side: number; piece: number }
  | { type: 'name-dangerous'; side: number; piece: string };

/** Why a move is refused. */
export type TerrainRefusal =
  | { code: 'wrong-phase'; phase: TerrainPhase }
  | { code: 'not-your-turn'; turn: number }
  | { code: 'bad-faces'; need: number }
  | { code: 'no-such-piece'; piece: number | string; pool: number }
  | { code: 'already-placed'; piece: number }
  /** How far it would be over the edge, in hundredths of an inch. */
  | { code: 'off-table'; by: number }
  /** The id of the piece that it overlaps, and the shortest way off it, in hundredths of an inch. */
  | { code: 'overlap'; with: string; by: number }
  /** A place where it fits. */
  | { code: 'fits'; piece: number; x: number; y: number; degrees: number }
  | { code: 'dangerous-already'; piece: string };

type Played = Result<TerrainDraft, TerrainRefusal>;

/** Returns the draft of an empty table, before the roll-off. */
export const startTerrainDraft = (start: TerrainStart): TerrainDraft => ({
  ...start,
  phase: 'roll-off',
  rolls: [],
  first: -1,
  turn: -1,
  placed: [],
  leftOut: [],
  dangerous: Array.from({ length: start.sides }, () => undefined),
});

/** Returns the sides that are still in the roll-off. */
export const rollOffSides = ({ rolls, sides }: TerrainDraft): readonly number[] => {
  const last = rolls.at(-1);
  if (!last) return Array.from({ length: sides }, (_, side) => side);
  const best = Math.max(...last.faces);
  return last.sides.filter((_, i) => last.faces[i] === best);
};

/**
 * Returns the draft after a move, or why the move is refused. For a move that was legal before, the slow search for
 * free places is skipped.
 */
export const playTerrainMove = (draft: TerrainDraft, move: TerrainMove, wasLegal = false): Played => {
  if (move.type === 'roll-off') return rollOff(draft, move.faces);
  const wanted = move.type === 'name-dangerous' ? 'dangerous' : 'place';
  if (draft.phase !== wanted) return fail({ code: 'wrong-phase', phase: draft.phase });
  if (move.side !== draft.turn) return fail({ code: 'not-your-turn', turn: draft.turn });
  if (move.type === 'name-dangerous') return nameDangerous(draft, move.piece);
  const { pool, placed } = draft;
  if (!Object.hasOwn(pool, move.piece)) return fail({ code: 'no-such-piece', piece: move.piece, pool: pool.length });
  if (!piecesLeft(draft).includes(move.piece)) return fail({ code: 'already-placed', piece: move.piece });
  if (move.type === 'leave-out') return leaveOut(draft, move.piece, wasLegal);
  const piece = pieceFor(draft, move);
  const problem = placeProblem(draft, placed, piece.polygon);
  if (problem) return fail(problem);
  return ok(passOn({ ...draft, placed: [...placed, { index: move.piece, side: move.side, piece }] }));
};

/** Returns the draft after moves that were legal when they were played. */
export const draftAfter = (start: TerrainStart, moves: readonly TerrainMove[]): TerrainDraft =>
  moves.reduce((draft, move) => {
    const played = playTerrainMove(draft, move, true);
    return played.ok ? played.value : draft;
  }, startTerrainDraft(start));

const rollOff = (draft: TerrainDraft, faces: readonly number[]): Played => {
  if (draft.phase !== 'roll-off') return fail({ code: 'wrong-phase', phase: draft.phase });
  const sides = rollOffSides(draft);
  const isDie = (face: number): boolean => Number.isInteger(face) && face >= 1 && face <= 6;
  if (faces.length !== sides.length || !faces.every(isDie)) return fail({ code: 'bad-faces', need: sides.length });
  const rolled: TerrainDraft = { ...draft, rolls: [...draft.rolls, { sides, faces }] };
  const [winner, ...more] = rollOffSides(rolled);
  return ok(more.length > 0 ? rolled : settled({ ...rolled, phase: 'place', first: winner, turn: winner }));
};

/** Returns the rolls of a roll-off with the dice of a seed, until one side has won. */
export const rollOffMoves = (start: TerrainStart, seed: string): TerrainMove[] => {
  const dice = new Dice(`terrain roll-off ${seed}`);
  const moves: TerrainMove[] = [];
  for (let draft = startTerrainDraft(start); draft.phase === 'roll-off'; draft = draftAfter(start, moves))
    moves.push({ type: 'roll-off', faces: rollOffSides(draft).map(() => dice.d6()) });
  return moves;
};

const leaveOut = (draft: TerrainDraft, piece: number, wasLegal: boolean): Played => {
  const place = wasLegal ? undefined : findFreePlace(draft, draft.placed, draft.pool[piece]);
  if (place) return fail({ code: 'fits', piece, ...place });
  return ok(passOn({ ...draft, leftOut: [...draft.leftOut, piece] }));
};

const nameDangerous = (draft: TerrainDraft, id: string): Played => {
  const { dangerous, turn, placed } = draft;
  const there = placed.find(({ piece }) => piece.id === id);
  if (!there) return fail({ code: 'no-such-piece', piece: id, pool: placed.length });
  if (!nameablePieces(draft).includes(there)) return fail({ code: 'dangerous-already', piece: id });
  return ok(passOn({ ...draft, dangerous: dangerous.map((named, side) => (side === turn ? id : named)) }));
};

/** Returns the pieces that can still be named as dangerous: not yet named, and not always dangerous by their kind. */
export const nameablePieces = ({ placed, dangerous }: TerrainDraft): readonly PlacedPiece[] =>
  placed.filter(
    ({ piece }) => !dangerous.includes(piece.id) && !(isDangerous(piece) && piece.dangerousInHaste !== true),
  );

const passOn = (draft: TerrainDraft): TerrainDraft => settled({ ...draft, turn: (draft.turn + 1) % draft.sides });

/** Moves to the next phase if this one is complete. */
const settled = (draft: TerrainDraft): TerrainDraft => {
  const { phase, first, dangerous } = draft;
  if (phase === 'place' && piecesLeft(draft).length === 0)
    return settled({ ...draft, phase: 'dangerous', turn: first });
  if (phase !== 'dangerous') return draft;
  const isDone = dangerous.every((named) => named !== undefined) || nameablePieces(draft).length === 0;
  return isDone ? { ...draft, phase: 'done', turn: -1 } : draft;
};

/** Returns the numbers of the pieces that are still to be placed. */
export const piecesLeft = ({ pool, placed, leftOut }: TerrainDraft): number[] =>
  pool.map((_, i) => i).filter((i) => !leftOut.includes(i) && placed.every(({ index }) => index !== i));

/** Returns a piece of the pool at a place. */
export const pieceFor = (
  draft: Pick<TerrainDraft, 'pool' | 'placed'>,
  { piece, x, y, degrees }: { piece: number; x: number; y: number; degrees: number },
): TerrainPiece => {
  const { kind, size, shape } = draft.pool[piece];
  const number = draft.placed.filter((there) => there.piece.kind === kind).length + 1;
  return makePiece(kind, `${kind}-${number}`, { x, y }, size, degrees, shape);
};

/** Returns the table as it is now, with the named pieces as dangerous terrain. */
export const draftTable = ({ name, width, depth, placed, dangerous }: TerrainDraft): Table => ({
  ...(name === undefined ? {} : { name }),
  width,
  depth,
  terrain: placed.map(({ piece }) => (dangerous.includes(piece.id) ? madeDangerous(piece) : piece)),
});

const madeDangerous = (before: TerrainPiece): TerrainPiece => {
  const { dangerousInHaste: _, ...piece } = before;
  return { ...piece, types: piece.types.includes('dangerous') ? piece.types : [...piece.types, 'dangerous'] };
};
