import type { Play } from '../contract/play.ts';
import { type Battle, MOST_ROUNDS } from '../state/battle.ts';
import { isLiving, roundOf } from '../state/query.ts';
import { finish } from './finish.ts';
import { rollOff } from './roll-off.ts';

const sidesOf = (battle: Battle): number[] => battle.plan.sides.map(({ index }) => index);

/** Ends a battle for survival in which at most one side is left; if none is, the mission says who has won. */
export const settleSurvival = (play: Play): boolean => {
  const { battle } = play;
  const { words, roles } = battle.plan.mission;
  if (words.win.by !== 'survival') return false;
  const standing = sidesOf(battle).filter((side) =>
    battle.plan.sides[side].units.some((unit) => isLiving(battle, unit)),
  );
  if (standing.length > 1) return false;
  finish(play, standing[0] ?? roles.indexOf(words.win.otherwise));
  return true;
};

/**
 * Ends a round: after the last possible one, the side that lost the smallest share of its wounds wins; a roll-off
 * decides ties (muster:duel).
 */
export const judgeSurvival = (play: Play): void => {
  const { battle } = play;
  if (roundOf(battle) < MOST_ROUNDS) return;
  const sides = sidesOf(battle);
  const wounds = sides.map((side) => woundsOf(battle, side));
  const isBetter = (one: number, other: number): boolean =>
    wounds[one].lost * wounds[other].all < wounds[other].lost * wounds[one].all;
  const best = sides.filter((side) => !sides.some((other) => isBetter(other, side)));
  if (best.length === 1) return finish(play, best[0]);
  const { winner, rolls } = rollOff(play, best);
  if (play.listening) play.emit({ type: 'roll-off', purpose: 'winner', winner, rolls });
  finish(play, winner);
};

/** Returns the wounds that a side could take in all, and those that it has lost. */
const woundsOf = (battle: Battle, side: number): { all: number; lost: number } => {
  let [all, lost] = [0, 0];
  for (const { index, tough, side: own } of battle.plan.models) {
    if (own !== side) continue;
    all += tough;
    lost += battle.alive[index] ? Math.min(battle.wounds[index], tough) : tough;
  }
  return { all, lost };
};
