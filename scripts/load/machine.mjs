import { execFileSync, spawn } from 'node:child_process';
import { closeSync, fdatasyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/run.mjs';

/** The core of the server and the core of the players; PostgreSQL may use both. */
const SERVER_CORE = '0';
const PLAYERS_CORE = '1';
const BOTH_CORES = `${SERVER_CORE},${PLAYERS_CORE}`;

const isPinnable = () => {
  try {
    execFileSync('taskset', ['-cp', String(process.pid)], { stdio: 'ignore' });
    return availableParallelism() > 1;
  } catch {
    return false;
  }
};

/** Whether the server has a core of its own; only Linux knows how. */
export const isPinned = isPinnable();

const moveTo = (cores) => {
  if (isPinned) execFileSync('taskset', ['-acp', cores, String(process.pid)], { stdio: 'ignore' });
};

/** Moves this process, its threads and the programs that it starts from now on to the core of the players. */
export const pinPlayers = () => moveTo(PLAYERS_CORE);

/** Lets this process and the programs that it starts from now on use both cores. */
export const unpin = () => moveTo(BOTH_CORES);

/** No request is refused for coming too often: that would hide how much load the server can handle. Messages at sockets are limited as usual. */
const LIMITS = {
  MUSTER_REQUESTS: '1000000',
  MUSTER_SOCKETS: '10000',
  MUSTER_ADDRESS_SOCKETS: '10000',
  MUSTER_ADDRESS_STORAGE: '100000',
  MUSTER_STORAGE: '1000',
};

/** As deploy/muster.service sets it. */
const MEMORY = { MALLOC_ARENA_MAX: '2' };

/** Starts a server on its core; SERVER_OPTIONS are for Node, as in --cpu-prof. */
export const startServer = async (env) => {
  const options = (process.env.SERVER_OPTIONS ?? '').split(' ').filter((option) => option !== '');
  const program = [process.execPath, ...options, join(root, 'apps/server/bin/muster-server.js')];
  const [command, ...args] = isPinned ? ['taskset', '-c', SERVER_CORE, ...program] : program;
  const started = performance.now();
  const child = spawn(command, args, {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', ...MEMORY, ...LIMITS, ...env },
  });
  child.stderr.on('data', (data) => process.stderr.write(data));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const address = await new Promise((resolve, reject) => {
    child.stdout.on('data', (data) => {
      const text = data.toString();
      const found = /Muster is at (\S+)/.exec(text);
      if (found) resolve(found[1]);
      else process.stderr.write(data);
    });
    child.once('exit', (code) => reject(new Error(`The server did not start (${code}).`)));
  });
  return {
    address,
    pid: child.pid,
    started,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
};

/** Megabytes of memory that a process and its threads use now, and used at the most. */
export const memoryOf = (pid) => {
  try {
    const text = readFileSync(`/proc/${pid}/status`, 'utf8');
    const read = (name) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]) / 1024;
    return { now: read('VmRSS'), most: read('VmHWM') };
  } catch {
    return { now: NaN, most: NaN };
  }
};

/** Returns the CPU seconds of a process; only on Linux. */
export const processorOf = (pid) => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return NaN;
  }
};

/** Returns how long the main thread of a process waited for a core, in seconds; only on Linux. */
export const waitedFor = (pid) => {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e9;
  } catch {
    return NaN;
  }
};

/** Returns the metrics of the server. */
export const metricsOf = async (address) => {
  const text = await (await fetch(`${address}/metrics`)).text();
  const read = (name) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? NaN);
  return { processor: read('muster_processor_seconds_total'), commands: read('muster_commands_total') };
};

/** Returns the value below which this share of all values is. */
export const share = (values, part) => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? NaN;
};

/** Returns how long an idle disk takes to store a page, in milliseconds: p50 and p99. */
export const diskTimes = (folder) => {
  const file = openSync(join(folder, 'disk'), 'w');
  const page = Buffer.alloc(4096);
  const times = Array.from({ length: 300 }, () => {
    writeSync(file, page);
    const start = performance.now();
    fdatasyncSync(file);
    return performance.now() - start;
  });
  closeSync(file);
  return [share(times, 0.5), share(times, 0.99)];
};

export const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
