import { isAtHalf, type Battle, roundsLeft } from '@muster/engine';
import { isAtObjective } from './goals.ts';

/** Returns the enemy unit that is most likely to be destroyed: weakened ones first, then the cheapest. */
export const frailest = (battle: Battle, units: readonly number[]): number | 'none' => {
  const worth = (unit: number): number => battle.plan.units[unit].cost - (isAtHalf(battle, unit) ? WEAKENED : 0);
  return units.reduce<number | 'none'>(
    (best, unit) => (best === 'none' || worth(unit) < worth(best) ? unit : best),
    'none',
  );
};

/** More than any unit's cost. */
const WEAKENED = 100_000;

/** Returns the unit to send away for a reward: a weakened one, if others stay; or none. */
export const chooseSent = (battle: Battle, units: readonly number[]): number | 'none' => {
  const spent = units.filter((unit) => isAtHalf(battle, unit) && battle.unitStartTough[unit] === 0);
  return spent.length > 0 && units.length > 1 ? frailest(battle, spent) : 'none';
};

/** Whether a unit leaves to return from Ambush: it is weakened, at no objective, and rounds are left to seize one. */
export const withdraws = (battle: Battle, unit: number): boolean =>
  roundsLeft(battle) >= 2 && isAtHalf(battle, unit) && !isAtObjective(battle, unit);
