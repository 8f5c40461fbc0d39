import type { Amount } from '../rule/conditions.ts';
import type { Rule, RuleRef } from '../rule/rule.ts';
import { findRule } from '../rule/find-rule.ts';
import type { Ruleset } from '../rule/ruleset.ts';

/** A rule as its bearer has it: instances of rated rules added up, others counted once (battle:D7). */
export interface HeldRule {
  rule: Rule;
  rating: number;
  /** As printed: `Tough(3)`. */
  label: string;
}

/** A rule as somebody has it with this rating. */
export const heldAs = (rule: Rule, rating: number): HeldRule => ({
  rule,
  rating,
  label: rule.rated ? `${rule.name}(${rating})` : rule.name,
});

/** Looks the rules up and merges instances of the same one; unknown ones are handed to `unknown`. */
export const holdRules = (
  ruleset: Ruleset,
  refs: readonly RuleRef[],
  unknown: (ref: RuleRef) => void = () => {},
): HeldRule[] => {
  const held = new Map<string, HeldRule>();
  for (const ref of refs) {
    const rule = findRule(ruleset, ref.id);
    if (!rule) {
      unknown(ref);
      continue;
    }
    const key = `${rule.id} ${rule.only ?? ''}`;
    const earlier = held.get(key);
    const rating = rule.rated && earlier ? combined(rule, earlier.rating, ref.rating ?? 0) : (ref.rating ?? 0);
    held.set(key, heldAs(rule, rating));
  }
  // Sorted, so that nothing at all can depend on the order in which a list names its rules.
  return [...held.values()]
    .filter(({ rule }) => rule.boosts === undefined || held.has(`${rule.boosts} `))
    .filter(({ rule }) => ![...held.values()].some((other) => other.rule.drops?.includes(rule.id)))
    .sort((a, b) => (a.label < b.label ? -1 : 1));
};

/** What two ratings of one bearer come to: their sum, unless the rule says otherwise (battle:D7). */
const combined = ({ ratings }: Rule, one: number, other: number): number =>
  ratings === undefined ? one + other : ratings === 'lowest' ? Math.min(one, other) : Math.max(one, other);

/** The number that an amount stands for, given the rule's rating; nought where a rule names none. */
export const valueOf = (amount: Amount | undefined, rating: number): number =>
  amount === 'X' ? rating : amount === '-X' ? -rating : (amount ?? 0);

/** Keeps what was made of rules, so that the same rules always give the same object. */
export class PerRules<Made> {
  readonly #known = new Map<string, Made>();

  of(rules: readonly HeldRule[], make: (rules: readonly HeldRule[]) => Made): Made {
    const key = rules.map((held) => held.label).join('|');
    const made = this.#known.get(key) ?? make(rules);
    this.#known.set(key, made);
    return made;
  }
}
