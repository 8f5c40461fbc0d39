import { type System, SYSTEMS } from '@muster/rules';
import * as z from 'zod/mini';
import { nameOf } from './names.ts';

/** The person at a page. */
export interface CurrentPerson {
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

/** The person at a page, and who may use this server. */
export interface Welcome {
  me: CurrentPerson | null;
  registration: Registration;
  guests: Guests;
  /** Bytes that this person has stored, and the limit. */
  storage?: { used: number; limit: number };
}

/** A browser in which a person is logged in. */
export interface SessionInfo {
  id: string;
  created: number;
  seen: number;
  browser: string;
  /** Whether it is the browser that sent the request. */
  here: boolean;
}

/** A name that a person chooses. */
export interface NameChoice {
  name: string;
  /** The link to a seat, for a new guest of a server that admits guests only by links. */
  seat?: { battle: string; token: string } | undefined;
}

/** The name and the password of an account. */
export interface Credentials {
  account: string;
  password: string;
}

/** An account to open. */
export interface NewAccount extends Credentials {
  /** The code of an invitation, if one is required. */
  invitation?: string | undefined;
}

/** Where to log out: in this browser, or in all browsers. */
export interface LogOut {
  everywhere?: boolean | undefined;
}

/** The current and the new password of an account. */
export interface PasswordChange {
  password: string;
  next: string;
}

/** A request to delete one's own data; with the password for people with an account. */
export interface AccountRemoval {
  password?: string | undefined;
}

/** Something to save for later. */
export interface SavedItem {
  name: string;
  body: Record<string, unknown>;
}

/** An army list in any format that Muster reads: its text or file content, and the army books it needs. */
export interface ListSource {
  text: string;
  books?: string[] | undefined;
  /** The game of a list that does not name one. */
  system?: System | undefined;
}

const name = nameOf(40);

/** Parses a name. */
export const NameChoice: z.ZodMiniType<NameChoice> = z.strictObject({
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

/** Parses a name and a password. */
export const Credentials: z.ZodMiniType<Credentials> = z.strictObject({ account, password });

/** Parses an account to open. */
export const NewAccount: z.ZodMiniType<NewAccount> = z.strictObject({
  account,
  password,
  invitation: z.optional(z.string().check(z.maxLength(40))),
});

/** Parses where to log out. */
export const LogOut: z.ZodMiniType<LogOut> = z.strictObject({ everywhere: z.optional(z.boolean()) });

/** Parses a change of a password. */
export const PasswordChange: z.ZodMiniType<PasswordChange> = z.strictObject({ password, next: password });

/** Parses a request to delete one's own data. */
export const AccountRemoval: z.ZodMiniType<AccountRemoval> = z.strictObject({ password: z.optional(password) });

/** Parses something to save. */
export const SavedItem: z.ZodMiniType<SavedItem> = z.strictObject({ name, body: z.record(z.string(), z.unknown()) });

/** Parses the text and army books of a list. */
export const ListSource: z.ZodMiniType<ListSource> = z.strictObject({
  text: z.string().check(z.minLength(1)),
  books: z.optional(z.array(z.string()).check(z.maxLength(10))),
  system: z.optional(z.enum(SYSTEMS)),
});
