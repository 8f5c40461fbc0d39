import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';

/** How long to wait for a server that is stopping, in milliseconds. */
const PATIENCE = 1000;

/**
 * Locks a data folder for one server; returns a function that unlocks it. The operating system locks an empty file, so the
 * lock ends with the process, even after a crash.
 */
export const holdFolder = (data: string): (() => void) => {
  const db = new Database(join(data, 'muster.lock'));
  try {
    // The file stays empty.
    db.exec(`pragma busy_timeout = ${PATIENCE}; pragma journal_mode = off; begin immediate;`);
    writeFileSync(join(data, 'muster.pid'), `${process.pid}\n`);
  } catch (error) {
    db.close();
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
    throw new Error(
      `Another Muster server${processIn(data)} already uses ${data}: stop it, or set MUSTER_DATA to another folder.`,
      { cause: error },
    );
  }
  return () => db.close();
};

/** Returns the process that holds a folder, from its own file. */
const processIn = (data: string): string => {
  try {
    return ` (process ${Number(readFileSync(join(data, 'muster.pid'), 'utf8'))})`;
  } catch {
    return '';
  }
};
