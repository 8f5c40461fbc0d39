import { Client } from 'pg';
import { tooNew } from './migrations.ts';
import { StoreTrouble } from '../common/trouble.ts';

/** Any number, the same for every server: the one that holds it updates the tables. */
const MIGRATING = 6_287_346;

/** The options for updating a database. */
export interface PostgresUpdate {
  url: string;
  migrations: readonly string[];
  /** Whether a database in use may be updated. */
  update: boolean;
  /** How long to wait for a connection, in milliseconds. */
  patience: number;
}

/** Runs all missing migrations of a database, or none. */
export const migratePostgres = async ({ url, migrations, update, patience }: PostgresUpdate): Promise<void> => {
  // Migrations of a large database may take long, so they have their own connection.
  const client = new Client({ connectionString: url, connectionTimeoutMillis: patience });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATING]);
    await client.query('create table if not exists muster_version (at integer not null)');
    const { rows } = await client.query('select at from muster_version');
    const at = rows.length === 0 ? 0 : Number(rows[0].at);
    if (at > migrations.length) throw tooNew(at, migrations.length);
    if (at > 0 && at < migrations.length && !update) throw outdated(at, migrations.length);
    for (const step of migrations.slice(at)) await client.query(step);
    await client.query('delete from muster_version');
    await client.query('insert into muster_version (at) values ($1)', [migrations.length]);
    await client.query('commit');
  } finally {
    // Uncommitted changes are undone.
    await client.end().catch(() => undefined);
  }
};

/** Returns the error for a database in use: its owner must back it up first. */
const outdated = (at: number, known: number): StoreTrouble =>
  new StoreTrouble('update', {
    sentence:
      `The database has version ${at}, but this Muster needs version ${known}. Stop all servers and back it up with ` +
      'pg_dump. Then start once with MUSTER_UPDATE_DATABASE=true.',
  });
