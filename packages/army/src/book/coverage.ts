import { findRule, isGrantable, type Ruleset } from '@muster/engine';
import type { ArmyBook, Gear, NamedRule, Selection } from './book.ts';
import { boughtRules, loadoutOf } from './loadout.ts';
import { idOfRule } from './rule-refs.ts';

/** What battles of a game make of a rule: all of it, about that, or nothing. */
export type RuleStatus = 'executed' | 'approximated' | 'unknown';

/** A rule of books and how often they name it. */
export interface RuleUse {
  name: string;
  count: number;
  status: RuleStatus;
  /** What is not carried out to the letter, where something is not. */
  how?: string;
}

/** How much of what books say a game carries out. */
export interface Coverage {
  /** The most frequent first. */
  rules: readonly RuleUse[];
  occurrences: number;
  executed: number;
  approximated: number;
  units: number;
  /** Units all of whose own rules are executed, those of their weapons and items included. */
  wholeUnits: number;
}

/** Rules that gear names, inside of items as well. */
const rulesOfGear = (gear: Gear): readonly NamedRule[] => {
  if (gear.kind === 'weapon') return gear.rules;
  return gear.kind === 'rule' ? [gear.rule] : gear.content.flatMap(rulesOfGear);
};

/** What a game makes of a rule, and how where it is not to the letter. */
export const statusOf = (ruleset: Ruleset, named: NamedRule): Pick<RuleUse, 'status' | 'how'> => {
  const rule = findRule(ruleset, idOfRule(ruleset, named));
  const given = [rule?.aura ?? [], rule?.ability?.grants?.map((one) => one.rule) ?? []].flat();
  if (!rule || !given.every(isGrantable)) return { status: 'unknown' };
  const how = rule.approximates ?? rule.aura?.approximates;
  return how === undefined ? { status: 'executed' } : { status: 'approximated', how };
};

/** Whether a game carries a rule out to the letter. */
export const isExecuted = (ruleset: Ruleset, rule: NamedRule): boolean => statusOf(ruleset, rule).status === 'executed';

/** What is counted: the rules of each unit with what it carries, and those that can be bought. */
export interface RuleSource {
  units: readonly (readonly NamedRule[])[];
  options: readonly NamedRule[];
}

/** The rules of a book: of units, of what they carry, and of what can be bought for them. */
export const rulesOfBook = ({ units, packages }: ArmyBook): RuleSource => ({
  units: units.map(({ rules, gear }) => [...rules, ...gear.flatMap(rulesOfGear)]),
  options: packages
    .flatMap(({ sections }) => sections.flatMap(({ options }) => options))
    .flatMap(({ gains }) => gains.flatMap(rulesOfGear)),
});

/** The rules of the units of a list as they take the field. */
export const rulesOfSelections = (selections: readonly Selection[]): RuleSource => ({
  units: selections.map((selection) => [
    ...selection.unit.rules,
    ...loadoutOf(selection).flatMap(rulesOfGear),
    ...boughtRules(selection),
  ]),
  options: [],
});

/** Counts the rules of books and lists, and how many of them a game carries out. */
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
