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

  /** Takes one; false when none is left. */
  take(now: number = performance.now()): boolean {
    this.#left = Math.min(this.#most, this.#left + ((now - this.#at) * this.#rate) / 1000);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}
