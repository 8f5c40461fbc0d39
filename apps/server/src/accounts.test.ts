import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SessionInfo } from '@muster/protocol';
import { makeInvitation } from './people/invitations.ts';
import { LASTS, secretOf } from './people/passes.ts';
import { openSqlite } from './store/sqlite.ts';
import { Client } from './testing/client.ts';
import { type TestServer, testServer } from './testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

const PASSWORD = 'correct horse';
let count = 0;

/** A person with an account. */
const member = async (at = server): Promise<{ client: Client; account: string }> => {
  const account = `member-${++count}`;
  const client = new Client(at.address);
  expect((await client.post('/api/account', { account, password: PASSWORD })).status).toBe(200);
  return { client, account };
};

/** The same person in another browser. */
const elsewhere = async (account: string, password = PASSWORD, at = server): Promise<Client> => {
  const client = new Client(at.address);
  await client.ask('POST', '/api/login', { account, password }, { 'user-agent': 'X11; Linux Firefox/140.0' });
  return client;
};

const nameOf = async (client: Client): Promise<unknown> =>
  ((await client.get('/api/me')).body.me as { name: string } | null)?.name;

describe('sessions', () => {
  test('logging out here leaves other browsers logged in and voids copied cookies', async () => {
    const { client, account } = await member();
    const other = await elsewhere(account);
    const thief = new Client(server.address);
    thief.cookie = client.cookie;
    expect(await nameOf(thief)).toBe(account);
    await client.post('/api/logout', {});
    expect([await nameOf(client), await nameOf(thief), await nameOf(other)]).toEqual([undefined, undefined, account]);
  });

  test('logging out everywhere ends all of them', async () => {
    const { client, account } = await member();
    const others = [await elsewhere(account), await elsewhere(account)];
    await client.post('/api/logout', { everywhere: true });
    for (const other of [client, ...others]) expect(await nameOf(other)).toBeUndefined();
    expect(await nameOf(await elsewhere(account))).toBe(account);
  });

  test('are listed with their browsers, and ended one by one', async () => {
    const { client, account } = await member();
    const other = await elsewhere(account);
    const list = async (): Promise<SessionInfo[]> => (await client.get('/api/sessions')).body.sessions as SessionInfo[];
    const sessions = await list();
    expect(sessions.map(({ browser, here }) => `${browser}: ${here}`).sort()).toEqual([
      'Firefox on Linux: false',
      'Unknown browser: true',
    ]);
    const { id = '' } = sessions.find(({ here }) => !here) ?? {};
    const stranger = (await member()).client;
    expect((await stranger.ask('DELETE', `/api/sessions/${id}`)).status).toBe(404);
    expect((await client.ask('DELETE', `/api/sessions/${id}`)).status).toBe(204);
    expect([await nameOf(other), (await list()).length]).toEqual([undefined, 1]);
  });

  test('end with the sockets that they opened', async () => {
    const { client, account } = await member();
    const other = await elsewhere(account);
    const me = { kind: 'me' } as const;
    const id = await client.battle({
      system: 'gff',
      sides: ['kestrel-guild-200', 'mossback-kith-200'].map((ready) => ({ army: { ready }, seat: me })),
      table: { seed: 'skirmish' },
    });
    const seats = [await client.enter(id), await other.enter(id)];
    await other.post('/api/logout', {});
    await seats[1].until(({ closed }) => closed);
    expect(seats[1].bye).toMatchObject({ code: 'logged-out' });
    expect(seats[0].closed).toBe(false);
    await client.post('/api/logout', { everywhere: true });
    await seats[0].until(({ closed }) => closed);
  });

  test('a cookie from before sessions were stored gets one, and is void after logging out', async () => {
    const guest = await Client.named(server.address, 'Ada');
    const text = `${guest.me?.id}.${Math.trunc(Date.now() / 1000) + LASTS}`;
    const old = `muster=${text}.${createHmac('sha256', secretOf(server.data, undefined)).update(text).digest('base64url')}`;
    const page = new Client(server.address);
    page.cookie = old;
    expect(await nameOf(page)).toBe('Ada');
    expect(page.cookie).not.toBe(old);
    await page.post('/api/logout', {});
    page.cookie = old;
    expect(await nameOf(page)).toBeUndefined();
    expect(await nameOf(guest)).toBe('Ada');
  });
});

