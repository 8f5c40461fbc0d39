/** Allows a number of messages at once and a rate per second. */
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

  /** Takes some; false if not enough are left. */
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

/** Returns how many messages a text counts as: a large one takes longer to read. */
export const weightOf = (text: string): number => 1 + Math.floor(text.length / LARGE);
