import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../common/config.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { StoreTrouble } from '../common/trouble.ts';
import { Client } from '../testing/client.ts';
import { skirmish, testServer } from '../testing/server.ts';
import { buildApp } from '../app.ts';
import { readiness } from './health.ts';
import { PAGE_ADDRESSES } from './pages.ts';

/** A server without a port whose store fails as it is said. */
const failingApp = async (changes: Readonly<Record<string, string>> = {}) => {
  const data = mkdtempSync(join(tmpdir(), 'muster-health-'));
  const whole = openSqlite(join(data, 'muster.db'));
  const state: { trouble?: StoreTrouble } = {};
  const store = new Proxy(whole, {
    get: (target, name: keyof Store) => {
      const value = target[name];
      if (typeof value !== 'function') return value;
      const writes = ['check', 'addBattle', 'append', 'addPerson', 'keep'].includes(name);
      return writes && state.trouble ? async () => Promise.reject(state.trouble) : value.bind(target);
    },
  });
  writeFileSync(join(data, 'index.html'), '<title>Muster</title>');
  const config = { ...readConfig({ LOG_LEVEL: 'silent', MUSTER_DATA: data, ...changes }), pages: data };
  const app = await buildApp(config, store, Buffer.from('a secret of a test'));
  const end = async (): Promise<void> => {
    await app.close();
    await whole.close();
    rmSync(data, { recursive: true });
  };
  return { app, state, end };
};

test('a server with a failing store is alive but not ready', async () => {
  const { app, state, end } = await failingApp();
  state.trouble = new StoreTrouble('full');
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  const reply = await app.inject('/readyz');
  expect(reply.statusCode).toBe(503);
  expect(reply.json()).toEqual({ code: 'store-full', sentence: expect.stringMatching(/disk .* is full.*Free/) });
  const named = await app.inject({ method: 'POST', url: '/api/me', payload: { name: 'Ada' } });
  expect(named.statusCode).toBe(503);
  expect(named.json()).toMatchObject({ code: 'store-full' });
  expect(named.cookies).toEqual([]);
  state.trouble = undefined;
  expect((await app.inject({ method: 'POST', url: '/api/me', payload: { name: 'Ada' } })).statusCode).toBe(200);
  await end();
});

test('a server is ready if a row can be written, and checks once for many requests', async () => {
  const { app, end } = await failingApp();
  const reply = await app.inject('/readyz');
  expect([reply.statusCode, reply.json()]).toEqual([200, { status: 'ready' }]);
  await end();
  let checks = 0;
  const ready = readiness({
    check: async () => {
      checks++;
    },
  });
  await Promise.all([ready(), ready(), ready()]);
  await ready();
  expect(checks).toBe(1);
});

test('only addresses of pages get the page', async () => {
  const { app, end } = await failingApp();
  const routes = readFileSync(new URL('../../../web/src/app.tsx', import.meta.url), 'utf8');
  const addresses = [...routes.matchAll(/<Route path="([^"]+)"/g)].map(([, address]) => address);
  expect(addresses.toSorted()).toEqual([...PAGE_ADDRESSES].toSorted());
  for (const address of addresses) {
    const { statusCode, body } = await app.inject(address.replaceAll(/:\w+/g, '0b9c-x_1'));
    expect([address, statusCode, body]).toEqual([address, 200, '<title>Muster</title>']);
  }
  expect((await app.inject('/me?x=/.env')).statusCode).toBe(200);
  for (const address of [
    '/api',
    '/api/',
    '/api/nothing',
    '/api/battles/1/nothing',
    '/wp-login.php',
    '/wp-admin',
    '/.env',
    '/.git/config',
    '/cgi-bin/luci',
    '/admin',
    '/actuator/health',
    '/battles/1/text/more',
    '/battles/%2e%2e%2fsecret',
    '/..%2fsecret',
    '/index.php',
  ]) {
    const reply = await app.inject(address);
    expect([address, reply.statusCode], address).toEqual([address, 404]);
    expect(reply.json(), address).toMatchObject({ code: 'not-found' });
  }
  expect((await app.inject({ method: 'POST', url: '/me' })).statusCode).toBe(404);
  const unreadable = await app.inject('/%ff<script>');
  expect([unreadable.statusCode, unreadable.json()]).toEqual([
    400,
    { code: 'bad-request', sentence: 'Invalid request.' },
  ]);
  // A person who mistyped an address sees a page that says so; a probe never does.
  const typed = (url: string) => app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } });
  const mistyped = await typed('/nowhere');
  expect([mistyped.statusCode, mistyped.body]).toEqual([404, '<title>Muster</title>']);
  for (const address of ['/api/nothing', '/wp-login.php', '/.env'])
    expect((await typed(address)).json(), address).toMatchObject({ code: 'not-found' });
  await end();
});

