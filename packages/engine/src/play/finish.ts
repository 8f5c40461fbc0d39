import type { Play } from '../contract/play.ts';
import { GAME, setPhase } from '../state/battle.ts';

/** Ends the battle; -1 is a draw. */
export const finish = (play: Play, winner: number): void => {
  play.battle.game[GAME.winner] = winner + 1;
  setPhase(play.battle, 'finished');
  if (play.listening) play.emit({ type: 'finished', winner });
};
