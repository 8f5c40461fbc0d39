import type { EventRule } from '@muster/engine';
import { ALL_EVENTS } from '../index.ts';
import { CAMPAIGN_RULESETS, type CampaignRulesetId, type EventVersions } from '../words/versions.ts';

export type { DiceAmount, CampaignEffect, EventPick, EventRule } from '@muster/engine';
export { CAMPAIGN_RULESETS, type CampaignRulesetId, type EventVersions } from '../words/versions.ts';

/** Random events by number. */
export type EventTable = Readonly<Record<number, EventRule>>;

/**
 * Returns a table of events for each campaign ruleset, without events that others replace; throws if two have the same
 * number.
 */
export const eventTables = (events: readonly EventVersions[]): Readonly<Record<CampaignRulesetId, EventTable>> => {
  const replaced = new Set(events.flatMap(({ replaces }) => replaces ?? []));
  const tableOf = (campaign: CampaignRulesetId): EventTable => {
    const table: Record<number, EventRule> = {};
    for (const { [campaign]: event } of events) {
      if (replaced.has(event.id)) continue;
      if (Object.hasOwn(table, event.number))
        throw new RangeError(`${event.id} and ${table[event.number].id} both have the number ${event.number}`);
      table[event.number] = event;
    }
    return table;
  };
  return Object.fromEntries(CAMPAIGN_RULESETS.map((id) => [id, tableOf(id)])) as Record<CampaignRulesetId, EventTable>;
};

/** The random events of each campaign ruleset, by number. */
export const EVENTS: Readonly<Record<CampaignRulesetId, EventTable>> = eventTables(ALL_EVENTS);
