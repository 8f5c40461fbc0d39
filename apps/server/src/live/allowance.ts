/** So many at once, and so many a second. */
export class Allowance {
  readonly #rate: number;
  readonly #most: number;
  #left: number;
  #at: number;

  constructor(rate: number, most: number, now: number = performance.now()) {
    this.#rate = rate;
    this.#most = most;
    this.#left = most;
    this.#at = now;
  }

  /** Takes some; false when so many are not left. */
  take(many = 1, now: number = performance.now()): boolean {
    this.#left = Math.min(this.#most, this.#left + ((now - this.#at) * this.#rate) / 1000);
    this.#at = now;
    if (this.#left < many) return false;
    this.#left -= many;
    return true;
  }
}

/** Bytes of a message that count as one more message. */
const LARGE = 8192;

/** For how many messages one counts: a large one takes longer to read. */
export const weightOf = (text: string): number => 1 + Math.floor(text.length / LARGE);
