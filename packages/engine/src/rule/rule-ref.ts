import type { RuleRef } from './rule.ts';

/** Returns the id of a rule's printed name: `AP` → `ap`, `Counter Attack` → `counter-attack`. */
export const ruleId = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Reads `Tough(3)`, `Furious` or `AP(D3)`, which is a separate rule; returns `undefined` for anything else. */
export const parseRuleRef = (text: string): RuleRef | undefined => {
  // Trim first: a pattern that looks for spaces in several places takes forever on a text full of them.
  const match = /^([A-Za-z][^()]*)(?:\(([^()]*)\))?$/.exec(text.trim());
  if (!match) return undefined;
  const [, name, inside] = match;
  if (inside === undefined) return { id: ruleId(name) };
  const rating = /^(?:\+?(-?\d+)"?|(D\d))$/.exec(inside.trim());
  if (!rating) return undefined;
  return rating[1] === undefined
    ? { id: ruleId(`${name} ${rating[2]}`) }
    : { id: ruleId(name), rating: Number(rating[1]) };
};
