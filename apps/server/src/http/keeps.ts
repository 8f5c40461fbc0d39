import { randomUUID } from 'node:crypto';
import { Keeping } from '@muster/protocol';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { Refused } from '../problem.ts';
import type { KeepKind } from '../store/store.ts';
import { type Context, costly, demandFound, demandPerson, Id, read } from './context.ts';

const Kind: z.ZodMiniType<{ kind: KeepKind }> = z.object({ kind: z.enum(['list', 'table', 'book']) });

/** Things that one person may keep. */
const MOST = 200;

const tooMany = (): Refused => new Refused('too-many', `You keep ${MOST} already: remove some first.`, { status: 409 });

/** Lists, tables and books that somebody keeps. */
export const keepRoutes = (app: FastifyInstance, context: Context): void => {
  const { store, config } = context;

  app.get('/api/keeps/:kind', async (request) => {
    const person = await demandPerson(context, request);
    return { keeps: await store.keptBy(person.id, read(Kind, request.params).kind) };
  });

  app.post('/api/keeps/:kind', { ...costly(context), bodyLimit: config.limits.upload }, async (request, reply) => {
    const person = await demandPerson(context, request);
    const { kind } = read(Kind, request.params);
    const { name, body } = read(Keeping, request.body);
    const id = randomUUID();
    if (!(await store.keep({ id, owner: person.id, kind, name, body }, MOST))) throw tooMany();
    return reply.code(201).send({ id });
  });

  app.get('/api/kept/:id', async (request) => {
    const person = await demandPerson(context, request);
    const kept = await store.kept(read(Id, request.params).id);
    return demandFound(kept?.owner === person.id ? kept : undefined, 'thing');
  });

  app.put('/api/kept/:id', { ...costly(context), bodyLimit: config.limits.upload }, async (request) => {
    const person = await demandPerson(context, request);
    const { id } = read(Id, request.params);
    const { name, body } = read(Keeping, request.body);
    const kept = await store.kept(id);
    const { kind } = demandFound(kept?.owner === person.id ? kept : undefined, 'thing');
    if (!(await store.keep({ id, owner: person.id, kind, name, body }, MOST))) throw tooMany();
    return { id };
  });

  app.delete('/api/kept/:id', async (request, reply) => {
    const person = await demandPerson(context, request);
    demandFound((await store.forget(read(Id, request.params).id, person.id)) || undefined, 'thing');
    return reply.code(204).send();
  });
};
