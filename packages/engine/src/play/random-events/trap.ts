import { refuse } from '../../contract/refusal.ts';
import type { CarryOut } from './effects.ts';
import { eventField, setEventField } from '../../state/random-events.ts';

/** Lets a player note down a piece of terrain in secret; the log does not say which (campaign:E28). */
export const noteTerrain: CarryOut<'trap'> = (play, { row }) => {
  const { battle } = play;
  const pieces = battle.plan.terrain.length;
  if (pieces === 0) return;
  const side = eventField(battle, row, 'side');
  const piece = play.ask({ kind: 'note-terrain', side }, (answer) =>
    answer === 'none' || (answer >= 0 && answer < pieces) ? undefined : refuse('bad-answer', { need: pieces }),
  );
  if (piece !== 'none') setEventField(battle, row, 'noted', piece);
  if (play.listening) play.emit({ type: 'noted', row, side });
};
