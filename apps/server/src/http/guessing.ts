import type { FastifyRequest } from 'fastify';
import { REFUSAL_TEXTS } from '../common/refusal-texts.ts';
import { isPassword } from '../people/passwords.ts';
import { RefusedRequest } from '../common/problem.ts';
import type { Person } from '../store/store.ts';
import type { Context } from './context.ts';

/** Limits the passwords that one address may try per minute. */
export const guessing = { config: { rateLimit: { max: 10, timeWindow: '1 minute' } } };

/** Returns the person of an account if the password is right; counts and logs failures. */
export const demandPassword = async (
  { store, failedLogins, metrics }: Context,
  request: FastifyRequest,
  account: string,
  password: string,
): Promise<Person> => {
  const wait = failedLogins.wait(account);
  if (wait > 0) {
    noteFailure(request, account);
    throw new RefusedRequest('too-many-failures', REFUSAL_TEXTS.tooManyFailures(Math.ceil(wait / 1000)), {
      status: 429,
    });
  }
  const person = await store.personOf(account);
  // An unknown name must take as long as a wrong password.
  if ((await isPassword(password, person?.password ?? NO_ONES)) && person) {
    failedLogins.passed(account);
    return person;
  }
  failedLogins.failed(account);
  metrics.count('muster_failed_logins_total');
  noteFailure(request, account);
  throw new RefusedRequest('wrong-password', REFUSAL_TEXTS.wrongPassword, { status: 401 });
};

/** The format of this line is fixed: docs/self-hosting.md has a filter for it. */
const noteFailure = (request: FastifyRequest, account: string): void =>
  request.log.warn({ ip: request.ip, account }, 'login failed');

/** A password that no one has. */
const NO_ONES = 'scrypt$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
