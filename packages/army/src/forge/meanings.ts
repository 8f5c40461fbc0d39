import { ruleId } from '@muster/engine';
import type { BookRule, BookUnit, Gear, NamedRule, UpgradeSection } from '../book/book.ts';
import { renamed } from '../book/rule-refs.ts';
import { FORGE_RULE_IDS } from './rule-ids.ts';

/** Returns a rule with the rule that it is another name for, if there is one. */
export type RuleMeaning = (rule: NamedRule) => NamedRule;

/** Returns which names in the rules of a book or list are other names of common rules. */
export const meaningsOf = (rules: readonly BookRule[]): RuleMeaning => {
  const meant = new Map<string, string>();
  for (const { name, aliasOf } of rules) {
    if (aliasOf !== undefined && Object.hasOwn(FORGE_RULE_IDS, aliasOf))
      meant.set(ruleId(name), FORGE_RULE_IDS[aliasOf]);
  }
  if (meant.size === 0) return (rule) => rule;
  return (rule) => {
    const id = ruleId(rule.name);
    const means = renamed(id, (start) => meant.get(start));
    return means === id ? rule : { ...rule, means };
  };
};

const ofGear = (gear: Gear, meaning: RuleMeaning): Gear => {
  if (gear.kind === 'weapon') return { ...gear, rules: gear.rules.map(meaning) };
  if (gear.kind === 'rule') return { ...gear, rule: meaning(gear.rule) };
  return { ...gear, content: gear.content.map((inner) => ofGear(inner, meaning)) };
};

/** Returns a unit with the meanings of its rules. */
export const meaningfulUnit = (unit: BookUnit, meaning: RuleMeaning): BookUnit => ({
  ...unit,
  rules: unit.rules.map(meaning),
  gear: unit.gear.map((gear) => ofGear(gear, meaning)),
});

/** Returns a section with the meanings of its rules. */
export const meaningfulSection = (section: UpgradeSection, meaning: RuleMeaning): UpgradeSection => ({
  ...section,
  options: section.options.map((option) => meaningfulOption(option, meaning)),
});

/** Returns an option with the meanings of its rules. */
export const meaningfulOption = (
  option: UpgradeSection['options'][number],
  meaning: RuleMeaning,
): UpgradeSection['options'][number] => ({ ...option, gains: option.gains.map((gear) => ofGear(gear, meaning)) });
