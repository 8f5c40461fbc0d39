import { type BattleListing, type BattleSummary, ContinueBattle, makeRecordFile, NewBattle } from '@muster/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { LiveBattle } from '../battles/live-battle.ts';
import { newBattleStart } from '../battles/new.ts';
import type { LiveStage } from '../battles/stage.ts';
import { readyLists } from '../battles/ready-lists.ts';
import { addressOf } from '../common/address.ts';
import { notFound, RefusedRequest } from '../common/problem.ts';
import { REFUSAL_TEXTS } from '../common/refusal-texts.ts';
import { deletingBattle } from '../store/battle-tables.ts';
import type { OwnBattleRow, Person } from '../store/store.ts';
import { bodyText, keepBodies } from '../common/json.ts';
import { type Context, costly, demandPerson, Id, personOf, read } from './context.ts';

/** The most battles of one person in a list. */
const MOST = 100;

const Claim: z.ZodMiniType<{ token: string }> = z.strictObject({ token: z.string().check(z.maxLength(100)) });

const listingOf = ({ id, created, updated, summary, sides, alone }: OwnBattleRow): BattleListing => ({
  id,
  created,
  updated,
  mine: sides,
  ...(alone ? { removable: true } : {}),
  summary: summary as BattleSummary,
});

/** Adds the routes to set battles up, list them, take seats and download records. */
export const battleRoutes = (app: FastifyInstance, context: Context): void => {
  const { store, hub, config, addressStorage } = context;

  /** Begins a battle and counts its bytes for the address of the request. */
  const begin = async ({ ip }: FastifyRequest, reply: FastifyReply, make: () => Promise<string>): Promise<unknown> => {
    const address = addressOf(ip);
    addressStorage.demandRoom(address);
    const id = await make();
    const [size] = await store.sql.rows('select bytes from sizes where item = ?', id);
    addressStorage.note(address, Number(size?.bytes ?? 0));
    return reply.code(201).send({ id });
  };

  app.get('/api/lists', async () => ({ lists: [...readyLists.values()].map(({ ready }) => ready) }));

  app.get('/api/lists/:id', async (request) => {
    const ready = readyLists.get(read(Id, request.params).id);
    if (!ready) throw notFound('list');
    return { list: ready.list };
  });

  const large = { ...costly(context), bodyLimit: config.limits.upload };
  // Large bodies are parsed in a thread.
  void app.register(async (texts) => {
    keepBodies(texts);
    texts.post('/api/records/continue', large, async (request, reply) => {
      const person = await demandPerson(context, request);
      return begin(request, reply, async () => hub.begin(await hub.continuedRecord(person, bodyText(request))));
    });
    texts.post('/api/lists/read', large, async (request, reply) => {
      const text = await hub.read(addressOf(request.ip), bodyText(request));
      return reply.type('application/json; charset=utf-8').send(text);
    });
  });

  app.post('/api/battles', costly(context), async (request, reply) => {
    const person = await demandPerson(context, request);
    const order = read(NewBattle, request.body);
    if (order.ready && order.dice === 'asked') throw new RefusedRequest('real-dice', REFUSAL_TEXTS.realDiceReady);
    return begin(request, reply, async () => {
      const { header, plan } = await newBattleStart(context, person, order);
      return hub.begin(header, plan, order.ready);
    });
  });

  app.get('/api/battles', async (request) => {
    const person = await demandPerson(context, request);
    const rows = await store.battlesOf(person.id, MOST);
    return { battles: rows.map(listingOf) };
  });

  app.delete('/api/battles/:id', async (request, reply) => {
    const person = await demandPerson(context, request);
    const { id } = read(Id, request.params);
    const hosts = 'select 1 from members where battle = ? and person = ? and side = -1';
    if ((await store.sql.rows(hosts, id, person.id)).length === 0) throw notFound('battle');
    if (!(await store.sql.change(...deletingBattle(id, person.id))))
      throw new RefusedRequest('others-play', REFUSAL_TEXTS.othersPlay, { status: 409 });
    await hub.drop(id);
    return reply.code(204).send();
  });

  app.post('/api/battles/:id/claim', async (request) => {
    const person = await demandPerson(context, request);
    const { token } = read(Claim, request.body);
    const room = await hub.room(read(Id, request.params).id);
    return { side: await room.claim(person, token) };
  });

  app.get('/api/battles/:id/invitation', async (request) => {
    const { token } = read(Claim, request.query);
    const room = await hub.room(read(Id, request.params).id);
    const person = await personOf(context, request);
    return room.look((battle) => battle.invitationFor(person?.id, token));
  });

  app.get('/api/battles/:id/record', async (request) => {
    const room = await hub.room(read(Id, request.params).id);
    const person = await personOf(context, request);
    return room.look((battle) => {
      demandSight(battle, person, (request.query as { watch?: string }).watch);
      return makeRecordFile(battle.record());
    });
  });

  app.post('/api/battles/:id/continue', costly(context), async (request, reply) => {
    const person = await demandPerson(context, request);
    const order = read(ContinueBattle, request.body);
    const room = await hub.room(read(Id, request.params).id);
    const { plan, header, record } = await room.look((battle) => {
      demandSight(battle, person, (request.query as { watch?: string }).watch);
      if (!battle.over || !(battle instanceof LiveBattle))
        throw new RefusedRequest('not-over', REFUSAL_TEXTS.notOver, { status: 409 });
      return { plan: battle.plan, header: battle.header, record: battle.record() };
    });
    // Its steps are played again in a thread.
    return begin(request, reply, async () => hub.begin(await hub.continued({ header, record, person, order }), plan));
  });
};

/** Refuses people who may not see a battle. */
export const demandSight = (battle: LiveStage, person: Person | undefined, watch: string | undefined): void => {
  if (!battle.maySee(person?.id, watch)) throw notFound('battle');
};
