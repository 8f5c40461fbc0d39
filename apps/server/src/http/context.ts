import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Hub } from '../battles/hub.ts';
import type { Config } from '../config.ts';
import { COOKIE, LASTS, type Passes } from '../people/passes.ts';
import type { Quota } from '../people/quota.ts';
import { notFound, Refused } from '../problem.ts';
import type { Person, Store } from '../store/store.ts';
import type { Metrics } from './metrics.ts';

/** Everything that a route may need. */
export interface Context {
  config: Config;
  store: Store;
  hub: Hub;
  quota: Quota;
  passes: Passes;
  metrics: Metrics;
}

/** Who asks, if that is known. */
export const personOf = async ({ store, passes }: Context, request: FastifyRequest): Promise<Person | undefined> => {
  const id = passes.person(request.cookies[COOKIE]);
  const person = id === undefined ? undefined : await store.person(id);
  if (person) noteSeen(store, person);
  return person;
};

const DAY = 24 * 3600_000;

/** Notes that a person was here, once a day: guests who do not come back are removed. */
const noteSeen = (store: Store, person: Person, now: number = Date.now()): void => {
  // Nothing fails with it: it is noted with the next request.
  if (now - (person.seen ?? 0) > DAY) store.noteSeen(person.id, now).catch(() => undefined);
};

/** Who asks; nobody goes on without a name. */
export const demandPerson = async (context: Context, request: FastifyRequest): Promise<Person> => {
  const person = await personOf(context, request);
  if (person) return person;
  throw new Refused('no-name', 'Say first what you want to be called.', { status: 401 });
};

/** Gives somebody the cookie by which they are known from now on. */
export const admit = ({ config, passes }: Context, reply: FastifyReply, person: string): void => {
  reply.setCookie(COOKIE, passes.issue(person), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.secure,
    maxAge: LASTS,
  });
};

/** What was sent, in the form that it must have. */
export const read = <T>(shape: z.ZodMiniType<T>, value: unknown): T => {
  const result = z.safeParse(shape, value);
  if (result.success) return result.data;
  const [{ path, message }] = result.error.issues;
  throw new Refused('bad-request', `This cannot be understood: ${path.join('.') || 'the request'}: ${message}.`);
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
