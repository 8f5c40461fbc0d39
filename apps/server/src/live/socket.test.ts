import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileOf, LIMITS, readConfig } from '../config.ts';
import { buildApp } from '../http/app.ts';
import type { Sql } from '../store/sql.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { Client, Seat } from '../testing/client.ts';
import { bot, skirmish } from '../testing/server.ts';

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

test('whoever goes before being let in does not count among those who are there', async () => {
  const server = await slowServer();
  const ada = await Client.named(server.address, 'Ada');
  const id = await ada.battle(skirmish([{ kind: 'me' }, bot('solo')]));
  server.store.wait = 200;
  for (let i = 0; i < 4; i++) {
    const hasty = new Seat(ada, id, '');
    hasty.ready.catch(() => undefined);
    await pause(50);
    hasty.cut();
  }
  await pause(400);
  const seat = await ada.enter(id);
  expect(seat.bye).toBeUndefined();
  expect(seat.info?.id).toBe(id);
  seat.leave();
  await server.end();
});

test('whoever cannot be let in just now is not sent away for good', async () => {
  const server = await slowServer();
  const ada = await Client.named(server.address, 'Ada');
  const id = await ada.battle(skirmish([{ kind: 'me' }, bot('solo')]));
  server.store.lost = true;
  const early = new Seat(ada, id, '');
  await early.until(({ closed }) => closed);
  expect(early.bye).toBeUndefined();
  server.store.lost = false;
  const seat = await ada.enter(id);
  expect(seat.info?.id).toBe(id);
  seat.leave();
  await server.end();
});
