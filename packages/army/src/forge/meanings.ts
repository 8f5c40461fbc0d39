import { ruleId } from '@muster/engine';
import type { BookRule, BookUnit, Gear, NamedRule, UpgradeSection } from '../book/book.ts';
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
    const means = meaningOf(ruleId(rule.name), meant);
    return means === undefined ? rule : { ...rule, means };
  };
};

/** Of the name itself, or of its beginning: what `Tidebound Boost Aura` is follows from what Tidebound is. */
const meaningOf = (id: string, meant: ReadonlyMap<string, string>): string | undefined => {
  const whole = meant.get(id);
  if (whole !== undefined) return whole;
  for (let end = id.lastIndexOf('-'); end > 0; end = id.lastIndexOf('-', end - 1)) {
    const start = meant.get(id.slice(0, end));
    if (start !== undefined) return start + id.slice(end);
  }
  return undefined;
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
