import type { EventRule } from '@muster/engine';

/** The campaign rulesets. */
export const CAMPAIGN_RULESETS = ['gf-3.4.0', 'gff', 'aof-2.0'] as const;
/** The id of a campaign ruleset: `gf-3.4.0`, `gff` or `aof-2.0`. */
export type CampaignRulesetId = (typeof CAMPAIGN_RULESETS)[number];

/** A random event as each campaign ruleset has it. */
export type EventVersions = Readonly<Record<CampaignRulesetId, EventRule>>;

/** An event as Grimdark Future has it, and what the others have differently. */
export const versions = (
  gf: EventRule,
  changes: { gff?: Partial<EventRule>; aof?: Partial<EventRule> } = {},
): EventVersions => ({ 'gf-3.4.0': gf, gff: { ...gf, ...changes.gff }, 'aof-2.0': { ...gf, ...changes.aof } });
