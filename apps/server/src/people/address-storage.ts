import { Refused } from '../common/problem.ts';
import { megabytes } from './quota.ts';

const DAY = 24 * 3600_000;

/** Addresses that are remembered; the one that began longest ago is forgotten first. */
const MOST = 10_000;

interface Stored {
  bytes: number;
  since: number;
}

/** Limits what one address stores in a day, whichever people it makes up for that. A restart forgets it. */
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
    throw new Refused(
      'address-full',
      `${megabytes(bytes)} were stored from your address since yesterday (limit ${megabytes(this.#limit)}). Try again tomorrow.`,
      { status: 429 },
    );
  }

  /** Notes what was stored. */
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
