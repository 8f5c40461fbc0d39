/** The failed attempts without a wait. */
const FREE = 10;

/** The first wait, doubled with every further failure, and the longest, in milliseconds. */
const FIRST = 10_000;
const LONGEST = 5 * 60_000;

/** How long failures are remembered after the last one, in milliseconds. */
const MEMORY = 60 * 60_000;

/** The most remembered accounts; the least recent is forgotten first. */
const MOST = 10_000;

interface Failures {
  count: number;
  last: number;
}

/** Slows down guessing the password of an account; a restart forgets the failures. */
export class FailedLogins {
  readonly #accounts = new Map<string, Failures>();

  /** Returns how long an account must wait for its next attempt, in milliseconds. */
  wait(account: string, now: number = Date.now()): number {
    const { count, last } = this.#of(account, now);
    if (count < FREE) return 0;
    return Math.max(0, last + Math.min(LONGEST, FIRST * 2 ** (count - FREE)) - now);
  }

  /** Notes a failed attempt. */
  failed(account: string, now: number = Date.now()): void {
    const { count } = this.#of(account, now);
    this.#accounts.delete(account);
    this.#accounts.set(account, { count: count + 1, last: now });
    if (this.#accounts.size > MOST) this.#accounts.delete(this.#accounts.keys().next().value ?? '');
  }

  /** Forgets the failures of an account that was opened. */
  passed(account: string): void {
    this.#accounts.delete(account);
  }

  #of(account: string, now: number): Failures {
    const known = this.#accounts.get(account);
    // A clock that was set back must not lock anyone out.
    return known && now >= known.last && now - known.last < MEMORY ? known : { count: 0, last: 0 };
  }
}
