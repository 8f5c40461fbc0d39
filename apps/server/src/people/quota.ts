import { RefusedRequest } from '../common/problem.ts';
import { REFUSAL_TEXTS } from '../common/refusal-texts.ts';
import type { Store } from '../store/store.ts';

/** How long the bytes of a person are remembered, in milliseconds: every command needs them. */
const REMEMBERED = 5000;

/** The most people whose bytes are remembered. */
const MOST = 10_000;

/** A battle may continue until its host has stored this many times the limit. */
const GRACE = 1.25;

/** Limits the bytes that people store. */
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

  /** Refuses to continue a battle if its host has stored far more than the limit. */
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
      throw new RefusedRequest('no-room', REFUSAL_TEXTS.hostStorageFull(megabytes(bytes), megabytes(this.#limit)), {
        status: 409,
      });
  }

  #tooMuch(bytes: number, more: number): RefusedRequest {
    const now = bytes - more;
    return new RefusedRequest(
      'no-room',
      REFUSAL_TEXTS.storageFull(megabytes(now), more > 0 ? megabytes(more) : undefined, megabytes(this.#limit)),
      { status: 409 },
    );
  }
}

/** Returns bytes as text: `19.6 MB`. */
export const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(bytes < 1_000_000 ? 2 : 1)} MB`;
