import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Credentials, type Me, Naming } from '@muster/protocol';
import { COOKIE } from '../people/passes.ts';
import { hashPassword, isPassword } from '../people/passwords.ts';
import { Refused } from '../problem.ts';
import type { Person } from '../store/store.ts';
import { admit, type Context, costly, demandPerson, personOf, read } from './context.ts';

const meOf = ({ id, name, account }: Person): Me => ({ id, name, ...(account ? { account } : {}) });

/** Guesses of passwords in a minute. */
const GUESSES = 10;
const guessing = { config: { rateLimit: { max: GUESSES, timeWindow: '1 minute' } } };

/** Who somebody is: a guest with a name, or a person with an account. */
export const peopleRoutes = (app: FastifyInstance, context: Context): void => {
  const { store } = context;

  app.get('/api/me', async (request) => {
    const person = await personOf(context, request);
    return { me: person ? meOf(person) : null };
  });

  app.post('/api/me', costly(context), async (request, reply) => {
    const { name } = read(Naming, request.body);
    const known = await personOf(context, request);
    if (known) {
      await store.rename(known.id, name);
      return { me: meOf({ ...known, name }) };
    }
    const person: Person = { id: randomUUID(), name };
    await store.addPerson(person);
    admit(context, reply, person.id);
    return { me: meOf(person) };
  });

  app.post('/api/account', guessing, async (request) => {
    const person = await demandPerson(context, request);
    const { account, password } = read(Credentials, request.body);
    if (person.account) throw new Refused('has-account', 'You have an account already.', { status: 409 });
    if (!(await store.openAccount(person.id, account, await hashPassword(password))))
      throw new Refused('account-taken', 'This name is taken: choose another one.', { status: 409 });
    return { me: meOf({ ...person, account }) };
  });

  app.post('/api/login', guessing, async (request, reply) => {
    const { account, password } = read(Credentials, request.body);
    const person = await store.personOf(account);
    // As long for a name that nobody has as for a wrong password.
    const right = await isPassword(password, person?.password ?? NOBODYS);
    if (!person || !right)
      throw new Refused('wrong-password', 'Name and password do not belong together.', { status: 401 });
    admit(context, reply, person.id);
    return { me: meOf(person) };
  });

  app.post('/api/logout', async (_request, reply) => {
    reply.clearCookie(COOKIE, { path: '/' });
    return { me: null };
  });
};

/** A password that nobody has. */
const NOBODYS = 'scrypt$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
