import { accessSync, constants, mkdirSync } from 'node:fs';
import { type Config, fileOf } from '../common/config.ts';
import { openPostgres } from './postgres.ts';
import { holdFolder } from './server-lock.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';
import { StoreTrouble, type TroubleCode, troubleOfSqlite } from '../common/trouble.ts';

/** What to do when a server cannot start with its data folder. */
const AT_START: Partial<Record<TroubleCode, (data: string) => string>> = {
  full: (data) => `The disk with ${data} is full: free some space, then start again.`,
  'read-only': (data) =>
    `The server may not write to ${data}: make the folder writable for its user, then start again.`,
  disk: (data) => `The disk reports an error in ${data}: check the disk, then start again.`,
  busy: (data) => `Another program is holding the database in ${data}: close it, then start again.`,
};

/** The store error for each file error. */
const OF_FILES: Readonly<Record<string, TroubleCode>> = {
  EACCES: 'read-only',
  EPERM: 'read-only',
  EROFS: 'read-only',
  ENOSPC: 'full',
  EDQUOT: 'full',
  EIO: 'disk',
};

const atStart = (config: Config, error: unknown): Error => {
  const { code: fileCode = '', message } = error as NodeJS.ErrnoException;
  const trouble = troubleOfSqlite(error);
  const code = trouble instanceof StoreTrouble ? trouble.code : OF_FILES[fileCode];
  if (code === 'damaged')
    return new Error(
      `${fileOf(config)} cannot be read (${causeOf(trouble)}). It was not changed; replace it with a backup.`,
      {
        cause: error,
      },
    );
  const sentence = code === undefined ? undefined : AT_START[code]?.(config.data);
  return sentence === undefined ? (error as Error) : new Error(`${sentence} (${message})`, { cause: error });
};

const causeOf = ({ cause, message }: Error): string => (cause instanceof Error ? cause.message : message);

/** Locks the data folder for this server, unless its database is elsewhere; returns a function that unlocks it. */
export const openFolder = (config: Config): (() => void) => {
  try {
    mkdirSync(config.data, { recursive: true, mode: 0o700 });
    accessSync(config.data, constants.W_OK);
    return config.database ? () => undefined : holdFolder(config.data);
  } catch (error) {
    throw atStart(config, error);
  }
};

/** Opens the store of a server; its errors say what to do. */
export const openStore = async (config: Config): Promise<Store> => {
  if (!config.database)
    try {
      return openSqlite(fileOf(config));
    } catch (error) {
      throw atStart(config, error);
    }
  return openPostgres(config.database, { update: config.update }).catch((error: Error) => {
    if (error instanceof StoreTrouble) throw error;
    throw new Error(
      `The database cannot be opened (${error.message}). Check DATABASE_URL and whether the database is running.`,
      {
        cause: error,
      },
    );
  });
};
