import { findRule, ruleId, type RuleRef, type Ruleset } from '@muster/engine';
import type { NamedRule } from './book.ts';

/** Returns the id of a rule of a book in a game: that of its own name if the game has it, else of the rule that it means. */
export const idOfRule = (ruleset: Ruleset, { name, means }: NamedRule): string => {
  const own = ruleId(name);
  if (means === undefined) return own;
  const meant = findRule(ruleset, means);
  return meant && findRule(ruleset, own)?.id !== meant.id ? means : own;
};

/** Returns a rule of a book as an army has it in a game. */
export const refOfRule = (ruleset: Ruleset, rule: NamedRule): RuleRef => {
  const id = idOfRule(ruleset, rule);
  return rule.rating === undefined ? { id } : { id, rating: rule.rating };
};

/** Replaces a name at the beginning of an id by the name that it means: Tidebound also in `tidebound-boost-aura`. */
export const renamed = (id: string, lookUp: (start: string) => string | undefined): string => {
  for (let end = id.length; end > 0; end = id.lastIndexOf('-', end - 1)) {
    const start = lookUp(id.slice(0, end));
    if (start !== undefined) return start + id.slice(end);
  }
  return id;
};
