import { makePlayer, playerNames } from '@muster/ai';
import { checksum, compilePlan, copyBattle, copyInto, Game, playOut } from '@muster/engine';
import { hex } from '@muster/kernel';
import { gamesEntered, openLedger, parseContender, planArena, standingsOf } from '@muster/lab';
import { playArena } from '../../apps/cli/dist/arena/workers.js';
import { medianTime } from '../lib/measure.mjs';
import { alleySetup, sampleSetup, sampleTable } from '../lib/sample-battle.mjs';

/** The players that the bars are about, as far as they are there, and the one that thinks most. */
const PLAYERS = ['solo', 'captain'].filter((name) => playerNames.includes(name));
const STRONGEST = PLAYERS.at(-1);

const play = (plan, seed, name) => {
  const players = [makePlayer(name, `${seed}/0`), makePlayer(name, `${seed}/1`)];
  return playOut(new Game({ plan, seed, players, bare: true })).battle;
};

/** Seconds of this process's own work: a busy machine does not slow them down. */
const ownSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** The battles are played in so many parts; the fastest tells most, for whatever else runs only makes them slower. */
const PARTS = 10;

/** Battles in a second of one core's time, after so many that nothing is compiled any more. */
const rate = (plan, name, { warmUp, battles }) => {
  for (let i = 0; i < warmUp; i++) play(plan, `warm-${i}`, name);
  let sum = 0;
  let least = Infinity;
  for (let part = 0; part < PARTS; part++) {
    const start = ownSeconds();
    for (let i = 0; i < battles; i++)
      sum = (Math.imul(sum, 31) + checksum(play(plan, `bench-${part * battles + i}`, name))) | 0;
    least = Math.min(least, ownSeconds() - start);
  }
  return { value: battles / least, checksum: hex(sum) };
};

/** Armies of 1000 points and about 30 models a side on fifteen pieces of terrain. */
const largePlan = () => {
  const setup = sampleSetup();
  return compilePlan({ ...setup, table: sampleTable('bench', setup.ruleset, 2, 15) });
};

/** Gangs of 200 points and seven or eight models a side on twenty pieces of terrain. */
const smallPlan = () => compilePlan(alleySetup());

const ratesOf = (name) => [
  {
    name: `battle.gff200.${name}`,
    unit: 'battles/s',
    run: () => rate(smallPlan(), name, { warmUp: 4000, battles: 150 }),
  },
  {
    name: `battle.gf1000.${name}`,
    unit: 'battles/s',
    run: () => rate(largePlan(), name, { warmUp: 2000, battles: 60 }),
  },
];

/** One battle made equal to another. */
const copy = {
  name: 'battle.copy',
  unit: 'µs',
  run: () => {
    const battle = play(compilePlan(sampleSetup()), 'copy', 'solo');
    const to = copyBattle(battle);
    const times = 10_000;
    const value =
      (medianTime(() => {
        for (let i = 0; i < times; i++) copyInto(to, battle);
      }) *
        1000) /
      times;
    return { value, checksum: hex(checksum(to)) };
  },
};

/** Growth of the heap from the 500th to the 5,000th battle, after collecting garbage. */
const heap = {
  name: 'battle.heap',
  unit: 'MB growth',
  run: () => {
    const plan = smallPlan();
    const used = () => {
      globalThis.gc?.();
      return process.memoryUsage().heapUsed / 1e6;
    };
    let sum = 0;
    let before = 0;
    for (let i = 0; i < 5000; i++) {
      if (i === 500) before = used();
      sum = (Math.imul(sum, 31) + checksum(play(plan, `heap-${i}`, STRONGEST))) | 0;
    }
    return { value: used() - before, checksum: hex(sum) };
  },
};

const GAMES = 4000;

/** The same games in so many threads: how fast they were played after everything was compiled, and before any thread was done. */
const playInThreads = async (workers) => {
  const { ruleset, armies, table } = alleySetup();
  const ground = {
    system: ruleset.id,
    armies: armies.map((army) => ({ name: army.name, army })),
    tables: [{ name: 'bench', table }],
  };
  const contenders = [parseContender(STRONGEST).value];
  const plan = planArena({ seed: 'bench', games: GAMES, contenders, grounds: [ground] });
  const ledger = openLedger(plan);
  const marks = [0.5, 0.9].map((share) => ({ share, games: 0, time: 0 }));
  const entered = () => {
    const games = gamesEntered(ledger);
    for (const mark of marks)
      if (mark.games === 0 && games >= GAMES * mark.share) Object.assign(mark, { games, time: performance.now() });
  };
  const { megabytes } = await playArena({ plan, ledger, workers, entered });
  const [from, to] = marks;
  const { milliseconds: _time, ...sums } = standingsOf(plan, ledger);
  return { rate: ((to.games - from.games) * 1000) / (to.time - from.time), megabytes, sums };
};

let played;
/** One thread, then two; both cases below look at the same runs. */
const oneAndTwo = () =>
  (played ??= (async () => {
    const one = await playInThreads(1);
    const two = await playInThreads(2);
    if (JSON.stringify(one.sums) !== JSON.stringify(two.sums))
      throw new Error('one worker and two came to different results');
    return { one, two };
  })());

/** How much faster two threads are than one, with the same seeds and the same sums. */
const workers = {
  name: 'battle.workers',
  unit: '× one',
  run: async () => {
    const { one, two } = await oneAndTwo();
    return { value: two.rate / one.rate, checksum: two.sums.checksum };
  },
};

/** The most that a thread had taken. */
const memory = {
  name: 'battle.workers.memory',
  unit: 'MB',
  run: async () => {
    const { one, two } = await oneAndTwo();
    return { value: Math.max(one.megabytes, two.megabytes), checksum: two.sums.checksum };
  },
};

export const cases = [...PLAYERS.flatMap(ratesOf), copy, heap, workers, memory];
