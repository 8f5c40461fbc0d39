import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Hub } from '../battles/hub.ts';
import type { Config } from '../common/config.ts';
import type { AddressStorage } from '../people/address-storage.ts';
import { browserWords } from '../people/browser-words.ts';
import type { Connections } from '../people/connections.ts';
import type { FailedLogins } from '../people/failed-logins.ts';
import { COOKIE, LASTS, type Pass, type Passes } from '../people/passes.ts';
import type { Quota } from '../people/quota.ts';
import { beginSession, type Visitor, visitorOf } from '../people/sessions.ts';
import { notFound, Refused } from '../common/problem.ts';
import type { Store } from '../store/store.ts';
import type { Metrics } from './metrics.ts';

export { readAs as read } from '../common/read-as.ts';

/** Everything that a route may need. */
export interface Context {
  config: Config;
  store: Store;
  hub: Hub;
  quota: Quota;
  addressStorage: AddressStorage;
  passes: Passes;
  connections: Connections;
  failedLogins: FailedLogins;
  metrics: Metrics;
}

/** Returns the person who asks, if known. */
export const personOf = async ({ store, passes }: Context, request: FastifyRequest): Promise<Visitor | undefined> => {
  const pass = passes.read(request.cookies[COOKIE]);
  const person = pass && (await visitorOf(store.sql, pass));
  if (person) noteSeen(store, person);
  return person;
};

const DAY = 24 * 3600_000;

/** Notes that a person was here, once a day: guests who do not come back are removed. */
const noteSeen = (store: Store, person: Visitor, now: number = Date.now()): void => {
  // Nothing fails with it: it is noted with the next request.
  if (now - (person.seen ?? 0) > DAY) store.noteSeen(person.id, now).catch(() => undefined);
};

/** Returns the person who asks; no one continues without a name. */
export const demandPerson = async (context: Context, request: FastifyRequest): Promise<Visitor> => {
  const person = await personOf(context, request);
  if (person) return person;
  throw new Refused('no-name', 'Say first what you want to be called.', { status: 401 });
};

/** Starts a session for a person, and sets the cookie by which they are known from now on. */
export const admit = async (
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  person: string,
): Promise<void> => {
  const browser = browserWords(request.headers['user-agent']);
  setPass(context, reply, await beginSession(context.store.sql, person, browser));
};

/** Sets the cookie of a session. */
export const setPass = ({ config, passes }: Context, reply: FastifyReply, pass: Required<Pass>): void => {
  reply.setCookie(COOKIE, passes.issue(pass), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.secure,
    maxAge: LASTS,
  });
};

/** The thing that an address names. */
export const Id: z.ZodMiniType<{ id: string }> = z.object({ id: z.string().check(z.regex(/^[\w-]{1,64}$/)) });

/** Something that must be there. */
export const demandFound = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw notFound(what);
  return value;
};

/** Whoever asks from a page asks from one of ours; programs say nothing about theirs. */
export const demandOrigin = ({ config }: Context, { headers: { origin, host } }: FastifyRequest): void => {
  if (origin === undefined || config.origins.includes(origin)) return;
  if (!URL.canParse(origin) || new URL(origin).host !== host)
    throw new Refused('origin', 'This page may not speak to this server.', { status: 403 });
};

/** What makes much work for a server is asked for less often than the rest. */
export const costly = ({ config }: Context): { config: { rateLimit: { max: number; timeWindow: string } } } => ({
  config: { rateLimit: { max: Math.ceil(config.limits.requests / 10), timeWindow: '1 minute' } },
});
