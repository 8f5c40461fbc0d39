import { findRule, isGrantable, type Rule, type RuleRef, type Ruleset } from '@muster/engine';
import type { Finding } from '@muster/kernel';
import { newestRuleset } from '@muster/rules';
import type { BookSpell, Gear, NamedRule } from '../book/book.ts';
import { statusOf } from '../book/coverage.ts';
import { idOfRule } from '../book/rule-refs.ts';
import type { MusterBook } from './book.ts';
import { nearest } from './names.ts';

/**
 * Returns what the author of a book should know: rules that battles do not play, missing ratings, and missing costs.
 */
export const checkBook = ({ system, units, packages, spells }: MusterBook): Finding[] => {
  const ruleset = newestRuleset(system);
  const options = packages.flatMap(({ sections }) => sections.flatMap((section) => section.options));
  const found = [
    ...units.flatMap(({ name, rules, gear }) => aboutRules(ruleset, name, [...rules, ...gear.flatMap(rulesIn)])),
    ...options.flatMap(({ label, gains }) => aboutRules(ruleset, label, gains.flatMap(rulesIn))),
    ...spells.flatMap((spell) => aboutSpell(ruleset, spell)),
    ...units.filter(({ cost }) => cost === 0).map(({ name }) => ({ path: name, message: 'has no cost yet' })),
  ];
  return [...new Map(found.map((finding) => [`${finding.path} ${finding.message}`, finding])).values()];
};

const rulesIn = (gear: Gear): readonly NamedRule[] => {
  if (gear.kind === 'weapon') return gear.rules;
  return gear.kind === 'rule' ? [gear.rule] : gear.content.flatMap(rulesIn);
};

const aboutRules = (ruleset: Ruleset, path: string, rules: readonly NamedRule[]): Finding[] =>
  rules.flatMap((rule): Finding[] => {
    const known = findRule(ruleset, idOfRule(ruleset, rule));
    const { status, how } = statusOf(ruleset, rule);
    if (!known || status === 'unknown') return [{ path, message: unknown(ruleset, rule.name) }];
    if (status === 'approximated') return [{ path, message: `"${rule.name}" is played approximately: ${how}` }];
    return aboutRating(path, known, rule);
  });

const aboutRating = (path: string, { name, rated }: Rule, { rating }: Pick<RuleRef, 'rating'>): Finding[] => {
  if (rated && rating === undefined) return [{ path, message: `"${name}" needs a rating, such as ${name}(1)` }];
  return !rated && rating !== undefined ? [{ path, message: `"${name}" has no rating: write it without one` }] : [];
};

const unknown = (ruleset: Ruleset, name: string): string => {
  const meant = nearest(
    name,
    Object.values(ruleset.rules).map((rule) => rule.name),
  );
  return `${ruleset.name} does not have the rule "${name}"${meant === undefined ? '' : `; did you mean ${meant}?`}`;
};

const aboutSpell = (ruleset: Ruleset, { name, spell }: BookSpell): Finding[] => {
  if (!spell) return [];
  const check = (ref: RuleRef, isGranted: boolean): Finding[] => {
    const rule = findRule(ruleset, ref.id);
    if (!rule) return [{ path: name, message: unknown(ruleset, ref.id) }];
    if (isGranted && !isGrantable(rule))
      return [{ path: name, message: `a spell cannot give the rule "${rule.name}" to a unit` }];
    return aboutRating(name, rule, ref);
  };
  return [...spell.rules.flatMap((ref) => check(ref, false)), ...spell.grants.flatMap((ref) => check(ref, true))];
};
