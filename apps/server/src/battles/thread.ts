import { Worker } from 'node:worker_threads';
import { Refused } from '../problem.ts';
import type { Answered, Order, OrderOf, ResultOf } from './orders.ts';

interface Open {
  resolve: (result: never) => void;
  reject: (error: Error) => void;
}

/** A thread that does what takes long, so that nobody else has to wait for it. It is started when it is needed. */
export class Thread {
  #worker: Worker | undefined;
  readonly #open = new Map<number, Open>();
  #count = 0;
  #closed = false;
  readonly #lost: () => void;

  /** `lost` hears that whatever the thread remembered is gone. */
  constructor(lost: () => void = () => undefined) {
    this.#lost = lost;
  }

  /** Jobs that wait or are being done. */
  get jobs(): number {
    return this.#open.size;
  }

  /** Has something done, where that is said within so many milliseconds. */
  do<K extends Order['kind']>(order: OrderOf<K>, within?: number): Promise<ResultOf[K]> {
    if (this.#closed) return Promise.reject(new Error('the server is closing'));
    const number = ++this.#count;
    const timer = within === undefined ? undefined : setTimeout(() => this.#giveUp(), within).unref();
    return new Promise<ResultOf[K]>((resolve, reject) => {
      this.#open.set(number, { resolve, reject });
      this.#thread().postMessage({ number, order });
    }).finally(() => clearTimeout(timer));
  }

  #thread(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('../../dist/battles/thinking.js', import.meta.url), { execArgv: [] });
    worker.unref();
    worker.on('message', ({ number, ...answered }: { number: number } & Answered) => {
      const open = this.#open.get(number);
      this.#open.delete(number);
      if ('result' in answered) open?.resolve(answered.result as never);
      else open?.reject(errorOf(answered));
    });
    worker.on('error', (error) => this.#fail(worker, error));
    worker.on('exit', () => this.#fail(worker, new Error('the thread that thinks has ended')));
    return (this.#worker = worker);
  }

  /** Ends what takes too long, with everything that waits behind it; whatever comes next begins anew. */
  #giveUp(): void {
    const worker = this.#worker;
    if (!worker) return;
    this.#fail(worker, new Refused('too-long', 'This takes too long to be worked out here.'));
    void worker.terminate();
  }

  #fail(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    this.#lost();
    const open = [...this.#open.values()];
    this.#open.clear();
    for (const { reject } of open) reject(error);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#worker?.terminate();
  }
}

const errorOf = ({ error, code, status }: Extract<Answered, { error: string }>): Error =>
  code === undefined ? new Error(error) : new Refused(code, error, status === undefined ? {} : { status });
