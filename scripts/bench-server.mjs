import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { build, install } from './lib/prepare.mjs';
import { root } from './lib/run.mjs';

if (!install().ok || !build('apps/server').ok) {
  process.stderr.write('The server could not be made.\n');
  process.exit(1);
}
const { makePlayer } = await import('@muster/ai');
const { Client, postgresPrograms, skirmish, startPostgres } = await import('../apps/server/dist/testing/index.js');

/** Battles at once, for how long, and how long a player thinks before a command, in milliseconds. */
const BATTLES = Number(process.env.BATTLES ?? 200);
const SECONDS = Number(process.env.SECONDS ?? 20);
const [LEAST, MOST] = [250, 750];
/** The bar for 99 of 100 commands, in milliseconds. */
const BAR = 50;

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const share = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? NaN;

const startServer = async (env) => {
  const limits = { MUSTER_MESSAGES: '1000', MUSTER_REQUESTS: '1000000', MUSTER_SOCKETS: '10000' };
  const child = spawn(process.execPath, [join(root, 'apps/server/bin/muster-server.js')], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'silent', ...limits, ...env },
  });
  const address = await new Promise((resolve, reject) => {
    child.stdout.on('data', (data) => {
      const found = /Muster is at (\S+)/.exec(data.toString());
      if (found) resolve(found[1]);
    });
    child.once('exit', () => reject(new Error('The server did not start.')));
  });
  return { address, stop: () => new Promise((resolve) => child.once('exit', resolve) && child.kill('SIGINT')) };
};

const memoryOf = async (client) =>
  Number(/muster_memory_bytes (\d+)/.exec((await client.get('/metrics')).body.text)?.[1] ?? 0) / 2 ** 20;

/** One person who plays both sides of one battle after the other, thinking a little before every command. */
const play = async (client, number, times, end) => {
  const player = makePlayer('solo', `load ${number}`);
  while (performance.now() < end()) {
    const seat = await client.enter(await client.battle(skirmish([{ kind: 'me' }, { kind: 'here', name: 'Ben' }])));
    while (!seat.state.over && performance.now() < end()) {
      await pause(LEAST + Math.random() * (MOST - LEAST));
      const start = performance.now();
      if (!(await seat.play(player, [0, 1]))) throw new Error('A command was refused.');
      times.push(performance.now() - start);
    }
    seat.leave();
  }
};

const measure = async (name, env) => {
  const server = await startServer(env);
  const client = await Client.named(server.address, 'Load');
  const empty = await memoryOf(client);
  let finish = Infinity;
  const times = [];
  const playing = Array.from({ length: BATTLES }, async (_, number) => {
    await pause(number * 10);
    return play(client, number, times, () => finish);
  });
  // Everything is compiled and every battle is going on before it counts.
  await pause(BATTLES * 10 + 8000);
  times.length = 0;
  const start = performance.now();
  finish = start + SECONDS * 1000;
  await Promise.all(playing);
  const seconds = (performance.now() - start) / 1000;
  const full = await memoryOf(client);
  await server.stop();
  const sorted = times.toSorted((a, b) => a - b);
  const [half, most] = [share(sorted, 0.5), share(sorted, 0.99)];
  const met = most <= BAR;
  process.stdout.write(
    `${met ? '✓' : '✗'} ${name.padEnd(11)} ${BATTLES} battles  ${(times.length / seconds).toFixed(0)} commands/s  ` +
      `p50 ${half.toFixed(1)} ms  p99 ${most.toFixed(1)} ms (bar ${BAR})  ` +
      `${(((full - empty) * 1024) / BATTLES).toFixed(0)} kB a battle\n`,
  );
  return met;
};

const data = mkdtempSync(join(tmpdir(), 'muster-load-'));
let met = await measure('SQLite', { MUSTER_DATA: data });
const programs = postgresPrograms();
if (programs) {
  const postgres = await startPostgres(programs);
  met = (await measure('PostgreSQL', { MUSTER_DATA: data, DATABASE_URL: postgres.url })) && met;
  postgres.stop();
} else process.stdout.write('– PostgreSQL is not here: not measured.\n');
rmSync(data, { recursive: true, force: true });
process.exitCode = met ? 0 : 1;
