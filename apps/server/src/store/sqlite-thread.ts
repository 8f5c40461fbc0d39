import { statSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';

/** One statement of a change; if a guard changes nothing, the whole change is dropped. */
export interface Statement {
  sql: string;
  values: readonly unknown[];
  guard?: boolean;
}

/** The data of the thread: the file, and how long to wait for other programs, in milliseconds. */
export interface WriterData {
  file: string;
  patience: number;
}

/** An order for the thread: check for damage, apply changes, or end. */
export type WriterOrder =
  | { kind: 'check' }
  | { kind: 'write'; changes: readonly (readonly Statement[])[] }
  | { kind: 'end' };

/** An error as it goes from thread to thread. */
export interface Failure {
  message: string;
  rawCode?: number;
  /** The file is not the one that was opened. */
  moved?: boolean;
}

/** The result of a change: whether its guard allowed it, or an error. */
export type ChangeResult = boolean | Failure;

/** The reply of the thread: the damage, the result of each change, or an error for all. */
export type WriterAnswer = { problems: string[] } | { outcomes: ChangeResult[] } | { failure: Failure };

/** Runs the writing connection in a thread, so that nothing else waits for the disk or for other programs. */
const serve = (port: NonNullable<typeof parentPort>, { file, patience }: WriterData): void => {
  const db = new Database(file);
  db.exec(`pragma busy_timeout = ${patience}; pragma synchronous = full; pragma foreign_keys = on;`);
  const opened = statSync(file).ino;
  const prepared = new Map<string, Database.Statement>();

  const run = (sql: string, values: readonly unknown[] = []): number => {
    const statement = prepared.get(sql) ?? db.prepare(sql);
    prepared.set(sql, statement);
    return statement.run([...values]).changes;
  };

  /** Applies one change; a failure does not affect the others. */
  const apart = (statements: readonly Statement[]): ChangeResult => {
    run('savepoint one');
    try {
      const done = statements.every(({ sql, values, guard }) => run(sql, values) > 0 || !guard);
      if (!done) run('rollback to one');
      run('release one');
      return done;
    } catch (error) {
      // A full disk ends the whole transaction, including the other changes.
      if (!db.inTransaction) throw error;
      run('rollback to one');
      run('release one');
      return failureOf(error);
    }
  };

  const write = (changes: readonly (readonly Statement[])[]): WriterAnswer => {
    // Writes to a removed file would be lost.
    if (inodeOf(file) !== opened) return { failure: { message: `${file} was moved`, moved: true } };
    try {
      run('begin immediate');
      const outcomes = changes.map(apart);
      run('commit');
      return { outcomes };
    } catch (error) {
      if (db.inTransaction) db.exec('rollback');
      return { failure: failureOf(error) };
    }
  };

  const check = (): WriterAnswer => {
    try {
      const rows = db.prepare('pragma quick_check(5)').all() as { quick_check: string }[];
      return { problems: rows.map(({ quick_check: problem }) => problem).filter((problem) => problem !== 'ok') };
    } catch (error) {
      return { failure: failureOf(error) };
    }
  };

  port.on('message', (order: WriterOrder) => {
    if (order.kind !== 'end') return port.postMessage(order.kind === 'check' ? check() : write(order.changes));
    prepared.clear();
    db.close();
    port.close();
  });
};

const inodeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.ino;

const failureOf = (error: unknown): Failure => {
  const { message, rawCode } = error as { message: string; rawCode?: number };
  return { message, ...(typeof rawCode === 'number' ? { rawCode } : {}) };
};

if (parentPort) serve(parentPort, workerData as WriterData);
