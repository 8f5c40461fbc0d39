import { capital, toInches } from '@muster/kernel';
import { TERRAIN_KINDS } from '../terrain/kinds.ts';
import { kindText, pieceName } from '../terrain/piece-name.ts';
import type { PoolPiece, TerrainDraft, TerrainRefusal } from './terrain-draft.ts';

/** Returns a piece of the pool with its size: `forest, 8″ by 6″`. */
export const poolPieceText = ({ kind, size = TERRAIN_KINDS[kind].smallest }: PoolPiece, inch = '″'): string =>
  `${kindText(kind)}, ${toInches(size.width)}${inch} by ${toInches(size.depth)}${inch}`;

/** Returns a refusal as a sentence: what is wrong, with the numbers, and what to do. */
export const terrainRefusalSentence = (
  { placed, pool, phase }: TerrainDraft,
  refusal: TerrainRefusal,
  names: readonly string[],
): string => {
  const length = (hundredths: number): string => `${toInches(hundredths)}″`;
  const named = (id: string): string => {
    const there = placed.find(({ piece }) => piece.id === id);
    return there ? pieceName(there.piece) : id;
  };
  switch (refusal.code) {
    case 'wrong-phase':
      return `Not now: ${PHASE_WORDS[phase]}.`;
    case 'not-your-turn':
      return `Not your turn: it is ${names[refusal.turn] ?? `side ${refusal.turn + 1}`}’s turn.`;
    case 'bad-faces':
      return `Enter ${refusal.need} dice, each from 1 to 6.`;
    case 'no-such-piece':
      return `There is no piece ${typeof refusal.piece === 'number' ? refusal.piece + 1 : refusal.piece} (${refusal.pool} pieces). Choose another.`;
    case 'already-placed':
      return `Piece ${refusal.piece + 1} (${poolPieceText(pool[refusal.piece])}) is already on the table. Choose another.`;
    case 'off-table':
      return Number.isFinite(refusal.by)
        ? `Off the table: ${length(refusal.by)} over the edge (limit 0″). Move the piece onto the table.`
        : 'Off the table. Move the piece onto the table.';
    case 'overlap':
      return `Overlaps ${named(refusal.with)}: move it at least ${length(refusal.by)} away (touching is allowed).`;
    case 'fits':
      return `The piece fits at ${length(refusal.x)} across and ${length(refusal.y)} deep, turned by ${refusal.degrees}°. You may leave out only pieces that fit nowhere.`;
    default:
      return `${capital(named(refusal.piece))} is already dangerous. Name another piece.`;
  }
};

const PHASE_WORDS: Readonly<Record<TerrainDraft['phase'], string>> = {
  'roll-off': 'roll off first',
  place: 'pieces are still being placed',
  dangerous: 'each player names one piece as dangerous',
  done: 'the table is complete',
};
