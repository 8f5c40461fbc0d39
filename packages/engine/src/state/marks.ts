import type { MarkPlan } from '../plan/ability-plan.ts';
import type { UnitRule } from '../plan/terms.ts';
import type { Battle } from './battle.ts';
import { givenRules, rulesToActWith } from './given.ts';

/** The place of a mark of a side on a unit. */
export const markPlace = ({ plan }: Battle, unit: number, side: number, mark: number): number =>
  (unit * plan.sides.length + side) * plan.marks.length + mark;

/** What so many marks of a kind are worth. */
export const markRule = ({ rules }: MarkPlan, count: number): UnitRule => rules[Math.min(count, rules.length) - 1];

const NONE: readonly UnitRule[] = [];

/** The rules that units of a side have when they attack this one. */
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

/** The rules that a unit was given, with those that it has against one target; `acts` when it attacks in its own activation. */
export const rulesAgainst = (battle: Battle, unit: number, target: number, acts = false): readonly UnitRule[] => {
  const own = acts ? rulesToActWith(battle, unit) : givenRules(battle, unit);
  const marks = markRules(battle, target, battle.plan.units[unit].side);
  return marks.length === 0 ? own : [...own, ...marks];
};

/** Takes the marks off a unit that have counted for an attack of a side. */
export const spendMarks = (battle: Battle, target: number, side: number, moments: number): void => {
  const { marks, sides } = battle.plan;
  if (side >= sides.length) return;
  for (let i = 0; i < marks.length; i++)
    if (marks[i].lasts === 'once' && marks[i].rules[0].moments & moments)
      battle.marks[markPlace(battle, target, side, i)] = 0;
};

/** Takes the marks off all units that last for a round. */
export const fadeMarks = (battle: Battle): void => {
  const kinds = battle.plan.marks;
  for (let place = 0; place < battle.marks.length; place++)
    if (kinds[place % kinds.length].lasts === 'round') battle.marks[place] = 0;
};
