import { type Battle, checkUse, joinUses, type UseOrder, usesOf } from '@muster/engine';
import { worthOfEffect } from './effect-worth.ts';

/** Returns the ability that a unit should use now, at its best targets, or `done`. */
export const chooseUse = (battle: Battle, unit: number): UseOrder | 'done' => {
  const worthy = usesOf(battle, unit)
    .map((order) => ({ order, worth: worthOf(battle, order) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth);
  if (worthy.length === 0) return 'done';
  const { model, ability } = worthy[0].order;
  const { dice, targets: most } = battle.plan.models[model].abilities[ability];
  const chosen = worthy
    .map(({ order }) => order)
    .filter((order) => order.model === model && order.ability === ability)
    .slice(0, dice > 0 ? 1 : most);
  const order = joinUses(chosen);
  return checkUse(battle, unit, order) ? chosen[0] : order;
};

const worthOf = (battle: Battle, { model, ability, targets, picks }: UseOrder): number => {
  const plan = battle.plan.models[model];
  return worthOfEffect(battle, plan.side, plan.abilities[ability], targets[0], picks?.[0] ?? -1);
};
