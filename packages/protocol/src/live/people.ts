import { type System, SYSTEMS } from '@muster/army';
import * as z from 'zod/mini';

/** Whoever is at a page. */
export interface Me {
  id: string;
  name: string;
  account?: string;
}

/** What somebody wants to be called. */
export interface Naming {
  name: string;
}

/** The name and the password of an account. */
export interface Credentials {
  account: string;
  password: string;
}

/** Something to keep for later. */
export interface Keeping {
  name: string;
  body: Record<string, unknown>;
}

/** An army list in any form that Muster reads: its text or the content of its file, and books that it needs. */
export interface ListReading {
  text: string;
  books?: string[] | undefined;
  /** The game of a list that names none. */
  system?: System | undefined;
}

/** Letters and signs only: nothing that breaks a line, turns it around, or cannot be kept. */
export const PRINTABLE: RegExp = /^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u;

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(40), z.regex(PRINTABLE));

/** Reads a name. */
export const Naming: z.ZodMiniType<Naming> = z.strictObject({ name });

/** Reads name and password. */
export const Credentials: z.ZodMiniType<Credentials> = z.strictObject({
  account: z.string().check(z.trim(), z.toLowerCase(), z.regex(/^[a-z0-9][a-z0-9._-]{1,38}$/)),
  password: z.string().check(z.minLength(8), z.maxLength(200)),
});

/** Reads something to keep. */
export const Keeping: z.ZodMiniType<Keeping> = z.strictObject({ name, body: z.record(z.string(), z.unknown()) });

/** Reads what a list is to be read from. */
export const ListReading: z.ZodMiniType<ListReading> = z.strictObject({
  text: z.string().check(z.minLength(1)),
  books: z.optional(z.array(z.string()).check(z.maxLength(10))),
  system: z.optional(z.enum(SYSTEMS)),
});
