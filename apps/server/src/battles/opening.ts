import type { Entry, Store } from '../store/store.ts';
import type { BattleEntry } from './entry.ts';
import type { BattleHeader } from './header.ts';
import { type Stage, stageOf } from './stage.ts';

/** A battle out of the store. */
export interface OpenedBattle {
  header: BattleHeader;
  created: number;
  entries: readonly Entry[];
  stage: Stage;
  /** The stored state that it was opened from, in words; absent when all its steps were replayed. */
  from?: string;
}

/** Opens a battle of the store: everything that happened in it is replayed. */
export const openBattle = async (store: Store, id: string): Promise<OpenedBattle | undefined> => {
  const row = await store.battle(id);
  if (!row) return undefined;
  const entries = await store.entries(id, 0);
  const header = row.header as BattleHeader;
  return { header, created: row.created, entries, stage: stageOf(id, header, bodiesOf(entries)) };
};

/** What happened in a battle, out of its stored entries. */
export const bodiesOf = (entries: readonly Entry[]): BattleEntry[] => entries.map(({ body }) => body as BattleEntry);
