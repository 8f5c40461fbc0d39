import type { Refusal } from '@muster/engine';
import type { Finding, Result } from '@muster/kernel';
import type { Problem } from '@muster/protocol';
import { REFUSAL_TEXTS } from './refusal-texts.ts';
import { StoreTrouble } from './trouble.ts';

/** A refused request, with a code and a sentence for the person who sent it. */
export class RefusedRequest extends Error implements Problem {
  readonly code: string;
  readonly refusal?: Refusal;
  /** The HTTP status. */
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

  /** The refusal as it is sent. */
  get problem(): Problem {
    const { code, sentence, refusal } = this;
    return { code, sentence, ...(refusal ? { refusal } : {}) };
  }
}

/** Returns any error as a refusal: store errors keep their sentence, all others are internal errors. */
export const refusalOf = (error: unknown): RefusedRequest => {
  if (error instanceof RefusedRequest) return error;
  if (error instanceof StoreTrouble) return new RefusedRequest(`store-${error.code}`, error.message, { status: 503 });
  return new RefusedRequest('broken', REFUSAL_TEXTS.broken, { status: 500 });
};

/** Returns the refusal of something that does not exist or may not be seen; it does not say which. */
export const notFound = (what: string): RefusedRequest =>
  new RefusedRequest('not-found', REFUSAL_TEXTS.notFound(what), { status: 404 });

/** Returns what was read, or throws a refusal with the first finding. */
export const demand = <T>(what: string, read: Result<T, readonly Finding[]>): T => {
  if (read.ok) return read.value;
  const [{ path, message }] = read.error;
  throw new RefusedRequest(what, REFUSAL_TEXTS.unreadable(what, path, message, read.error.length - 1));
};
