import Database from 'libsql/promise';

/** One statement of a change. Where a guard changes nothing, nothing of the change happens. */
export interface Statement {
  sql: string;
  values: readonly unknown[];
  guard?: boolean;
}

interface Change {
  statements: readonly Statement[];
  resolve: (done: boolean) => void;
  reject: (error: Error) => void;
}

interface Prepared {
  run(values: readonly unknown[]): { changes: number };
}

/**
 * Whatever is written goes through here. Waiting for the disk takes longest, so it is done in another thread, and all that
 * comes in the meantime goes to the disk together next.
 */
export class SqliteWriter {
  readonly #db: Database;
  readonly #prepared = new Map<string, Prepared>();
  readonly #ready: Promise<void>;
  #waiting: Change[] = [];
  #writing: Promise<void> | undefined;
  #closed = false;

  constructor(file: string) {
    this.#db = new Database(file, {});
    this.#ready = this.#db.exec(
      'pragma busy_timeout = 5000; pragma synchronous = full; pragma foreign_keys = on;',
    ) as Promise<void>;
    // Whoever writes first hears of it.
    this.#ready.catch(() => undefined);
  }

  /** Makes all statements of a change or none; false when its guard said no. What is confirmed is on the disk. */
  change(...statements: readonly Statement[]): Promise<boolean> {
    // A database that is closed ends the whole process when it is asked how it is.
    if (this.#closed) return Promise.reject(new Error('the store is closed'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ statements, resolve, reject });
      this.#writing ??= this.#write();
    });
  }

  async #write(): Promise<void> {
    await this.#ready.catch(() => undefined);
    while (this.#waiting.length > 0) {
      const changes = this.#waiting;
      this.#waiting = [];
      await this.#keep(changes);
    }
    this.#writing = undefined;
  }

  /** One that fails does not touch the others, and nobody hears of theirs before it is on the disk. */
  async #keep(changes: readonly Change[]): Promise<void> {
    let confirm: readonly (() => void)[];
    try {
      await this.#ready;
      await this.#prepare([...MARKS, ...changes.flatMap(({ statements }) => statements.map(({ sql }) => sql))]);
      this.#run(BEGIN);
      confirm = changes.map((change) => this.#apart(change));
      await this.#db.exec('commit');
    } catch (error) {
      if (this.#isOpen) await (this.#db.exec('rollback') as Promise<void>).catch(() => undefined);
      for (const { reject } of changes) reject(error as Error);
      return;
    }
    for (const tell of confirm) tell();
  }

  #apart({ statements, resolve, reject }: Change): () => void {
    this.#run(MARK);
    try {
      const done = statements.every(({ sql, values, guard }) => this.#run(sql, values) > 0 || !guard);
      if (!done) this.#run(BACK);
      this.#run(RELEASE);
      return () => resolve(done);
    } catch (error) {
      this.#run(BACK);
      this.#run(RELEASE);
      return () => reject(error as Error);
    }
  }

  async #prepare(all: readonly string[]): Promise<void> {
    for (const sql of all)
      if (!this.#prepared.has(sql)) this.#prepared.set(sql, (await this.#db.prepare(sql)) as Prepared);
  }

  #run(sql: string, values: readonly unknown[] = []): number {
    return this.#prepared.get(sql)?.run(values).changes ?? 0;
  }

  get #isOpen(): boolean {
    return (this.#db as unknown as { inTransaction: boolean }).inTransaction;
  }

  /** Ends when everything that waits is written. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#writing;
    await this.#ready.catch(() => undefined);
    this.#prepared.clear();
    this.#db.close();
  }
}

const [BEGIN, MARK, BACK, RELEASE] = ['begin immediate', 'savepoint one', 'rollback to one', 'release one'];
const MARKS = [BEGIN, MARK, BACK, RELEASE];
