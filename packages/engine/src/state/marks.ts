import type { MarkPlan } from '../plan/ability-plan.ts';
import type { UnitRule } from '../plan/terms.ts';
import type { Battle } from './battle.ts';
import { givenRules, rulesToActWith } from './given.ts';

/** Returns the index in the `marks` column for a mark of a side on a unit. */
export const markPlace = ({ plan }: Battle, unit: number, side: number, mark: number): number =>
  (unit * plan.sides.length + side) * plan.marks.length + mark;

/** Returns the rule for a number of marks of one kind. */
export const markRule = ({ rules }: MarkPlan, count: number): UnitRule => rules[Math.min(count, rules.length) - 1];

const NONE: readonly UnitRule[] = [];

/** Returns the rules that units of a side have when they attack this unit. */
export const markRules = (battle: Battle, target: number, side: number): readonly UnitRule[] => {
  const { marks } = battle.plan;
  if (marks.length === 0 || side >= battle.plan.sides.length) return NONE;
  let rules: UnitRule[] | undefined;
  for (let i = 0; i < marks.length; i++) {
    const count = battle.marks[markPlace(battle, target, side, i)];
    if (count > 0) (rules ??= []).push(markRule(marks[i], count));
  }
  return rules ?? NONE;
};

/** Returns the given rules of a unit, including those against one target; `acts` if it attacks in its own activation. */
export const rulesAgainst = (battle: Battle, unit: number, target: number, acts = false): readonly UnitRule[] => {
  const own = acts ? rulesToActWith(battle, unit) : givenRules(battle, unit);
  const marks = markRules(battle, target, battle.plan.units[unit].side);
  return marks.length === 0 ? own : [...own, ...marks];
};

/** Removes the marks of a unit that were used up by an attack of a side. */
export const spendMarks = (battle: Battle, target: number, side: number, moments: number): void => {
  const { marks, sides } = battle.plan;
  if (side >= sides.length) return;
  for (let i = 0; i < marks.length; i++)
    if (marks[i].lasts === 'once' && marks[i].rules[0].moments & moments)
      battle.marks[markPlace(battle, target, side, i)] = 0;
};

/** Removes all marks that last for a round. */
export const endRoundMarks = (battle: Battle): void => {
  const kinds = battle.plan.marks;
  for (let place = 0; place < battle.marks.length; place++)
    if (kinds[place % kinds.length].lasts === 'round') battle.marks[place] = 0;
};
