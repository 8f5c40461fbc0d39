import type { RandomEvents } from '@muster/engine';
import { gameOf } from '../../games.ts';
import { EVENTS } from './events.ts';

/** What the die at the start of a round must show for a random event. */
export const EVENT_ON = 5;

/** Random events for a battle that belongs to no campaign: those that do something on the table; nothing where a game has none. */
export const eventsFor = (system: string): RandomEvents | undefined => {
  const campaign = gameOf(system)?.campaign;
  if (campaign === undefined) return undefined;
  const all = Object.entries(EVENTS[campaign]);
  const table = Object.fromEntries(all.filter(([, { does }]) => does.length > 0));
  return { table, on: EVENT_ON, dice: 'perMatch', rerollDead: false };
};
