import { expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { skirmish, testServer } from '../testing/server.ts';
import { AddressStorage } from './address-storage.ts';

test('an address can store a limited amount per day', () => {
  const storage = new AddressStorage(1_000_000);
  storage.note('a', 600_000, 1000);
  storage.demandRoom('a', 400_000, 2000);
  expect(() => storage.demandRoom('a', 400_001, 2000)).toThrow(
    '0.60 MB were stored from your address since yesterday (limit 1.0 MB). Try again tomorrow.',
  );
  storage.demandRoom('b', 1_000_000, 2000);
  storage.demandRoom('a', 1_000_000, 1000 + 24 * 3600_000);
});

test('new guests of one address share its limit, and other addresses have their own', async () => {
  const server = await testServer({ proxy: true, limits: { addressStorage: 30_000 } });
  const from = async (ip: string, path: string, body: unknown): Promise<{ status: number; body: unknown }> => {
    const headers = { 'x-forwarded-for': ip };
    const guest = new Client(server.address);
    await guest.ask('POST', '/api/me', { name: 'Eve' }, headers);
    return guest.ask('POST', path, body, headers);
  };
  const book = { name: 'Book', body: { text: 'x'.repeat(12_000) } };
  const order = skirmish([{ kind: 'me' }, { kind: 'me' }]);
  expect((await from('2001:db8::1', '/api/keeps/book', book)).status).toBe(201);
  expect((await from('2001:db8::2', '/api/keeps/book', book)).status).toBe(201);
  const full = { status: 429, body: { code: 'address-full' } };
  expect(await from('2001:db8::3', '/api/keeps/book', book)).toMatchObject(full);
  // A battle counts with what was stored of it.
  expect((await from('2001:db8::4', '/api/battles', order)).status).toBe(201);
  expect(await from('2001:db8::5', '/api/battles', order)).toMatchObject(full);
  expect((await from('203.0.113.9', '/api/keeps/book', book)).status).toBe(201);
  await server.end();
});
