import {
  type Battle,
  type TargetedEffectPlan,
  hasUnitFlag,
  isCaster,
  markPlace,
  someModel,
  UNIT_FLAG,
} from '@muster/engine';
import { priceOf, roleOf } from './worth.ts';

/** Returns the worth of a spell or an ability on one target, in points; `pick` is the single target model, or -1. */
export const worthOfEffect = (
  battle: Battle,
  side: number,
  deed: TargetedEffectPlan,
  target: number,
  pick: number,
): number => {
  const { cost } = battle.plan.units[target];
  const price = priceOf(battle, target);
  let worth = deed.hits > 0 && deed.target === 'enemy' ? worthOfHits(battle, deed, target, pick) : 0;
  if (deed.heals && pick >= 0) worth += Math.min(2, battle.wounds[pick]) * price;
  if (deed.endangers) worth += (battle.unitAlive[target] / 6) * price;
  if (
    deed.test === 'fatigued' &&
    !hasUnitFlag(battle, target, UNIT_FLAG.fatigued) &&
    roleOf(battle, target) !== 'shooter'
  )
    worth += 0.06 * cost;
  if (deed.test === 'shoved') worth += 0.04 * cost;
  for (const { mark } of deed.marks) {
    const there = battle.marks[markPlace(battle, target, side, mark)];
    if (there === 0 || battle.plan.marks[mark].stacks) worth += (0.04 * cost) / (1 + there);
  }
  return worth + worthOfGrants(battle, deed, target);
};

/** Returns the worth of hits by their expected losses. */
const worthOfHits = (battle: Battle, { weapon, hits }: TargetedEffectPlan, target: number, pick: number): number => {
  const { defense } = battle.plan.units[target];
  const sum = (terms: readonly { amount: number; faces: number }[]): number =>
    terms.reduce((total, term) => total + (term.faces === 0 ? term.amount : 0), 0);
  const ap = sum(weapon.terms.piercing);
  const blast = Math.max(1, sum(weapon.terms.hitFactor));
  const models = pick >= 0 ? 1 : battle.unitAlive[target];
  return hits * Math.min(blast, models) * Math.min(5, Math.max(1, defense + ap - 1)) * (priceOf(battle, target) / 6);
};

/** Returns the worth of granted rules for a unit that can still use them. */
const worthOfGrants = (battle: Battle, { grants, target: whom }: TargetedEffectPlan, target: number): number => {
  const friendly = whom === 'friend';
  const had = battle.unitGrants[target] | battle.unitOnce[target] | battle.unitKept[target];
  const fresh = grants.filter((grant) => !(had & (1 << grant)));
  if (fresh.length === 0 || hasUnitFlag(battle, target, UNIT_FLAG.shaken)) return 0;
  // A casting penalty is useless on a unit without casters.
  const useful = fresh.some(
    (grant) => battle.plan.grants[grant].casting === 0 || someModel(battle, target, (model) => isCaster(battle, model)),
  );
  if (!useful) return 0;
  const { cost } = battle.plan.units[target];
  // A unit that has acted gains half: only the defensive part.
  const use = hasUnitFlag(battle, target, UNIT_FLAG.activated) ? 0.02 : 0.06;
  return cost * use * (roleOf(battle, target) === 'melee' || friendly ? 1 : 0.7);
};
