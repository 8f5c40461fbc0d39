import { Worker } from 'node:worker_threads';
import type { Failure, ChangeResult, Statement, WriterAnswer, WriterData, WriterOrder } from './sqlite-thread.ts';
import { StoreTrouble, troubleOfSqlite } from '../common/trouble.ts';

export type { Statement } from './sqlite-thread.ts';

interface Change {
  statements: readonly Statement[];
  resolve: (done: boolean) => void;
  reject: (error: Error) => void;
}

/** How long a change waits for other programs that lock the file, in milliseconds. */
const PATIENCE = 5000;

/** How long changes wait for the check at the start, in milliseconds; after that they are refused until it is done. */
const CHECKING = 5000;

/**
 * Sends all changes to a thread that waits for the disk and for other programs. Changes that arrive in the meantime are
 * written together next.
 */
export class SqliteWriter {
  readonly #data: WriterData;
  readonly #opened: number = performance.now();
  readonly #checked: Promise<void>;
  #worker: Worker | undefined;
  #answer: ((answer: WriterAnswer) => void) | undefined;
  #waiting: Change[] = [];
  #writing: Promise<void> | undefined;
  #checking = true;
  #damaged: StoreTrouble | undefined;
  #closed = false;

  constructor(file: string, patience: number = PATIENCE) {
    this.#data = { file, patience };
    this.#checked = this.#check();
  }

  /** Changes that wait for the disk. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Applies all statements of a change or none; false if its guard changed nothing. A confirmed change is on the disk. */
  change(...statements: readonly Statement[]): Promise<boolean> {
    if (this.#closed) return Promise.reject(new Error('the store is closed'));
    if (this.#damaged) return Promise.reject(this.#damaged);
    if (this.#checking && performance.now() - this.#opened > CHECKING)
      return Promise.reject(new StoreTrouble('checking'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ statements, resolve, reject });
      this.#writing ??= this.#write();
    });
  }

  /** Refuses all later changes, because the file is damaged. */
  refuse(cause: unknown): void {
    this.#damaged ??= new StoreTrouble('damaged', { cause });
  }

  async #check(): Promise<void> {
    const answer = await this.#ask({ kind: 'check' });
    if ('problems' in answer && answer.problems.length > 0) this.refuse(new Error(answer.problems.join('; ')));
    if ('failure' in answer) this.#errorOf(answer.failure);
    this.#checking = false;
  }

  async #write(): Promise<void> {
    await this.#checked;
    while (this.#waiting.length > 0) {
      const changes = this.#waiting;
      this.#waiting = [];
      await this.#send(changes);
    }
    this.#writing = undefined;
  }

  /** Confirms changes only after all of them are on the disk. */
  async #send(changes: readonly Change[]): Promise<void> {
    const answer: WriterAnswer = this.#damaged
      ? { failure: { message: 'damaged' } }
      : await this.#ask({ kind: 'write', changes: changes.map(({ statements }) => statements) });
    if ('outcomes' in answer) for (const [i, change] of changes.entries()) this.#tell(change, answer.outcomes[i]);
    else if ('failure' in answer) for (const change of changes) this.#tell(change, answer.failure);
  }

  #tell({ resolve, reject }: Change, outcome: ChangeResult): void {
    if (typeof outcome === 'boolean') resolve(outcome);
    else reject(this.#errorOf(outcome));
  }

  #errorOf(failure: Failure): Error {
    if (this.#damaged) return this.#damaged;
    const error = Object.assign(new Error(failure.message), { rawCode: failure.rawCode });
    if (failure.moved) return new StoreTrouble('moved', { cause: error });
    const trouble = troubleOfSqlite(error);
    if (trouble instanceof StoreTrouble && trouble.code === 'damaged') this.refuse(error);
    return trouble;
  }

  /** Runs one order at a time; restarts an ended thread with the next order. */
  #ask(order: WriterOrder): Promise<WriterAnswer> {
    return new Promise((resolve) => {
      const worker = (this.#worker ??= this.#start());
      // Keep the process alive while writing.
      worker.ref();
      this.#answer = (answer) => {
        this.#answer = undefined;
        worker.unref();
        resolve(answer);
      };
      worker.postMessage(order);
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL('../../dist/store/sqlite-thread.js', import.meta.url), {
      execArgv: [],
      workerData: this.#data,
    });
    const fail = ({ message, rawCode }: Failure): void => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      this.#answer?.({ failure: { message, ...(rawCode === undefined ? {} : { rawCode }) } });
    };
    worker.on('message', (answer: WriterAnswer) => this.#answer?.(answer));
    worker.on('error', (error) => fail(error));
    worker.on('exit', () => fail({ message: 'the thread that writes has ended' }));
    return worker;
  }

  /** Ends after all waiting changes are written. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#checked;
    await this.#writing;
    const worker = this.#worker;
    if (!worker) return;
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    worker.ref();
    worker.postMessage({ kind: 'end' } satisfies WriterOrder);
    await ended;
  }
}
