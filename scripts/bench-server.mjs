import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, install } from './lib/prepare.mjs';

/**
 * Measures the load that a server can handle, with both stores. The server has one core, the players the other; PostgreSQL may use both.
 * `live` and `expensive` name what is measured, `sqlite` and `postgres` with which store, all of it by default; --json prints one
 * object a line. BATTLES, RATE and SECONDS change the load; SERVER_OPTIONS are for Node, as in --cpu-prof.
 */
if (!install().ok || !build('apps/cli').ok) {
  process.stderr.write('The server could not be built.\n');
  process.exit(1);
}
const { postgresPrograms, startPostgres } = await import('../apps/server/dist/testing/index.js');
const { diskTimes, isPinned, pinPlayers, unpin } = await import('./load/machine.mjs');
const { LIVE_BARS, measureLive } = await import('./load/live.mjs');
const { EXPENSIVE_BARS, measureExpensive } = await import('./load/expensive.mjs');

const chosen = process.argv.slice(2);
const isJson = chosen.includes('--json');
const wants = (...names) =>
  names.filter((name) => chosen.includes(name) || !names.some((other) => chosen.includes(other)));
const say = (text) => !isJson && process.stdout.write(`${text}\n`);
const number = (name) => (process.env[name] === undefined ? undefined : Number(process.env[name]));
const options = { battles: number('BATTLES'), rate: number('RATE'), seconds: number('SECONDS') };

const ms = (value) => `${value.toFixed(1)} ms`;
const mb = (value) => `${value.toFixed(0)} MB`;
const seconds = (value) => `${value.toFixed(1)} s`;

const live = {
  measure: measureLive,
  lines: (found) => [
    `${found.battles} battles, two sockets each: ${found.commands.toFixed(0)} commands/s, p50 ${ms(found.p50)}, ` +
      `p99 ${ms(found.p99)} (bar ${LIVE_BARS.p99}), slowest ${ms(found.most)}, memory ${mb(found.memory)} (bar ${LIVE_BARS.memory})`,
    `after a restart all sockets are back in ${seconds(found.back)} (bar ${LIVE_BARS.back}), ${seconds(found.listening)} of it until the ` +
      `server listens, with ${seconds(found.processorBack)} of a core; then p99 ${ms(found.p99After)}, memory ${mb(found.memoryAfter)}`,
    `${found.processor.toFixed(2)} ms of a core for a command; the server waited ${(100 * found.waited).toFixed(0)} % of the time for its core`,
  ],
};

const expensive = {
  measure: measureExpensive,
  lines: (found) => [
    `${found.battles} battles next to four guests with expensive requests: ${found.commands.toFixed(0)} commands/s, p50 ${ms(found.p50)}, ` +
      `p99 ${ms(found.p99)} (bar ${EXPENSIVE_BARS.p99}), slowest ${ms(found.most)}, memory ${mb(found.memory)} (bar ${EXPENSIVE_BARS.memory})`,
    `${found.attacks} expensive requests in ${seconds(found.seconds)}, ${found.kinds} kinds of them`,
  ],
};

const MEASURES = { live, expensive };

const measure = async (name, store, env) => {
  const { measure: run, lines } = MEASURES[name];
  const found = await run(env, options);
  if (isJson) process.stdout.write(`${JSON.stringify({ measure: name, store, ...found })}\n`);
  const [first, ...rest] = lines(found);
  say(`${found.met ? '✓' : '✗'} ${store.padEnd(10)} ${first}`);
  for (const line of rest) say(`             ${line}`);
  say(
    `             clocks were looked at ${ms(found.late)} late (p99); load of the machine ${loadavg()[0].toFixed(1)}`,
  );
  return found.met;
};

/** Runs a measurement with its own store, which is deleted afterwards. */
const withStore = async (store, run) => {
  const data = mkdtempSync(join(tmpdir(), 'muster-load-'));
  const programs = store === 'postgres' ? postgresPrograms() : undefined;
  unpin();
  const postgres = programs && (await startPostgres(programs));
  pinPlayers();
  try {
    return await run({ MUSTER_DATA: data, ...(postgres ? { DATABASE_URL: postgres.url } : {}) });
  } finally {
    postgres?.stop();
    rmSync(data, { recursive: true, force: true });
  }
};

const sayDisk = (folder) => {
  const [half, most] = diskTimes(folder);
  say(
    `  the disk alone stores a page in ${ms(half)} (p50), ${ms(most)} (p99); load of the machine ${loadavg()[0].toFixed(1)}`,
  );
};

if (!isPinned) say('  The server has no core of its own here.');
let met = true;
for (const store of wants('sqlite', 'postgres')) {
  if (store === 'postgres' && !postgresPrograms()) {
    say('– PostgreSQL is not installed: not measured.');
    continue;
  }
  for (const name of wants('live', 'expensive'))
    met =
      (await withStore(store, (env) => {
        sayDisk(env.MUSTER_DATA);
        return measure(name, store, env);
      })) && met;
}
process.exit(met ? 0 : 1);
