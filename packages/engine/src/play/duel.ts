import type { Play } from '../contract/play.ts';
import { type Battle, G, MOST_ROUNDS, setPhase } from '../state/battle.ts';
import { isLiving, roundOf } from '../state/query.ts';
import { finish } from './finish.ts';
import { pickAuras } from '../state/muster.ts';
import { rollOff } from './roll-off.ts';

/** Whose unit fights for its return, and who runs the foe (campaign:E14). */
const CHAMPION = 0;
const FOE = 1;

/** A duel opens: no markers, no reserves, opposite edges; whoever wins the roll-off begins with everything. */
export const beginDuel = (play: Play): void => {
  const { battle } = play;
  for (const side of [CHAMPION, FOE]) {
    battle.sideZone[side] = side;
    pickAuras(battle, side);
  }
  const { winner, rolls } = rollOff(play, [CHAMPION, FOE]);
  if (play.listening) play.emit({ type: 'roll-off', purpose: 'deployment', winner, rolls });
  battle.game[G.first] = winner;
  battle.game[G.side] = winner;
  setPhase(battle, 'deployment');
};

/** Ends a duel in which one side is gone; if both are, the champion has lost. Tells whether it is over. */
export const settleDuel = (play: Play): boolean => {
  const { battle } = play;
  const stands = (side: number): boolean => battle.plan.sides[side].units.some((unit) => isLiving(battle, unit));
  if (stands(CHAMPION) && stands(FOE)) return false;
  finish(play, stands(CHAMPION) ? CHAMPION : FOE);
  return true;
};

/** The end of a round: after the last one that a battle can have, whoever lost the smaller share of its wounds wins, then a roll-off (muster:duel). */
export const judgeDuel = (play: Play): void => {
  const { battle } = play;
  if (roundOf(battle) < MOST_ROUNDS) return;
  const [own, foe] = [woundsOf(battle, CHAMPION), woundsOf(battle, FOE)];
  const lead = foe.lost * own.all - own.lost * foe.all;
  if (lead !== 0) return finish(play, lead > 0 ? CHAMPION : FOE);
  const { winner, rolls } = rollOff(play, [CHAMPION, FOE]);
  if (play.listening) play.emit({ type: 'roll-off', purpose: 'winner', winner, rolls });
  finish(play, winner);
};

/** Wounds that a side could take in all, and those that it has lost. */
const woundsOf = (battle: Battle, side: number): { all: number; lost: number } => {
  let [all, lost] = [0, 0];
  for (const { index, tough, side: own } of battle.plan.models) {
    if (own !== side) continue;
    all += tough;
    lost += battle.alive[index] ? Math.min(battle.wounds[index], tough) : tough;
  }
  return { all, lost };
};
