import { depart } from '../depart.ts';
import type { CarryOut } from './effects.ts';
import { targetsOf } from '../../state/random-events.ts';

/** Removes the targets from the table: roster entries, so a hero leaves the others behind (campaign:E3). */
export const capture: CarryOut<'capture'> = (play, { row }) => {
  for (const unit of targetsOf(play.battle, row)) depart(play, unit, 'captured');
};
