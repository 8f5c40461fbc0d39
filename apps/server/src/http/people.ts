import { randomUUID } from 'node:crypto';
import { Credentials, type CurrentPerson, NameChoice, NewAccount, type Welcome } from '@muster/protocol';
import type { FastifyInstance } from 'fastify';
import { REFUSAL_TEXTS } from '../common/refusal-texts.ts';
import { addAccount, openAccount } from '../people/accounts.ts';
import { hashOfInvitation, isInvitation } from '../people/invitations.ts';
import { hashPassword } from '../people/passwords.ts';
import type { Visitor } from '../people/sessions.ts';
import { RefusedRequest } from '../common/problem.ts';
import type { Person } from '../store/store.ts';
import { admit, type Context, costly, demandPerson, personOf, read } from './context.ts';
import { demandPassword, guessing } from './guessing.ts';

const meOf = ({ id, name, account }: Person): CurrentPerson => ({ id, name, ...(account ? { account } : {}) });

/** Adds the routes for names, accounts and logins. */
export const peopleRoutes = (app: FastifyInstance, context: Context): void => {
  const { store, config } = context;
  const { sql } = store;

  app.get('/api/me', async (request, reply): Promise<Welcome> => {
    const person = await personOf(context, request);
    // A cookie from before sessions were stored gets one now.
    if (person && person.session === undefined) await admit(context, request, reply, person.id);
    const { registration, guests, limits } = config;
    if (!person) return { me: null, registration, guests };
    const storage = { used: await store.used(person.id), limit: limits.storage };
    return { me: meOf(person), registration, guests, storage };
  });

  app.post('/api/me', costly(context), async (request, reply) => {
    const { name, seat } = read(NameChoice, request.body);
    const known = await personOf(context, request);
    if (known) {
      await store.rename(known.id, name);
      return { me: meOf({ ...known, name }) };
    }
    await demandWelcome(context, seat);
    const person: Person = { id: randomUUID(), name };
    await store.addPerson(person);
    await admit(context, request, reply, person.id);
    return { me: meOf(person) };
  });

  app.post('/api/account', guessing, async (request, reply) => {
    const { account, password, invitation } = read(NewAccount, request.body);
    const known = await personOf(context, request);
    if (known?.account) throw new RefusedRequest('has-account', REFUSAL_TEXTS.hasAccount, { status: 409 });
    const code = await demandRegistration(context, invitation);
    const person: Visitor = known ?? { id: randomUUID(), name: account };
    const open = known ? openAccount : addAccount;
    if (!(await open(sql, { person, account, password: await hashPassword(password), invitation: code })))
      throw new RefusedRequest('account-taken', REFUSAL_TEXTS.accountTaken, { status: 409 });
    if (!known) await admit(context, request, reply, person.id);
    return { me: meOf({ ...person, account }) };
  });

  app.post('/api/login', guessing, async (request, reply) => {
    const { account, password } = read(Credentials, request.body);
    const person = await demandPassword(context, request, account, password);
    await admit(context, request, reply, person.id);
    return { me: meOf(person) };
  });
};

/** Refuses new guests where the server accepts them only by a seat link. */
const demandWelcome = async ({ config, hub }: Context, seat: NameChoice['seat']): Promise<void> => {
  if (config.guests === 'open') return;
  if (!seat) throw new RefusedRequest('no-guests', REFUSAL_TEXTS.noGuests, { status: 403 });
  const room = await hub.room(seat.battle);
  // Refuses a wrong link with its reason.
  await room.look((battle) => battle.seatFor('', seat.token));
};

/** Returns the hash of the invitation to use up, if one is needed. */
const demandRegistration = async (
  { config, store }: Context,
  invitation: string | undefined,
): Promise<string | undefined> => {
  if (config.registration === 'open') return undefined;
  if (config.registration === 'closed')
    throw new RefusedRequest('registration-closed', REFUSAL_TEXTS.registrationClosed, { status: 403 });
  const code = hashOfInvitation(invitation ?? '');
  if (await isInvitation(store.sql, code)) return code;
  throw new RefusedRequest('no-invitation', REFUSAL_TEXTS.noInvitation, {
    status: 403,
  });
};

/** Returns the visitor's account; refuses guests. */
export const demandAccount = async (
  context: Context,
  request: Parameters<typeof demandPerson>[1],
): Promise<Visitor & { account: string }> => {
  const person = await demandPerson(context, request);
  if (person.account === undefined) throw new RefusedRequest('no-account', REFUSAL_TEXTS.noAccount, { status: 409 });
  return { ...person, account: person.account };
};
