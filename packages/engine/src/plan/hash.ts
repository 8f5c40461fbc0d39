import { hashText, hex, refOf } from '@muster/kernel';
import { executedHash, rulesHash } from '../rule/rules-hash.ts';
import { settingsForHash } from '../rule/old-setting-names.ts';
import type { Ruleset } from '../rule/ruleset.ts';
import { missionKey } from './mission.ts';
import type { BattlePlan } from './plan.ts';

/** Hashes of what is executed: the rules, and the plan with its armies, table, settings and mission. */
export interface ExecutedHash {
  kind: 'executed';
  rules: string;
  plan: string;
}

/** The hashes of a battle. What they are made of depends on their kind. */
export type BattleHash =
  | ExecutedHash
  /** Of the plan only, with names and summaries of missions and events, as the first records had it. */
  | { kind: 'text'; plan: string };

/** Returns the hashes of a battle with this plan. */
export const hashOfPlan = (plan: BattlePlan): ExecutedHash => {
  const { ruleset, settings, armies, table, mission, extras } = plan;
  return {
    kind: 'executed',
    rules: rulesHash(ruleset),
    plan: executedHash([refOf(ruleset).base, settingsForHash(settings), armies, table, mission.words, extras ?? {}]),
  };
};

/** Returns the hash that a plan had in the first records. */
export const textHashOfPlan = ({ ruleset, settings, armies, table, mission, extras }: BattlePlan): string =>
  hex(
    hashText(
      JSON.stringify([
        ruleset.id,
        ruleset.version,
        settingsForHash(settings),
        armies,
        table,
        ...missionKey(mission.words, ruleset, extras),
      ]),
    ),
  );

/** Whether a plan is the one of this hash. A hash of texts proves nothing about events, whose names may have changed since. */
export const isPlanOf = (plan: BattlePlan, hash: BattleHash): boolean =>
  hash.kind === 'executed'
    ? hash.plan === hashOfPlan(plan).plan
    : hash.plan === textHashOfPlan(plan) || plan.extras?.events !== undefined;

/** Whether rules are known to be others than those of this hash. */
export const areOtherRules = (ruleset: Ruleset, hash: BattleHash): boolean =>
  hash.kind === 'executed' && hash.rules !== rulesHash(ruleset);
