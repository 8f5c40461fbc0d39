import type { Refusal } from '@muster/engine';
import type { Finding, Result } from '@muster/kernel';
import type { Problem } from '@muster/protocol';
import { StoreTrouble } from './trouble.ts';

/** Something that is not done, with a sentence for whoever asked for it. */
export class Refused extends Error implements Problem {
  readonly code: string;
  readonly refusal?: Refusal;
  /** What HTTP calls it. */
  readonly status: number;

  constructor(code: string, sentence: string, { status = 400, refusal }: { status?: number; refusal?: Refusal } = {}) {
    super(sentence);
    this.code = code;
    this.status = status;
    if (refusal) this.refusal = refusal;
  }

  get sentence(): string {
    return this.message;
  }

  /** As it goes out. */
  get problem(): Problem {
    const { code, sentence, refusal } = this;
    return { code, sentence, ...(refusal ? { refusal } : {}) };
  }
}

/** Returns any error as a refusal: what is wrong with the store is said as it is, all else is our own fault. */
export const refusalOf = (error: unknown): Refused => {
  if (error instanceof Refused) return error;
  if (error instanceof StoreTrouble) return new Refused(`store-${error.code}`, error.message, { status: 503 });
  return new Refused('broken', 'Something went wrong here; nothing of yours was lost. Try again.', { status: 500 });
};

/** Nothing is there, or nothing that may be seen: nobody learns which. */
export const notFound = (what: string): Refused =>
  new Refused('not-found', `There is no such ${what}, or it is not for you to see.`, { status: 404 });

/** What was read, or a sentence about what is wrong with it. */
export const demand = <T>(what: string, read: Result<T, readonly Finding[]>): T => {
  if (read.ok) return read.value;
  const [{ path, message }] = read.error;
  const more = read.error.length > 1 ? ` (and ${read.error.length - 1} more)` : '';
  throw new Refused(what, `The ${what} cannot be read: ${path === '' ? 'it' : path} ${message}${more}.`);
};
