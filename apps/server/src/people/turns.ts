import { RefusedRequest } from '../common/problem.ts';
import { REFUSAL_TEXTS } from '../common/refusal-texts.ts';

/** Lets a few jobs run at once and a few more wait; the rest are refused. */
export class Turns {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /** Runs a job when it is its turn. */
  async run<T>(job: () => Promise<T>): Promise<T> {
    await this.#turn();
    try {
      return await job();
    } finally {
      const next = this.#waiting.shift();
      // The next job takes over this place.
      if (next) next();
      else this.#running--;
    }
  }

  async #turn(): Promise<void> {
    if (this.#running < this.#atOnce) {
      this.#running++;
      return;
    }
    if (this.#waiting.length >= this.#mostWaiting)
      throw new RefusedRequest('busy', REFUSAL_TEXTS.tooManyLogins, {
        status: 503,
      });
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
    });
  }
}
