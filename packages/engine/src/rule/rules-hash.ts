import { hashText, hex } from '@muster/kernel';
import type { Ruleset } from './ruleset.ts';

/** The version of the engine's results. Raise it when the same steps under the same ruleset lead to other states, to check stored battles again. */
export const RESULTS_VERSION = 1;

/** Text fields of rules, missions and events, which all have a summary. */
const TEXTS: readonly string[] = ['name', 'summary', 'source', 'approximates'];

/** Returns a value without texts for people and with sorted fields. */
const executed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(executed);
  if (typeof value !== 'object' || value === null) return value;
  const isDescribed = 'summary' in value;
  return Object.entries(value)
    .filter(([field, inner]) => inner !== undefined && !(isDescribed && TEXTS.includes(field)))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([field, inner]) => [field, executed(inner)]);
};

/** Returns a hash of a value without the names and summaries of rules, missions and events. */
export const hashWithoutTexts = (value: unknown): string => hex(hashText(JSON.stringify(executed(value))));

const hashes = new WeakMap<Ruleset, string>();

/** Returns a hash of everything in a ruleset except its texts. */
export const rulesHash = (ruleset: Ruleset): string => {
  const known = hashes.get(ruleset);
  if (known !== undefined) return known;
  const { numbers, ways, forceOrganisation, mission, rules, aliases } = ruleset;
  const aliasedRules = Object.fromEntries(Object.entries(aliases).map(([id, { rule }]) => [id, rule]));
  const hash = hashWithoutTexts([RESULTS_VERSION, numbers, ways, forceOrganisation, mission, rules, aliasedRules]);
  hashes.set(ruleset, hash);
  return hash;
};
