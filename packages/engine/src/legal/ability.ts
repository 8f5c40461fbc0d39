import type { UseOrder } from '../contract/action.ts';
import { refuse, type Refusal } from '../contract/refusal.ts';
import type { AbilityPlan } from '../plan/ability-plan.ts';
import { modelWithinUnit } from '../space/measure.ts';
import { type Battle, UNIT_FLAG } from '../state/battle.ts';
import {
  canActivate,
  firstModel,
  hasUnitFlag,
  isEmbarked,
  isOnTable,
  modelsOf,
  nextModel,
  sideOf,
  someModel,
} from '../state/query.ts';
import { isCaster } from './cast.ts';
import { checkAim } from './reach.ts';

/** Checks whether a unit may use an ability of one of its models now, apart from whose turn it is. */
export const checkUse = (battle: Battle, unit: number, order: UseOrder): Refusal | undefined => {
  const { model } = order;
  if (!battle.alive[model] || battle.unitOf[model] !== unit) return refuse('no-such-model', { unit, model });
  const plan = battle.plan.models[model].abilities[order.ability];
  if (!plan) return refuse('no-such-rule', { unit, model });
  if (!canActivate(battle, unit)) return refuse('already-activated', { unit });
  if (hasUnitFlag(battle, unit, UNIT_FLAG.shaken)) return refuse('shaken-must-idle', { unit });
  if (isEmbarked(battle, unit)) return refuse('embarked-cannot', { unit });
  if (!isLeft(battle, model, plan)) return refuse('limited-spent', { unit, model });
  const problem = checkAim(battle, plan, model, order, {
    range: () => plan.range,
    sight: plan.ability.needsSight ?? false,
  });
  if (problem) return problem;
  const wrong = order.targets.find((target, i) => !isSuited(battle, plan, target, order.picks?.[i] ?? -1));
  return wrong === undefined ? undefined : refuse('wrong-spell-target', { unit: wrong });
};

/** Whether a model has not used up an ability yet. */
const isLeft = (battle: Battle, model: number, { index }: AbilityPlan): boolean =>
  ((battle.did[model] | battle.spent[model]) & (1 << index)) === 0;

const isSuited = (battle: Battle, { ability }: AbilityPlan, target: number, pick: number): boolean => {
  if (ability.only === 'casters') return someModel(battle, target, (model) => isCaster(battle, model));
  const able = (model: number): boolean =>
    (ability.only !== 'tough' || battle.plan.models[model].tough > 1) &&
    (ability.having === undefined || battle.plan.models[model].ruleIds.includes(ability.having));
  return pick >= 0 ? able(pick) : someModel(battle, target, able);
};

/** Returns every ability that a unit could use now, each with one legal target, for its player to choose from. */
export const usesOf = (battle: Battle, unit: number): UseOrder[] => {
  const uses: UseOrder[] = [];
  addUses(battle, unit, uses, Infinity);
  return uses;
};

/** Finds up to `most` uses of abilities by a unit. */
const addUses = (battle: Battle, unit: number, uses: UseOrder[], most: number): void => {
  if (!mayHaveUses(battle, unit)) return;
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model))
    for (const plan of battle.plan.models[model].abilities)
      if (isLeft(battle, model, plan))
        for (let target = 0; target < battle.plan.units.length; target++)
          for (const aim of aimsAt(battle, model, plan, target)) {
            const order: UseOrder = { model, ability: plan.index, ...aim };
            if (!checkUse(battle, unit, order)) uses.push(order);
            if (uses.length >= most) return;
          }
};

/** Returns the uses of one ability on several targets as one order. */
export const joinUses = (uses: readonly UseOrder[]): UseOrder => ({
  ...uses[0],
  targets: uses.flatMap(({ targets }) => targets),
  ...(uses[0].picks ? { picks: uses.flatMap(({ picks = [] }) => picks) } : {}),
});

/** Whether a unit can use some ability now. */
export const mayUse = (battle: Battle, unit: number): boolean => {
  const uses: UseOrder[] = [];
  addUses(battle, unit, uses, 1);
  return uses.length > 0;
};

/** Checks everything but the targets, which is quick. */
const mayHaveUses = (battle: Battle, unit: number): boolean => {
  if (!battle.plan.hasAbilities || hasUnitFlag(battle, unit, UNIT_FLAG.shaken) || !isOnTable(battle, unit))
    return false;
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model))
    for (const plan of battle.plan.models[model].abilities) if (isLeft(battle, model, plan)) return true;
  return false;
};

/**
 * Returns the ways to use an ability on a unit: on the unit, or on each of its models where the ability picks models.
 */
const aimsAt = (
  battle: Battle,
  model: number,
  plan: AbilityPlan,
  target: number,
): { targets: number[]; picks?: number[] }[] => {
  const friendly = sideOf(battle, target) === battle.plan.models[model].side;
  if (friendly !== (plan.target === 'friend') || !isOnTable(battle, target)) return [];
  if (!modelWithinUnit(battle, model, target, plan.range)) return [];
  if (!plan.single) return [{ targets: [target] }];
  return modelsOf(battle, target)
    .filter((pick) => !plan.heals || battle.wounds[pick] > 0)
    .map((pick) => ({ targets: [target], picks: [pick] }));
};
