import { BATTLE_LIMITS } from '../plan/limits.ts';
import { completeBits } from '../plan/situation.ts';
import type { DefenseTerms, Save, UnitRule } from '../plan/terms.ts';
import type { Battle } from '../state/battle.ts';
import { givenRules } from '../state/given.ts';
import { collectModels, eachUnitRule, guestOf, leader } from '../state/query.ts';
import { targetBits } from './situation-bits.ts';

/** Returns the saves of these rules in a situation. */
export const savesIn = (defense: readonly UnitRule[], bits: number): readonly Save[] =>
  bestSaves(defense.flatMap(({ defense: { saves } }) => saves.filter(({ needs }) => (needs & bits) === needs)));

/** Returns the saves of a unit against wounds that no attack causes. */
export const savesOf = (battle: Battle, unit: number): readonly Save[] =>
  savesIn(defenseRules(battle, unit, -1), completeBits(targetBits(battle, unit, -1)));

/** Returns the best save for each rule: a rule and the rules that improve it give one save. */
const bestSaves = (saves: readonly Save[]): Save[] =>
  saves.filter((save, i) =>
    saves.every(
      (other, k) => other.rule !== save.rule || other.target > save.target || (other.target === save.target && k >= i),
    ),
  );

/** Returns the rules that defend a target: shared and given ones of its unit, or those of a picked model (battle:S6). */
export const defenseRules = (battle: Battle, target: number, pick: number): readonly UnitRule[] => {
  const given = givenRules(battle, target);
  const known = given.length === 0 ? knownRules(battle, target, pick) : undefined;
  if (known) return known;
  const rules: UnitRule[] = [];
  if (pick < 0) eachUnitRule(battle, target, (rule) => rules.push(rule));
  else {
    const { shared } = battle.plan.models[pick];
    const isNew = (rule: UnitRule): boolean => rule.stacks || !shared.some((own) => own.id === rule.id);
    const isAtHome = ({ boosts }: UnitRule): boolean =>
      boosts === undefined || [...shared, ...given].some(({ id }) => id === boosts);
    rules.push(...shared, ...given.filter((rule) => isNew(rule) && isAtHome(rule)));
  }
  return rules;
};

const living = new Int32Array(BATTLE_LIMITS.models);

/**
 * Returns the rules that defend a target without given rules, always as the same list object: those of a picked model, or of
 * a unit with at most two kinds of living models. Otherwise `undefined`.
 */
const knownRules = (battle: Battle, target: number, pick: number): readonly UnitRule[] | undefined => {
  const { models, setsApart } = battle.plan;
  if (pick >= 0) return models[pick].shared;
  const count = collectModels(battle, target, living);
  if (count === 0 || setsApart || guestOf(battle, target) >= 0) return undefined;
  const { shared } = models[living[0]];
  let others = shared;
  for (let i = 1; i < count; i++) {
    const own = models[living[i]].shared;
    if (own === shared || own === others) continue;
    if (others !== shared) return undefined;
    others = own;
  }
  return others === shared ? shared : commonRules(shared, others);
};

const commonKnown = new WeakMap<readonly UnitRule[], Map<readonly UnitRule[], readonly UnitRule[]>>();

/** Returns the rules that two kinds of models share, with the lower of different ratings (muster:morale). */
const commonRules = (one: readonly UnitRule[], other: readonly UnitRule[]): readonly UnitRule[] => {
  let known = commonKnown.get(one);
  if (!known) commonKnown.set(one, (known = new Map()));
  let common = known.get(other);
  if (!common) known.set(other, (common = findCommon(one, other)));
  return common;
};

const findCommon = (one: readonly UnitRule[], other: readonly UnitRule[]): readonly UnitRule[] =>
  one.flatMap((rule) => {
    const own = other.includes(rule) ? rule : other.find(({ id }) => id === rule.id);
    return own ? [own.rating < rule.rating ? own : rule] : [];
  });

/** Returns the Defense that blocks: that of the unit, or of a picked model or a hero who is left alone (battle:W9, battle:S6). */
export const defenseValue = (battle: Battle, target: number, pick: number): number => {
  const { units, models } = battle.plan;
  const single = pick >= 0 ? pick : battle.unitAlive[target] === 1 ? leader(battle, target) : -1;
  return single >= 0 && (pick >= 0 || models[single].hero) ? models[single].defense : units[target].defense;
};

/** Returns the effects that defend a target against being hit. */
export const hitDefense = (battle: Battle, target: number, pick: number): readonly DefenseTerms[] => {
  const known = givenRules(battle, target).length === 0 ? knownRules(battle, target, pick) : undefined;
  return known ? termsOf(known) : defenseRules(battle, target, pick).map((rule) => rule.defense);
};

const termsKnown = new WeakMap<readonly UnitRule[], readonly DefenseTerms[]>();

/** Returns the defence effects of a list of rules; computed once for each list. */
const termsOf = (rules: readonly UnitRule[]): readonly DefenseTerms[] => {
  let terms = termsKnown.get(rules);
  if (!terms) termsKnown.set(rules, (terms = rules.map((rule) => rule.defense)));
  return terms;
};
