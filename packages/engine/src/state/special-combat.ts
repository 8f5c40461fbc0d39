import type { SpecialCombat } from '../plan/special-combat.ts';
import type { Battle } from './battle.ts';
import { givenRules } from './given.ts';
import { markRules } from './marks.ts';
import { everyModel, firstModel, nextModel, someModel } from './query.ts';

const NONE: readonly SpecialCombat[] = [];

/** Returns the effects on combat and turns of a model's rules, including those given to its unit. */
export const specialCombatOf = (battle: Battle, unit: number, model: number): readonly SpecialCombat[] => {
  if (!battle.plan.fights) return NONE;
  const own = battle.plan.models[model].fighting;
  const given = givenRules(battle, unit);
  if (given.length === 0) return own;
  const more = given.flatMap(({ fighting }) =>
    fighting && (fighting.stacks || !own.some(({ id }) => id === fighting.id)) ? [fighting] : [],
  );
  return more.length === 0 ? own : [...own, ...more];
};

/** Whether a model or its unit has a rule. */
const modelHasRule = (battle: Battle, unit: number, model: number, id: string): boolean => {
  if (battle.plan.models[model].ruleIds.includes(id)) return true;
  for (const rule of givenRules(battle, unit)) if (rule.id === id) return true;
  return false;
};

/** Whether any model of a unit has a rule. */
export const anyModelHasRule = (battle: Battle, unit: number, id: string): boolean =>
  someModel(battle, unit, (model) => modelHasRule(battle, unit, model, id));

/** Whether every model of a unit has a rule. */
export const everyModelHasRule = (battle: Battle, unit: number, id: string): boolean =>
  everyModel(battle, unit, (model) => modelHasRule(battle, unit, model, id));

/** Whether any living model of a unit may shoot after a Rush. */
export const mayShootAfterRush = (battle: Battle, unit: number): boolean =>
  battle.plan.fights &&
  (someModel(battle, unit, (model) => shootsAfterRush(battle, unit, model)) || hasSnapTargets(battle, unit));

/** Whether units of a side may shoot at this unit after a Rush. */
export const isTargetAfterRush = (battle: Battle, target: number, side: number): boolean =>
  markRules(battle, target, side).some(({ fighting }) => fighting?.shootsAfterRush);

const hasSnapTargets = (battle: Battle, unit: number): boolean =>
  battle.plan.marks.length > 0 &&
  battle.plan.units.some(({ index }) => isTargetAfterRush(battle, index, battle.plan.units[unit].side));

/** Whether a model may shoot after a Rush. */
export const shootsAfterRush = (battle: Battle, unit: number, model: number): boolean => {
  for (const rule of specialCombatOf(battle, unit, model)) if (rule.shootsAfterRush) return true;
  return false;
};

/** Returns the highest result that wounds a unit for passing a failed test at a cost; 0 unless most models have such a rule. */
export const holdsAtCost = (battle: Battle, unit: number): number => {
  if (!battle.plan.fights) return 0;
  let all = 0;
  let holding = 0;
  let least = Infinity;
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model)) {
    let cost = 0;
    for (const rule of specialCombatOf(battle, unit, model)) cost = Math.max(cost, rule.holdsAtCost);
    all++;
    if (cost === 0) continue;
    holding++;
    least = Math.min(least, cost);
  }
  return 2 * holding > all ? least : 0;
};
