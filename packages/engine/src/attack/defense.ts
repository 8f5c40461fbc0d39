import { completeBits } from '../plan/situation.ts';
import type { DefenseTerms, Save, UnitRule } from '../plan/terms.ts';
import type { Battle } from '../state/battle.ts';
import { givenRules } from '../state/given.ts';
import { eachUnitRule, leader } from '../state/query.ts';
import { targetBits } from './circumstances.ts';

/** The saves of these rules in a situation. */
export const savesIn = (defense: readonly UnitRule[], bits: number): Save[] =>
  bestSaves(defense.flatMap(({ defense: { saves } }) => saves.filter(({ needs }) => (needs & bits) === needs)));

/** The saves of a unit against wounds that no attack deals. */
export const savesOf = (battle: Battle, unit: number): Save[] =>
  savesIn(defenseRules(battle, unit, -1), completeBits(targetBits(battle, unit, -1)));

/** Saves of one rule and of what makes it better are one save: the best of them. */
const bestSaves = (saves: readonly Save[]): Save[] =>
  saves.filter((save, i) =>
    saves.every(
      (other, k) => other.rule !== save.rule || other.target > save.target || (other.target === save.target && k >= i),
    ),
  );

/** The rules that defend a target: its unit's shared and granted ones, or those of a picked model (battle:S6). */
export const defenseRules = (battle: Battle, target: number, pick: number): UnitRule[] => {
  const rules: UnitRule[] = [];
  if (pick < 0) eachUnitRule(battle, target, (rule) => rules.push(rule));
  else {
    const { shared } = battle.plan.models[pick];
    const given = givenRules(battle, target);
    const isNew = (rule: UnitRule): boolean => rule.stacks || !shared.some((own) => own.id === rule.id);
    const isAtHome = ({ boosts }: UnitRule): boolean =>
      boosts === undefined || [...shared, ...given].some(({ id }) => id === boosts);
    rules.push(...shared, ...given.filter((rule) => isNew(rule) && isAtHome(rule)));
  }
  return rules;
};

/** The Defense that blocks: the unit's, or its own for a picked model and for a hero that is left alone (battle:W9, battle:S6). */
export const defenseValue = (battle: Battle, target: number, pick: number): number => {
  const { units, models } = battle.plan;
  const single = pick >= 0 ? pick : battle.unitAlive[target] === 1 ? leader(battle, target) : -1;
  return single >= 0 && (pick >= 0 || models[single].hero) ? models[single].defense : units[target].defense;
};

/** What defends a target against being hit. */
export const hitDefense = (battle: Battle, target: number, pick: number): DefenseTerms[] =>
  defenseRules(battle, target, pick).map((rule) => rule.defense);
