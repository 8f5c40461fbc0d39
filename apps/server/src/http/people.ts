import { randomUUID } from 'node:crypto';
import { Credentials, type Me, Naming, NewAccount, type Welcome } from '@muster/protocol';
import type { FastifyInstance } from 'fastify';
import { addAccount, openAccount } from '../people/accounts.ts';
import { hashOfInvitation, isInvitation } from '../people/invitations.ts';
import { hashPassword } from '../people/passwords.ts';
import type { Visitor } from '../people/sessions.ts';
import { Refused } from '../common/problem.ts';
import type { Person } from '../store/store.ts';
import { admit, type Context, costly, demandPerson, personOf, read } from './context.ts';
import { demandPassword, guessing } from './guessing.ts';

const meOf = ({ id, name, account }: Person): Me => ({ id, name, ...(account ? { account } : {}) });

/** Who a person is: a guest with a name, or someone with an account. */
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
    const { name, seat } = read(Naming, request.body);
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
    if (known?.account) throw new Refused('has-account', 'You have an account already.', { status: 409 });
    const code = await demandRegistration(context, invitation);
    const person: Visitor = known ?? { id: randomUUID(), name: account };
    const open = known ? openAccount : addAccount;
    if (!(await open(sql, { person, account, password: await hashPassword(password), invitation: code })))
      throw new Refused('account-taken', 'This name is taken. Choose another one.', { status: 409 });
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

/** Some servers have new guests only by the link to a free seat. */
const demandWelcome = async ({ config, hub }: Context, seat: Naming['seat']): Promise<void> => {
  if (config.guests === 'open') return;
  if (!seat)
    throw new Refused('no-guests', 'This server has no guests. Log in, or use the link to a seat.', { status: 403 });
  const room = await hub.room(seat.battle);
  // Refuses a wrong link with its reason.
  await room.look((battle) => battle.seatFor('', seat.token));
};

/** Returns the invitation to use up, hashed, where one is needed. */
const demandRegistration = async (
  { config, store }: Context,
  invitation: string | undefined,
): Promise<string | undefined> => {
  if (config.registration === 'open') return undefined;
  if (config.registration === 'closed')
    throw new Refused('registration-closed', 'This server opens no new accounts. Ask its owner.', { status: 403 });
  const code = hashOfInvitation(invitation ?? '');
  if (await isInvitation(store.sql, code)) return code;
  throw new Refused('no-invitation', 'You need an invitation that was not used yet. Ask the owner of this server.', {
    status: 403,
  });
};

/** Whether a visitor has an account, for what guests cannot do. */
export const demandAccount = async (
  context: Context,
  request: Parameters<typeof demandPerson>[1],
): Promise<Visitor & { account: string }> => {
  const person = await demandPerson(context, request);
  if (person.account === undefined) throw new Refused('no-account', 'You have no account yet.', { status: 409 });
  return { ...person, account: person.account };
};
