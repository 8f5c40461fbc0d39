import type { Client } from 'pg';
import { MIGRATIONS } from '../store/migrations.ts';
import { TABLES } from '../store/tables.ts';
import { connectTo, versionIn } from './postgres-source.ts';
import { BackupTrouble, type BackupSource } from './source.ts';

/** Writes all data of a source into a PostgreSQL that no server uses, or nothing. */
export const fillPostgres = async (url: string, source: BackupSource, replace: boolean): Promise<void> => {
  const client = await connectTo(url);
  try {
    await client.query('begin');
    await demandFree(client, replace);
    for (const table of [...TABLES, 'muster_version'].reverse()) await client.query(`drop table if exists ${table}`);
    await client.query('create table muster_version (at integer not null)');
    for (const step of MIGRATIONS.slice(0, source.version)) await client.query(step);
    for (const table of TABLES)
      for await (const row of source.rows(table)) {
        const columns = Object.keys(row);
        const marks = columns.map((_, i) => `$${i + 1}`).join(', ');
        await client.query(`insert into ${table} (${columns.join(', ')}) values (${marks})`, Object.values(row));
      }
    for (const step of MIGRATIONS.slice(source.version)) await client.query(step);
    await client.query('insert into muster_version (at) values ($1)', [MIGRATIONS.length]);
    await client.query('commit');
  } finally {
    // Uncommitted changes are undone.
    await client.end();
  }
};

const demandFree = async (client: Client, replace: boolean): Promise<void> => {
  const { rows } = await client.query(
    `select count(*)::integer as n from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  const others = Number(rows[0].n);
  if (others > 0)
    throw new BackupTrouble(
      `${others} other connections use this database. Stop all servers and close other programs first.`,
    );
  if (!replace && (await versionIn(client)) > 0) {
    const found = await client.query('select exists (select 1 from people) as is');
    if (found.rows[0].is)
      throw new BackupTrouble('This database already has data. Add --replace to delete it and restore the backup.');
  }
};
