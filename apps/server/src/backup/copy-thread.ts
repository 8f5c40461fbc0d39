import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';
import { copySqlite } from '../store/migrate-sqlite.ts';
import { problemsOf } from './sound.ts';

/** The files of a copy. */
export interface Copying {
  file: string;
  to: string;
}

/** Copies a database as it is at this moment and checks the copy; returns the error, if any. */
const copy = ({ file, to }: Copying): string | undefined => {
  try {
    const db = new Database(file);
    try {
      db.exec('pragma busy_timeout = 5000');
      copySqlite(db, to);
    } finally {
      db.close();
    }
    return problemsOf(to).join('; ') || undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

if (parentPort) parentPort.postMessage(copy(workerData as Copying) ?? '');
