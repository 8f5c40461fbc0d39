import { get } from 'node:http';
import { join } from 'node:path';
import { makePlayer } from '@muster/ai';
import type { NewBattle } from '@muster/protocol';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { LONGEST } from './battles/room.ts';
import { readConfig } from './common/config.ts';
import { logged } from './app.ts';
import { openSqlite } from './store/sqlite.ts';
import { Client, TestSeat } from './testing/client.ts';
import { bot, skirmish, testServer } from './testing/server.ts';

const me = { kind: 'me' } as const;

test('answers to open questions are not in the record of a running battle', async () => {
  const server = await testServer();
  const ada = await Client.named(server.address, 'Ada');
  const seat = await ada.enter(await ada.battle(skirmish([me, bot('solo')], { dice: 'asked' })));
  const player = makePlayer('solo', 'x');
  while ((seat.state?.questions.length ?? 0) === 0) await seat.play(player);
  await seat.play(player);
  await seat.until(({ state }) => (state?.questions.length ?? 0) > 0);
  const { body } = await ada.get(`/api/battles/${seat.id}/record`);
  expect(body).toHaveProperty('steps');
  expect(body).not.toHaveProperty('unfinished');
  expect(body.seed).toBe('');
  seat.leave();
  await server.end();
});

test('behind a proxy people are identified by the proxy’s header, not by their own', async () => {
  const server = await testServer({ proxy: true, limits: { requests: 5 } });
  const from = (ip: string, forged: string): Promise<{ status: number }> =>
    new Client(server.address).ask('GET', '/api/lists', undefined, { 'x-forwarded-for': `${forged}, ${ip}` });
  const eves = [];
  for (let i = 0; i < 6; i++) eves.push((await from('10.0.0.1', `10.9.9.${i}`)).status);
  expect(eves).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await from('10.0.0.2', '10.9.9.9')).status).toBe(200);
  await server.end();
});

test('expensive requests have a lower limit', async () => {
  const server = await testServer({ limits: { requests: 30 } });
  const ada = await Client.named(server.address, 'Ada');
  const order = skirmish([me, { kind: 'here', name: 'Ben' }]);
  const made = [];
  for (let i = 0; i < 4; i++) made.push(await ada.post('/api/battles', order));
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
  expect(made[3].body).toMatchObject({ code: 'too-many-requests' });
  expect((await ada.get('/api/battles')).status).toBe(200);
  await server.end();
});

test('pages without an origin may not listen, and replies are not cached', async () => {
  const server = await testServer();
  const ada = await Client.named(server.address, 'Ada');
  const id = await ada.battle(skirmish([me, bot('solo')]));
  for (const origin of ['null', 'not an address']) {
    const foreign = new TestSeat(ada, id, '', { origin });
    await foreign.until(({ closed }) => closed);
    expect(foreign.bye).toMatchObject({ code: 'origin' });
  }
  expect((await ada.get('/api/battles')).headers.get('cache-control')).toBe('no-store');
  await server.end();
});

test('links to seats and battles are not written into the log', () => {
  const request = { method: 'GET', url: '/api/battles/1/live?watch=secret', ip: '10.0.0.1' } as FastifyRequest;
  expect(logged(request)).toEqual({ method: 'GET', url: '/api/battles/1/live', ip: '10.0.0.1' });
});

test('the length of a battle is limited', async () => {
  let server = await testServer();
  const ada = await Client.named(server.address, 'Ada');
  const id = await ada.battle(skirmish([me, { kind: 'here', name: 'Ben' }]));
  const store = openSqlite(join(server.data, 'muster.db'));
  const row = await store.battle(id);
  const entries = Array.from({ length: LONGEST }, () => ({ body: { kind: 'deny-back' } }));
  expect(await store.append(id, row?.version ?? 0, { entries, summary: row?.summary })).toBe(true);
  await store.close();
  server = await server.again();
  const seat = await ada.enter(id);
  expect(await seat.play(makePlayer('solo', 'x'))).toBe(false);
  expect(seat.heard.at(-1)).toMatchObject({ type: 'refused', code: 'too-long' });
  expect(await seat.say({ type: 'concede', side: 0 })).toMatchObject({ type: 'done' });
  seat.leave();
  await server.end();
});

test('a server with host names answers to no other', async () => {
  const server = await testServer({ hosts: ['muster.example.org', '127.0.0.1'] });
  const port = Number(new URL(server.address).port);
  const status = (path: string, host: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      get({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).on('error', reject);
    });
  expect(await status('/api/me', 'muster.example.org')).toBe(200);
  expect(await status('/api/me', 'Muster.Example.ORG:443')).toBe(200);
  for (const host of ['evil.example', 'muster.example.org.evil.example'])
    expect(await status('/api/me', host)).toBe(421);
  expect(await status('/', 'evil.example')).toBe(421);
  // Programs that watch the server know it by any address.
  expect(await status('/healthz', '10.0.0.7')).toBe(200);
  const ada = await Client.named(server.address, 'Ada');
  const id = await ada.battle(skirmish([me, bot('solo')]));
  const foreign = new TestSeat(ada, id, '', { headers: { host: 'evil.example' } });
  await expect(foreign.ready).rejects.toThrow('421');
  await server.end();
});

test('host names are trimmed and converted to lower case', () => {
  expect(readConfig({ MUSTER_HOSTS: ' Muster.example.org, other.example ' }).hosts).toEqual([
    'muster.example.org',
    'other.example',
  ]);
});

test('names in a battle have no invisible characters: lists lose them, tables with them are refused', async () => {
  const server = await testServer();
  const ada = await Client.named(server.address, 'Ada');
  const unit = {
    id: 'a',
    name: 'Ha\u2060nds',
    size: 1,
    quality: 4,
    defense: 4,
    cost: 20,
    base: 32,
    weapons: ['Kn\u00ADife (A1)'],
  };
  const list = { format: 'muster-list', version: 1, name: 'Gu\u200Bild', system: 'gff', units: [unit] };
  const order = (kind: string): NewBattle => ({
    system: 'gff',
    sides: [me, me].map((seat) => ({ army: { list }, seat })),
    table: {
      table: {
        format: 'muster-table',
        version: 1,
        width: 48,
        depth: 48,
        terrain: [{ id: 'hut', kind, types: ['cover'], rect: [20, 20, 24, 24] }],
      },
    },
  });
  const seat = await ada.enter(await ada.battle(order('old hut')));
  expect(seat.info?.armies[0]).toMatchObject({ name: 'Guild', units: [{ name: 'Hands' }] });
  expect(JSON.stringify(seat.info)).toContain('"Knife"');
  expect(await ada.post('/api/battles', order('old\u200B hut'))).toMatchObject({
    status: 400,
    body: { code: 'names', sentence: expect.stringContaining('U+200B') },
  });
  expect((await ada.post('/api/me', { name: 'A\u3164da' })).status).toBe(400);
  seat.leave();
  await server.end();
});
