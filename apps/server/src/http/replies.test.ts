import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../common/config.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { buildApp } from '../app.ts';

const data = mkdtempSync(join(tmpdir(), 'muster-replies-'));
let store: Store;
beforeAll(() => {
  store = openSqlite(join(data, 'muster.db'));
});
afterAll(async () => {
  await store.close();
  rmSync(data, { recursive: true });
});

const appWith = (env: Readonly<Record<string, string>> = {}, its = store) =>
  buildApp(readConfig({ LOG_LEVEL: 'silent', MUSTER_DATA: data, ...env }), its, Buffer.from('a secret of a test'));

const naming = { method: 'POST', url: '/api/me', payload: { name: 'Ada' } } as const;

test('cookies are hidden from scripts and sent only over encrypted connections if set', async () => {
  const cookies = async (env: Readonly<Record<string, string>>): Promise<string> => {
    const app = await appWith(env);
    const { headers } = await app.inject(naming);
    await app.close();
    return String(headers['set-cookie']);
  };
  expect(await cookies({})).toMatch(/^muster=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(await cookies({ MUSTER_SECURE: 'true' })).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
});

test('an internal error reveals nothing about the program or its data', async () => {
  const broken = new Proxy(store, {
    get: (target, name: keyof Store) => {
      if (name === 'addPerson') return () => Promise.reject(new Error(`postgres://ada:hunter2@db failed at ${data}`));
      const value = target[name];
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const app = await appWith({}, broken);
  const reply = await app.inject(naming);
  expect([reply.statusCode, reply.json()]).toEqual([
    500,
    { code: 'broken', sentence: 'Internal server error. Nothing of yours was lost; try again.' },
  ]);
  expect(reply.headers['set-cookie']).toBeUndefined();
  await app.close();
});

test('names of people and files never get into a header', async () => {
  const app = await appWith();
  const name = 'Ada "; x=1';
  const { cookies } = await app.inject({ ...naming, payload: { name } });
  const headers = { cookie: `${cookies[0].name}=${cookies[0].value}` };
  const exported = await app.inject({ url: '/api/me/export', headers });
  expect(exported.headers['content-disposition']).toBe('attachment; filename="muster.json"');
  expect(exported.json()).toMatchObject({ person: { name } });
  for (const bad of ['Ada\r\nSet-Cookie: a=b', 'Ada\u0000', '\u202eAda'])
    expect((await app.inject({ ...naming, payload: { name: bad } })).statusCode, bad).toBe(400);
  await app.close();
});
