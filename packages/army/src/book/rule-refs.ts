import { findRule, ruleId, type RuleRef, type Ruleset } from '@muster/engine';
import type { NamedRule } from './book.ts';

/** The id that a rule of a book goes by in a game: that of its own name where the game knows it so, else what it means. */
export const idOfRule = (ruleset: Ruleset, { name, means }: NamedRule): string => {
  const own = ruleId(name);
  if (means === undefined) return own;
  const meant = findRule(ruleset, means);
  return meant && findRule(ruleset, own)?.id !== meant.id ? means : own;
};

/** A rule of a book as an army has it in a game. */
export const refOfRule = (ruleset: Ruleset, rule: NamedRule): RuleRef => {
  const id = idOfRule(ruleset, rule);
  return rule.rating === undefined ? { id } : { id, rating: rule.rating };
};

/** An id by the name that is meant, looked up whole or by its beginning: what Tidebound is, `tidebound-boost-aura` begins with. */
export const renamed = (id: string, lookUp: (start: string) => string | undefined): string => {
  for (let end = id.length; end > 0; end = id.lastIndexOf('-', end - 1)) {
    const start = lookUp(id.slice(0, end));
    if (start !== undefined) return start + id.slice(end);
  }
  return id;
};
