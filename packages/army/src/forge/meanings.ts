import { ruleId } from '@muster/engine';
import type { BookRule, BookUnit, Gear, NamedRule, UpgradeSection } from '../book/book.ts';
import { renamed } from '../book/rule-refs.ts';
import { FORGE_RULE_IDS } from './rule-ids.ts';

/** Says of a rule what it is another name for, if anything. */
export type Meaning = (rule: NamedRule) => NamedRule;

/** Reads out of the rules of a book or a list which names stand for rules that others have as well. */
export const meaningsOf = (rules: readonly BookRule[]): Meaning => {
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

const ofGear = (gear: Gear, meaning: Meaning): Gear => {
  if (gear.kind === 'weapon') return { ...gear, rules: gear.rules.map(meaning) };
  if (gear.kind === 'rule') return { ...gear, rule: meaning(gear.rule) };
  return { ...gear, content: gear.content.map((inner) => ofGear(inner, meaning)) };
};

/** A unit whose rules say what they mean. */
export const meaningfulUnit = (unit: BookUnit, meaning: Meaning): BookUnit => ({
  ...unit,
  rules: unit.rules.map(meaning),
  gear: unit.gear.map((gear) => ofGear(gear, meaning)),
});

/** A section whose rules say what they mean. */
export const meaningfulSection = (section: UpgradeSection, meaning: Meaning): UpgradeSection => ({
  ...section,
  options: section.options.map((option) => meaningfulOption(option, meaning)),
});

/** An option whose rules say what they mean. */
export const meaningfulOption = (
  option: UpgradeSection['options'][number],
  meaning: Meaning,
): UpgradeSection['options'][number] => ({ ...option, gains: option.gains.map((gear) => ofGear(gear, meaning)) });
