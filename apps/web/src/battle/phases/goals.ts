import { type Battle, looseIntel, objectiveCount, ownerOf } from '@muster/engine';
import { enemiesOf, objectiveGap, spotOf } from '@muster/guide';
import { namesFor } from '../desk/names.ts';
import { inches } from '../../parts/lengths.ts';

/** A place to go to, with words for it. */
export interface Goal {
  key: string;
  label: string;
  hint: string;
  x: number;
  y: number;
}

/** Objectives as places, the nearest first; in their order for those who are nowhere yet. */
export const objectiveGoals = (battle: Battle, unit?: number): Goal[] => {
  const { sides } = namesFor(battle.plan);
  const goals = Array.from({ length: objectiveCount(battle) }, (_, i) => {
    const [x, y] = [battle.objX[i], battle.objY[i]];
    const owner = ownerOf(battle, i) >= 0 ? sides[ownerOf(battle, i)] : 'nobody’s';
    const far = unit === undefined ? 0 : objectiveGap(battle, unit, i);
    const hint = unit === undefined ? owner : `${inches(far)}, ${owner}`;
    return { key: `objective ${i}`, label: `Objective ${i + 1}`, hint, x, y, far };
  });
  return goals.sort((a, b) => a.far - b.far);
};

const MOST_ENEMIES = 6;

/** Everything that a unit might want to move toward. */
export const goalsOf = (battle: Battle, unit: number): Goal[] => {
  const { units } = namesFor(battle.plan);
  const enemies = enemiesOf(battle, unit)
    .slice(0, MOST_ENEMIES)
    .map((enemy) => ({
      key: `unit ${enemy.unit}`,
      label: units[enemy.unit],
      hint: inches(enemy.gap),
      ...spotOf(battle, enemy.unit),
    }));
  const loose = looseIntel(battle).map(({ x, y }, i) => ({ key: `marker ${i}`, label: 'The marker', hint: '', x, y }));
  return [...objectiveGoals(battle, unit), ...loose, ...enemies];
};
