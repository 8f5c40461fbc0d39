import { findRule, isGrantable, type Ruleset } from '@muster/engine';
import type { ArmyBook, Gear, NamedRule, Selection } from './book.ts';
import { boughtRules, loadoutOf } from './loadout.ts';
import { idOfRule } from './rule-refs.ts';

/** How battles of a game play a rule: exactly, approximately, or not at all. */
export type RuleStatus = 'executed' | 'approximated' | 'unknown';

/** A rule of books and how often it occurs. */
export interface RuleUse {
  name: string;
  count: number;
  status: RuleStatus;
  /** How the rule is approximated, if it is. */
  how?: string;
}

/** How many rules of books a game plays. */
export interface Coverage {
  /** The most frequent first. */
  rules: readonly RuleUse[];
  occurrences: number;
  executed: number;
  approximated: number;
  units: number;
  /** Units whose rules are all played, including those of their weapons and items. */
  wholeUnits: number;
}

/** Returns the rules of gear, including those inside items. */
const rulesOfGear = (gear: Gear): readonly NamedRule[] => {
  if (gear.kind === 'weapon') return gear.rules;
  return gear.kind === 'rule' ? [gear.rule] : gear.content.flatMap(rulesOfGear);
};

/** Returns how a game plays a rule. */
export const statusOf = (ruleset: Ruleset, named: NamedRule): Pick<RuleUse, 'status' | 'how'> => {
  const rule = findRule(ruleset, idOfRule(ruleset, named));
  const given = [rule?.aura ?? [], rule?.ability?.grants?.map((one) => one.rule) ?? []].flat();
  if (!rule || !given.every(isGrantable)) return { status: 'unknown' };
  const how = rule.approximates ?? rule.aura?.approximates;
  return how === undefined ? { status: 'executed' } : { status: 'approximated', how };
};

/** Whether a game plays a rule exactly. */
export const isExecuted = (ruleset: Ruleset, rule: NamedRule): boolean => statusOf(ruleset, rule).status === 'executed';

/** The rules to count: those of each unit with its gear, and those that can be bought. */
export interface RuleSource {
  units: readonly (readonly NamedRule[])[];
  options: readonly NamedRule[];
}

/** Returns the rules of a book: those of units, their gear and their upgrades. */
export const rulesOfBook = ({ units, packages }: ArmyBook): RuleSource => ({
  units: units.map(({ rules, gear }) => [...rules, ...gear.flatMap(rulesOfGear)]),
  options: packages
    .flatMap(({ sections }) => sections.flatMap(({ options }) => options))
    .flatMap(({ gains }) => gains.flatMap(rulesOfGear)),
});

/** Returns the rules of the units of a list. */
export const rulesOfSelections = (selections: readonly Selection[]): RuleSource => ({
  units: selections.map((selection) => [
    ...selection.unit.rules,
    ...loadoutOf(selection).flatMap(rulesOfGear),
    ...boughtRules(selection),
  ]),
  options: [],
});

/** Counts the rules of books and lists, and how many of them a game plays. */
export const coverageOf = (ruleset: Ruleset, sources: readonly RuleSource[]): Coverage => {
  const uses = new Map<string, RuleUse>();
  const count = (rule: NamedRule): void => {
    const use = uses.get(rule.name) ?? { name: rule.name, count: 0, ...statusOf(ruleset, rule) };
    uses.set(rule.name, { ...use, count: use.count + 1 });
  };
  const units = sources.flatMap((source) => source.units);
  for (const rules of units) rules.forEach(count);
  for (const { options } of sources) options.forEach(count);
  const rules = [...uses.values()].sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
  const sum = (of: readonly RuleUse[]): number => of.reduce((total, use) => total + use.count, 0);
  return {
    rules,
    occurrences: sum(rules),
    executed: sum(rules.filter(({ status }) => status === 'executed')),
    approximated: sum(rules.filter(({ status }) => status === 'approximated')),
    units: units.length,
    wholeUnits: units.filter((named) => named.every((rule) => isExecuted(ruleset, rule))).length,
  };
};
