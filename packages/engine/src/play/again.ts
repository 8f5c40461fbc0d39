import type { Play } from '../contract/play.ts';
import { readyAgain } from '../legal/again.ts';
import { U } from '../state/battle.ts';
import { mark, sideOf } from '../state/query.ts';
import { beginActivation } from './begin.ts';

/** A unit is made ready to act once more, and begins. */
export const actAgain = (play: Play, unit: number): void => {
  readyAgain(play.battle, unit);
  if (play.listening) play.emit({ type: 'readied', unit });
  beginActivation(play, unit);
};

/** A unit lets the turn pass. */
export const delay = (play: Play, unit: number): void => {
  mark(play.battle, unit, U.delayed);
  if (play.listening) play.emit({ type: 'delayed', side: sideOf(play.battle, unit), unit });
};
