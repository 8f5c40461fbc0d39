import { Worker } from 'node:worker_threads';
import { RefusedRequest } from '../common/problem.ts';
import { REFUSAL_TEXTS } from '../common/refusal-texts.ts';
import { type ThreadReply, type ThreadOrder, type OrderOf, REMEMBERED, type ResultOf } from './orders.ts';
import { Recent } from './recent.ts';

/**
 * Megabytes that a thread may use; a thread that needs more is ended. A small heap for new objects halves its memory and
 * hardly slows it down.
 */
const MEMORY = { maxOldGenerationSizeMb: 112, maxYoungGenerationSizeMb: 4 };

/** What a thread does at the moment. */
interface Running {
  resolve: (result: never) => void;
  reject: (error: Error) => void;
}

/** A thread that runs one order at a time, each within a time limit; it starts when needed. */
export class Thread {
  #worker: Worker | undefined;
  /** Starts over with every worker. */
  #ready: Promise<void> = Promise.resolve();
  #known = new Recent<string, true>(REMEMBERED);
  #running: Running | undefined;
  #closed = false;

  /** Whether it can take an order. */
  get isFree(): boolean {
    return this.#running === undefined;
  }

  /** Carries an order out within a time limit that counts from its start. */
  run<K extends ThreadOrder['kind']>(order: OrderOf<K>, within: number): Promise<ResultOf[K]> {
    if (this.#closed || this.#running)
      return Promise.reject(new Error(this.#closed ? 'the server is closing' : 'this thread is busy'));
    let timer: NodeJS.Timeout | undefined;
    return new Promise<ResultOf[K]>((resolve, reject) => {
      const running = (this.#running = { resolve, reject });
      const worker = this.#started();
      void this.#ready.then(() => {
        if (this.#running !== running) return;
        timer = setTimeout(() => this.#giveUp(worker, within), within).unref();
        worker.postMessage(this.#shortened(order));
      });
    }).finally(() => clearTimeout(timer));
  }

  /** Returns an order without what the thread already knows. */
  #shortened(order: ThreadOrder): ThreadOrder {
    if (order.kind !== 'decide') return order;
    let isNew = false;
    this.#known.get(order.battle, () => (isNew = true));
    return isNew ? order : { ...order, header: undefined };
  }

  #started(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('../../dist/battles/thinking.js', import.meta.url), {
      execArgv: [],
      resourceLimits: MEMORY,
    });
    worker.unref();
    this.#known = new Recent(REMEMBERED);
    this.#ready = new Promise((resolve) => {
      worker.once('message', () => {
        worker.on('message', (answered: ThreadReply) => this.#answer(answered));
        resolve();
      });
    });
    worker.on('error', (error) => this.#end(worker, isOutOfMemory(error) ? tooMuch() : error));
    worker.on('exit', () => this.#end(worker, new Error('the thread has ended')));
    return (this.#worker = worker);
  }

  #answer(answered: ThreadReply): void {
    const running = this.#running;
    this.#running = undefined;
    if ('result' in answered) running?.resolve(answered.result as never);
    else {
      // The thread may have failed before it remembered the battle.
      this.#known = new Recent(REMEMBERED);
      running?.reject(errorOf(answered));
    }
  }

  /** Ends a slow order; the next order gets a new worker. */
  #giveUp(worker: Worker, within: number): void {
    this.#end(worker, tooLong(within));
    void worker.terminate();
  }

  #end(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    const running = this.#running;
    this.#running = undefined;
    running?.reject(error);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#worker?.terminate();
  }
}

const tooLong = (within: number): RefusedRequest =>
  new RefusedRequest('too-long', REFUSAL_TEXTS.tooLong(within / 1000));

const isOutOfMemory = ({ code }: NodeJS.ErrnoException): boolean => code === 'ERR_WORKER_OUT_OF_MEMORY';

const tooMuch = (): RefusedRequest => new RefusedRequest('too-large', REFUSAL_TEXTS.tooMuchMemory, { status: 413 });

/** Returns whether an error is a job that took too long. */
export const isTooLong = (error: unknown): boolean => error instanceof RefusedRequest && error.code === 'too-long';

const errorOf = ({ error, code, status }: Extract<ThreadReply, { error: string }>): Error =>
  code === undefined ? new Error(error) : new RefusedRequest(code, error, status === undefined ? {} : { status });
