import type { RandomEvents } from '@muster/engine';
import { type CampaignRulesetId, EVENTS } from './events.ts';

/** What the die at the start of a round must show for a random event. */
export const EVENT_ON = 5;

/** The campaign ruleset whose events belong to a game. */
const EVENTS_OF: Readonly<Record<string, CampaignRulesetId>> = { gf: 'gf-3.4.0', gff: 'gff', aof: 'aof-2.0' };

/** Random events for a battle that belongs to no campaign: those that do something on the table; nothing where a game has none. */
export const eventsFor = (system: string): RandomEvents | undefined => {
  if (!Object.hasOwn(EVENTS_OF, system)) return undefined;
  const all = Object.entries(EVENTS[EVENTS_OF[system]]);
  const table = Object.fromEntries(all.filter(([, { does }]) => does.length > 0));
  return { table, on: EVENT_ON, dice: 'perMatch', rerollDead: false };
};
