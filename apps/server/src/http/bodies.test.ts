import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, type TestServer, testServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

/** Sends a request head with these fields, then the chunks; stops as soon as there is an answer. */
const send = (headers: Record<string, string>, chunks: readonly string[]): Promise<{ status: number; sent: number }> =>
  new Promise((resolve, reject) => {
    let sent = 0;
    let answered = false;
    const asked = request(
      `${server.address}/api/lists/read`,
      { method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
      (response) => {
        answered = true;
        response.resume();
        resolve({ status: response.statusCode ?? 0, sent });
        asked.destroy();
      },
    );
    asked.on('error', (error) => answered || reject(error));
    const next = (i: number): void => {
      if (answered || i >= chunks.length) return;
      asked.write(chunks[i], () => {
        sent += chunks[i].length;
        setImmediate(next, i + 1);
      });
    };
    asked.flushHeaders();
    next(0);
  });

test('a body with a too large declared length is refused before it is sent', async () => {
  expect(await send({ 'content-length': '19000000' }, [])).toEqual({ status: 413, sent: 0 });
});

test('a body in chunks is refused when it becomes too large', async () => {
  const { status, sent } = await send(
    { 'transfer-encoding': 'chunked' },
    Array.from({ length: 200 }, () => 'x'.repeat(100_000)),
  );
  expect(status).toBe(413);
  expect(sent).toBeLessThan(20_000_000);
});

test('bodies have 1 MB, those with books or records 4 MB', async () => {
  const ada = await Client.named(server.address, 'Ada');
  const large = { name: 'x'.repeat(1_100_000) };
  expect((await ada.post('/api/me', large)).body).toEqual({
    code: 'too-large',
    sentence: 'This request is too large: 1.1 MB (limit 1.0 MB).',
  });
  expect((await ada.post('/api/battles', large)).status).toBe(413);
  expect((await ada.post('/api/lists/read', { text: 'x'.repeat(3_900_000) })).status).toBe(200);
  expect((await ada.post('/api/lists/read', { text: 'x'.repeat(4_000_000) })).status).toBe(413);
});

test.each(['/api/me', '/api/battles', '/api/keeps/list', '/api/lists/read', '/api/records/continue'])(
  'a body for %s that is nested too deeply is refused',
  async (path) => {
    const ada = await Client.named(server.address, 'Ada');
    const deep = `{"name":"Deep","body":${'['.repeat(450_000)}${']'.repeat(450_000)}}`;
    expect((await ada.ask('POST', path, deep)).body).toEqual({
      code: 'too-deep',
      sentence: 'The data is nested too deeply (limit 100 levels).',
    });
  },
);

test.each([
  ['100 times 300 rifles', `G [30] Q4+ D4+ | 1pts |\n${'300x R (24", A1), '.repeat(100)}`],
  ['1,000 times 300 rifles', `G [30] Q4+ D4+ | 1pts |\n${'300x R (24", A1), '.repeat(1000)}`],
  ['400 kB of units', '20x G [30] Q4+ D4+ | 1pts | Fast\n'.repeat(12_000)],
])('a list of %s is answered with one finding', async (_name, text) => {
  const { status, body } = await new Client(server.address).post('/api/lists/read', { text, system: 'gf' });
  expect(status).toBe(200);
  expect(body).toEqual({ findings: [{ path: expect.any(String), message: expect.stringMatching(/limit/) }] });
});

test('armies with more weapons than any real ones are refused with the numbers', async () => {
  const ada = await Client.named(server.address, 'Ada');
  const weapons = Array.from({ length: 20 }, (_, i) => `Rifle ${i} (24", A1)`);
  const units = Array.from({ length: 10 }, (_, i) => ({
    id: `u${i}`,
    name: 'Guard',
    size: 30,
    quality: 4,
    defense: 4,
    cost: 1,
    base: 25,
    weapons,
  }));
  const list = { format: 'muster-list', version: 1, name: 'Many', system: 'gf', units };
  const order = {
    system: 'gf',
    sides: [
      { army: { list }, seat: { kind: 'me' } },
      { army: { list }, seat: { kind: 'me' } },
    ],
    table: { seed: 'x' },
    settings: { forceOrganisation: false },
  };
  expect((await ada.post('/api/battles', order)).body).toEqual({
    code: 'too-large',
    sentence: 'These armies have 12000 weapons (limit 3000). Choose smaller armies.',
  });
});

test('lists from any address of one IPv6 connection wait for each other', async () => {
  const own = await testServer({ proxy: true, limits: { jobs: 1 } });
  const statuses = (address: (i: number) => string): Promise<number[]> =>
    Promise.all(
      Array.from({ length: 4 }, async (_, i) => {
        const headers = { 'x-forwarded-for': address(i) };
        return (await new Client(own.address).ask('POST', '/api/lists/read', { text: 'x' }, headers)).status;
      }),
    );
  // One is read and one waits.
  expect((await statuses((i) => `2001:db8:0:1::${i}`)).toSorted((a, b) => a - b)).toEqual([200, 200, 429, 429]);
  expect(await statuses((i) => `2001:db8:0:${i}::1`)).toEqual([200, 200, 200, 200]);
  await own.end();
});

test('a file with too many values for the memory of a thread is refused', async () => {
  const ada = await Client.named(server.address, 'Ada');
  const many = `[${'0,'.repeat(400_000)}0]`;
  const refusal = { status: 413, body: { code: 'too-many-values' } };
  expect(await ada.post('/api/lists/read', { text: many })).toMatchObject(refusal);
  expect(await ada.post('/api/lists/read', { text: 'x', books: [many] })).toMatchObject(refusal);
  expect(await ada.ask('POST', '/api/records/continue', `{"record":${many}}`)).toMatchObject(refusal);
});
