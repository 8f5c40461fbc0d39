import type { EventRule } from '../rule/event.ts';

/** Random events of a battle: by number, and what a die must show at the start of a round for one to happen. */
export interface MissionEvents {
  table: Readonly<Record<number, EventRule>>;
  on: number;
  /** One die for the match, or one for each side (campaign:P1). */
  dice: 'perMatch' | 'perPlayer';
  /** Whether an event that finds nobody is rolled again (campaign:E1). */
  rerollDead: boolean;
}

/** What a campaign adds to a battle. It is plain data, written down with the battle. */
export interface Mission {
  events?: MissionEvents;
  /** Underdog points of each side. */
  underdog?: readonly number[];
  /** Without a winner the battle goes on after its last round, to this one at the most (campaign:P9). */
  goesOn?: number;
  /** Sides may concede when a round begins. */
  concedes?: true;
  /** No markers: two units that start within so much of opposite edges, until one is destroyed (campaign:E14). */
  duel?: { zoneDepth: number };
}

/** A mission with its fields in one order, so that the same one always has the same hash. */
export const missionKey = ({ events, underdog, goesOn, concedes, duel }: Mission): readonly unknown[] => [
  events ? [events.on, events.dice, events.rerollDead, events.table] : 0,
  underdog ?? 0,
  goesOn ?? 0,
  concedes ?? false,
  duel?.zoneDepth ?? 0,
];
