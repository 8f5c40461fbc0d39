import type { RandomEvents } from '@muster/engine';
import { gameOf } from '../../games.ts';
import { EVENTS } from './events.ts';

/** The die result at the start of a round that causes a random event. */
export const EVENT_ON = 5;

/**
 * Returns the random events for a battle outside campaigns: those with effects on the table. Returns `undefined` if the
 * game has none.
 */
export const eventsFor = (system: string): RandomEvents | undefined => {
  const campaign = gameOf(system)?.campaign;
  if (campaign === undefined) return undefined;
  const all = Object.entries(EVENTS[campaign]);
  const table = Object.fromEntries(all.filter(([, { does }]) => does.length > 0));
  return { table, on: EVENT_ON, dice: 'perMatch', rerollDead: false };
};
