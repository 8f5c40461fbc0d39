import { type System, SYSTEMS } from '@muster/rules';
import * as z from 'zod/mini';
import { nameOf } from './names.ts';

/** Whoever is at a page. */
export interface Me {
  id: string;
  name: string;
  account?: string;
}

/** Who may open an account: anyone, people with an invitation, or no one. */
export const REGISTRATIONS = ['open', 'invitation', 'closed'] as const;
export type Registration = (typeof REGISTRATIONS)[number];

/** Who may come as a guest: anyone, or only people with the link to a seat. */
export const GUESTS = ['open', 'links'] as const;
export type Guests = (typeof GUESTS)[number];

/** Who is at a page, and who may come to this server. */
export interface Welcome {
  me: Me | null;
  registration: Registration;
  guests: Guests;
  /** Bytes that this person has stored, and may store. */
  storage?: { used: number; limit: number };
}

/** A browser in which a person is logged in. */
export interface SessionInfo {
  id: string;
  created: number;
  seen: number;
  browser: string;
  /** Whether it is the one that asks. */
  here: boolean;
}

/** The name that a person chooses. */
export interface Naming {
  name: string;
  /** The link to a seat, for a new guest of a server that has guests only by links. */
  seat?: { battle: string; token: string } | undefined;
}

/** The name and the password of an account. */
export interface Credentials {
  account: string;
  password: string;
}

/** An account to open. */
export interface NewAccount extends Credentials {
  /** The code of an invitation, where one is needed. */
  invitation?: string | undefined;
}

/** Where to log out: in this browser, or in all of them. */
export interface LogOut {
  everywhere?: boolean | undefined;
}

/** The password of an account, and the one that takes its place. */
export interface PasswordChange {
  password: string;
  next: string;
}

/** A wish to remove oneself; with the password of the account, for people who have one. */
export interface Removal {
  password?: string | undefined;
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

const name = nameOf(40);

/** Reads a name. */
export const Naming: z.ZodMiniType<Naming> = z.strictObject({
  name,
  seat: z.optional(
    z.strictObject({
      battle: z.string().check(z.regex(/^[\w-]{1,64}$/)),
      token: z.string().check(z.maxLength(100)),
    }),
  ),
});

const account = z.string().check(z.trim(), z.toLowerCase(), z.regex(/^[a-z0-9][a-z0-9._-]{1,38}$/));
const password = z.string().check(z.minLength(8), z.maxLength(200));

/** Reads name and password. */
export const Credentials: z.ZodMiniType<Credentials> = z.strictObject({ account, password });

/** Reads an account to open. */
export const NewAccount: z.ZodMiniType<NewAccount> = z.strictObject({
  account,
  password,
  invitation: z.optional(z.string().check(z.maxLength(40))),
});

/** Reads where to log out. */
export const LogOut: z.ZodMiniType<LogOut> = z.strictObject({ everywhere: z.optional(z.boolean()) });

/** Reads a change of a password. */
export const PasswordChange: z.ZodMiniType<PasswordChange> = z.strictObject({ password, next: password });

/** Reads a wish to remove oneself. */
export const Removal: z.ZodMiniType<Removal> = z.strictObject({ password: z.optional(password) });

/** Reads something to keep. */
export const Keeping: z.ZodMiniType<Keeping> = z.strictObject({ name, body: z.record(z.string(), z.unknown()) });

/** Reads what a list is to be read from. */
export const ListReading: z.ZodMiniType<ListReading> = z.strictObject({
  text: z.string().check(z.minLength(1)),
  books: z.optional(z.array(z.string()).check(z.maxLength(10))),
  system: z.optional(z.enum(SYSTEMS)),
});
