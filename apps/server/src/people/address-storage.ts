import { RefusedRequest } from '../common/problem.ts';
import { REFUSAL_TEXTS } from '../common/refusal-texts.ts';
import { megabytes } from './quota.ts';

const DAY = 24 * 3600_000;

/** The most remembered addresses; the oldest is forgotten first. */
const MOST = 10_000;

interface Stored {
  bytes: number;
  since: number;
}

/** Limits what one address stores per day, for any number of people; a restart forgets it. */
export class AddressStorage {
  readonly #limit: number;
  readonly #addresses = new Map<string, Stored>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Refuses to store more bytes for an address than the limit allows. */
  demandRoom(address: string, more = 0, now: number = Date.now()): void {
    const { bytes } = this.#of(address, now);
    if (bytes + more <= this.#limit) return;
    throw new RefusedRequest('address-full', REFUSAL_TEXTS.addressFull(megabytes(bytes), megabytes(this.#limit)), {
      status: 429,
    });
  }

  /** Adds stored bytes. */
  note(address: string, bytes: number, now: number = Date.now()): void {
    const stored = this.#of(address, now);
    this.#addresses.delete(address);
    this.#addresses.set(address, { ...stored, bytes: stored.bytes + bytes });
    if (this.#addresses.size > MOST) this.#addresses.delete(this.#addresses.keys().next().value ?? '');
  }

  #of(address: string, now: number): Stored {
    const known = this.#addresses.get(address);
    return known && now >= known.since && now - known.since < DAY ? known : { bytes: 0, since: now };
  }
}
