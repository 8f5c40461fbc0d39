import { INCH } from '@muster/kernel';
import type { Amount, Effects, Rule, RuleRef } from '../rule/effects.ts';
import type { Ruleset } from '../rule/ruleset.ts';
import type { AttackTerms, DefenseTerms, Gift, Save, Term, UnitRule } from './plan.ts';
import { bitsOf } from './situation.ts';

/** A rule as its bearer has it: instances of rated rules added up, others counted once (battle:D7). */
export interface HeldRule {
  rule: Rule;
  rating: number;
  /** As printed: `Tough(3)`. */
  label: string;
}

/** Looks the rules up and merges instances of the same one; unknown ones are handed to `unknown`. */
export const holdRules = (
  ruleset: Ruleset,
  refs: readonly RuleRef[],
  unknown: (ref: RuleRef) => void = () => {},
): HeldRule[] => {
  const held = new Map<string, HeldRule>();
  for (const ref of refs) {
    const rule = Object.hasOwn(ruleset.rules, ref.id) ? ruleset.rules[ref.id] : undefined;
    if (!rule) {
      unknown(ref);
      continue;
    }
    const earlier = held.get(rule.id);
    const rating = (rule.rated ? (earlier?.rating ?? 0) : 0) + (ref.rating ?? 0);
    held.set(rule.id, { rule, rating, label: rule.rated ? `${rule.name}(${rating})` : rule.name });
  }
  // Sorted, so that nothing at all can depend on the order in which a list names its rules.
  return [...held.values()].sort((a, b) => (a.rule.id < b.rule.id ? -1 : 1));
};

/** The number that an amount stands for, given the rule's rating. */
export const valueOf = (amount: Amount, rating: number): number =>
  amount === 'X' ? rating : amount === '-X' ? -rating : amount;

const terms = (effects: Effects | undefined, held: HeldRule): Term[] =>
  effects === undefined
    ? []
    : (Array.isArray(effects) ? effects : [effects]).map((effect) => ({
        needs: bitsOf(effect.when),
        amount: valueOf(effect.amount, held.rating),
        onSix: effect.onSix ?? false,
        source: held.label,
      }));

/** Whether a rule says something about attacks beside amounts. */
const saysYesOrNo = ({ attacker = {} }: Rule): boolean =>
  Object.values(attacker).some((word) => word === true || typeof word === 'string' || isNames(word));

const isNames = (word: unknown): boolean => Array.isArray(word) && word.every((name) => typeof name === 'string');

/** What a set of rules says about an attack. */
export const attackTerms = (rules: readonly HeldRule[]): AttackTerms => {
  const cover = rules.map(({ rule }) => rule.attacker?.ignoresCover);
  const any = (test: (rule: Rule) => true | undefined): boolean => rules.some(({ rule }) => test(rule) === true);
  return {
    attacks: rules.flatMap((held) => terms(held.rule.attacker?.attacks, held)),
    quality: rules.flatMap((held) => terms(held.rule.attacker?.quality, held)),
    toHit: rules.flatMap((held) => terms(held.rule.attacker?.toHit, held)),
    extraHits: rules.flatMap((held) => terms(held.rule.attacker?.extraHits, held)),
    piercing: rules.flatMap((held) => terms(held.rule.attacker?.piercing, held)),
    hitFactor: rules.flatMap((held) => terms(held.rule.attacker?.hitFactor, held)),
    woundFactor: rules.flatMap((held) => terms(held.rule.attacker?.woundFactor, held)),
    words: rules.filter(({ rule }) => saysYesOrNo(rule)).map((held) => held.label),
    rerollBlockedSixes: any((rule) => rule.attacker?.rerollBlockedSixes),
    ignores: rules.flatMap(({ rule }) => rule.attacker?.ignores ?? []),
    ignoresCover: cover.includes('all') ? 'all' : cover.includes('sight') ? 'sight' : 'none',
    needsNoSight: any((rule) => rule.attacker?.needsNoSight),
    unhindered: any((rule) => rule.attacker?.unhindered),
    picksModel: any((rule) => rule.attacker?.picksModel),
    limited: any((rule) => rule.attacker?.limited),
    strikesFirst: any((rule) => rule.attacker?.strikesFirst),
  };
};

const sumOf = (effects: Effects | undefined, held: HeldRule): number =>
  terms(effects, held).reduce((sum, term) => sum + term.amount, 0);

/** What a rule says for the defence. */
const defenseTerms = (held: HeldRule): DefenseTerms => {
  const defender = held.rule.defender ?? {};
  return {
    toHit: terms(defender.toHit, held),
    toBlock: terms(defender.toBlock, held),
    saves: terms(defender.ignoreWounds, held).map((term): Save => ({
      rule: held.rule.id,
      name: held.label,
      target: term.amount,
    })),
    range: sumOf(defender.range, held) * INCH,
  };
};

/** Impact dice that a charger gains or loses for one model with these rules. */
export const impactOnCharger = (rules: readonly HeldRule[]): number =>
  rules.reduce((sum, held) => sum + sumOf(held.rule.defender?.impact, held), 0);

/** What a rule gives to the whole unit of its bearer, if anything. */
export const giftOf = (held: HeldRule): Gift | undefined => {
  const { id, rated = false, unit } = held.rule;
  if (!unit) return undefined;
  const morale = valueOf(unit.morale ?? 0, held.rating);
  return { id, label: held.label, stacks: rated, morale, move: valueOf(unit.move ?? 0, held.rating) * INCH };
};

/** A rule as it counts for a whole unit. */
export const unitRule = (held: HeldRule): UnitRule => {
  const { move = {}, morale = {}, presence = {} } = held.rule;
  const value = (amount: Amount | undefined): number => (amount === undefined ? 0 : valueOf(amount, held.rating));
  return {
    id: held.rule.id,
    label: held.label,
    rating: held.rating,
    stacks: held.rule.rated ?? false,
    attack: attackTerms([held]),
    defense: defenseTerms(held),
    advance: value(move.advance) * INCH,
    rush: value(move.rush) * INCH,
    ignoresDifficult: move.ignoresDifficult ?? false,
    flies: move.flies ?? false,
    jumpTarget: move.jumpsSurely ? 0 : move.jumpsOn,
    fear: value(presence.fear),
    moraleBonus: value(morale.bonus),
    gift: giftOf(held),
    secondChance: value(morale.secondChance),
  };
};

/** Whether a rule says something that only counts when a whole unit has it. */
export const isShared = (held: HeldRule): boolean => held.rule.defender !== undefined || held.rule.morale !== undefined;

/** Whether everything that a rule says can also be given to a unit for a time. */
export const isGrantable = ({ attacker = {}, defender = {}, move = {}, presence = {} }: Rule): boolean =>
  !(attacker.attacks || attacker.needsNoSight || attacker.picksModel || attacker.limited || attacker.strikesFirst) &&
  !(defender.impact || move.onlyActions || move.straightLine) &&
  Object.keys(presence).every((word) => word === 'fear');
