import type { Play } from '../contract/play.ts';
import { sidesLeft } from '../state/conceded.ts';
import { objectivesHeld } from '../state/mission.ts';

/** Ends a round: sides score the points of a mission that counts rounds. */
export const scoreRound = (play: Play): void => {
  const { battle } = play;
  if (battle.sideScore.length === 0) return;
  for (const side of sidesLeft(battle)) {
    const points = battle.plan.mission.perRound[side] * objectivesHeld(battle, side);
    battle.sideScore[side] += points;
    if (play.listening) play.emit({ type: 'scored', side, points, total: battle.sideScore[side] });
  }
};