test('metrics need this machine or the token', async () => {
  const token = 'a token that is long enough';
  const { app, end } = await failingApp({ MUSTER_METRICS_TOKEN: token });
  const ask = async (remoteAddress: string, headers: Record<string, string> = {}): Promise<number> =>
    (await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
  expect(await ask('127.0.0.1')).toBe(200);
  expect(await ask('::1')).toBe(200);
  expect(await ask('10.0.0.7')).toBe(403);
  expect(await ask('10.0.0.7', { authorization: 'Bearer another token altogether' })).toBe(403);
  expect(await ask('10.0.0.7', { authorization: `Bearer ${token}` })).toBe(200);
  // A proxy on this machine brings everyone.
  expect(await ask('127.0.0.1', { 'x-forwarded-for': '10.0.0.7' })).toBe(403);
  expect(await ask('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toBe(403);
  await end();
  const open = await failingApp();
  expect((await open.app.inject({ url: '/metrics', remoteAddress: '10.0.0.7' })).json()).toMatchObject({
    code: 'no-metrics',
  });
  await open.end();
  expect(() => readConfig({ MUSTER_METRICS_TOKEN: 'short' })).toThrow('at least 16 characters');
});

test('metrics describe the state of the server', async () => {
  const server = await testServer();
  const ada = await Client.named(server.address, 'Ada');
  const seat = await ada.enter(await ada.battle(skirmish([{ kind: 'me' }, { kind: 'here', name: 'Ben' }])));
  const text = String((await ada.get('/metrics')).body.text);
  const value = (name: string): number =>
    Number(new RegExp(`^${name.replace(/[{}]/g, '\\$&')} (.*)$`, 'm').exec(text)?.[1]);
  expect(value('muster_sockets')).toBe(1);
  expect(value('muster_queue{of="store"}')).toBe(0);
  expect(value('muster_queue{of="quick"}')).toBe(0);
  expect(value('muster_database_bytes')).toBeGreaterThan(10_000);
  expect(value('muster_failed_appends_total')).toBe(0);
  for (const quantile of ['0.5', '0.99', '1'])
    expect(value(`muster_event_loop_delay_milliseconds{quantile="${quantile}"}`)).toBeGreaterThanOrEqual(0);
  seat.leave();
  await server.end();
});

test('failed appends are counted', async () => {
  const { app, state, end } = await failingApp();
  const { cookies } = await app.inject({ method: 'POST', url: '/api/me', payload: { name: 'Ada' } });
  state.trouble = new StoreTrouble('read-only');
  const order = skirmish([{ kind: 'me' }, { kind: 'here', name: 'Ben' }]);
  const refused = await app.inject({
    method: 'POST',
    url: '/api/battles',
    payload: order,
    headers: { cookie: `${cookies[0].name}=${cookies[0].value}` },
  });
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'store-read-only']);
  expect((await app.inject('/metrics')).body).toMatch(/^muster_failed_appends_total 1$/m);
  await end();
});
