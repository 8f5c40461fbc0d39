import { RefusedRequest } from '../common/problem.ts';
import { REFUSAL_TEXTS } from '../common/refusal-texts.ts';
import { FairQueue } from './fair-queue.ts';
import { type ThreadOrder, type OrderOf, type ResultOf, TIME_LIMITS } from './orders.ts';
import { Thread } from './thread.ts';

interface Job {
  by: string;
  order: ThreadOrder;
  resolve: (result: never) => void;
  reject: (error: Error) => void;
}

/** How many jobs may wait in a lane: for one person, and in total. */
export interface LaneLimits {
  each: number;
  all: number;
}

/** Threads for one kind of work. Each person has one job at a time in them, and people take turns. */
export class JobLane {
  readonly #threads: readonly Thread[];
  readonly #limits: LaneLimits;
  readonly #times: typeof TIME_LIMITS;
  readonly #queue = new FairQueue<Job>();
  readonly #busy = new Set<string>();
  #closed = false;

  constructor(threads: number, limits: LaneLimits, times: typeof TIME_LIMITS = TIME_LIMITS) {
    this.#threads = Array.from({ length: threads }, () => new Thread());
    this.#limits = limits;
    this.#times = times;
  }

  /** Jobs that wait. */
  get waiting(): number {
    return this.#queue.size;
  }

  /** Jobs that wait or are being done. */
  get jobs(): number {
    return this.#queue.size + this.#busy.size;
  }

  /** Runs a job for a person or an address. */
  do<K extends ThreadOrder['kind']>(by: string, order: OrderOf<K>): Promise<ResultOf[K]> {
    if (this.#closed) return Promise.reject(closing());
    const refused = this.#tooMany(by);
    if (refused) return Promise.reject(refused);
    return new Promise<ResultOf[K]>((resolve, reject) => {
      this.#queue.add(by, { by, order, resolve, reject });
      this.#next();
    });
  }

  #tooMany(by: string): RefusedRequest | undefined {
    const { each, all } = this.#limits;
    const mine = this.#queue.countOf(by);
    if (mine >= each)
      return new RefusedRequest('too-many-jobs', REFUSAL_TEXTS.yourRequestsWait(mine, each), {
        status: 429,
      });
    if (this.#queue.size < all) return undefined;
    return new RefusedRequest('busy', REFUSAL_TEXTS.serverBusy(all), {
      status: 503,
    });
  }

  #next(): void {
    for (const thread of this.#threads) {
      if (!thread.isFree) continue;
      const job = this.#queue.take((person) => this.#busy.has(person));
      if (!job) return;
      this.#run(thread, job);
    }
  }

  /** Runs one job; its errors go only to its caller. */
  #run(thread: Thread, { by, order, resolve, reject }: Job): void {
    this.#busy.add(by);
    thread
      .run(order, this.#times[order.kind])
      .then((result) => resolve(result as never), reject)
      .finally(() => {
        this.#busy.delete(by);
        this.#queue.sendBack(by);
        this.#next();
      });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#queue.takeAll()) reject(closing());
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }
}

const closing = (): Error => new Error('the server is closing');
