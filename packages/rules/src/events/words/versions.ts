import type { EventRule } from '@muster/engine';

/** The campaign rulesets. */
export const CAMPAIGN_RULESETS = ['gf-3.4.0', 'gff', 'aof-2.0'] as const;
/** The id of a campaign ruleset: `gf-3.4.0`, `gff` or `aof-2.0`. */
export type CampaignRulesetId = (typeof CAMPAIGN_RULESETS)[number];

/** A random event in each campaign ruleset. */
export interface EventVersions extends Readonly<Record<CampaignRulesetId, EventRule>> {
  /** The id of the event that it replaces. */
  readonly replaces?: string;
}

/** The differences of an event in the other games, and the event that it replaces. */
export interface EventChanges {
  gff?: Partial<EventRule>;
  aof?: Partial<EventRule>;
  replaces?: string;
}

/** Returns an event in all games, from the version of Grimdark Future and the differences in the others. */
export const versions = (gf: EventRule, { gff, aof, replaces }: EventChanges = {}): EventVersions => ({
  'gf-3.4.0': gf,
  gff: { ...gf, ...gff },
  'aof-2.0': { ...gf, ...aof },
  ...(replaces === undefined ? {} : { replaces }),
});
