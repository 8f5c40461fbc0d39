import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePlayer } from '@muster/ai';
import type { BattleListing } from '@muster/protocol';
import { Client } from './testing/client.ts';
import { bot, skirmish, type TestServer, testServer } from './testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

const named = (name: string): Promise<Client> => Client.named(server.address, name);
const me = { kind: 'me' } as const;
const link = { kind: 'link' } as const;

/** A battle of Ada with Ben at the other side. */
const together = async (ada: Client, ben: Client): Promise<string> => {
  const id = await ada.battle(skirmish([me, link]));
  const seat = await ada.enter(id);
  const token = seat.info?.invites[0].token;
  seat.leave();
  expect((await ben.post(`/api/battles/${id}/claim`, { token })).status).toBe(200);
  return id;
};

describe('the export', () => {
  test('has all data of a person and nothing of others', async () => {
    const [ada, ben] = [await named('Ada'), await named('Ben')];
    await ada.post('/api/account', { account: 'export-ada', password: 'correct horse' });
    await ada.post('/api/keeps/table', { name: 'Mill', body: { pieces: [1] } });
    await ben.post('/api/keeps/table', { name: 'Bens', body: {} });
    const shared = await together(ada, ben);
    await ben.battle(skirmish([me, bot('solo')]));
    const { status, headers, body } = await ada.get('/api/me/export');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain('attachment');
    expect(body).toMatchObject({
      format: 'muster-person',
      person: { id: ada.me?.id, name: 'Ada', account: 'export-ada' },
      keeps: [{ kind: 'table', name: 'Mill', body: { pieces: [1] } }],
      battles: [{ id: shared, sides: [0], record: { players: ['Ada', 'Ben'] } }],
    });
    expect(body.sessions).toHaveLength(1);
    // The dice of a running battle are secret.
    expect(JSON.stringify(body)).not.toContain('scrypt');
    expect((body.battles as { record: { seed: string } }[])[0].record.seed).toBe('');
    expect((await new Client(server.address).get('/api/me/export')).status).toBe(401);
  });
});

describe('a person who removes themselves', () => {
  test('is removed with all data that belongs only to them', async () => {
    const ada = await named('Ada');
    await ada.post('/api/account', { account: 'gone-ada', password: 'correct horse' });
    const kept = (await ada.post('/api/keeps/list', { name: 'List', body: {} })).body.id as string;
    const id = await ada.battle(skirmish([me, bot('solo')]));
    const seat = await ada.enter(id);
    expect((await ada.post('/api/me/remove', {})).status).toBe(401);
    expect((await ada.post('/api/me/remove', { password: 'wrong horse' })).status).toBe(401);
    const copy = new Client(server.address);
    copy.cookie = ada.cookie;
    const removal = await ada.post('/api/me/remove', { password: 'correct horse' });
    expect(removal).toMatchObject({ status: 200, body: { me: null, deleted: 1, left: 0 } });
    await seat.until(({ closed }) => closed);
    expect((await copy.get('/api/me')).body.me).toBeNull();
    expect((await copy.get(`/api/kept/${kept}`)).status).toBe(401);
    expect((await copy.get(`/api/battles/${id}/record?watch=${seat.info?.watch}`)).status).toBe(404);
    expect((await copy.post('/api/login', { account: 'gone-ada', password: 'correct horse' })).status).toBe(401);
    // The name is free again.
    const next = await named('Next');
    expect((await next.post('/api/account', { account: 'gone-ada', password: 'correct horse' })).status).toBe(200);
  });

  test('leaves a free seat and a new host in running battles', async () => {
    const [ada, ben, cy] = [await named('Ada'), await named('Ben'), await named('Cy')];
    const id = await together(ada, ben);
    const bens = await ben.enter(id);
    expect((await ada.post('/api/me/remove', {})).body).toMatchObject({ deleted: 0, left: 1 });
    await bens.until(({ closed }) => closed);
    const again = await ben.enter(id);
    expect(again.state?.seats.map(({ kind }) => kind)).toEqual(['open', 'person']);
    expect(again.info?.invites.map(({ side }) => side)).toEqual([0]);
    expect(JSON.stringify(again.heard)).not.toContain('Ada');
    const [listing] = (await ben.get('/api/battles')).body.battles as BattleListing[];
    expect(listing.summary.players).toEqual(['', 'Ben']);
    const token = again.info?.invites[0].token;
    expect((await cy.post(`/api/battles/${id}/claim`, { token })).body).toEqual({ side: 0 });
    const cys = await cy.enter(id);
    const [players, seats] = [
      [makePlayer('solo', 'a'), makePlayer('solo', 'b')],
      [cys, again],
    ];
    const before = cys.state?.steps ?? 0;
    for (const [at, seat] of seats.entries()) {
      const played = await seat.play(players[at]);
      if (played) await cys.until(({ state }) => (state?.steps ?? 0) > before);
    }
    expect(cys.state?.steps).toBeGreaterThan(before);
    for (const seat of seats) seat.leave();
    const row = (await ben.get('/api/battles')).body.battles as BattleListing[];
    expect(row[0].summary.players).toEqual(['Cy', 'Ben']);
  });

  test('is a removed player in finished battles', async () => {
    const [ada, ben] = [await named('Ada'), await named('Ben')];
    const id = await together(ada, ben);
    const seat = await ben.enter(id);
    await seat.say({ type: 'concede', side: 1 });
    seat.leave();
    await ada.post('/api/me/remove', {});
    const again = await ben.enter(id);
    expect(again.state?.seats[0]).toMatchObject({ kind: 'person', name: 'Removed player' });
    const [listing] = (await ben.get('/api/battles')).body.battles as BattleListing[];
    expect(listing.summary.players).toEqual(['Removed player', 'Ben']);
    expect((await ben.get(`/api/battles/${id}/record`)).body.players).toEqual(['Removed player', 'Ben']);
    again.leave();
  });

  test('with a seat by link: the name is erased from the entry that took the seat', async () => {
    const [ada, ben] = [await named('Ada'), await named('Benedict')];
    const id = await together(ada, ben);
    await ben.post('/api/me/remove', {});
    const again = await ada.enter(id);
    expect(again.state?.seats.map(({ kind }) => kind)).toEqual(['person', 'open']);
    expect(JSON.stringify([again.heard, (await ada.get('/api/me/export')).body])).not.toContain('Benedict');
    again.leave();
  });
});
