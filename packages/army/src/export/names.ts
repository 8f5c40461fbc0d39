import { ruleId } from '@muster/engine';
import type { Gear, NamedRule, Selection } from '../book/book.ts';
import { boughtRules, loadoutOf } from '../book/loadout.ts';

/** The name of a rule in a list, and its rating if that is not a number. */
export interface RuleName {
  name: string;
  detail?: string;
}

const rulesIn = (gear: Gear): readonly NamedRule[] => {
  if (gear.kind === 'weapon') return gear.rules;
  return gear.kind === 'rule' ? [gear.rule] : gear.content.flatMap(rulesIn);
};

/** Returns the names of the rules of a list by their ids, as in the list. */
export const ruleNames = (selections: readonly Selection[]): ReadonlyMap<string, RuleName> => {
  const names = new Map<string, RuleName>();
  for (const selection of selections)
    for (const { name, detail, means } of rulesOf(selection))
      for (const id of means === undefined ? [ruleId(name)] : [ruleId(name), means])
        names.set(id, { name, ...(detail === undefined ? {} : { detail }) });
  return names;
};

/** Returns every rule of a selection. */
export const rulesOf = (selection: Selection): readonly NamedRule[] => [
  ...selection.unit.rules,
  ...loadoutOf(selection).flatMap(rulesIn),
  ...boughtRules(selection),
];
