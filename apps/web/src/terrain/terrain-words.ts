import { capital } from '@muster/kernel';
import type { TerrainInfo, TerrainState } from '@muster/protocol';
import { pieceName, poolWords, type TerrainDraft, type TerrainMove } from '@muster/rules';
import { inchFigure } from '../parts/lengths.ts';

/** What the sides are called: the player, or the army where the seat is free. */
export const sideNames = ({ armies }: TerrainInfo, { seats }: TerrainState): string[] =>
  armies.map(({ name }, side) => (seats[side].kind === 'open' ? name : seats[side].name));

const TASKS: Readonly<Record<TerrainDraft['phase'], string>> = {
  'roll-off': 'roll off',
  place: 'place a piece',
  dangerous: 'name a dangerous piece',
  done: 'begin the battle',
};

/** Whose turn it is, for those who look at the page. */
export const turnWords = (
  { phase, turn }: TerrainDraft,
  { mine }: Pick<TerrainInfo, 'mine'>,
  names: readonly string[],
  { seats }: Pick<TerrainState, 'seats'>,
): string => {
  if (phase === 'done') return 'The table is complete.';
  if (phase === 'roll-off') return 'Roll off: the winner places first.';
  if (!mine.includes(turn))
    return seats[turn].kind === 'open'
      ? `Waiting for the player of ${names[turn]}. Send the link.`
      : `Waiting for ${names[turn].replace(/^The /, 'the ')} to ${TASKS[phase]}.`;
  return mine.length > 1 ? `${names[turn]}’s turn: ${TASKS[phase]}.` : `Your turn: ${TASKS[phase]}.`;
};

/** What a side did, as a line of the log. */
export const moveWords = (draft: TerrainDraft, move: TerrainMove, names: readonly string[]): string => {
  if (move.type === 'roll-off') return rollWords(draft, names);
  const who = capital(names[move.side]);
  if (move.type === 'leave-out') return `${who} left out a ${poolWords(draft.pool[move.piece])}.`;
  const there = draft.placed.find(({ index, piece }) => index === move.piece || piece.id === move.piece);
  const name = there ? pieceName(there.piece) : '';
  if (move.type === 'name-dangerous') return `${who} named ${name} as dangerous.`;
  return `${who} placed ${name} at ${inchFigure(move.x)} across, ${inchFigure(move.y)} deep.`;
};

const rollWords = ({ rolls, first }: TerrainDraft, names: readonly string[]): string => {
  const thrown = rolls.map(({ sides, faces }) => sides.map((side, i) => `${names[side]} ${faces[i]}`).join(', '));
  return `Roll-off: ${thrown.join('; ')}.${first < 0 ? '' : ` ${capital(names[first])} placed first.`}`;
};
