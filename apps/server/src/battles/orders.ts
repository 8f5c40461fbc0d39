import type { Character, PlayerName } from '@muster/ai';
import type { Table } from '@muster/engine';
import type { TerrainDraft, TerrainMove } from '@muster/rules';
import type { Person } from '../store/store.ts';
import type { Decision } from './bot.ts';
import type { ContinuedBattle } from './continued.ts';
import type { BattleEntry } from './entry.ts';
import type { BattleHeader } from './header.ts';
import type { GivenFiles, ReadFiles, ReadKeeping } from './reading.ts';
import type { BattleRows } from './battle-rows.ts';

/** What can be done elsewhere: deciding for a computer player, reading lists, tables and what people keep, writing records, placing all armies, playing a record again, generating a table, and placing a piece of terrain. */
export type Order =
  | {
      kind: 'decide';
      battle: string;
      /** Left out where the thread remembers the battle. */
      header?: BattleHeader | undefined;
      words: Int32Array;
      side: number;
      level: PlayerName;
      character: Character;
    }
  | { kind: 'read'; body: string }
  | { kind: 'files'; files: GivenFiles }
  | { kind: 'keep'; body: string }
  | { kind: 'record'; battle: BattleRows }
  | { kind: 'prepare'; header: BattleHeader }
  | { kind: 'continue-record'; person: Person; body: string }
  | ({ kind: 'continue' } & ContinuedBattle)
  | { kind: 'table'; system: string; seed: string; sides: number }
  | { kind: 'terrain'; draft: TerrainDraft; seed: string };

/** The order of a kind. */
export type OrderOf<K extends Order['kind']> = Extract<Order, { kind: K }>;

/** What comes of each. */
export interface ResultOf {
  decide: Decision;
  /** The text of the reply. */
  read: string;
  files: ReadFiles;
  keep: ReadKeeping;
  /** The text of its file. */
  record: string;
  prepare: BattleEntry[];
  'continue-record': BattleHeader;
  continue: BattleHeader;
  table: Table;
  terrain: TerrainMove;
}

/** What a thread says to an order: what came of it, or why nothing did; a refusal has its code. */
export type Answered = { result: unknown } | { error: string; code?: string; status?: number };

/** Battles that a thread remembers. */
export const REMEMBERED = 30;

/** How long each may take, in milliseconds; ordinary ones take a tenth of it or less. */
export const TIME_LIMITS: Readonly<Record<Order['kind'], number>> = {
  decide: 10_000,
  read: 2000,
  files: 2000,
  keep: 2000,
  record: 20_000,
  prepare: 20_000,
  'continue-record': 20_000,
  continue: 20_000,
  table: 10_000,
  terrain: 10_000,
};

/** Returns how long each may take on a machine that is so many times slower. */
export const timeLimits = (factor: number): typeof TIME_LIMITS =>
  Object.fromEntries(Object.entries(TIME_LIMITS).map(([kind, limit]) => [kind, factor * limit])) as typeof TIME_LIMITS;
