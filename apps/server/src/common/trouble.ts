/** The sentences about store errors: what is wrong and what to do. */
const SENTENCES = {
  full: 'The disk of the server is full, so nothing was saved. Free some space; the server continues by itself.',
  'read-only':
    'The server may not write to its database, so nothing was saved. Make its folder and files writable, then restart it.',
  disk: 'The disk of the server reports an error, so nothing was saved. Check the disk, then try again.',
  busy: 'Another program is holding the database, so nothing was saved. Close it, or try again in a moment.',
  damaged: 'The database is damaged, so nothing is saved any more. Stop the server and restore a backup.',
  moved: 'The database file was moved, deleted or replaced, so nothing was saved. Restart the server.',
  checking: 'The server is checking its database after the start. Try again in a moment.',
  unavailable: 'The database does not answer, so nothing was saved. Try again in a moment.',
  newer: 'This database was made by a newer version of Muster: update Muster.',
  update: 'The database must be updated first.',
} as const;

/** The code of a store error. */
export type TroubleCode = keyof typeof SENTENCES;

/** A store error: the failed change is not stored, or it is unknown whether it is. */
export class StoreTrouble extends Error {
  readonly code: TroubleCode;

  constructor(code: TroubleCode, { sentence = SENTENCES[code], cause }: { sentence?: string; cause?: unknown } = {}) {
    super(sentence, { cause });
    this.code = code;
  }
}

/** The store errors by the primary result codes of SQLite. */
const OF_SQLITE: Readonly<Record<number, TroubleCode>> = {
  5: 'busy',
  6: 'busy',
  8: 'read-only',
  10: 'disk',
  11: 'damaged',
  13: 'full',
  14: 'read-only',
  26: 'damaged',
};

/** Returns an error of SQLite as a store error, and other errors unchanged. */
export const troubleOfSqlite = (error: unknown): Error => {
  const { rawCode } = error as { rawCode?: number };
  // The lower byte is the kind of error.
  const code = typeof rawCode === 'number' ? OF_SQLITE[rawCode & 0xff] : undefined;
  return code === undefined ? (error as Error) : new StoreTrouble(code, { cause: error });
};

/** The store errors by the start of PostgreSQL's error codes. */
const OF_POSTGRES: readonly (readonly [RegExp, TroubleCode])[] = [
  [/^53100/, 'full'],
  [/^58030/, 'disk'],
  [/^XX00[12]/, 'damaged'],
  [/^25006/, 'read-only'],
  [/^(55P03|57014)/, 'busy'],
  // No connection, no more connections, or a database that stops or starts.
  [/^(08|53|57P|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/, 'unavailable'],
];

/** Returns an error of PostgreSQL or its connection as a store error, and other errors unchanged. */
export const troubleOfPostgres = (error: unknown): Error => {
  const { code = '', message } = error as { code?: string; message: string };
  const trouble = OF_POSTGRES.find(([start]) => start.test(code))?.[1];
  if (trouble) return new StoreTrouble(trouble, { cause: error });
  // The client's own timeouts have no codes.
  if (/timeout|Connection terminated|not queryable/i.test(message))
    return new StoreTrouble('unavailable', { cause: error });
  return error as Error;
};
