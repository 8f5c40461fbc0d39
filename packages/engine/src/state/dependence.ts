import { AURA_PICKS, type Battle } from './battle.ts';
import { isNear } from './area-rules.ts';

/** Whether a side still has Underdog Points, so that the order of two rolls matters. */
export const hasUnderdogPoints = ({ sideUnderdog, sideConceded }: Battle): boolean =>
  sideUnderdog.some((points, side) => points > 0 && sideConceded[side] === 0);

/** Whether an effect on one of these units can change an effect on another at the same time. */
export const dependOnEachOther = (battle: Battle, units: readonly number[]): boolean =>
  units.length > 1 && (hasUnderdogPoints(battle) || units.some((unit) => hasDependents(battle, unit, units)));

/** Whether losing a unit affects others: its passengers must get out, or rules it gives them end. */
export const hasDependents = (battle: Battle, unit: number, others: readonly number[]): boolean =>
  battle.unitIn.includes(unit) || giversOf(battle, unit).some((model) => reachesAny(battle, model, others));

/** Returns the models of a unit that give rules to other units. */
const giversOf = ({ plan, unitOf, alive }: Battle, unit: number): number[] =>
  [...plan.auraBearers, ...plan.radiators.map(({ model }) => model)].filter(
    (model) => model >= 0 && alive[model] === 1 && unitOf[model] === unit,
  );

const reachesAny = (battle: Battle, model: number, units: readonly number[]): boolean => {
  const own = battle.unitOf[model];
  return units.some((unit) => unit !== own && (isPicked(battle, model, unit) || isRadiated(battle, model, unit)));
};

const isPicked = ({ plan, auraPicks }: Battle, model: number, unit: number): boolean => {
  const place = plan.auraBearers.indexOf(model) * AURA_PICKS;
  return place >= 0 && auraPicks.subarray(place, place + AURA_PICKS).includes(unit + 1);
};

const isRadiated = (battle: Battle, model: number, unit: number): boolean =>
  battle.plan.radiators.some((radiator) => radiator.model === model && isNear(battle, model, unit, radiator.reach));
