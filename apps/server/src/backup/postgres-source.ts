import { Client, types } from 'pg';
import type { Row } from '../store/rows.ts';
import { BackupTrouble, type BackupSource } from './source.ts';

/** The rows fetched at once. */
const AT_ONCE = 200;

/** Opens a connection to a PostgreSQL; large whole numbers are read as numbers, as in SQLite. */
export const connectTo = async (url: string): Promise<Client> => {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    types: { getTypeParser: (id, format) => (id === types.builtins.INT8 ? Number : types.getTypeParser(id, format)) },
  });
  client.on('error', () => undefined);
  await client.connect().catch((error: Error) => {
    throw new BackupTrouble(
      `The database cannot be reached (${error.message}). Check DATABASE_URL and whether the database is running.`,
    );
  });
  return client;
};

/** Reads a PostgreSQL as it is at this moment, even while servers write to it. */
export const postgresSource = async (url: string): Promise<BackupSource> => {
  const client = await connectTo(url);
  // One transaction sees one moment.
  await client.query('begin isolation level repeatable read read only');
  const version = await versionIn(client);
  return {
    version,
    async *rows(table) {
      if (!(await hasTable(client, table))) return;
      await client.query(`declare all_rows no scroll cursor for select * from ${table}`);
      for (;;) {
        const { rows } = await client.query<Row>(`fetch ${AT_ONCE} from all_rows`);
        if (rows.length === 0) break;
        yield* rows;
      }
      await client.query('close all_rows');
    },
    close: () => client.end(),
  };
};

/** Returns the version of the tables in a PostgreSQL; 0 without tables. */
export const versionIn = async (client: Client): Promise<number> => {
  if (!(await hasTable(client, 'muster_version'))) return 0;
  const found = await client.query('select at from muster_version');
  return Number(found.rows[0]?.at ?? 0);
};

const hasTable = async (client: Client, table: string): Promise<boolean> =>
  Boolean((await client.query('select to_regclass($1) is not null as is', [table])).rows[0].is);
