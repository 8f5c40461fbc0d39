import { makePlayer } from '@muster/ai';
import { expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { skirmish, testServer } from '../testing/server.ts';

const order = skirmish([{ kind: 'me' }, { kind: 'here', name: 'Ben' }]);

test('the storage of a person is limited; the refusal names the numbers and what to remove', async () => {
  const server = await testServer({ limits: { storage: 30_000 } });
  const [ada, ben] = [await Client.named(server.address, 'Ada'), await Client.named(server.address, 'Ben')];
  const keep = (who: Client, bytes: number): Promise<{ status: number; body: Record<string, unknown> }> =>
    who.post('/api/keeps/book', { name: 'Book', body: { text: 'x'.repeat(bytes) } });
  const { body: kept } = await keep(ada, 20_000);
  expect(await keep(ada, 15_000)).toMatchObject({
    status: 409,
    body: {
      code: 'no-room',
      sentence:
        'You have stored 0.02 MB, and this needs 0.02 MB more (limit 0.03 MB). ' +
        'Remove saved lists, tables, books or battles without other players first.',
    },
  });
  expect((await ada.get('/api/me')).body.storage).toEqual({ used: 20_011, limit: 30_000 });
  // Others have room of their own.
  expect(await keep(ben, 15_000)).toMatchObject({ status: 201 });
  expect(await keep(ada, 9_900)).toMatchObject({ status: 201 });
  expect((await ada.post('/api/battles', order)).status).toBe(201);
  expect(await ada.post('/api/battles', order)).toMatchObject({ status: 409, body: { code: 'no-room' } });
  await ada.ask('DELETE', `/api/kept/${String(kept.id)}`);
  expect((await ada.post('/api/battles', order)).status).toBe(201);
  await server.end();
});

test('removing battles without other players frees their storage', async () => {
  const server = await testServer({ limits: { storage: 5000 } });
  const [ada, ben] = [await Client.named(server.address, 'Ada'), await Client.named(server.address, 'Ben')];
  const id = await ada.battle(order);
  expect((await ada.post('/api/battles', order)).status).toBe(409);
  expect((await ben.ask('DELETE', `/api/battles/${id}`)).status).toBe(404);
  expect((await ada.ask('DELETE', `/api/battles/${id}`)).status).toBe(204);
  expect((await ada.get(`/api/battles/${id}/record`)).status).toBe(404);
  expect((await ada.get('/api/battles')).body).toEqual({ battles: [] });
  // Another player keeps it.
  const shared = await ada.battle(skirmish([{ kind: 'me' }, { kind: 'link' }]));
  const seat = await ada.enter(shared);
  await ben.post(`/api/battles/${shared}/claim`, { token: seat.info?.invites[0].token });
  seat.leave();
  expect(await ada.ask('DELETE', `/api/battles/${shared}`)).toMatchObject({
    status: 409,
    body: { code: 'others-play' },
  });
  expect((await ben.get(`/api/battles/${shared}/record`)).status).toBe(200);
  await server.end();
});

test('a battle continues a little over the limit, then waits for its host; conceding is always possible', async () => {
  const server = await testServer({ limits: { storage: 5000 } });
  const ada = await Client.named(server.address, 'Ada');
  const id = await ada.battle(order);
  const seat = await ada.enter(id);
  // A battle alone is larger than this limit and a quarter.
  expect(await seat.play(makePlayer('solo', 'x'), [0, 1])).toBe(false);
  expect(seat.heard.at(-1)).toMatchObject({ type: 'refused', code: 'no-room' });
  expect(await seat.say({ type: 'concede', side: 0 })).toMatchObject({ type: 'done' });
  seat.leave();
  await server.end();
});

test('saved items are returned exactly as written', async () => {
  const server = await testServer();
  const ada = await Client.named(server.address, 'Ada');
  const name = 'A “name” with \\ and ß';
  const { body } = await ada.post('/api/keeps/list', { name, body: { b: [1, { a: '</script>“' }], a: null } });
  const response = await fetch(`${server.address}/api/kept/${String(body.id)}`, { headers: { cookie: ada.cookie } });
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const text = await response.text();
  expect(text).toContain('"body":{"b":[1,{"a":"</script>“"}],"a":null}');
  expect(JSON.parse(text)).toMatchObject({ id: body.id, kind: 'list', name, body: { a: null } });
  await server.end();
});
