import { refuse, type Refusal } from '../contract/refusal.ts';
import type { OptionPlan } from '../plan/benefits.ts';
import type { Battle } from '../state/battle.ts';
import { everyModelHasRule, anyModelHasRule } from '../state/special-combat.ts';
import { checkTurn } from './activate.ts';

/** An option that a unit picks. */
export interface OptionChoice {
  /** Id of the rule. */
  rule: string;
  option: number;
}

/** Whether a unit has the rule of these options: one model of it, or all models for options that work once. */
export const hasOptions = (battle: Battle, unit: number, { rule, once }: OptionPlan): boolean =>
  once ? everyModelHasRule(battle, unit, rule) : anyModelHasRule(battle, unit, rule);

/** Returns the rules of which a unit may still pick an option in this activation. */
export const choicesOf = (battle: Battle, unit: number): readonly OptionPlan[] =>
  battle.plan.options.filter(
    (options, place) =>
      options.by === 'player' &&
      options.asked === undefined &&
      !(battle.unitChosen[unit] & (1 << place)) &&
      !(options.once && battle.unitUsed[unit] & (1 << place)) &&
      hasOptions(battle, unit, options),
  );

/** Checks whether a unit may pick this option now. */
export const checkChoose = (battle: Battle, unit: number, { rule, option }: OptionChoice): Refusal | undefined => {
  const problem = checkTurn(battle, unit);
  if (problem) return problem;
  const options = choicesOf(battle, unit).find((known) => known.rule === rule);
  if (!options) return refuse('no-such-rule', { unit });
  return option >= 0 && option < options.names.length ? undefined : refuse('bad-answer', { unit });
};
