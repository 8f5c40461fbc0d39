import { Readable } from 'node:stream';
import { AccountRemoval } from '@muster/protocol';
import type { FastifyInstance } from 'fastify';
import { REFUSAL_TEXTS } from '../common/refusal-texts.ts';
import { exportOf } from '../own-data/export.ts';
import { COOKIE } from '../people/passes.ts';
import { removePerson } from '../own-data/removal.ts';
import { RefusedRequest } from '../common/problem.ts';
import { type Context, demandPerson, read } from './context.ts';
import { demandPassword, guessing } from './guessing.ts';

/** Limits the exports of one address per minute. */
const rarely = { config: { rateLimit: { max: 5, timeWindow: '1 minute' } } };

/** Adds the routes to export and to delete the data of a person. */
export const ownDataRoutes = (app: FastifyInstance, context: Context): void => {
  const { store, hub, connections } = context;

  app.get('/api/me/export', rarely, async (request, reply) => {
    const person = await demandPerson(context, request);
    return reply
      .type('application/json')
      .header('content-disposition', 'attachment; filename="muster.json"')
      .send(Readable.from(exportOf(store, hub, person)));
  });

  app.post('/api/me/remove', guessing, async (request, reply) => {
    const person = await demandPerson(context, request);
    const { password } = read(AccountRemoval, request.body ?? {});
    if (person.account !== undefined) {
      if (password === undefined)
        throw new RefusedRequest('wrong-password', REFUSAL_TEXTS.passwordMissing, { status: 401 });
      await demandPassword(context, request, person.account, password);
    }
    const { deleted, left } = await removePerson(store, person.id);
    connections.endPerson(person.id);
    await Promise.all([...deleted, ...left].map((battle) => hub.drop(battle)));
    reply.clearCookie(COOKIE, { path: '/' });
    return { me: null, deleted: deleted.length, left: left.length };
  });
};
