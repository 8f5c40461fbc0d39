import { depart } from '../depart.ts';
import type { CarryOut } from './effects.ts';
import { eventTargets } from '../../state/random-events.ts';

/** Removes the targets from the table: roster entries, so a hero leaves the others behind (campaign:E3). */
export const capture: CarryOut<'capture'> = (play, { row }) => {
  for (const unit of eventTargets(play.battle, row)) depart(play, unit, 'captured');
};
