import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WebSocket } from '@fastify/websocket';
import type { FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import { fileOf, LIMITS, readConfig } from '../common/config.ts';
import { buildApp } from '../app.ts';
import type { Sql } from '../store/sql.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { Client, TestSeat } from '../testing/client.ts';
import { bot, skirmish, testServer } from '../testing/server.ts';
import { endFailedSocket } from './socket.ts';

/** A server whose store can be slow to know people, or not know them at all. */
const slowServer = async (): Promise<{
  address: string;
  store: { wait: number; lost: boolean };
  end: () => Promise<void>;
}> => {
  const config = {
    ...readConfig({ LOG_LEVEL: 'silent', MUSTER_DATA: mkdtempSync(join(tmpdir(), 'muster-socket-')) }),
    limits: { ...LIMITS, sockets: 2 },
  };
  const whole = openSqlite(fileOf(config));
  const state = { wait: 0, lost: false };
  const rows: Sql['rows'] = async (sql, ...values) => {
    await new Promise((resolve) => setTimeout(resolve, state.wait));
    if (state.lost) throw new Error('the store is lost');
    return whole.sql.rows(sql, ...values);
  };
  const store = new Proxy(whole, {
    get: (target, name: keyof Store) =>
      name === 'sql' ? { ...target.sql, rows } : (target[name] as () => unknown).bind(target),
  });
  const app = await buildApp(config, store, Buffer.from('a secret of a test'));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    address,
    store: state,
    end: async () => {
      await app.close();
      await whole.close();
    },
  };
};

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

test.each([
  ['a message that is too long', { code: 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH' }, 'warn'],
  ['an error of the server', {}, 'error'],
])('logs %s and ends the socket', (_case, code, level) => {
  const log = { warn: vi.fn(), error: vi.fn() };
  const socket = { terminate: vi.fn() };
  const error = Object.assign(new Error('It failed.'), code);
  endFailedSocket(error, socket as unknown as WebSocket, { log, ip: '192.0.2.7' } as unknown as FastifyRequest);
  const line = [{ err: error, address: '192.0.2.7' }, 'A socket failed'];
  expect({ warn: log.warn.mock.calls, error: log.error.mock.calls }).toEqual({ warn: [], error: [], [level]: [line] });
  expect(socket.terminate).toHaveBeenCalledOnce();
});

test('a page that leaves before it has entered does not count as present', async () => {
  const server = await slowServer();
  const ada = await Client.named(server.address, 'Ada');
  const id = await ada.battle(skirmish([{ kind: 'me' }, bot('solo')]));
  server.store.wait = 200;
  for (let i = 0; i < 4; i++) {
    const hasty = new TestSeat(ada, id, '');
    hasty.ready.catch(() => undefined);
    await pause(50);
    hasty.cut();
  }
  server.store.wait = 0;
  // The server may still be busy with those who left.
  await expect
    .poll(async () => {
      const seat = await ada.enter(id);
      seat.leave();
      return seat.info?.id;
    })
    .toBe(id);
  await server.end();
});

test('a page that cannot enter because of an error may reconnect', async () => {
  const server = await slowServer();
  const ada = await Client.named(server.address, 'Ada');
  const id = await ada.battle(skirmish([{ kind: 'me' }, bot('solo')]));
  server.store.lost = true;
  const early = new TestSeat(ada, id, '');
  await early.until(({ closed }) => closed);
  expect(early.bye).toBeUndefined();
  server.store.lost = false;
  const seat = await ada.enter(id);
  expect(seat.info?.id).toBe(id);
  seat.leave();
  await server.end();
});

test('the open pages of one address are limited, for one person or many', async () => {
  const server = await testServer({ proxy: true, limits: { addressSockets: 3, sockets: 2 } });
  const ada = await Client.named(server.address, 'Ada');
  const id = await ada.battle(skirmish([{ kind: 'me' }, bot('solo')]));
  const watch = (await ada.enter(id)).info?.watch ?? '';
  const anyone = new Client(server.address);
  const from = async (ip: string, client = anyone): Promise<TestSeat> => {
    const seat = new TestSeat(client, id, watch, { headers: { 'x-forwarded-for': ip } });
    await seat.until(({ bye, info }) => (bye ?? info) !== undefined);
    return seat;
  };
  const club = [];
  for (let i = 1; i <= 4; i++) club.push(await from(`2001:db8:0:7::${i}`));
  expect(club.map(({ bye }) => bye?.type)).toEqual([undefined, undefined, undefined, 'bye']);
  expect(club[3].bye).toMatchObject({ code: 'too-many-sockets' });
  expect((await from('2001:db8:0:8::1')).bye).toBeUndefined();
  // Ada has one page open already.
  expect((await from('203.0.113.1', ada)).bye).toBeUndefined();
  expect((await from('203.0.113.2', ada)).bye).toMatchObject({ code: 'too-many-sockets' });
  club[0].leave();
  await club[0].until(({ closed }) => closed);
  await expect.poll(async () => (await from('2001:db8:0:7::9')).bye).toBeUndefined();
  await server.end();
});

test('a stopping server closes pages with the code for a restart', async () => {
  const server = await testServer();
  const ada = await Client.named(server.address, 'Ada');
  const seat = await ada.enter(await ada.battle(skirmish([{ kind: 'me' }, bot('solo')])));
  await server.end();
  await seat.until(({ closed }) => closed);
  expect(seat.closeCode).toBe(1012);
  expect(seat.bye).toBeUndefined();
});

test('the message limit of a person counts all pages, and large messages count more', async () => {
  const server = await testServer({ limits: { messages: 1, burst: 30 } });
  const ada = await Client.named(server.address, 'Ada');
  const id = await ada.battle(skirmish([{ kind: 'me' }, { kind: 'here', name: 'Ben' }]));
  const pages = [await ada.enter(id), await ada.enter(id), await ada.enter(id)];
  // Ten messages on each page are as many as one person may say at once.
  for (const page of pages) for (let i = 0; i < 10; i++) page.shout('{}');
  for (const page of pages)
    await page.until(({ heard }) => heard.filter(({ type }) => type === 'refused').length === 10);
  for (let i = 0; i < 5; i++) pages[0].shout('{}');
  await pages[0].until(({ closed }) => closed);
  expect(pages[0].bye).toMatchObject({ code: 'too-fast' });
  const ben = await Client.named(server.address, 'Ben');
  const other = await ben.enter(await ben.battle(skirmish([{ kind: 'me' }, { kind: 'here', name: 'Ada' }])));
  other.shout('x'.repeat(250_000));
  await other.until(({ closed }) => closed);
  expect(other.bye).toMatchObject({ code: 'too-fast' });
  await server.end();
});
