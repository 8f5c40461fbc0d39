import { type BattlePlan, readWithCurrentNames } from '@muster/engine';
import type { BattleRow, StoredEntry, Snapshot, Store } from '../store/store.ts';
import type { BattleEntry } from './entry.ts';
import { type BattleHeader, headerOf, type StoredHeader } from './header.ts';
import { LiveBattle } from './live-battle.ts';
import { type LiveStage, stageOf } from './stage.ts';

/** A battle from the store. */
export interface OpenedBattle {
  header: BattleHeader;
  created: number;
  entries: readonly StoredEntry[];
  stage: LiveStage;
  /** The stored state that it was opened from under changed rules, in words; absent if all steps replay exactly. */
  from?: string;
}

/** The options for opening a battle. */
export interface OpenOptions {
  /** Its plan, if known. */
  plan?: BattlePlan | undefined;
  /** Whether to repeat its steps in any case, to check their results. */
  replays?: boolean;
}

/** Opens a stored battle, if it exists: from its stored state, or by its steps. */
export const openBattle = async (
  store: Store,
  id: string,
  opening?: OpenOptions,
): Promise<OpenedBattle | undefined> => {
  const row = await store.battle(id);
  return row && openRow(store, row, opening);
};

/** Opens a battle whose row is known. */
export const openRow = async (store: Store, row: BattleRow, opening?: OpenOptions): Promise<OpenedBattle> => {
  // Read the state first: one that is newer than the entries would be useless.
  const snapshot = await store.snapshot(row.id);
  return openStored(row, await store.entries(row.id, 0), snapshot, opening);
};

/** Opens a battle that was read from the store. */
export const openStored = (
  row: BattleRow,
  entries: readonly StoredEntry[],
  snapshot: Snapshot | undefined,
  { plan, replays = false }: OpenOptions = {},
): OpenedBattle => {
  const { id, created, summary } = row;
  const header = headerOf(row.header as StoredHeader);
  const stored = { stories: entries.map(({ story }) => story), snapshot, summary, replays };
  const stage = stageOf(id, header, bodiesOf(entries), plan, stored);
  const from = stage instanceof LiveBattle ? stage.changes.at(-1) : undefined;
  return { header, created, entries, stage, ...(from === undefined ? {} : { from }) };
};

/** Returns the bodies of stored entries. */
export const bodiesOf = (entries: readonly StoredEntry[]): BattleEntry[] =>
  entries.map(({ body }) => readWithCurrentNames(body as BattleEntry));
