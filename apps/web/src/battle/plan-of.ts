import { type BattlePlan, type PlannedBattle, planOfRecord } from '@muster/engine';
import type { BattleInfo } from '@muster/protocol';
import { findRuleset } from '@muster/rules';
import { BATTLE_TEXTS } from './texts.ts';

/** Returns the plan of a battle by the rules with which it was started. */
export const planOf = (info: PlannedBattle & Pick<BattleInfo, 'ruleset'>): BattlePlan => {
  const found = findRuleset(info.ruleset);
  if (!found.ok) throw new Error(BATTLE_TEXTS.oldPage(info.ruleset.base));
  return planOfRecord(info, found.value);
};
