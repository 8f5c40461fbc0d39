import { statSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';

/** One statement of a change. Where a guard changes nothing, nothing of the change happens. */
export interface Statement {
  sql: string;
  values: readonly unknown[];
  guard?: boolean;
}

/** What the thread is given: the file, and how long it waits for other programs, in milliseconds. */
export interface WriterData {
  file: string;
  patience: number;
}

/** What the thread is asked for: to look for damage, to make changes, or to end. */
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

/** What came of one change: whether its guard let it happen, or an error. */
export type Outcome = boolean | Failure;

/** What the thread answers: what is damaged, what came of each change, or why nothing did. */
export type WriterAnswer = { problems: string[] } | { outcomes: Outcome[] } | { failure: Failure };

/** The thread that owns the connection for writing, so that no one else waits for the disk or for other programs. */
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

  /** One change that fails does not touch the others. */
  const apart = (statements: readonly Statement[]): Outcome => {
    run('savepoint one');
    try {
      const done = statements.every(({ sql, values, guard }) => run(sql, values) > 0 || !guard);
      if (!done) run('rollback to one');
      run('release one');
      return done;
    } catch (error) {
      // A full disk ends the whole transaction: then nothing of the others happened either.
      if (!db.inTransaction) throw error;
      run('rollback to one');
      run('release one');
      return failureOf(error);
    }
  };

  const write = (changes: readonly (readonly Statement[])[]): WriterAnswer => {
    // What is written to a file that is gone is lost.
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
