import { refOf, type Result, type RulesetRef } from '@muster/kernel';
import { type CampaignRulesetId, findVersion, rulesetOf, type RulesetRefusal } from '@muster/rules';
import { aofCampaign } from './aof.ts';
import { gfCampaign } from './gf.ts';
import { gffCampaign } from './gff.ts';
import type { CampaignRuleset } from './ruleset.ts';

/** All campaign rulesets. Of several versions of one, the newest is the last. */
export const CAMPAIGNS: readonly CampaignRuleset[] = [gfCampaign, gffCampaign, aofCampaign];

/** Finds the rules of a campaign in the version that it began with, or says why they cannot be played. */
export const findCampaignRules = (ref: RulesetRef): Result<CampaignRuleset, RulesetRefusal> =>
  findVersion(CAMPAIGNS, ref);

/** Returns the newest version of campaign rules. */
export const newestCampaignRules = (id: CampaignRulesetId): CampaignRuleset =>
  CAMPAIGNS.findLast((rules) => rules.id === id) as CampaignRuleset;

/** Refers to the newest version of campaign rules, to found a campaign with them. */
export const campaignRef = (id: CampaignRulesetId): RulesetRef => refOf(newestCampaignRules(id));

/** Returns the ruleset that matches of a campaign are fought by. */
export const battleRulesOf = ({ system, battleVersion }: CampaignRuleset): NonNullable<ReturnType<typeof rulesetOf>> =>
  rulesetOf(system, battleVersion) as NonNullable<ReturnType<typeof rulesetOf>>;
