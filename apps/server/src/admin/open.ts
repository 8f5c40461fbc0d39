import { existsSync } from 'node:fs';
import Database from 'libsql';
import { type Config, fileOf } from '../common/config.ts';
import { MIGRATIONS } from '../store/migrations.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { AdminTrouble } from './trouble.ts';

/** Opens the store of a server for an administrator, even while the server runs; never updates the tables. */
export const openForAdmin = async (config: Config): Promise<Store> => {
  if (config.database === undefined) demandUpToDate(config);
  return openStore({ ...config, update: false });
};

/** Returns the database file of a server, which must be there. */
export const demandFile = (config: Config): string => {
  const file = fileOf(config);
  if (!existsSync(file)) throw new AdminTrouble(`There is no database in ${config.data}. Set MUSTER_DATA or --data.`);
  return file;
};

const demandUpToDate = (config: Config): void => {
  const file = demandFile(config);
  const version = versionOf(file);
  if (version < MIGRATIONS.length)
    throw new AdminTrouble(
      `${file} has database version ${version}, but this Muster needs version ${MIGRATIONS.length}. Start the server once to update it.`,
    );
};

const versionOf = (file: string): number => {
  const db = new Database(file);
  try {
    return (db.prepare('pragma user_version').get() as { user_version: number }).user_version;
  } catch (error) {
    throw new AdminTrouble(`${file} cannot be read (${(error as Error).message}). Restore a backup.`);
  } finally {
    db.close();
  }
};
