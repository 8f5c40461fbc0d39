import { chmodSync, closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type Database from 'libsql';
import { tooNew } from './migrations.ts';
import { StoreTrouble } from '../common/trouble.ts';

/** How many copies from before updates are kept. */
const COPIES = 3;

/** Returns the copy of a database file from before its update to a version. */
const copyOf = (file: string, version: number): string => `${file}.before-${version}`;

/** Runs the missing migrations of a database file after making a copy; each migration is applied completely or not at all. */
export const migrateSqlite = (db: Database.Database, file: string, migrations: readonly string[]): void => {
  const { user_version: at } = db.prepare('pragma user_version').get() as { user_version: number };
  if (at > migrations.length) throw tooNew(at, migrations.length);
  if (at === migrations.length) return;
  if (at > 0) copyBefore(db, file, at + 1);
  for (let version = at + 1; version <= migrations.length; version++) {
    try {
      step(db, `${migrations[version - 1]}; pragma user_version = ${version};`);
    } catch (error) {
      const copy = at > 0 ? ` The copy from before the update is ${copyOf(file, at + 1)}.` : '';
      throw new StoreTrouble('update', {
        sentence:
          `The update of ${file} to version ${version} failed (${(error as Error).message}). ` +
          `It is still at version ${version - 1}.${copy}`,
        cause: error,
      });
    }
  }
  forgetOldCopies(file);
};

/** Makes a consistent copy of a database file, even while other programs use it. */
export const copySqlite = (db: Database.Database, to: string): void => {
  const part = `${to}.part`;
  rmSync(part, { force: true });
  db.prepare('vacuum into ?').run(part);
  chmodSync(part, 0o600);
  const copy = openSync(part, 'r+');
  fsyncSync(copy);
  closeSync(copy);
  renameSync(part, to);
};

const copyBefore = (db: Database.Database, file: string, version: number): void => {
  const copy = copyOf(file, version);
  try {
    copySqlite(db, copy);
  } catch (error) {
    rmSync(`${copy}.part`, { force: true });
    throw new StoreTrouble('update', {
      sentence:
        `${file} was not updated to version ${version}: the copy before it failed (${(error as Error).message}). ` +
        'Make room for a second copy of the database, then start again.',
      cause: error,
    });
  }
};

const step = (db: Database.Database, sql: string): void => {
  db.exec('begin immediate');
  try {
    db.exec(sql);
    db.exec('commit');
  } catch (error) {
    if (db.inTransaction) db.exec('rollback');
    throw error;
  }
};

const forgetOldCopies = (file: string): void => {
  const start = `${basename(file)}.before-`;
  const versions = readdirSync(dirname(file))
    .filter((name) => name.startsWith(start) && /^\d+$/.test(name.slice(start.length)))
    .map((name) => Number(name.slice(start.length)))
    .sort((a, b) => b - a);
  for (const version of versions.slice(COPIES)) rmSync(join(dirname(file), `${start}${version}`), { force: true });
};
