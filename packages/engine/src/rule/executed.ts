import { hashText, hex } from '@muster/kernel';
import type { Ruleset } from './ruleset.ts';

/** Raise it when the same steps under the same ruleset lead to other states: stored battles are checked again then. */
export const RESOLUTION = 1;

/** Texts of rules, missions and events, which are things with a summary. */
const TEXTS: readonly string[] = ['name', 'summary', 'source', 'approximates'];

/** A value without texts for people, and with its fields in one order. */
const executed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(executed);
  if (typeof value !== 'object' || value === null) return value;
  const isDescribed = 'summary' in value;
  return Object.entries(value)
    .filter(([field, inner]) => inner !== undefined && !(isDescribed && TEXTS.includes(field)))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([field, inner]) => [field, executed(inner)]);
};

/** Returns a hash of what is executed of a value: names and summaries of rules, missions and events do not count. */
export const executedHash = (value: unknown): string => hex(hashText(JSON.stringify(executed(value))));

const hashes = new WeakMap<Ruleset, string>();

/** Returns a hash of everything in a ruleset that is executed. */
export const rulesHash = (ruleset: Ruleset): string => {
  const known = hashes.get(ruleset);
  if (known !== undefined) return known;
  const { numbers, ways, forceOrganisation, mission, rules, aliases } = ruleset;
  const aliasedRules = Object.fromEntries(Object.entries(aliases).map(([id, { rule }]) => [id, rule]));
  const hash = executedHash([RESOLUTION, numbers, ways, forceOrganisation, mission, rules, aliasedRules]);
  hashes.set(ruleset, hash);
  return hash;
};
