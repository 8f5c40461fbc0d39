import { Refused } from '../common/problem.ts';
import type { Store } from '../store/store.ts';

/** How long the bytes of a person are remembered, in milliseconds: they are asked for with every command. */
const REMEMBERED = 5000;

/** People whose bytes are remembered at the most. */
const MOST = 10_000;

/** A battle that has begun may still be played when its host has stored this much more than the limit. */
const GRACE = 1.25;

/** How much people store, and whether there is room for more. */
export class Quota {
  readonly #store: Pick<Store, 'used'>;
  readonly #limit: number;
  readonly #known = new Map<string, { bytes: number; until: number }>();

  constructor(store: Pick<Store, 'used'>, limit: number) {
    this.#store = store;
    this.#limit = limit;
  }

  /** Refuses to store more bytes for a person than the limit allows. */
  async demandRoom(person: string, more = 0): Promise<void> {
    const bytes = (await this.#store.used(person)) + more;
    if (bytes > this.#limit) throw this.#tooMuch(bytes, more);
  }

  /** Refuses to go on with a battle when its host has stored far more than the limit. */
  async demandRoomToPlay(host: string, now: number = performance.now()): Promise<void> {
    const known = this.#known.get(host);
    if (known && known.until > now) return this.#demandGrace(known.bytes);
    const bytes = await this.#store.used(host);
    if (this.#known.size >= MOST) this.#known.clear();
    this.#known.set(host, { bytes, until: now + REMEMBERED });
    this.#demandGrace(bytes);
  }

  #demandGrace(bytes: number): void {
    if (bytes > GRACE * this.#limit)
      throw new Refused(
        'no-room',
        `The host of this battle has stored ${megabytes(bytes)} (limit ${megabytes(this.#limit)}). It continues when the host ` +
          'has removed saved lists, tables, books or battles without other players.',
        { status: 409 },
      );
  }

  #tooMuch(bytes: number, more: number): Refused {
    const now = bytes - more;
    return new Refused(
      'no-room',
      `You have stored ${megabytes(now)}${more > 0 ? `, and this needs ${megabytes(more)} more` : ''} ` +
        `(limit ${megabytes(this.#limit)}). Remove saved lists, tables, books or battles without other players first.`,
      { status: 409 },
    );
  }
}

/** Bytes in words: `19.6 MB`. */
export const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(bytes < 1_000_000 ? 2 : 1)} MB`;
