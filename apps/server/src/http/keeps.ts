import { randomUUID } from 'node:crypto';
import { Keeping } from '@muster/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { addressOf } from '../common/address.ts';
import { Refused } from '../common/problem.ts';
import type { Keep, KeepKind } from '../store/store.ts';
import { type Context, costly, demandFound, demandPerson, Id, read } from './context.ts';

const Kind: z.ZodMiniType<{ kind: KeepKind }> = z.object({ kind: z.enum(['list', 'table', 'book']) });

/** Things of one kind that one person may keep. */
const MOST = 200;

/** Lists, tables and books of a person. They are stored and sent as text, and not parsed again. */
export const keepRoutes = (app: FastifyInstance, context: Context): void => {
  const { store, config, quota, addressStorage } = context;

  const keep = async ({ ip }: FastifyRequest, thing: Omit<Keep, 'updated'>): Promise<void> => {
    const bytes = Buffer.byteLength(thing.body);
    const address = addressOf(ip);
    addressStorage.demandRoom(address, bytes);
    if (await store.keep(thing, { most: MOST, bytes: config.limits.storage })) {
      addressStorage.note(address, bytes);
      return;
    }
    await quota.demandRoom(thing.owner, bytes);
    throw new Refused('too-many', `You keep ${MOST} of this kind (limit ${MOST}): remove some first.`, { status: 409 });
  };

  app.get('/api/keeps/:kind', async (request) => {
    const person = await demandPerson(context, request);
    return { keeps: await store.keptBy(person.id, read(Kind, request.params).kind) };
  });

  app.post('/api/keeps/:kind', { ...costly(context), bodyLimit: config.limits.upload }, async (request, reply) => {
    const person = await demandPerson(context, request);
    const { kind } = read(Kind, request.params);
    const { name, body } = read(Keeping, request.body);
    const id = randomUUID();
    await keep(request, { id, owner: person.id, kind, name, body: JSON.stringify(body) });
    return reply.code(201).send({ id });
  });

  app.get('/api/kept/:id', async (request, reply) => {
    const person = await demandPerson(context, request);
    const kept = await store.kept(read(Id, request.params).id);
    const { body, ...rest } = demandFound(kept?.owner === person.id ? kept : undefined, 'thing');
    return reply.type('application/json; charset=utf-8').send(`${JSON.stringify(rest).slice(0, -1)},"body":${body}}`);
  });

  app.put('/api/kept/:id', { ...costly(context), bodyLimit: config.limits.upload }, async (request) => {
    const person = await demandPerson(context, request);
    const { id } = read(Id, request.params);
    const { name, body } = read(Keeping, request.body);
    const kept = await store.kept(id);
    const { kind } = demandFound(kept?.owner === person.id ? kept : undefined, 'thing');
    await keep(request, { id, owner: person.id, kind, name, body: JSON.stringify(body) });
    return { id };
  });

  app.delete('/api/kept/:id', async (request, reply) => {
    const person = await demandPerson(context, request);
    demandFound((await store.forget(read(Id, request.params).id, person.id)) || undefined, 'thing');
    return reply.code(204).send();
  });
};
