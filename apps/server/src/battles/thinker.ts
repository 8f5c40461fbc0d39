import { Worker } from 'node:worker_threads';
import type { Decision } from './bot.ts';
import type { LiveBattle } from './live-battle.ts';
import type { Thought, ThoughtOrder } from './thinking.ts';

/** Thinks for computer players that take long, where nobody has to wait for it. */
export class Thinker {
  #worker: Worker | undefined;
  #orders = new Map<number, { resolve: (decision: Decision) => void; reject: (error: Error) => void }>();
  #count = 0;
  #closed = false;

  /** What a player does; nothing where it knows that at once. */
  async decide(battle: LiveBattle, level: string, side: number): Promise<Decision | undefined> {
    if (level !== 'general') {
      // Others get their turn between two steps.
      await new Promise((resolve) => setImmediate(resolve));
      return undefined;
    }
    const { header, id } = battle;
    const seat = header.seats[side];
    const order: ThoughtOrder = {
      number: ++this.#count,
      battle: id,
      header,
      words: battle.seenBy(side),
      side,
      character: seat.kind === 'bot' ? seat.character : 'balanced',
    };
    return new Promise<Decision>((resolve, reject) => {
      this.#orders.set(order.number, { resolve, reject });
      this.#thread().postMessage(order);
    });
  }

  #thread(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('../../dist/battles/thinking.js', import.meta.url), { execArgv: [] });
    worker.unref();
    worker.on('message', ({ number, decision }: Thought) => {
      this.#orders.get(number)?.resolve(decision);
      this.#orders.delete(number);
    });
    worker.on('error', (error) => this.#fail(error));
    worker.on('exit', () => this.#fail(new Error('the thread that thinks has ended')));
    return (this.#worker = worker);
  }

  #fail(error: Error): void {
    this.#worker = undefined;
    const orders = [...this.#orders.values()];
    this.#orders.clear();
    if (!this.#closed) for (const { reject } of orders) reject(error);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#worker?.terminate();
  }
}
