import type { RuleRef } from './rule.ts';

/** Turns a rule's printed name into its id: `AP` → `ap`, `Counter Attack` → `counter-attack`. */
export const ruleId = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Reads `Tough(3)` or `Furious`; `undefined` when it is neither. */
export const parseRuleRef = (text: string): RuleRef | undefined => {
  const match = /^\s*([A-Za-z][^()]*?)\s*(?:\(\s*\+?(-?\d+)"?\s*\))?\s*$/.exec(text);
  if (!match) return undefined;
  const id = ruleId(match[1]);
  return match[2] === undefined ? { id } : { id, rating: Number(match[2]) };
};
