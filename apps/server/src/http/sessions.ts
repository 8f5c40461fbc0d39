import { LogOut, PasswordChange, type SessionInfo } from '@muster/protocol';
import type { FastifyInstance } from 'fastify';
import { changePassword } from '../people/accounts.ts';
import { COOKIE } from '../people/passes.ts';
import { hashPassword } from '../people/passwords.ts';
import { endSession, endSessions, passOf, sessionsOf } from '../people/sessions.ts';
import { admit, type Context, demandFound, demandPerson, Id, personOf, read, setPass } from './context.ts';
import { demandPassword, guessing } from './guessing.ts';
import { demandAccount } from './people.ts';

/** Adds the routes for sessions and passwords. */
export const sessionRoutes = (app: FastifyInstance, context: Context): void => {
  const { sql } = context.store;
  const { connections } = context;

  app.get('/api/sessions', async (request) => {
    const { id, session } = await demandPerson(context, request);
    const sessions = (await sessionsOf(sql, id)).map((one): SessionInfo => ({ ...one, here: one.id === session }));
    return { sessions };
  });

  app.delete('/api/sessions/:id', async (request, reply) => {
    const person = await demandPerson(context, request);
    const { id } = read(Id, request.params);
    demandFound((await endSession(sql, person.id, id)) || undefined, 'session');
    connections.endSession(id);
    return reply.code(204).send();
  });

  app.post('/api/logout', async (request, reply) => {
    const { everywhere = false } = read(LogOut, request.body ?? {});
    const person = await personOf(context, request);
    // A cookie without a session can only end with all sessions.
    if (person && (everywhere || person.session === undefined)) {
      await endSessions(sql, person.id);
      connections.endPerson(person.id);
    } else if (person?.session !== undefined) {
      await endSession(sql, person.id, person.session);
      connections.endSession(person.session);
    }
    reply.clearCookie(COOKIE, { path: '/' });
    return { me: null };
  });

  app.post('/api/password', guessing, async (request, reply) => {
    const person = await demandAccount(context, request);
    const { password, next } = read(PasswordChange, request.body);
    await demandPassword(context, request, person.account, password);
    const { id, session } = person;
    await changePassword(sql, id, await hashPassword(next), session);
    connections.endPerson(id, session);
    if (session === undefined) await admit(context, request, reply, id);
    else setPass(context, reply, await passOf(sql, id, session));
    return { me: { id, name: person.name, account: person.account } };
  });
};
