import { hashText, hex, refOf } from '@muster/kernel';
import { hashWithoutTexts, rulesHash } from '../rule/rules-hash.ts';
import { settingsForHash } from '../rule/old-setting-names.ts';
import type { Ruleset } from '../rule/ruleset.ts';
import { missionKey } from './mission.ts';
import type { BattlePlan } from './plan.ts';

/** Hashes of the rules, and of the plan with its armies, table, settings and mission, without texts for people. */
export interface ExecutedHash {
  kind: 'executed';
  rules: string;
  plan: string;
}

/** The hashes of a battle; their kind says what they cover. */
export type BattleHash =
  | ExecutedHash
  /** The hash of the first records: only of the plan, including names and summaries of missions and events. */
  | { kind: 'text'; plan: string };

/** Returns the hashes of a battle with this plan. */
export const hashOfPlan = (plan: BattlePlan): ExecutedHash => {
  const { ruleset, settings, armies, table, mission, extras } = plan;
  return {
    kind: 'executed',
    rules: rulesHash(ruleset),
    plan: hashWithoutTexts([
      refOf(ruleset).base,
      settingsForHash(settings),
      armies,
      table,
      mission.words,
      extras ?? {},
    ]),
  };
};

/** Returns the hash of a plan as in the first records. */
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

/** Whether a plan has this hash. A hash that covers texts is not compared with events, whose names may have changed. */
export const isPlanOf = (plan: BattlePlan, hash: BattleHash): boolean =>
  hash.kind === 'executed'
    ? hash.plan === hashOfPlan(plan).plan
    : hash.plan === textHashOfPlan(plan) || plan.extras?.events !== undefined;

/** Whether the rules certainly differ from those of this hash. */
export const areOtherRules = (ruleset: Ruleset, hash: BattleHash): boolean =>
  hash.kind === 'executed' && hash.rules !== rulesHash(ruleset);
