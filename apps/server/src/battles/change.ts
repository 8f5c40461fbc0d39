import type { BattleEvent } from '@muster/engine';
import type { BattleEntry } from './entry.ts';
import type { LiveBattle } from './live-battle.ts';

/** Returns whether a person has the page of the battle open. */
export type IsOnline = (person: string) => boolean;

/** The result of a command. */
export interface BattleChange {
  /** The entries to store. */
  entries: BattleEntry[];
  events: BattleEvent[];
  /** Whether pages need the whole battle again. */
  resend: boolean;
  /** Whether the host made a new link. */
  newLink?: boolean;
  /** The battle that begins with it. */
  next?: LiveBattle;
}
