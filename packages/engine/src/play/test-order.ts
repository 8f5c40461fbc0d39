import type { Play } from '../contract/play.ts';
import { checkTestOrder } from '../legal/order.ts';
import type { Battle } from '../state/battle.ts';
import { dependOnEachOther, hasUnderdogPoints, hasDependents } from '../state/dependence.ts';
import { holdsAtCost } from '../state/special-combat.ts';
import { someModel } from '../state/query.ts';

/** Whether a unit has a hero that lends its Quality to others while not Shaken. */
const lends = (battle: Battle, unit: number): boolean =>
  someModel(battle, unit, (model) => battle.plan.models[model].lendsQuality > 0);

/** Whether the order can change a result: a test takes away what helps another, or points can be spent on only one. */
const matters = (battle: Battle, units: readonly number[], routs: boolean): boolean => {
  if (units.length < 2) return false;
  if (hasUnderdogPoints(battle) || units.some((unit) => lends(battle, unit))) return true;
  if (routs) return dependOnEachOther(battle, units);
  return units.some((unit) => holdsAtCost(battle, unit) > 0 && hasDependents(battle, unit, units));
};

/**
 * Returns the units of a side in the order in which they test morale: of an army at half, or of those hurt in an
 * activation (battle:F13, battle:L12).
 */
export const inTestOrder = (
  play: Play,
  side: number,
  units: readonly number[],
  why: 'army' | 'hurt',
): readonly number[] => {
  const { battle } = play;
  if (!matters(battle, units, why === 'army')) return units;
  const hurt = why === 'hurt' ? ({ hurt: true } as const) : {};
  const answer = play.ask({ kind: 'morale-order', side, units, ...hurt }, (order) =>
    order === 'auto' ? undefined : checkTestOrder(units, order),
  );
  if (answer !== 'auto') return answer;
  // By default, units that lend their Quality come last.
  return [...units.filter((unit) => !lends(battle, unit)), ...units.filter((unit) => lends(battle, unit))];
};
