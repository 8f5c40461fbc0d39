import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makePagesUnlessDone } from './lib/pages.mjs';
import { prepare } from './lib/prepare.mjs';
import { root } from './lib/run.mjs';
import { spread } from './lib/statistics.mjs';

const RUNS = 21;
const STARTS = 5;
/** Seconds that `npm start` may take in a clone that is up to date, on an idle machine. */
const LONGEST = 2;
const REPORT = fileURLToPath(new URL('bench/report-cpu.cjs', import.meta.url));
const MUSTER = 'apps/cli/bin/muster.js';
const GUARD = '10x Guard Q4+ D4+ | 10x Rifle (24", A1)';
const BRUTES = '5x Brutes Q4+ D5+ Tough(3) | 5x Axe (A2)';

/** What is started, and how many times the CPU time of an empty program it may take. */
const PROGRAMS = [
  { name: 'node -e 0', args: ['-e', '0'] },
  { name: 'muster --help', args: [MUSTER, '--help'], most: 5 },
  { name: 'muster odds', args: [MUSTER, 'odds', GUARD, BRUTES, '--cover'], most: 8 },
  { name: 'muster army show', args: [MUSTER, 'army', 'show', 'lantern-wardens-1000'] },
  { name: 'muster campaign --help', args: [MUSTER, 'campaign', '--help'] },
  { name: 'muster battle play', args: [MUSTER, 'battle', 'play', '--system', 'gff', '--seed', '1', '--quiet'] },
];

/** Starts a program and returns the milliseconds of CPU time that it took. */
const cpuTime = ({ name, args }) => {
  const { status, stderr, output } = spawnSync(process.execPath, ['--require', REPORT, ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${name} failed: ${stderr}`);
  return Number(output[3]);
};

/** Runs `npm start` and returns the seconds until the server has answered with its first page. */
const startTime = async () => {
  const data = mkdtempSync(join(tmpdir(), 'muster-startup-'));
  const env = { ...process.env, CI: 'true', PORT: '0', MUSTER_DATA: data };
  const begun = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  let said = '';
  for await (const text of child.stdout.setEncoding('utf8')) {
    said += text;
    if (said.includes('Ctrl-C')) break;
  }
  await (await fetch(/Muster is at (\S+)/.exec(said)[1])).text();
  const time = performance.now() - begun;
  process.kill(-Number(child.pid), 'SIGINT');
  await ended;
  rmSync(data, { recursive: true, force: true });
  return time / 1000;
};

prepare();
makePagesUnlessDone();
const times = PROGRAMS.map(() => []);
// The first round fills caches and does not count. All take turns, so that a busy moment hits them alike.
for (let run = 0; run <= RUNS; run++)
  PROGRAMS.forEach((program, i) => {
    const time = cpuTime(program);
    if (run > 0) times[i].push(time);
  });

const rows = times.map(spread);
const empty = rows[0].median;
const show = (value) => value.toFixed(0).padStart(6);
process.stdout.write(`Node ${process.versions.node}, ${RUNS} runs each, CPU time in ms\n\n`);
process.stdout.write(`${''.padEnd(24)}median   low  high  times an empty program\n`);
for (const [i, { name, most }] of PROGRAMS.entries()) {
  const { median, low, high } = rows[i];
  const ratio = median / empty;
  const bound = most === undefined ? '' : ` (limit ${most})`;
  process.stdout.write(`${name.padEnd(24)}${show(median)}${show(low)}${show(high)}  ${ratio.toFixed(1)}${bound}\n`);
  if (most !== undefined && ratio > most) process.exitCode = 1;
}

const starts = [];
for (let run = 0; run < STARTS; run++) starts.push(await startTime());
const { median, low, high } = spread(starts);
const seconds = (value) => value.toFixed(2);
process.stdout.write(
  `\nnpm start until the first page, ${STARTS} runs: ${seconds(median)} s (${seconds(low)} to ${seconds(high)}; limit ${LONGEST} s)\n`,
);
if (median > LONGEST) process.exitCode = 1;
