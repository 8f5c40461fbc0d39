import type { CampaignRulesetId } from '@muster/rules';
import { aofCampaign } from './aof.ts';
import { gfCampaign } from './gf.ts';
import { gffCampaign } from './gff.ts';
import type { CampaignRuleset } from './ruleset.ts';

export { effectOf } from './effects.ts';
export * from './names.ts';
export type { CampaignRuleset, Reward } from './ruleset.ts';
export { rowOf, type Table, table } from './table.ts';
export { type PrintedRow, type PrintedTable, printedTables } from './printed.ts';

/** The campaign rulesets, by id. */
export const CAMPAIGNS: Readonly<Record<CampaignRulesetId, CampaignRuleset>> = {
  'gf-3.4.0': gfCampaign,
  gff: gffCampaign,
  'aof-2.0': aofCampaign,
};
