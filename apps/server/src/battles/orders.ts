import type { Character, PlayerName } from '@muster/ai';
import type { Table } from '@muster/engine';
import type { TerrainDraft, TerrainMove } from '@muster/rules';
import type { Person } from '../store/store.ts';
import type { BotDecision } from './bot.ts';
import type { ContinuedBattle } from './continued.ts';
import type { BattleEntry } from './entry.ts';
import type { BattleHeader } from './header.ts';
import type { GivenFiles, ReadFiles, ReadKeeping } from './reading.ts';
import type { BattleRows } from './battle-rows.ts';

/** The jobs of a thread: deciding for a computer player, reading files, writing records, placing armies, replaying a record, generating a table and placing terrain. */
export type ThreadOrder =
  | {
      kind: 'decide';
      battle: string;
      /** Left out if the thread remembers the battle. */
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

/** An order of one kind. */
export type OrderOf<K extends ThreadOrder['kind']> = Extract<ThreadOrder, { kind: K }>;

/** The result of each kind of order. */
export interface ResultOf {
  decide: BotDecision;
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

/** The reply of a thread: the result or the error; a refusal has its code. */
export type ThreadReply = { result: unknown } | { error: string; code?: string; status?: number };

/** The most battles that a thread remembers. */
export const REMEMBERED = 30;

/** The time limit of each kind, in milliseconds; ordinary orders take a tenth or less. */
export const TIME_LIMITS: Readonly<Record<ThreadOrder['kind'], number>> = {
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

/** Returns the time limits for a machine that is `factor` times slower. */
export const timeLimits = (factor: number): typeof TIME_LIMITS =>
  Object.fromEntries(Object.entries(TIME_LIMITS).map(([kind, limit]) => [kind, factor * limit])) as typeof TIME_LIMITS;
