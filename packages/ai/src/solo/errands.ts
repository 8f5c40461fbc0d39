import {
  actionsOf,
  type ActivateAction,
  allowanceOf,
  type Battle,
  exitsOf,
  hasUnitFlag,
  isEmbarked,
  leader,
  markersOnTable,
  opposingEdges,
  roundsLeft,
  type Stretch,
  UNIT_FLAG,
} from '@muster/engine';
import { leaveTable, moveToward, nearestOf } from '@muster/guide';
import { distance2 } from '@muster/kernel';

/** Returns an action for the goal of a random event: leave for a reward, carry intel to the far edge, or pick up intel nearby. */
export const planErrand = (battle: Battle, unit: number): ActivateAction | undefined => {
  if (battle.happenings.length === 0 || hasUnitFlag(battle, unit, UNIT_FLAG.shaken) || isEmbarked(battle, unit))
    return undefined;
  if (!actionsOf(battle, unit).includes('rush')) return undefined;
  return leaveTable(battle, unit) ?? carryOn(battle, unit) ?? pickUp(battle, unit);
};

/** Rushes toward the edge if it is at most two moves away; with intel worth a victory point, if the remaining rounds suffice. */
const carryOn = (battle: Battle, unit: number): ActivateAction | undefined => {
  const carries = markersOnTable(battle, unit).length > 0;
  const left = roundsLeft(battle) + 1;
  const edges: Stretch[] = carries
    ? opposingEdges(battle, unit, 'edge')
    : exitsOf(battle, unit).flatMap(({ stretches }) => stretches);
  return hasten(
    battle,
    unit,
    edges.map((edge) => nearestOf(edge, ...placeOf(battle, unit))),
    carries ? Math.max(2, left) : 2,
  );
};

/** Returns intel within one move, for a unit that may pick it up. */
const pickUp = (battle: Battle, unit: number): ActivateAction | undefined =>
  battle.plan.units[unit].comes ? undefined : hasten(battle, unit, markersOnTable(battle), 1);

const placeOf = (battle: Battle, unit: number): [number, number] => {
  const lead = leader(battle, unit);
  return [battle.x[lead], battle.y[lead]];
};

const hasten = (
  battle: Battle,
  unit: number,
  spots: readonly { x: number; y: number }[],
  moves: number,
): ActivateAction | undefined => {
  const [x, y] = placeOf(battle, unit);
  const far = moves * allowanceOf(battle, unit, leader(battle, unit), 'rush');
  const near = spots
    .map((spot) => ({ ...spot, apart: distance2(x, y, spot.x, spot.y) }))
    .filter(({ apart }) => apart <= far * far)
    .sort((a, b) => a.apart - b.apart)[0];
  const way = near && moveToward(battle, unit, near.x, near.y, 'rush');
  return way && { type: 'activate', unit, action: 'rush', moves: way };
};
