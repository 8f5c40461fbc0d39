import type { Play } from '../../contract/play.ts';
import { refuse } from '../../contract/refusal.ts';
import type { Battle } from '../../state/battle.ts';
import type { CarryOut } from './effects.ts';
import { fulfil } from './fulfil.ts';
import { eventField, setEventField } from '../../state/random-events.ts';
import { randomEventsWith } from '../../state/random-events.ts';
import { rosterUnits, sidesInBattle } from './sides.ts';

/**
 * Lets a player note down an enemy roster entry in secret; other players do not learn which, nor whether (campaign:E9,
 * muster:notes).
 */
export const noteEnemy: CarryOut<'note-enemy'> = (play, { row }) => {
  const { battle } = play;
  const side = eventField(battle, row, 'side');
  const units = sidesInBattle(battle)
    .filter((other) => other !== side)
    .flatMap((other) => rosterUnits(battle, other))
    .filter((unit) => battle.unitLeft[unit] === 0 && isAlive(battle, unit));
  if (units.length === 0) return;
  const noted = play.ask({ kind: 'note-enemy', side, units }, (answer) =>
    answer === 'none' || units.includes(answer) ? undefined : refuse('bad-answer', { unit: answer }),
  );
  setEventField(battle, row, 'noted', noted === 'none' ? -1 : noted);
  if (play.listening) play.emit({ type: 'noted', row, side });
};

/** Reveals the secret when the last model of a noted entry is lost. */
export const openNotes = (play: Play, model: number): void => {
  const { battle } = play;
  const entry = battle.plan.models[model].unit;
  if (isAlive(battle, entry)) return;
  for (const { row } of randomEventsWith(battle, 'note-enemy'))
    if (eventField(battle, row, 'noted') === entry && eventField(battle, row, 'done') === 0) fulfil(play, row, -1);
};

const isAlive = (battle: Battle, entry: number): boolean => {
  const { first, count } = battle.plan.units[entry];
  return battle.alive.subarray(first, first + count).includes(1);
};
