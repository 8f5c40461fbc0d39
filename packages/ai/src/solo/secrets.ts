import { atHalf, type Battle, roundsLeft } from '@muster/engine';
import { isAtObjective } from './goals.ts';

/** The enemy unit that is most likely to fall: the cheapest of those, weakened ones first. */
export const frailest = (battle: Battle, units: readonly number[]): number | 'none' => {
  const worth = (unit: number): number => battle.plan.units[unit].cost - (atHalf(battle, unit) ? WEAKENED : 0);
  return units.reduce<number | 'none'>(
    (best, unit) => (best === 'none' || worth(unit) < worth(best) ? unit : best),
    'none',
  );
};

/** More than any unit costs. */
const WEAKENED = 100_000;

/** A unit that is nearly spent may as well earn something elsewhere; the others are needed here. */
export const chooseSent = (battle: Battle, units: readonly number[]): number | 'none' => {
  const spent = units.filter((unit) => atHalf(battle, unit) && battle.unitStartTough[unit] === 0);
  return spent.length > 0 && units.length > 1 ? frailest(battle, spent) : 'none';
};

/** A unit that is worn down and holds nothing leaves, if it can still come back and take a marker. */
export const withdraws = (battle: Battle, unit: number): boolean =>
  roundsLeft(battle) >= 2 && atHalf(battle, unit) && !isAtObjective(battle, unit);
