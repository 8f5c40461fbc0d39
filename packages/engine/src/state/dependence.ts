import { AURA_PICKS, type Battle } from './battle.ts';
import { isNear } from './radiation.ts';

/** Whether a side still has underdog points: then it matters which of two rolls comes first. */
export const hasPoints = ({ sideUnderdog, sideConceded }: Battle): boolean =>
  sideUnderdog.some((points, side) => points > 0 && sideConceded[side] === 0);

/** Whether something that happens to one of these units can change what happens to another at the same time. */
export const dependOnEachOther = (battle: Battle, units: readonly number[]): boolean =>
  units.length > 1 && (hasPoints(battle) || units.some((unit) => supports(battle, unit, units)));

/** Whether the end of a unit changes something for others: passengers look for a place, or what it gives them is lost. */
export const supports = (battle: Battle, unit: number, others: readonly number[]): boolean =>
  battle.unitIn.includes(unit) || giversOf(battle, unit).some((model) => reachesAny(battle, model, others));

/** Models of a unit that give something to other units. */
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
