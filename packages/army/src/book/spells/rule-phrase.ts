import { parseRuleRef, type RuleRef } from '@muster/engine';

/** Phrases that books use instead of a rule's name, and the rules that they describe. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/^\+1 to hit(?: rolls)? in melee$/, 'precision-fighter'],
  [/^\+1 to hit(?: rolls)? when shooting$/, 'precision-shooter'],
  [/^\+1 to hit(?: rolls)?(?: when attacking)?$/, 'precision-attacks'],
  [/^-1 to hit(?: rolls)?(?: when attacking)?$/, 'precision-penalty'],
  [/^\+1 to defense(?: rolls)?$/, 'defense-bonus'],
  [/^-1 to defense(?: rolls)?$/, 'defense-penalty'],
  [/^\+1 to morale(?: test)?(?: rolls)?$/, 'resolve'],
  [/^-1 to morale(?: test)?(?: rolls)?$/, 'morale-penalty'],
  [/^\+6" range when shooting$/, 'increased-shooting-range'],
  [/^ap\(\+?1\) when shooting$/, 'piercing-shooter'],
  [/^ap\(\+?1\) in melee$/, 'piercing-fighter'],
  [/^ap\(\+?1\) when charging$/, 'piercing-assault'],
  [/^ap\(\+?1\)(?: when attacking)?$/, 'piercing-attacks'],
];

/** Returns the rule that a phrase of a spell names or describes. */
export const ruleOfPhrase = (phrase: string): RuleRef | undefined => {
  const text = phrase.trim().toLowerCase();
  const casting = /^-(\d) to casting rolls$/.exec(text);
  if (casting) return { id: 'casting-penalty', rating: Number(casting[1]) };
  const known = PHRASES.find(([pattern]) => pattern.test(text));
  if (known) return { id: known[1] };
  return /^[a-z]/.test(text) ? parseRuleRef(phrase.replace(/ when attacking$/i, '')) : undefined;
};

/** Reads the rules of hits: `AP(1) and Surge`. */
export const rulesOfHits = (text: string): readonly RuleRef[] | undefined => {
  const refs = text
    .split(/\s+and\s+|,\s*/)
    .filter((part) => part !== '')
    .map((part) => parseRuleRef(part));
  return refs.includes(undefined) ? undefined : (refs as readonly RuleRef[]);
};
