import type { Play } from '../contract/play.ts';
import { GAME } from '../state/battle.ts';
import { hasConceded, sidesLeft } from '../state/conceded.ts';
import { sidesFrom } from '../state/query.ts';
import { depart } from './depart.ts';

/**
 * Asks each side before a round whether it concedes, in the order of turns; the last side left cannot (campaign:P2,
 * campaign:P4).
 */
export const askToConcede = (play: Play, round: number): void => {
  const { battle } = play;
  if (!battle.plan.extras?.concedes) return;
  for (const side of sidesFrom(battle, battle.game[GAME.first])) {
    if (hasConceded(battle, side)) continue;
    if (sidesLeft(battle).length === 1) return;
    if (play.ask({ kind: 'concede', side, round }, () => undefined)) concede(play, side, round);
  }
};

/** Carries out a concession: all remaining units of a side leave the battle, on the table or not (campaign:P3). */
const concede = (play: Play, side: number, round: number): void => {
  const { battle } = play;
  battle.sideConceded[side] = round;
  if (play.listening) play.emit({ type: 'conceded', side, round });
  for (const unit of battle.plan.sides[side].units) depart(play, unit, 'conceded');
};
