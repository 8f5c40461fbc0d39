import {
  accessSync,
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileOf } from '../common/config.ts';
import { secretFileOf } from '../people/passes.ts';
import { megabytes } from '../people/quota.ts';
import { MIGRATIONS, tooNew } from '../store/migrations.ts';
import { holdFolder } from '../store/server-lock.ts';
import { COPY, DUMP, type ServerData, SECRET } from './backup.ts';
import { dumpSource } from './dump.ts';
import { fillPostgres } from './fill-postgres.ts';
import { fillSqlite } from './fill-sqlite.ts';
import { problemsOf } from './sound.ts';
import { BackupTrouble, type BackupSource } from './source.ts';
import { sqliteSource } from './sqlite-source.ts';

/** The result of a restore. */
export interface Restored {
  /** The old files, which were moved aside. */
  aside: string[];
}

/** The options of a restore. */
export interface RestoreOptions {
  /** Whether existing data may be replaced. */
  replace?: boolean;
  now?: Date;
}

/** Refuses a folder that this user may not read, which would look like a bad backup. */
const demandReadable = (from: string): void => {
  try {
    for (const file of readdirSync(from)) accessSync(join(from, file), constants.R_OK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') return;
    throw new BackupTrouble(`This user may not read ${from}. Give it to the user that runs the server (chown -R).`);
  }
};

/** Restores a whole backup while no server runs; old files are moved aside. */
export const restoreBackup = async (
  kept: ServerData,
  from: string,
  options: RestoreOptions = {},
): Promise<Restored> => {
  demandReadable(from);
  if (!existsSync(join(from, COPY)) && !existsSync(join(from, DUMP)))
    throw new BackupTrouble(`${from} is not a backup: it has neither ${COPY} nor ${DUMP}.`);
  mkdirSync(kept.data, { recursive: true, mode: 0o700 });
  const suffix = `replaced-${(options.now ?? new Date()).toISOString().replace(/\D/g, '').slice(0, 14)}`;
  const aside =
    kept.database === undefined
      ? await restoreFile(kept, from, suffix, options)
      : await restorePostgres(kept.database, from, options);
  return { aside: [...aside, ...restoreSecret(kept, from, suffix)] };
};

const restoreFile = async (
  kept: ServerData,
  from: string,
  suffix: string,
  { replace = false }: RestoreOptions,
): Promise<string[]> => {
  const release = holdFolder(kept.data);
  try {
    const file = fileOf(kept);
    if (existsSync(file) && !replace)
      throw new BackupTrouble(`${file} already exists. Add --replace to move it aside and restore the backup.`);
    const ready = `${file}.restoring`;
    const forget = (): void => {
      for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${ready}${end}`, { force: true });
    };
    forget();
    try {
      await writeReady(ready, from);
    } catch (error) {
      forget();
      throw error;
    }
    const aside = ['', '-wal', '-shm'].flatMap((end) => moveAside(`${file}${end}`, `${file}.${suffix}${end}`));
    renameSync(ready, file);
    return aside;
  } finally {
    release();
  }
};

/** Writes the database of a backup into a new file, and checks it. */
const writeReady = async (ready: string, from: string): Promise<void> => {
  const copy = join(from, COPY);
  if (existsSync(copy)) {
    demandRoom(ready, statSync(copy).size);
    copyFileSync(copy, ready);
  } else
    await withSource(await dumpSource(join(from, DUMP)), async (source) => {
      demandRoom(ready, source.bytes ?? 0);
      await fillSqlite(ready, source);
    });
  demandSound(ready);
  await withSource(sqliteSource(ready), async ({ version }) => {
    if (version < 1) throw new BackupTrouble(`${from} is not a backup of Muster.`);
  });
  chmodSync(ready, 0o600);
};

/** Checks the free space: a compressed backup may need much room. */
const demandRoom = (file: string, bytes: number): void => {
  const { bavail, bsize } = statfsSync(dirname(file));
  if (bytes > bavail * bsize)
    throw new BackupTrouble(
      `The backup needs ${megabytes(bytes)} (free ${megabytes(bavail * bsize)}). Free some space first; nothing was restored.`,
    );
};

const restorePostgres = async (url: string, from: string, { replace = false }: RestoreOptions): Promise<string[]> => {
  const source = existsSync(join(from, DUMP)) ? await dumpSource(join(from, DUMP)) : sqliteSource(join(from, COPY));
  await withSource(source, (rows) => fillPostgres(url, rows, replace));
  return [];
};

const withSource = async (source: BackupSource, use: (source: BackupSource) => Promise<void>): Promise<void> => {
  try {
    if (source.version > MIGRATIONS.length) throw tooNew(source.version, MIGRATIONS.length);
    await use(source);
  } finally {
    await source.close();
  }
};

const demandSound = (file: string): void => {
  let problems: string[];
  try {
    problems = problemsOf(file);
  } catch (error) {
    problems = [(error as Error).message];
  }
  if (problems.length === 0) return;
  throw new BackupTrouble(`The backup is damaged, and nothing was restored: ${problems.join('; ')}. Use an older one.`);
};

/** Restores the secret, because cookies of guests are valid only with the secret that signed them. */
const restoreSecret = ({ data, secret }: ServerData, from: string, suffix: string): string[] => {
  const stored = join(from, SECRET);
  if (secret !== undefined || !existsSync(stored)) return [];
  const file = secretFileOf(data);
  const aside = moveAside(file, `${file}.${suffix}`);
  copyFileSync(stored, file);
  chmodSync(file, 0o600);
  return aside;
};

const moveAside = (file: string, to: string): string[] => {
  if (!existsSync(file)) return [];
  renameSync(file, to);
  return [to];
};
