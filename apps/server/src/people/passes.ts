import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The cookie that says who somebody is. */
export const COOKIE = 'muster';

/** How long it lasts, in seconds: a year. */
export const LASTS: number = 365 * 24 * 3600;

/** Bytes of a secret. */
const SIZE = 32;

/** Signs who somebody is, so that nobody can be anybody else. */
export class Passes {
  readonly #secret: Buffer;

  constructor(secret: Buffer) {
    this.#secret = secret;
  }

  #signature(text: string): Buffer {
    return createHmac('sha256', this.#secret).update(text).digest();
  }

  /** What stands in the cookie of a person. */
  issue(person: string, now: number = Date.now()): string {
    const text = `${person}.${Math.trunc(now / 1000) + LASTS}`;
    return `${text}.${this.#signature(text).toString('base64url')}`;
  }

  /** Whose cookie it is; nobody's when it was not issued here or is too old. */
  person(cookie: string | undefined, now: number = Date.now()): string | undefined {
    const [person, until, signature, ...rest] = (cookie ?? '').split('.');
    if (!signature || rest.length > 0 || !(Number(until) * 1000 > now)) return undefined;
    const expected = this.#signature(`${person}.${until}`);
    const given = Buffer.from(signature, 'base64url');
    return given.length === expected.length && timingSafeEqual(given, expected) ? person : undefined;
  }
}

/** The secret of a server: given, or made once and kept beside the data, for its owner's eyes only. */
export const secretOf = (folder: string, given: string | undefined): Buffer => {
  if (given !== undefined) return Buffer.from(given, 'utf8');
  const file = join(folder, 'secret');
  if (existsSync(file)) return secretIn(file);
  mkdirSync(folder, { recursive: true });
  const secret = randomBytes(SIZE);
  // Whole or not at all: whoever could write cookies with half a secret could be anybody.
  writeFileSync(`${file}.new`, `${secret.toString('hex')}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  return secret;
};

const secretIn = (file: string): Buffer => {
  const secret = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
  if (secret.length === SIZE) return secret;
  throw new Error(`${file} is damaged: put it back from a backup, or remove it; then everybody needs a new name.`);
};
