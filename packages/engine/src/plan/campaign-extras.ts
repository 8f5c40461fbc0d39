import type { EventRule } from '../rule/random-event.ts';

/** The random events of a battle by number, and the result that a die needs at the start of a round for one to happen. */
export interface RandomEvents {
  table: Readonly<Record<number, EventRule>>;
  on: number;
  /** One die for the match, or one for each side (campaign:P1). */
  dice: 'perMatch' | 'perPlayer';
  /** Whether an event without a target is re-rolled (campaign:E1). */
  rerollDead: boolean;
}

/** What a campaign adds to a battle with any mission. It is plain data and part of the record. */
export interface CampaignExtras {
  events?: RandomEvents;
  /** The Underdog Points of each side. */
  underdog?: readonly number[];
  /** The last round if there is no winner after the usual last round (campaign:P9). */
  goesOn?: number;
  /** Sides may concede when a round begins. */
  concedes?: true;
}

/** Returns the extras as values in a fixed order, so that equal extras always have the same hash. */
export const extrasKey = ({ events, underdog, goesOn, concedes }: CampaignExtras): readonly unknown[] => [
  events ? [events.on, events.dice, events.rerollDead, events.table] : 0,
  underdog ?? 0,
  goesOn ?? 0,
  concedes ?? false,
];
