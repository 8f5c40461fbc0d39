import { spawn } from 'node:child_process';
import { fdatasyncSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { build, install } from './lib/prepare.mjs';
import { root } from './lib/run.mjs';

/**
 * The load that a server bears: so many battles at once, each with a player at its socket who thinks for half a second and
 * then says something, both sides in turn. What counts is the time from a command to its confirmation, which the server sends
 * when the command is on the disk. Sockets and clocks have a thread of their own, so that no player's thinking is counted; how
 * late that thread looks at its clocks, what the disk alone takes, how long the server waited for a core that other programs
 * had, and the load of the machine are told beside the result: on a busy machine the slowest commands are slow by these.
 * BATTLES, SECONDS and STORE (sqlite or postgres) change what is measured; SERVER_OPTIONS are for Node, as in --cpu-prof.
 */
if (!install().ok || !build('apps/server').ok) {
  process.stderr.write('The server could not be made.\n');
  process.exit(1);
}
const { Client, postgresPrograms, skirmish, startPostgres } = await import('../apps/server/dist/testing/index.js');
const { LoadPlayer, pause } = await import('./load/player.mjs');

/** Battles at once, and for how long. */
const BATTLES = Number(process.env.BATTLES ?? 200);
const SECONDS = Number(process.env.SECONDS ?? 20);
/** The bar for 99 of 100 commands, in milliseconds. */
const BAR = 50;

const share = (values, part) => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? NaN;
};
const say = (text) => process.stdout.write(`${text}\n`);

const startServer = async (env) => {
  const limits = {
    MUSTER_MESSAGES: '1000',
    MUSTER_REQUESTS: '1000000',
    MUSTER_SOCKETS: '10000',
    MUSTER_ADDRESS_SOCKETS: '10000',
  };
  const options = (process.env.SERVER_OPTIONS ?? '').split(' ').filter((option) => option !== '');
  const child = spawn(process.execPath, [...options, join(root, 'apps/server/bin/muster-server.js')], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'silent', ...limits, ...env },
  });
  const address = await new Promise((resolve, reject) => {
    child.stdout.on('data', (data) => {
      const found = /Muster is at (\S+)/.exec(data.toString());
      if (found) resolve(found[1]);
    });
    child.once('exit', () => reject(new Error('The server did not start.')));
  });
  return {
    address,
    process: child.pid,
    stop: () => new Promise((resolve) => child.once('exit', resolve) && child.kill('SIGINT')),
  };
};

/** How long the main thread of a process was ready to run and others had the cores, in seconds; only Linux knows. */
const waited = (process) => {
  try {
    return Number(readFileSync(`/proc/${process}/schedstat`, 'utf8').split(' ')[1]) / 1e9;
  } catch {
    return NaN;
  }
};

/** What the server says of itself. */
const metricsOf = async (client) => {
  const { text } = (await client.get('/metrics')).body;
  const read = (name) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? NaN);
  return {
    memory: read('muster_memory_bytes'),
    processor: read('muster_processor_seconds_total'),
    commands: read('muster_commands_total'),
  };
};

const ask = (worker, order) =>
  new Promise((resolve) => {
    const listen = ({ lateness }) => {
      if (lateness === undefined) return;
      worker.off('message', listen);
      resolve(lateness);
    };
    worker.on('message', listen);
    worker.postMessage({ order });
  });

const measure = async (name, env) => {
  const server = await startServer(env);
  const client = await Client.named(server.address, 'Load');
  const wires = new Worker(new URL('./load/wires.mjs', import.meta.url));
  const send = (order) => wires.postMessage(order);
  const order = skirmish([{ kind: 'me' }, { kind: 'here', name: 'Ben' }]);
  // Whatever a server needs for its first battle is not counted for the others.
  await client.battle(order);
  const empty = await metricsOf(client);
  let finish = Infinity;
  let times = [];
  const players = new Map();
  wires.on('message', (message) => players.get(message.number)?.hear(message));
  let battles = 0;
  const playing = Array.from({ length: BATTLES }, async (_, i) => {
    await pause(i * 10);
    while (performance.now() < finish) {
      const number = ++battles;
      const player = new LoadPlayer(send, number);
      players.set(number, player);
      const address = `${server.address.replace('http', 'ws')}/api/battles/${await client.battle(order)}/live`;
      await player.play(
        address,
        client.cookie,
        () => finish,
        (took) => times.push(took),
      );
      players.delete(number);
    }
  });
  // Everything is compiled and every battle is going on before it counts.
  await pause(BATTLES * 10 + 8000);
  send({ order: 'reset' });
  times = [];
  const before = await metricsOf(client);
  const waitedBefore = waited(server.process);
  const start = performance.now();
  finish = start + SECONDS * 1000;
  await Promise.all(playing);
  const seconds = (performance.now() - start) / 1000;
  const waiting = waited(server.process) - waitedBefore;
  const lateness = await ask(wires, 'lateness');
  const after = await metricsOf(client);
  await wires.terminate();
  await server.stop();
  const most = share(times, 0.99);
  const met = most <= BAR;
  const processor = after.processor - before.processor;
  say(
    `${met ? '✓' : '✗'} ${name.padEnd(11)} ${BATTLES} battles  ${(times.length / seconds).toFixed(0)} commands/s  ` +
      `p50 ${share(times, 0.5).toFixed(1)} ms  p99 ${most.toFixed(1)} ms (bar ${BAR})  ` +
      `${((after.memory - empty.memory) / 1024 / BATTLES).toFixed(0)} kB a battle`,
  );
  say(
    `  the server used ${((100 * processor) / seconds).toFixed(0)} % of a core, ` +
      `${((1000 * processor) / (after.commands - before.commands)).toFixed(2)} ms a command` +
      `${Number.isNaN(waiting) ? '' : `, and waited ${((100 * waiting) / seconds).toFixed(0)} % of the time for one that others had`}; ` +
      `clocks were looked at ${lateness.toFixed(1)} ms late (p99); load of the machine ${loadavg()[0].toFixed(1)}`,
  );
  return met;
};

/** How long the disk takes to keep something, with nobody else asking it. */
const measureDisk = (folder) => {
  const file = openSync(join(folder, 'disk'), 'w');
  const page = Buffer.alloc(4096);
  const times = Array.from({ length: 300 }, () => {
    writeSync(file, page);
    const start = performance.now();
    fdatasyncSync(file);
    return performance.now() - start;
  });
  closeSync(file);
  say(
    `  the disk alone keeps a page in ${share(times, 0.5).toFixed(1)} ms (p50), ${share(times, 0.99).toFixed(1)} ms (p99); ` +
      `load of the machine ${loadavg()[0].toFixed(1)}`,
  );
};

const data = mkdtempSync(join(tmpdir(), 'muster-load-'));
const only = process.env.STORE;
let met = true;
measureDisk(data);
if (only !== 'postgres') met = await measure('SQLite', { MUSTER_DATA: data });
const programs = postgresPrograms();
if (only === 'sqlite') say('– PostgreSQL was not asked for: not measured.');
else if (programs) {
  const postgres = await startPostgres(programs);
  met = (await measure('PostgreSQL', { MUSTER_DATA: data, DATABASE_URL: postgres.url })) && met;
  postgres.stop();
} else say('– PostgreSQL is not here: not measured.');
measureDisk(data);
rmSync(data, { recursive: true, force: true });
process.exitCode = met ? 0 : 1;
