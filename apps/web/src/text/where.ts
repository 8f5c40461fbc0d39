import { type Battle, type Names, objectiveCount, type Spot } from '@muster/engine';
import { enemiesOf, objectiveGap, spotOf } from '@muster/guide';
import { inches } from '../parts/lengths.ts';
import { TEXT_TEXTS } from './texts.ts';

/** Returns the direction from one place to another as the map shows it. */
export const directionWords = (from: Spot, to: Spot): string => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (dx === 0 && dy === 0) return TEXT_TEXTS.samePlace;
  const eighth = Math.round(Math.atan2(dy, dx) / (Math.PI / 4));
  return TEXT_TEXTS.directions[(eighth + 8) % 8];
};

/** Returns a place in words: the distances from the left and top edges. */
export const spotWords = ({ x, y }: Spot): string => TEXT_TEXTS.spot(inches(x), inches(y));

/** Returns all objectives, the nearest first. */
const objectivesFrom = (battle: Battle, unit: number): { objective: number; gap: number }[] =>
  Array.from({ length: objectiveCount(battle) }, (_, objective) => ({
    objective,
    gap: objectiveGap(battle, unit, objective),
  })).sort((a, b) => a.gap - b.gap);

/** Returns the objective and the enemy nearest to a unit, with distance and direction. */
export const nearWords = (battle: Battle, unit: number, names: Names): string[] => {
  const from = spotOf(battle, unit);
  const [nearest] = objectivesFrom(battle, unit);
  const [enemy] = enemiesOf(battle, unit);
  return [
    ...(nearest
      ? [
          TEXT_TEXTS.nearObjective(
            nearest.objective + 1,
            inches(nearest.gap),
            directionWords(from, { x: battle.objX[nearest.objective], y: battle.objY[nearest.objective] }),
          ),
        ]
      : []),
    ...(enemy
      ? [
          TEXT_TEXTS.nearEnemy(
            names.units[enemy.unit],
            inches(enemy.gap),
            directionWords(from, spotOf(battle, enemy.unit)),
          ),
        ]
      : []),
  ];
};
