import { Worker } from 'node:worker_threads';
import type { Order, OrderOf, ResultOf } from './orders.ts';

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

  /** Has something done. */
  do<K extends Order['kind']>(order: OrderOf<K>): Promise<ResultOf[K]> {
    if (this.#closed) return Promise.reject(new Error('the server is closing'));
    const number = ++this.#count;
    return new Promise((resolve, reject) => {
      this.#open.set(number, { resolve, reject });
      this.#thread().postMessage({ number, order });
    });
  }

  #thread(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('../../dist/battles/thinking.js', import.meta.url), { execArgv: [] });
    worker.unref();
    worker.on('message', ({ number, result, error }: { number: number; result: never; error?: string }) => {
      const open = this.#open.get(number);
      this.#open.delete(number);
      if (error === undefined) open?.resolve(result);
      else open?.reject(new Error(error));
    });
    worker.on('error', (error) => this.#fail(worker, error));
    worker.on('exit', () => this.#fail(worker, new Error('the thread that thinks has ended')));
    return (this.#worker = worker);
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
