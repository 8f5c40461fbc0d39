import type { EventRule } from '../rule/event.ts';

/** Random events of a battle: by number, and what a die must show at the start of a round for one to happen. */
export interface RandomEvents {
  table: Readonly<Record<number, EventRule>>;
  on: number;
  /** One die for the match, or one for each side (campaign:P1). */
  dice: 'perMatch' | 'perPlayer';
  /** Whether an event without a target is rolled again (campaign:E1). */
  rerollDead: boolean;
}

/** What a campaign adds to a battle, whatever its mission. It is plain data and part of the record. */
export interface CampaignExtras {
  events?: RandomEvents;
  /** Underdog points of each side. */
  underdog?: readonly number[];
  /** Without a winner the battle goes on after its last round, to this one at the most (campaign:P9). */
  goesOn?: number;
  /** Sides may concede when a round begins. */
  concedes?: true;
}

/** The extras with their fields in one order, so that the same ones always have the same hash. */
export const extrasKey = ({ events, underdog, goesOn, concedes }: CampaignExtras): readonly unknown[] => [
  events ? [events.on, events.dice, events.rerollDead, events.table] : 0,
  underdog ?? 0,
  goesOn ?? 0,
  concedes ?? false,
];
