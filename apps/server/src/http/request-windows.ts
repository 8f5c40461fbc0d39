/** The most counted addresses; the least recent is forgotten first. */
const MOST = 5000;

interface Window {
  current: number;
  start: number;
}

/** The count of an address. */
interface Counted {
  current: number;
  /** Milliseconds until it starts over. */
  ttl: number;
}

type Tell = (error: Error | null, counted?: Counted) => void;

/** Counts the requests of each address in a window of time, independently of changes of the clock. */
export class RequestWindows {
  readonly #now: () => number;
  readonly #windows = new Map<string, Window>();

  constructor(_options?: unknown, now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Counts one request. */
  incr(address: string, tell: Tell, length: number): void {
    const now = this.#now();
    const known = this.#windows.get(address);
    const window = known && now - known.start < length ? known : { current: 0, start: now };
    window.current++;
    this.#windows.delete(address);
    this.#windows.set(address, window);
    if (this.#windows.size > MOST) this.#windows.delete(this.#windows.keys().next().value ?? '');
    tell(null, { current: window.current, ttl: length - (now - window.start) });
  }

  /** Returns separate windows for a route with another limit. */
  child(): RequestWindows {
    return new RequestWindows(undefined, this.#now);
  }
}
