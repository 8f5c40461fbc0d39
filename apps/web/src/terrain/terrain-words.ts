import type { TerrainInfo, TerrainState } from '@muster/protocol';
import { pieceName, poolPieceText, type TerrainDraft, type TerrainMove } from '@muster/rules';
import { inchFigure } from '../parts/lengths.ts';
import { TERRAIN_TEXTS } from './texts.ts';

/** Returns the names of the sides: the player, or the army where the seat is free. */
export const sideNames = ({ armies }: TerrainInfo, { seats }: TerrainState): string[] =>
  armies.map(({ name }, side) => (seats[side].kind === 'open' ? name : seats[side].name));

/** Returns whose turn it is and what to do, for the user with the sides `mine`. */
export const turnWords = (
  { phase, turn }: TerrainDraft,
  { mine }: Pick<TerrainInfo, 'mine'>,
  names: readonly string[],
  { seats }: Pick<TerrainState, 'seats'>,
): string => {
  const texts = TERRAIN_TEXTS.turn;
  if (phase === 'done') return texts.done;
  if (phase === 'roll-off') return texts.rollOff;
  if (mine.includes(turn)) return mine.length > 1 ? texts.of[phase](names[turn]) : texts.yours[phase];
  return seats[turn].kind === 'open' ? texts.link(names[turn]) : texts.waiting[phase](names[turn]);
};

/** Returns a move as a line of the log. */
export const moveWords = (draft: TerrainDraft, move: TerrainMove, names: readonly string[]): string => {
  const texts = TERRAIN_TEXTS.moves;
  if (move.type === 'roll-off') return rollWords(draft, names);
  const player = names[move.side];
  if (move.type === 'leave-out') return texts.leftOut(player, poolPieceText(draft.pool[move.piece]));
  const placed = draft.placed.find(({ index, piece }) => index === move.piece || piece.id === move.piece);
  const piece = placed ? pieceName(placed.piece) : '';
  if (move.type === 'name-dangerous') return texts.named(player, piece);
  return texts.placed({ player, piece, x: inchFigure(move.x), y: inchFigure(move.y) });
};

const rollWords = ({ rolls, first }: TerrainDraft, names: readonly string[]): string => {
  const texts = TERRAIN_TEXTS.moves;
  const thrown = rolls.map(({ sides, faces }) => texts.roll(sides.map((side, i) => [names[side], faces[i]])));
  return first < 0 ? texts.rolls(thrown) : texts.rollsWithFirst(thrown, names[first]);
};
