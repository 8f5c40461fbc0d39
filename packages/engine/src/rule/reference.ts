import type { RuleRef } from './rule.ts';

/** Turns a rule's printed name into its id: `AP` → `ap`, `Counter Attack` → `counter-attack`. */
export const ruleId = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Reads `Tough(3)`, `Furious` or `AP(D3)`, which is a rule of its own; `undefined` when it is none of them. */
export const parseRuleRef = (text: string): RuleRef | undefined => {
  // Spaces are cut off first: looking for them in several places takes for ever in a text that is full of them.
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
