import Database from 'libsql';
import { MIGRATIONS } from '../store/migrations.ts';
import { TABLES } from '../store/tables.ts';
import type { BackupSource } from './source.ts';

/** Writes all data of a source into a new database file. */
export const fillSqlite = async (file: string, source: BackupSource): Promise<void> => {
  const db = new Database(file);
  try {
    db.exec('pragma foreign_keys = off; begin immediate;');
    for (const step of MIGRATIONS.slice(0, source.version)) db.exec(step);
    db.exec(`pragma user_version = ${source.version}`);
    for (const table of TABLES)
      for await (const row of source.rows(table)) {
        const columns = Object.keys(row);
        const marks = columns.map(() => '?').join(', ');
        db.prepare(`insert into ${table} (${columns.join(', ')}) values (${marks})`).run(...Object.values(row));
      }
    db.exec('commit');
  } finally {
    db.close();
  }
};
