import { traitRuleId } from '@muster/rules';
import { battleRulesOf } from './lookup.ts';
import type { Objective, SkillSet } from './names.ts';
import type { CampaignRuleset } from './ruleset.ts';

/** Effects of table results that are not rules of a battle. */
const RESULTS: Readonly<Record<string, string>> = {
  dead: 'Leaves its sheet permanently.',
  recovered: 'Recovers without a penalty.',
  specialist: '+1 to hit in melee or +1 to hit when shooting: choose one.',
  'fast-learner': 'Choose any other trait.',
};

/**
 * Returns what an objective, trait, injury, talent, skill set or skill does: one line in our own words, with the numbers
 * of these rules. Returns an empty text for other names.
 */
export const effectOf = (rules: CampaignRuleset, key: string): string => {
  const { objectiveTexts, objectiveBonus, skillSetTexts, naturalTalentAgain } = rules;
  if (Object.hasOwn(objectiveTexts, key)) return `${objectiveTexts[key as Objective]} Worth ${objectiveBonus} points.`;
  if (Object.hasOwn(skillSetTexts, key)) return skillSetTexts[key as SkillSet];
  if (key === 'natural-talent')
    return naturalTalentAgain ? '+1 XP, each time it is rolled.' : '+1 XP when it was rolled.';
  if (Object.hasOwn(RESULTS, key)) return RESULTS[key];
  const { rules: known } = battleRulesOf(rules);
  const id = traitRuleId(key);
  return Object.hasOwn(known, id) ? known[id].summary : '';
};
