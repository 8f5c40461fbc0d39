import Database from 'libsql';
import type { Row } from '../store/rows.ts';
import type { BackupSource } from './source.ts';

/** Reads a database file as it is at this moment, even while a server writes to it. */
export const sqliteSource = (file: string): BackupSource => {
  const db = new Database(file);
  // One transaction sees one moment.
  db.exec('pragma busy_timeout = 5000; begin;');
  const { user_version: version } = db.prepare('pragma user_version').get() as { user_version: number };
  return {
    version,
    async *rows(table) {
      if (db.prepare('select 1 from sqlite_master where name = ?').get(table))
        yield* db.prepare(`select * from ${table}`).iterate() as IterableIterator<Row>;
    },
    close: async () => {
      db.exec('rollback');
      db.close();
    },
  };
};
