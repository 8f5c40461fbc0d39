import { makeRecordFile } from '@muster/protocol';
import { battleOfRow, entryOfRow, type Row, snapshotOfRow } from '../store/rows.ts';
import type { Sql } from '../store/sql.ts';
import { openStored } from './opening.ts';

/** The stored rows of a battle; their texts are parsed when needed. */
export interface BattleRows {
  battle: Row;
  snapshot: Row | undefined;
  entries: readonly Row[];
}

/** Returns the stored rows of a battle. */
export const battleRows = async (sql: Sql, id: string): Promise<BattleRows | undefined> => {
  const [battle] = await sql.rows('select * from battles where id = ?', id);
  // Read the state first: one that is newer than the entries would be useless.
  const [snapshot] = await sql.rows('select * from snapshots where battle = ?', id);
  return (
    battle && { battle, snapshot, entries: await sql.rows('select * from entries where battle = ? order by seq', id) }
  );
};

/** Returns the text of the record of a battle as a player may see it. */
export const recordText = ({ battle, snapshot, entries }: BattleRows): string => {
  const { stage } = openStored(battleOfRow(battle), entries.map(entryOfRow), snapshot && snapshotOfRow(snapshot));
  return JSON.stringify(makeRecordFile(stage.record()));
};