describe('a password', () => {
  test('can be changed by a person who knows it, and logs other browsers out', async () => {
    const { client, account } = await member();
    const other = await elsewhere(account);
    const change = (password: string): Promise<{ status: number }> =>
      client.post('/api/password', { password, next: 'battery staple' });
    expect((await change('wrong horse')).status).toBe(401);
    expect((await change(PASSWORD)).status).toBe(200);
    expect([await nameOf(client), await nameOf(other)]).toEqual([account, undefined]);
    expect(await nameOf(await elsewhere(account))).toBeUndefined();
    expect(await nameOf(await elsewhere(account, 'battery staple'))).toBe(account);
    const guest = await Client.named(server.address, 'Ada');
    expect(await guest.post('/api/password', { password: PASSWORD, next: PASSWORD })).toMatchObject({
      status: 409,
      body: { code: 'no-account' },
    });
  });
});

describe('ten failed logins', () => {
  test('make an account wait, even with the right password, but no other account', async () => {
    const own = await testServer({ proxy: true });
    const { account } = await member(own);
    const other = await member(own);
    const login = (name: string, password: string, from: number): Promise<{ status: number; body: unknown }> =>
      new Client(own.address).ask(
        'POST',
        '/api/login',
        { account: name, password },
        { 'x-forwarded-for': `10.0.0.${from}` },
      );
    const statuses = [];
    for (let i = 0; i < 11; i++) statuses.push((await login(account, 'wrong horse', 1 + (i % 3))).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    expect(await login(account, PASSWORD, 9)).toMatchObject({ status: 429, body: { code: 'too-many-failures' } });
    expect((await login(other.account, PASSWORD, 9)).status).toBe(200);
    await own.end();
  });
});

describe('registration', () => {
  test('closed: no one gets an account', async () => {
    const own = await testServer({ registration: 'closed' });
    const client = new Client(own.address);
    expect((await client.get('/api/me')).body).toMatchObject({ me: null, registration: 'closed', guests: 'open' });
    const refused = { status: 403, body: { code: 'registration-closed' } };
    expect(await client.post('/api/account', { account: 'ada', password: PASSWORD })).toMatchObject(refused);
    await client.post('/api/me', { name: 'Ada' });
    expect(await client.post('/api/account', { account: 'ada', password: PASSWORD })).toMatchObject(refused);
    await own.end();
  });

  test('by invitation: each code opens one account', async () => {
    const own = await testServer({ registration: 'invitation' });
    const store = openSqlite(`${own.data}/muster.db`);
    const code = await makeInvitation(store.sql);
    await store.close();
    const open = (account: string, invitation?: string): Promise<{ status: number; body: unknown }> =>
      new Client(own.address).post('/api/account', { account, password: PASSWORD, invitation });
    expect(await open('ada')).toMatchObject({ status: 403, body: { code: 'no-invitation' } });
    expect(await open('ada', 'aaaa-bbbb-cccc')).toMatchObject({ status: 403 });
    expect(await open('ada', code)).toMatchObject({ status: 200 });
    expect(await open('ben', code)).toMatchObject({ status: 403, body: { code: 'no-invitation' } });
    await own.end();
  });

  test('guests only by link: needs a free seat', async () => {
    const own = await testServer({ guests: 'links' });
    const { client } = await member(own);
    const stranger = new Client(own.address);
    expect(await stranger.post('/api/me', { name: 'Eve' })).toMatchObject({ status: 403, body: { code: 'no-guests' } });
    const id = await client.battle({
      system: 'gff',
      sides: [
        { army: { ready: 'kestrel-guild-200' }, seat: { kind: 'me' } },
        { army: { ready: 'mossback-kith-200' }, seat: { kind: 'link' } },
      ],
      table: { seed: 'skirmish' },
    });
    const seat = await client.enter(id);
    const token = seat.info?.invites[0].token ?? '';
    seat.leave();
    const name = (by: string): Promise<{ status: number }> =>
      stranger.post('/api/me', { name: 'Ben', seat: { battle: id, token: by } });
    expect((await name('guessed')).status).toBe(409);
    expect((await name(token)).status).toBe(200);
    expect((await stranger.post(`/api/battles/${id}/claim`, { token })).status).toBe(200);
    await own.end();
  });
});
