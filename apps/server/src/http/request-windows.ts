/** Addresses that are counted; the one that asked longest ago is forgotten first. */
const MOST = 5000;

interface Window {
  current: number;
  start: number;
}

/** What a window says of an address. */
interface Counted {
  current: number;
  /** Milliseconds until it starts over. */
  ttl: number;
}

type Tell = (error: Error | null, counted?: Counted) => void;

/** Counts the requests of each address in a window of time. A clock that is set back or forward changes nothing: the time since the start counts. */
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

  /** Windows of their own, for a route with another limit. */
  child(): RequestWindows {
    return new RequestWindows(undefined, this.#now);
  }
}
