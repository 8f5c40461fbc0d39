import { type Battle, markersOnTable, objectiveCount, ownerOf } from '@muster/engine';
import { enemiesOf, objectiveGap, spotOf } from '@muster/guide';
import { namesFor } from '../desk/names.ts';
import { PLACE_TEXTS } from './texts.ts';

/** A destination on the table with its label. */
export interface Destination {
  key: string;
  label: string;
  hint: string;
  x: number;
  y: number;
}

/** Returns the objectives as destinations: the nearest first, or in their order without a unit. */
export const objectiveDestinations = (battle: Battle, unit?: number): Destination[] => {
  const { sides } = namesFor(battle.plan);
  const goals = Array.from({ length: objectiveCount(battle) }, (_, i) => {
    const [x, y] = [battle.objX[i], battle.objY[i]];
    const owner = ownerOf(battle, i);
    const holder = owner >= 0 ? PLACE_TEXTS.heldBy(sides[owner]) : PLACE_TEXTS.unheld;
    const far = unit === undefined ? 0 : objectiveGap(battle, unit, i);
    const hint = unit === undefined ? holder : PLACE_TEXTS.objectiveAway(far, holder);
    return { key: `objective ${i}`, label: PLACE_TEXTS.objective(i + 1), hint, x, y, far };
  });
  return goals.sort((a, b) => a.far - b.far);
};

const MOST_ENEMIES = 6;

/** Returns the destinations that a unit may move toward: objectives, markers and enemies. */
export const destinationsOf = (battle: Battle, unit: number): Destination[] => {
  const { units } = namesFor(battle.plan);
  const enemies = enemiesOf(battle, unit)
    .slice(0, MOST_ENEMIES)
    .map((enemy) => ({
      key: `unit ${enemy.unit}`,
      label: units[enemy.unit],
      hint: PLACE_TEXTS.away(enemy.gap),
      ...spotOf(battle, enemy.unit),
    }));
  const loose = markersOnTable(battle).map(({ x, y }, i) => ({
    key: `marker ${i}`,
    label: PLACE_TEXTS.intel,
    hint: '',
    x,
    y,
  }));
  return [...objectiveDestinations(battle, unit), ...loose, ...enemies];
};
