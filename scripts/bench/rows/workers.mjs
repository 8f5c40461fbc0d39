import { gamesEntered, openLedger, parseContender, planArena, standingsOf } from '@muster/lab';
import { playArena } from '../../../apps/cli/dist/arena/workers.js';
import { cpuSeconds } from '../../lib/measure.mjs';
import { alleySetup } from '../../lib/sample-battle.mjs';

/** Games for each thread: with as many for one thread as for two, all threads are equally warm. */
const GAMES = 1600;

/** Only the games between these shares count: before, code is compiled; afterwards, threads may have nothing left to do. */
const MARKS = [0.5, 0.9];

/** Plays in so many threads and returns the clock time and the CPU time of a game. */
const playInThreads = async (workers) => {
  const { ruleset, armies, table } = alleySetup();
  const ground = {
    system: ruleset.id,
    armies: armies.map((army) => ({ name: army.name, army })),
    tables: [{ name: 'bench', table }],
  };
  const games = GAMES * workers;
  const plan = planArena({ seed: 'bench', games, contenders: [parseContender('captain').value], grounds: [ground] });
  const ledger = openLedger(plan);
  const marks = [];
  const entered = () => {
    const count = gamesEntered(ledger);
    if (count >= games * (MARKS[marks.length] ?? Infinity))
      marks.push({ count, clock: performance.now() / 1000, cpu: cpuSeconds() });
  };
  const { megabytes } = await playArena({ plan, ledger, workers, entered });
  const [from, to] = marks;
  const perGame = (key) => (to[key] - from[key]) / (to.count - from.count);
  return { clock: perGame('clock'), cpu: perGame('cpu'), megabytes, sum: standingsOf(plan, ledger).checksum };
};

/** How much faster two threads are than one: by CPU time, as if both had a core for themselves, and by the clock. */
const workers = {
  rows: [
    { name: 'battle.workers', unit: '× one' },
    { name: 'battle.workers.clock', unit: '× one' },
    { name: 'battle.workers.memory', unit: 'MB' },
  ],
  warmUp: 0,
  batches: 1,
  start: () => {
    let sums = [];
    const run = async () => {
      const one = await playInThreads(1);
      const two = await playInThreads(2);
      sums = [one.sum, two.sum];
      return [(2 * one.cpu) / two.cpu, one.clock / two.clock, Math.max(one.megabytes, two.megabytes)];
    };
    return { run, checksum: () => sums.join(' ') };
  },
};

export const benches = [workers];
