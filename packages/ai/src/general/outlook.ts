import { type Battle, GAME, isLiving, objectiveCount, ownerOf } from '@muster/engine';

/** The weight of winning in an outlook; the margin has the rest, so that lost battles are still played well. */
const VICTORY = 0.75;

/** Returns the result of a finished battle for a side, from 0 to 1. */
export const outlookOf = (battle: Battle, side: number): number => {
  const winner = battle.game[GAME.winner];
  const result = winner === 0 ? 0.5 : winner - 1 === side ? 1 : 0;
  return VICTORY * result + (1 - VICTORY) * (0.6 * objectiveShare(battle, side) + 0.4 * strengthShare(battle, side));
};

/** Returns the lead in objectives: 0.5 if equal, 1 if all are ours. */
const objectiveShare = (battle: Battle, side: number): number => {
  const objectives = objectiveCount(battle);
  if (objectives === 0) return 0.5;
  let ahead = 0;
  for (let i = 0; i < objectives; i++) if (ownerOf(battle, i) >= 0) ahead += ownerOf(battle, i) === side ? 1 : -1;
  return 0.5 + (0.5 * ahead) / objectives;
};

/** Returns our share of the remaining points on the table. */
const strengthShare = (battle: Battle, side: number): number => {
  let ours = 1;
  let all = 2;
  for (const { index, side: theirs, cost, count } of battle.plan.units) {
    if (!isLiving(battle, index)) continue;
    const left = (cost * battle.unitAlive[index]) / Math.max(1, count);
    all += left;
    if (theirs === side) ours += left;
  }
  return ours / all;
};
