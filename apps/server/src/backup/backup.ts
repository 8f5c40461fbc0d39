import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Config, fileOf } from '../common/config.ts';
import { secretFileOf } from '../people/passes.ts';
import type { Copying } from './copy-thread.ts';
import { writeDump } from './dump.ts';
import { postgresSource } from './postgres-source.ts';
import { BackupTrouble, type BackupSource } from './source.ts';
import { sqliteSource } from './sqlite-source.ts';

/** The files in the folder of a backup: one of the first two, and the secret that signs cookies. */
export const COPY = 'muster.db';
export const DUMP = 'muster.jsonl.gz';
export const SECRET = 'secret';

/** A backup that was made. */
export interface Backup {
  /** Its folder. */
  path: string;
  bytes: number;
}

/** Where a server stores its data. */
export type ServerData = Pick<Config, 'data' | 'database' | 'secret'>;

/** The options of a backup. */
export interface BackupOptions {
  /** Whether to write a dump instead of a copy of the database file, to restore it into PostgreSQL. */
  portable?: boolean;
  now?: Date;
}

const NAME = /^muster-\d{8}-\d{6}$/;

/** Returns the name of a backup: the time in UTC, so that names sort by age. */
const nameAt = (now: Date): string => {
  const digits = now.toISOString().replace(/\D/g, '');
  return `muster-${digits.slice(0, 8)}-${digits.slice(8, 14)}`;
};

/** Makes a backup in its own folder, even while the server runs; the folder appears when it is complete. */
export const makeBackup = async (kept: ServerData, folder: string, options: BackupOptions = {}): Promise<Backup> => {
  const path = join(folder, nameAt(options.now ?? new Date()));
  if (existsSync(path)) throw new BackupTrouble(`${path} already exists. Wait a second, then try again.`);
  const part = `${path}.part`;
  rmSync(part, { recursive: true, force: true });
  try {
    mkdirSync(part, { recursive: true, mode: 0o700 });
    await writeInto(part, kept, options);
    const secret = secretFileOf(kept.data);
    if (kept.secret === undefined && existsSync(secret)) copyFileSync(secret, join(part, SECRET));
    for (const file of readdirSync(part)) chmodSync(join(part, file), 0o600);
    renameSync(part, path);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    throw error;
  }
  return { path, bytes: readdirSync(path).reduce((sum, file) => sum + statSync(join(path, file)).size, 0) };
};

const writeInto = async (part: string, kept: ServerData, { portable = false }: BackupOptions): Promise<void> => {
  if (kept.database !== undefined) return dump(await postgresSource(kept.database), part);
  const file = fileOf(kept);
  if (!existsSync(file)) throw new BackupTrouble(`There is no database in ${kept.data}. Set MUSTER_DATA or --data.`);
  if (portable) return dump(sqliteSource(file), part);
  await copyInThread({ file, to: join(part, COPY) });
};

const dump = async (source: BackupSource, part: string): Promise<void> => {
  try {
    await writeDump(source, join(part, DUMP));
  } finally {
    await source.close();
  }
};

/** Copies the database in a thread, because a large copy takes seconds. */
const copyInThread = async (copying: Copying): Promise<void> => {
  const worker = new Worker(new URL('../../dist/backup/copy-thread.js', import.meta.url), {
    execArgv: [],
    workerData: copying,
  });
  const problem = await new Promise<string>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  await worker.terminate();
  if (problem !== '') throw new BackupTrouble(`${copying.file} cannot be backed up: ${problem}.`);
};

/** Returns the backups in a folder, the oldest first. */
export const backupsIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => NAME.test(name))
        .sort()
        .map((name) => join(folder, name))
    : [];

/** Returns when a backup was made, from its name. */
export const madeAt = (path: string): number => {
  const [, day = '', time = ''] = /-(\d{8})-(\d{6})$/.exec(basename(path)) ?? [];
  const [year, month, date] = [day.slice(0, 4), day.slice(4, 6), day.slice(6)];
  return Date.parse(`${year}-${month}-${date}T${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4)}Z`);
};

/** Removes the oldest backups in a folder, except the last `keep`; returns the removed ones. */
export const forgetOldBackups = (folder: string, keep: number): string[] => {
  const old = backupsIn(folder).slice(0, -keep);
  for (const path of old) rmSync(path, { recursive: true, force: true });
  return old;
};
