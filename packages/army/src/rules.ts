import { titled } from '@muster/kernel';
import { findRule, parseRuleRef, type Army, type RuleRef, type Ruleset } from '@muster/engine';
import type { Finding, Reader } from '@muster/kernel';
import { listOrNone } from './fields.ts';

const MOST_RULES = 30;
const LARGEST_RATING = 100;

/** Reads one rule such as `Tough(3)` from a text, and reports errors to the reader. */
export const readRule = (reader: Reader, text: string): RuleRef[] => {
  const ref = text.length <= 80 ? parseRuleRef(text) : undefined;
  if (!ref) {
    reader.complain(`"${text.slice(0, 80)}" is not a rule such as Furious or Tough(3)`);
    return [];
  }
  if (Math.abs(ref.rating ?? 0) <= LARGEST_RATING) return [ref];
  reader.complain(`"${text}" has too high a rating (limit ${LARGEST_RATING})`);
  return [];
};

/** Reads an optional list of rules. */
export const readRules = (reader: Reader): RuleRef[] =>
  listOrNone(reader, MOST_RULES).flatMap((entry) => {
    const text = entry.text();
    return text === '' ? [] : readRule(entry, text);
  });

/** Whether a rule is among those of a unit, a model or a weapon. */
export const hasRule = (rules: readonly RuleRef[], id: string): boolean => rules.some((ref) => ref.id === id);

/** Returns a rule as it is printed, with its name in the ruleset. */
export const ruleText = (ref: RuleRef, ruleset: Ruleset): string => {
  const name = findRule(ruleset, ref.id)?.name ?? titled(ref.id);
  return ref.rating === undefined ? name : `${name}(${ref.rating})`;
};

/** Returns the rules of an army that a ruleset does not have, and those without a required rating. */
export const checkRules = (ruleset: Ruleset, army: Army): Finding[] => {
  const findings = new Map<string, Finding>();
  const check = (path: string, rules: readonly RuleRef[]): void => {
    for (const ref of rules) {
      const text = ruleText(ref, ruleset);
      const rule = findRule(ruleset, ref.id);
      if (!rule) findings.set(`${path} ${text}`, { path, message: `${ruleset.name} does not have the rule "${text}"` });
      else if (rule.rated && ref.rating === undefined)
        findings.set(`${path} ${text}`, { path, message: `the rule "${text}" needs a rating, such as ${text}(1)` });
    }
  };
  army.units.forEach((unit, i) => {
    check(`units[${i}]`, unit.rules);
    for (const model of unit.models) {
      check(`units[${i}]`, model.rules);
      for (const weapon of model.weapons) check(`units[${i}]`, weapon.rules);
    }
  });
  army.spells.forEach((spell, i) => check(`spells[${i}]`, [...spell.rules, ...spell.grants, ...(spell.marks ?? [])]));
  return [...findings.values()];
};
