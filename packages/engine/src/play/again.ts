import type { Play } from '../contract/play.ts';
import { readyAgain } from '../legal/again.ts';
import { UNIT_FLAG } from '../state/battle.ts';
import { setUnitFlag, sideOf } from '../state/query.ts';
import { beginActivation } from './begin.ts';

/** Makes a unit ready to be activated once more, and begins its activation. */
export const actAgain = (play: Play, unit: number): void => {
  readyAgain(play.battle, unit);
  if (play.listening) play.emit({ type: 'readied', unit });
  beginActivation(play, unit);
};

/** Lets a unit pass the turn. */
export const delay = (play: Play, unit: number): void => {
  setUnitFlag(play.battle, unit, UNIT_FLAG.delayed);
  if (play.listening) play.emit({ type: 'delayed', side: sideOf(play.battle, unit), unit });
};
