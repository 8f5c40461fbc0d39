import type { Play } from '../game/play.ts';
import { readyAgain } from '../legal/again.ts';
import { G, U } from '../state/battle.ts';
import { mark, sideOf } from '../state/query.ts';

/** A unit is made ready to act once more, and begins. */
export const actAgain = (play: Play, unit: number): void => {
  readyAgain(play.battle, unit);
  play.battle.game[G.active] = unit;
  if (play.listening) play.emit({ type: 'readied', unit });
};

/** A unit lets the turn pass. */
export const delay = (play: Play, unit: number): void => {
  mark(play.battle, unit, U.delayed);
  if (play.listening) play.emit({ type: 'delayed', side: sideOf(play.battle, unit), unit });
};
