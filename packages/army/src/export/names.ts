import { ruleId } from '@muster/engine';
import type { Gear, NamedRule, Selection } from '../book/book.ts';
import { boughtRules, loadoutOf } from '../book/loadout.ts';

/** What a list calls a rule, and what stands in its parentheses when that is no number. */
export interface RuleName {
  name: string;
  detail?: string;
}

const rulesIn = (gear: Gear): readonly NamedRule[] => {
  if (gear.kind === 'weapon') return gear.rules;
  return gear.kind === 'rule' ? [gear.rule] : gear.content.flatMap(rulesIn);
};

/** The names of the rules of a list by their ids, as the list spells them. */
export const ruleNames = (selections: readonly Selection[]): ReadonlyMap<string, RuleName> => {
  const names = new Map<string, RuleName>();
  for (const selection of selections)
    for (const { name, detail, means } of rulesOf(selection))
      for (const id of means === undefined ? [ruleId(name)] : [ruleId(name), means])
        names.set(id, { name, ...(detail === undefined ? {} : { detail }) });
  return names;
};

/** Every rule that a selection names. */
export const rulesOf = (selection: Selection): readonly NamedRule[] => [
  ...selection.unit.rules,
  ...loadoutOf(selection).flatMap(rulesIn),
  ...boughtRules(selection),
];
