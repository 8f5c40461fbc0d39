import { type BattlePlan, compilePlan } from '@muster/engine';
import type { BattleInfo } from '@muster/protocol';
import { rulesetOf } from '@muster/rules';

/** The plan of a battle, by the rules that it was begun by. */
export const planOf = (
  info: Pick<BattleInfo, 'ruleset' | 'armies' | 'table' | 'settings' | 'maxObjectives' | 'mission' | 'extras'>,
): BattlePlan => {
  const ruleset = rulesetOf(info.ruleset.id, info.ruleset.version) ?? rulesetOf(info.ruleset.id);
  if (!ruleset) throw new Error(`This page does not know the game "${info.ruleset.id}": load it again.`);
  const { armies, table, settings, maxObjectives, mission, extras } = info;
  return compilePlan({
    ruleset,
    armies,
    table,
    settings,
    maxObjectives,
    ...(mission ? { mission } : {}),
    ...(extras ? { extras } : {}),
  });
};
