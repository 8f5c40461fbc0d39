import type { Amount } from '../rule/conditions.ts';
import type { Rule, RuleRef } from '../rule/rule.ts';
import { findRule } from '../rule/find-rule.ts';
import type { Ruleset } from '../rule/ruleset.ts';

/** A rule of a bearer: ratings of several instances are added up, other rules count once (battle:D7). */
export interface HeldRule {
  rule: Rule;
  rating: number;
  /** Its printed name, such as `Tough(3)`. */
  label: string;
}

/** Returns a rule with a rating. */
export const heldAs = (rule: Rule, rating: number): HeldRule => ({
  rule,
  rating,
  label: rule.rated ? `${rule.name}(${rating})` : rule.name,
});

/** Looks up rules and merges instances of the same rule; calls `unknown` for unknown rules. */
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
  // Sorted, so that nothing can depend on the order of rules in a list.
  return [...held.values()]
    .filter(({ rule }) => rule.boosts === undefined || held.has(`${rule.boosts} `))
    .filter(({ rule }) => ![...held.values()].some((other) => other.rule.drops?.includes(rule.id)))
    .sort((a, b) => (a.label < b.label ? -1 : 1));
};

/** Returns the combined rating of two instances: their sum, unless the rule has another way (battle:D7). */
const combined = ({ ratings }: Rule, one: number, other: number): number =>
  ratings === undefined ? one + other : ratings === 'lowest' ? Math.min(one, other) : Math.max(one, other);

/** Returns the number of an amount for a rating; 0 without an amount. */
export const valueOf = (amount: Amount | undefined, rating: number): number =>
  amount === 'X' ? rating : amount === '-X' ? -rating : (amount ?? 0);

/** Caches objects by rules, so that equal rules always give the same object. */
export class PerRules<Made> {
  readonly #known = new Map<string, Made>();

  of(rules: readonly HeldRule[], make: (rules: readonly HeldRule[]) => Made): Made {
    const key = rules.map((held) => held.label).join('|');
    const made = this.#known.get(key) ?? make(rules);
    this.#known.set(key, made);
    return made;
  }
}
