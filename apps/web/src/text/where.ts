import { type Battle, type Names, objectiveCount, type Spot } from '@muster/engine';
import { enemiesOf, objectiveGap, spotOf } from '@muster/guide';
import { inches } from '../parts/lengths.ts';

/** Directions as the map shows them, from the right round by the lower edge. */
const DIRECTIONS = [
  'to the right',
  'down and right',
  'down',
  'down and left',
  'to the left',
  'up and left',
  'up',
  'up and right',
];

/** The direction from one place to another; nothing when they are the same. */
export const directionWords = (from: Spot, to: Spot): string => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (dx === 0 && dy === 0) return 'here';
  const eighth = Math.round(Math.atan2(dy, dx) / (Math.PI / 4));
  return DIRECTIONS[(eighth + 8) % 8];
};

/** A place as it is typed: from the left and from the upper edge. */
export const spotWords = ({ x, y }: Spot): string => `${inches(x)} from the left, ${inches(y)} from the top`;

/** The markers, the nearest first. */
const objectivesFrom = (battle: Battle, unit: number): { objective: number; gap: number }[] =>
  Array.from({ length: objectiveCount(battle) }, (_, objective) => ({
    objective,
    gap: objectiveGap(battle, unit, objective),
  })).sort((a, b) => a.gap - b.gap);

/** What is near a unit: the next marker and the next foe, each with distance and direction. */
export const nearWords = (battle: Battle, unit: number, names: Names): string[] => {
  const from = spotOf(battle, unit);
  const [marker] = objectivesFrom(battle, unit);
  const [foe] = enemiesOf(battle, unit);
  return [
    ...(marker
      ? [
          `objective ${marker.objective + 1} is ${inches(marker.gap)} ${directionWords(from, { x: battle.objX[marker.objective], y: battle.objY[marker.objective] })}`,
        ]
      : []),
    ...(foe
      ? [`nearest foe ${names.units[foe.unit]}, ${inches(foe.gap)} ${directionWords(from, spotOf(battle, foe.unit))}`]
      : []),
  ];
};
