import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Hub } from '../battles/hub.ts';
import type { Config } from '../common/config.ts';
import { REFUSAL_TEXTS } from '../common/refusal-texts.ts';
import type { AddressStorage } from '../people/address-storage.ts';
import { browserWords } from '../people/browser-words.ts';
import type { Connections } from '../people/connections.ts';
import type { FailedLogins } from '../people/failed-logins.ts';
import { COOKIE, LASTS, type Pass, type Passes } from '../people/passes.ts';
import type { Quota } from '../people/quota.ts';
import { beginSession, type Visitor, visitorOf } from '../people/sessions.ts';
import { notFound, RefusedRequest } from '../common/problem.ts';
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

/** Returns the person who sent a request, if known. */
export const personOf = async ({ store, passes }: Context, request: FastifyRequest): Promise<Visitor | undefined> => {
  const pass = passes.read(request.cookies[COOKIE]);
  const person = pass && (await visitorOf(store.sql, pass));
  if (person) noteSeen(store, person);
  return person;
};

const DAY = 24 * 3600_000;

/** Notes the visit of a person, once a day: inactive guests are removed. */
const noteSeen = (store: Store, person: Visitor, now: number = Date.now()): void => {
  // A failure does not matter: the next request notes it again.
  if (now - (person.seen ?? 0) > DAY) store.noteSeen(person.id, now).catch(() => undefined);
};

/** Returns the person who sent a request; refuses people without a name. */
export const demandPerson = async (context: Context, request: FastifyRequest): Promise<Visitor> => {
  const person = await personOf(context, request);
  if (person) return person;
  throw new RefusedRequest('no-name', REFUSAL_TEXTS.noName, { status: 401 });
};

/** Starts a session for a person and sets its cookie. */
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

/** The id in an address. */
export const Id: z.ZodMiniType<{ id: string }> = z.object({ id: z.string().check(z.regex(/^[\w-]{1,64}$/)) });

/** Returns a value that must exist, or throws a refusal. */
export const demandFound = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw notFound(what);
  return value;
};

/** Refuses requests from pages of other sites; programs send no origin. */
export const demandOrigin = ({ config }: Context, { headers: { origin, host } }: FastifyRequest): void => {
  if (origin === undefined || config.origins.includes(origin)) return;
  if (!URL.canParse(origin) || new URL(origin).host !== host)
    throw new RefusedRequest('origin', REFUSAL_TEXTS.wrongOrigin, { status: 403 });
};

/** Limits expensive requests to a tenth of the others. */
export const costly = ({ config }: Context): { config: { rateLimit: { max: number; timeWindow: string } } } => ({
  config: { rateLimit: { max: Math.ceil(config.limits.requests / 10), timeWindow: '1 minute' } },
});
