import { refOf, type Result, type RulesetRef } from '@muster/kernel';
import { type CampaignRulesetId, findVersion, rulesetOf, type RulesetRefusal } from '@muster/rules';
import { aofCampaign } from './aof.ts';
import { gfCampaign } from './gf.ts';
import { gffCampaign } from './gff.ts';
import type { CampaignRuleset } from './ruleset.ts';

/** All campaign rulesets. Of several versions of one, the newest is the last. */
export const CAMPAIGNS: readonly CampaignRuleset[] = [gfCampaign, gffCampaign, aofCampaign];

/** Returns the rules of a campaign in the version that it began with, or why they cannot be played. */
export const findCampaignRules = (ref: RulesetRef): Result<CampaignRuleset, RulesetRefusal> =>
  findVersion(CAMPAIGNS, ref);

/** Returns the newest version of campaign rules. */
export const newestCampaignRules = (id: CampaignRulesetId): CampaignRuleset =>
  CAMPAIGNS.findLast((rules) => rules.id === id) as CampaignRuleset;

/** Returns a reference to the newest version of campaign rules, for a new campaign. */
export const campaignRef = (id: CampaignRulesetId): RulesetRef => refOf(newestCampaignRules(id));

/** Returns the ruleset of the battles of a campaign. */
export const battleRulesOf = ({ system, battleVersion }: CampaignRuleset): NonNullable<ReturnType<typeof rulesetOf>> =>
  rulesetOf(system, battleVersion) as NonNullable<ReturnType<typeof rulesetOf>>;
