import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { addressOf } from '../common/address.ts';
import { bodyText, keepBodies } from '../common/json.ts';
import { RefusedRequest } from '../common/problem.ts';
import { REFUSAL_TEXTS } from '../common/refusal-texts.ts';
import type { Keep, KeepKind, Person } from '../store/store.ts';
import { type Context, costly, demandFound, demandPerson, Id, read } from './context.ts';

const Kind: z.ZodMiniType<{ kind: KeepKind }> = z.object({ kind: z.enum(['list', 'table', 'book']) });

/** The most items of one kind that one person may save. */
const MOST = 200;

/** Adds the routes for saved lists, tables and books; they are stored and sent as text without parsing. */
export const keepRoutes = (app: FastifyInstance, context: Context): void => {
  const { store, hub, config, quota, addressStorage } = context;

  const keep = async ({ ip }: FastifyRequest, thing: Omit<Keep, 'updated'>): Promise<void> => {
    const bytes = Buffer.byteLength(thing.body);
    const address = addressOf(ip);
    addressStorage.demandRoom(address, bytes);
    if (await store.keep(thing, { most: MOST, bytes: config.limits.storage })) {
      addressStorage.note(address, bytes);
      return;
    }
    await quota.demandRoom(thing.owner, bytes);
    throw new RefusedRequest('too-many', REFUSAL_TEXTS.tooManySaved(MOST), { status: 409 });
  };

  const demandKept = async (person: Person, id: string): Promise<Keep> => {
    const kept = await store.kept(id);
    return demandFound(kept?.owner === person.id ? kept : undefined, 'saved item');
  };

  app.get('/api/keeps/:kind', async (request) => {
    const person = await demandPerson(context, request);
    return { keeps: await store.keptBy(person.id, read(Kind, request.params).kind) };
  });

  const large = { ...costly(context), bodyLimit: config.limits.upload };
  // Large bodies are parsed in a thread.
  void app.register(async (texts) => {
    keepBodies(texts);

    texts.post('/api/keeps/:kind', large, async (request, reply) => {
      const person = await demandPerson(context, request);
      const { kind } = read(Kind, request.params);
      const id = randomUUID();
      await keep(request, { id, owner: person.id, kind, ...(await hub.keeping(person.id, bodyText(request))) });
      return reply.code(201).send({ id });
    });

    texts.put('/api/kept/:id', large, async (request) => {
      const person = await demandPerson(context, request);
      const { id } = read(Id, request.params);
      const { kind } = await demandKept(person, id);
      await keep(request, { id, owner: person.id, kind, ...(await hub.keeping(person.id, bodyText(request))) });
      return { id };
    });
  });

  app.get('/api/kept/:id', async (request, reply) => {
    const person = await demandPerson(context, request);
    const { body, ...rest } = await demandKept(person, read(Id, request.params).id);
    return reply.type('application/json; charset=utf-8').send(`${JSON.stringify(rest).slice(0, -1)},"body":${body}}`);
  });

  app.delete('/api/kept/:id', async (request, reply) => {
    const person = await demandPerson(context, request);
    demandFound((await store.forget(read(Id, request.params).id, person.id)) || undefined, 'saved item');
    return reply.code(204).send();
  });
};
