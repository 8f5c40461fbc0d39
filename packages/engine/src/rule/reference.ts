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
  const match = /^\s*([A-Za-z][^()]*?)\s*(?:\(\s*(?:\+?(-?\d+)"?|(D\d))\s*\))?\s*$/.exec(text);
  if (!match) return undefined;
  const id = ruleId(match[3] === undefined ? match[1] : `${match[1]} ${match[3]}`);
  return match[2] === undefined ? { id } : { id, rating: Number(match[2]) };
};
