import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The name of the cookie that identifies a person. */
export const COOKIE = 'muster';

/** How long the cookie lasts, in seconds: a year. */
export const LASTS: number = 365 * 24 * 3600;

/** Bytes of a secret. */
const SIZE = 32;

/** The content of a cookie: a person and a session. */
export interface Pass {
  person: string;
  /** Absent in cookies from before sessions were stored. */
  session?: string;
  /** Logging out everywhere raises the epoch of a person: cookies of an earlier one are void. */
  epoch: number;
}

/** Signs and checks the cookies that identify people, so that they cannot be forged. */
export class Passes {
  readonly #secret: Buffer;

  constructor(secret: Buffer) {
    this.#secret = secret;
  }

  #signature(text: string): Buffer {
    return createHmac('sha256', this.#secret).update(text).digest();
  }

  /** Returns the content of the cookie for a session of a person. */
  issue({ person, session, epoch }: Required<Pass>, now: number = Date.now()): string {
    const text = `${person}.${session}.${epoch}.${Math.trunc(now / 1000) + LASTS}`;
    return `${text}.${this.#signature(text).toString('base64url')}`;
  }

  /** Returns the content of a cookie, unless it was not issued here or is too old. */
  read(cookie: string | undefined, now: number = Date.now()): Pass | undefined {
    const parts = (cookie ?? '').split('.');
    const signature = Buffer.from(parts.pop() ?? '', 'base64url');
    const expected = this.#signature(parts.join('.'));
    if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return undefined;
    if (!(Number(parts.at(-1)) * 1000 > now)) return undefined;
    if (parts.length === 2) return { person: parts[0], epoch: 0 };
    return parts.length === 4 ? { person: parts[0], session: parts[1], epoch: Number(parts[2]) } : undefined;
  }
}

/** The file with the secret in the folder of a server. */
export const secretFileOf = (folder: string): string => join(folder, 'secret');

/** Returns the secret of a server: given, or made once and stored in its folder, readable only by its owner. */
export const secretOf = (folder: string, given: string | undefined): Buffer => {
  if (given !== undefined) return Buffer.from(given, 'utf8');
  const file = secretFileOf(folder);
  if (existsSync(file)) return secretIn(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const secret = randomBytes(SIZE);
  // Write it atomically: with half a secret, cookies could be forged.
  writeFileSync(`${file}.new`, `${secret.toString('hex')}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  return secret;
};

const secretIn = (file: string): Buffer => {
  const secret = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
  if (secret.length === SIZE) return secret;
  throw new Error(`${file} is damaged. Restore it from a backup, or remove it (guests then lose their sessions).`);
};
