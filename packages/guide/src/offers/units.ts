import {
  type Battle,
  canActivate,
  GAME,
  isLiving,
  isOnTable,
  leader,
  mayActAgain,
  modelsOf,
  type Spot,
  unitGap,
} from '@muster/engine';
import { gapOf } from '@muster/kernel';

/** Returns the units of a side that may activate now: the one that has begun, or all that have not acted yet. */
export const readyUnits = (battle: Battle, side: number): number[] => {
  const active = battle.game[GAME.active];
  return battle.plan.sides[side].units.filter(
    (unit) => isLiving(battle, unit) && canActivate(battle, unit) && (active < 0 || unit === active),
  );
};

/** Returns the units of a side that have acted and may act once more. */
export const againUnits = (battle: Battle, side: number): number[] =>
  battle.game[GAME.active] >= 0 ? [] : battle.plan.sides[side].units.filter((unit) => mayActAgain(battle, unit));

/** Returns the unit whose place counts: the transport for passengers. */
const unitOnTable = (battle: Battle, unit: number): number => (battle.unitIn[unit] >= 0 ? battle.unitIn[unit] : unit);

/** Returns the place of a unit: its first model, or that of its transport. */
export const spotOf = (battle: Battle, unit: number): Spot => {
  const model = leader(battle, unitOnTable(battle, unit));
  return { x: battle.x[model], y: battle.y[model] };
};

/** Returns the distance from a unit's nearest base to an objective. */
export const objectiveGap = (battle: Battle, unit: number, objective: number): number => {
  const { x, y, objX, objY, plan } = battle;
  return Math.min(
    ...modelsOf(battle, unitOnTable(battle, unit)).map((model) =>
      gapOf(x[model], y[model], objX[objective], objY[objective], plan.bases.radius[model]),
    ),
  );
};

/** Returns the enemies of a unit on the table with their distance, the nearest first. Passengers measure from their transport. */
export const enemiesOf = (battle: Battle, unit: number): { unit: number; gap: number }[] => {
  const from = unitOnTable(battle, unit);
  return battle.plan.units
    .filter((other) => other.side !== battle.plan.units[unit].side && isOnTable(battle, other.index))
    .map((other) => ({ unit: other.index, gap: unitGap(battle, from, other.index) }))
    .sort((a, b) => a.gap - b.gap);
};
