import { type Action, arriving, type Battle, objectiveCount, ownerOf } from '@muster/engine';
import { arriveInZone, comesToZone, formUp } from '@muster/guide';
import { friendsAt } from './goals.ts';
import { type LastDecision, newDecision, restartFor } from './last-decision.ts';
import { survey } from './survey.ts';

/** Lets Ambush units arrive as soon as possible at objectives that are not ours, if there is room far enough from enemies. */
export const arriveOrPass = (battle: Battle, side: number, mind: LastDecision = newDecision()): Action => {
  survey(battle);
  const objectives = neediest(battle, side);
  for (const unit of arriving(battle, side)) {
    const places = comesToZone(battle, unit) ? arriveInZone(battle, unit) : undefined;
    if (places) return { type: 'arrive', unit, positions: places };
    for (const objective of objectives) {
      const [x, y] = [battle.objX[objective], battle.objY[objective]];
      const anchors = AROUND.map(([dx, dy]): [number, number] => [x + dx, y + dy]);
      const positions = formUp(battle, unit, 'ambush', anchors);
      if (!positions) continue;
      restartFor(mind, battle, unit, 'arrives');
      mind.objective = objective;
      return { type: 'arrive', unit, positions };
    }
  }
  return { type: 'pass' };
};

/** Returns all objectives: first those that are not ours, and of these the ones with the fewest friends. */
const neediest = (battle: Battle, side: number): number[] => {
  const objectives = Array.from({ length: objectiveCount(battle) }, (_, i) => i);
  const need = objectives.map((i) => friendsAt(battle, side, i) + (ownerOf(battle, i) === side ? OURS : 0));
  return objectives.sort((a, b) => need[a] - need[b]);
};

/** More friends than can be at an objective. */
const OURS = 100;

/** Returns spots at and around an objective. */
const AROUND: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, 300],
  [0, -300],
  [400, 0],
  [-400, 0],
  [0, 700],
  [0, -700],
  [800, 0],
  [-800, 0],
  [0, 1200],
  [0, -1200],
  [1300, 0],
  [-1300, 0],
];
