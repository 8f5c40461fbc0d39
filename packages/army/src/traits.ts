import { type Army, type ArmyUnit, ruleId, type RuleRef } from '@muster/engine';
import { newestRuleset, traitRuleId } from '@muster/rules';
import type { ArmyList, Veteran } from './list.ts';

/** Returns the id of the special rule that a campaign trait is in battles: `Specialist (melee)` is `trait-specialist-melee`. */
export const traitRef = (system: ArmyList['system'], trait: string): RuleRef | undefined => {
  const id = traitRuleId(ruleId(trait.replaceAll(/[(:)]/g, ' ').trim()));
  return Object.hasOwn(newestRuleset(system).rules, id) ? { id } : undefined;
};

/** Returns the army of a list, ready for a battle, with the traits that its units earned in campaigns. */
export const armyForBattle = ({ veterans, army, system }: ArmyList): Army => {
  if (!veterans) return army;
  const refsOf = ({ traits }: Veteran): RuleRef[] => traits.flatMap((trait) => traitRef(system, trait) ?? []);
  const seasoned = (unit: ArmyUnit): ArmyUnit => {
    const refs = veterans.filter((veteran) => veteran.unit === unit.id).flatMap(refsOf);
    const has = (known: readonly RuleRef[], { id }: RuleRef): boolean => known.some((ref) => ref.id === id);
    const added = refs.filter((ref, i) => !has(unit.rules, ref) && !has(refs.slice(0, i), ref));
    return added.length === 0 ? unit : { ...unit, rules: [...unit.rules, ...added] };
  };
  return { ...army, units: army.units.map(seasoned) };
};
