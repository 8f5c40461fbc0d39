import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePlayer } from '@muster/ai';
import { type BattleRecord, replay } from '@muster/engine';
import { Client, openSqlite, type Seat, skirmish } from '@muster/server/testing';
import { rulesetOf } from '@muster/rules';
import { expect, test } from 'vitest';
import { startServer } from './child.ts';

const KILLS = 50;
const BATTLES = 12;
/** How long a server lives, in milliseconds. */
const LIFE = 500;

/** A battle that is played on whatever happens to the server, and the commands that were confirmed. */
interface Played {
  id: string;
  kept: Set<string>;
  over: boolean;
}

/** Plays until the line is lost or the battle is over; notes every command that was confirmed. */
const playOn = async (client: Client, battle: Played, salt: number): Promise<void> => {
  const { id, kept } = battle;
  const seat: Seat = await client.enter(id);
  const player = makePlayer('solo', `${id} ${salt}`);
  for (let i = 0; !seat.state?.over && !seat.closed; i++) {
    const command = `c-${salt}-${i}`;
    const done = await seat.play(player, [0, 1], command);
    if (!done) break;
    kept.add(command);
  }
  battle.over = seat.state?.over === true;
  seat.leave();
};

test(`nothing that was confirmed is lost when the server is killed ${KILLS} times`, async () => {
  const data = mkdtempSync(join(tmpdir(), 'muster-faults-'));
  const env = { MUSTER_DATA: data };
  const file = join(data, 'muster.db');
  let cookie = '';
  const battles: Played[] = [];
  let confirmed = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const server = await startServer(env);
    const client = new Client(server.address);
    client.cookie = cookie;
    if (cookie === '') await client.post('/api/me', { name: 'Ada' });
    cookie = client.cookie;
    while (battles.filter(({ over }) => !over).length < BATTLES) {
      const id = await client.battle(skirmish([{ kind: 'me' }, { kind: 'here', name: 'Ben' }]));
      battles.push({ id, kept: new Set(), over: false });
    }
    const going = battles.filter(({ over }) => !over);
    const playing = going.map((battle) => playOn(client, battle, kill).catch(() => undefined));
    await new Promise((resolve) => setTimeout(resolve, LIFE + 37 * (kill % 7)));
    await server.kill();
    await Promise.all(playing);
    // What is there is read past the server.
    const store = openSqlite(file);
    for (const { id, kept } of going) {
      const there = new Set((await store.entries(id, 0)).map(({ command }) => command));
      for (const command of kept) expect(there.has(command), `${id} ${command}`).toBe(true);
    }
    await store.close();
    confirmed = battles.reduce((sum, { kept }) => sum + kept.size, 0);
  }
  expect(confirmed).toBeGreaterThan(KILLS * 10);
  const server = await startServer(env);
  const client = new Client(server.address);
  client.cookie = cookie;
  for (const { id } of battles) {
    const { body } = await client.get(`/api/battles/${id}/record`);
    const record = body as unknown as BattleRecord;
    const ruleset = rulesetOf(record.ruleset.id);
    if (!ruleset) throw new Error('no rules');
    expect(record.steps.length).toBeGreaterThan(0);
    const seat = await client.enter(id);
    while (!seat.state?.over) await seat.play(makePlayer('solo', id), [0, 1]);
    const whole = (await client.get(`/api/battles/${id}/record`)).body as unknown as BattleRecord;
    expect(replay(whole, ruleset).problem).toBeUndefined();
    seat.leave();
  }
  console.info(`${KILLS} kills, ${confirmed} confirmed commands, none lost.`);
  expect(await server.stop()).toBe(0);
  rmSync(data, { recursive: true, force: true });
});

test('where files may not grow commands are refused with a sentence, and go through when there is room again', async () => {
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

test('a torn database is refused with a sentence, and left as it is', async () => {
  const data = mkdtempSync(join(tmpdir(), 'muster-torn-'));
  const file = join(data, 'muster.db');
  const torn = 'SQLite format 3\0'.padEnd(8192, 'x');
  writeFileSync(file, torn);
  await expect(startServer({ MUSTER_DATA: data })).rejects.toThrow(/cannot be read/);
  expect(readFileSync(file, 'utf8')).toBe(torn);
  rmSync(data, { recursive: true, force: true });
});

test('a thousand malformed messages and a million signs at once hurt nobody', async () => {
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
