import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePlayer } from '@muster/ai';
import { Client, openSqlite, skirmish } from '@muster/server/testing';
import { expect, test } from 'vitest';
import { type Home, killAgainAndAgain } from './kills.ts';
import { startServer } from './child.ts';

/** A few kills; `npm run test:long` does 200 with each store. */
const KILLS = 4;

test(`nothing that was confirmed is lost when the server is killed ${KILLS} times`, async () => {
  const data = mkdtempSync(join(tmpdir(), 'muster-faults-'));
  const open: Home['open'] = async () => openSqlite(join(data, 'muster.db'));
  console.info(await killAgainAndAgain({ env: { MUSTER_DATA: data }, open }, KILLS));
  rmSync(data, { recursive: true, force: true });
});

test('commands are refused with a sentence when files may not grow, and accepted when there is room again', async () => {
  const data = mkdtempSync(join(tmpdir(), 'muster-full-'));
  const env = { MUSTER_DATA: data };
  let server = await startServer(env);
  let client = await Client.named(server.address, 'Ada');
  const order = skirmish([{ kind: 'me' }, { kind: 'here', name: 'Ben' }]);
  const id = await client.battle(order);
  await server.stop();
  const size = Math.ceil(statSync(join(data, 'muster.db')).size / 1024);
  server = await startServer(env, { most: size + 60 });
  const { cookie } = client;
  client = new Client(server.address);
  client.cookie = cookie;
  const seat = await client.enter(id);
  const player = makePlayer('solo', 'x');
  let confirmed = seat.state?.seq ?? 0;
  let refusal = '';
  for (let i = 0; i < 400 && refusal === '' && !seat.state?.over; i++) {
    if (await seat.play(player, [0, 1])) confirmed = seat.state?.seq ?? 0;
    else refusal = JSON.stringify(seat.heard.findLast(({ type }) => type === 'refused'));
  }
  expect(refusal).toMatch(/store-(disk|full).*nothing was saved/);
  seat.cut();
  await server.kill();
  server = await startServer(env);
  client = new Client(server.address);
  client.cookie = cookie;
  const again = await client.enter(id);
  expect(again.state?.seq).toBeGreaterThanOrEqual(confirmed);
  while (!again.state?.over) await again.play(player, [0, 1]);
  again.leave();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
});

test('a damaged database is refused with a sentence and not changed', async () => {
  const data = mkdtempSync(join(tmpdir(), 'muster-torn-'));
  const file = join(data, 'muster.db');
  const torn = 'SQLite format 3\0'.padEnd(8192, 'x');
  writeFileSync(file, torn);
  await expect(startServer({ MUSTER_DATA: data })).rejects.toThrow(/cannot be read/);
  expect(readFileSync(file, 'utf8')).toBe(torn);
  rmSync(data, { recursive: true, force: true });
});

test('a thousand malformed messages and a million characters at once do no harm', async () => {
  const data = mkdtempSync(join(tmpdir(), 'muster-noise-'));
  const server = await startServer({ MUSTER_DATA: data });
  const ada = await Client.named(server.address, 'Ada');
  const id = await ada.battle(skirmish([{ kind: 'me' }, { kind: 'here', name: 'Ben' }]));
  const calm = await ada.enter(id);
  for (let round = 0; round < 20; round++) {
    const noisy = await ada.enter(id);
    for (let i = 0; i < 50; i++) noisy.shout(['{', '[]', '{"type":"act","id":"x"}', '\\u0000', '9'.repeat(i)][i % 5]);
    await noisy.until(({ heard, closed }) => closed || heard.filter(({ type }) => type === 'refused').length === 50);
    noisy.cut();
  }
  const loud = await ada.enter(id);
  loud.shout('x'.repeat(1_000_000));
  await loud.until(({ closed }) => closed);
  expect(await calm.play(makePlayer('solo', 'x'), [0, 1])).toBe(true);
  calm.leave();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
});
