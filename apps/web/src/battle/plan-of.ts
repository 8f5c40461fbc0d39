import { type BattlePlan, type PlannedBattle, planOfRecord } from '@muster/engine';
import type { BattleInfo } from '@muster/protocol';
import { findRuleset } from '@muster/rules';

/** The plan of a battle, by the rules that it was begun by. */
export const planOf = (info: PlannedBattle & Pick<BattleInfo, 'ruleset'>): BattlePlan => {
  const found = findRuleset(info.ruleset);
  if (!found.ok) throw new Error(`This page is too old for this battle (rules ${info.ruleset.base}). Reload it.`);
  return planOfRecord(info, found.value);
};
