import { type BattlePlan, type Names, namesOf } from '@muster/engine';

const known = new WeakMap<BattlePlan, Names>();

/** Returns the names of all units and sides; they are computed once for each battle. */
export const namesFor = (plan: BattlePlan): Names => {
  const names = known.get(plan) ?? namesOf(plan);
  known.set(plan, names);
  return names;
};
