import type { UnitRule } from '../plan/plan.ts';
import type { Battle } from './battle.ts';
import { givenRules } from './given.ts';

/** Takes from a unit what it was given once and what has counted now. */
export const spendOnce = (battle: Battle, unit: number, moments: number): void => {
  const bits = battle.unitOnce[unit];
  if (bits === 0) return;
  const { grants } = battle.plan;
  for (let i = 0; i < grants.length; i++) if (grants[i].moments & moments) battle.unitOnce[unit] &= ~(1 << i);
};

/** The place of a mark of a side on a unit. */
export const markPlace = ({ plan }: Battle, unit: number, side: number, mark: number): number =>
  (unit * plan.sides.length + side) * plan.marks.length + mark;

const NONE: readonly UnitRule[] = [];

/** The rules that units of a side have when they attack this one. */
export const markRules = (battle: Battle, target: number, side: number): readonly UnitRule[] => {
  const { marks } = battle.plan;
  if (marks.length === 0) return NONE;
  const rules: UnitRule[] = [];
  marks.forEach((mark, i) => {
    const count = battle.marks[markPlace(battle, target, side, i)];
    if (count > 0) rules.push(mark.rules[Math.min(count, mark.rules.length) - 1]);
  });
  return rules;
};

/** The rules that a unit was given, with those that it has against one target. */
export const rulesAgainst = (battle: Battle, unit: number, target: number): readonly UnitRule[] => {
  const own = givenRules(battle, unit);
  const marks = markRules(battle, target, battle.plan.units[unit].side);
  return marks.length === 0 ? own : [...own, ...marks];
};

/** Takes the marks off a unit that have counted for an attack of a side. */
export const spendMarks = (battle: Battle, target: number, side: number, moments: number): void =>
  battle.plan.marks.forEach((mark, i) => {
    if (mark.lasts === 'once' && mark.rules[0].moments & moments) battle.marks[markPlace(battle, target, side, i)] = 0;
  });
