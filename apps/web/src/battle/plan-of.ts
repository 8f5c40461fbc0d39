import { type BattlePlan, type PlannedBattle, planOfRecord } from '@muster/engine';
import type { BattleInfo } from '@muster/protocol';
import { rulesetOf } from '@muster/rules';

/** The plan of a battle, by the rules that it was begun by. */
export const planOf = (info: PlannedBattle & Pick<BattleInfo, 'ruleset'>): BattlePlan => {
  const ruleset = rulesetOf(info.ruleset.id, info.ruleset.version) ?? rulesetOf(info.ruleset.id);
  if (!ruleset) throw new Error(`This page does not know the game "${info.ruleset.id}": load it again.`);
  return planOfRecord(info, ruleset);
};
