import { checksum, compilePlan, copyBattle, copyInto, Game } from '@muster/engine';
import { hex } from '@muster/kernel';
import { alleySetup, crowdedSetup, sampleSetup } from '../../lib/sample-battle.mjs';
import { play, sumOfBattles } from '../play.mjs';
import { timed } from '../timed.mjs';

/** Whole battles between two players of a kind. */
const rate = (name, setup, player, sizes) =>
  timed({
    name: `battle.${name}.${player}`,
    unit: 'battles/s',
    ...sizes,
    start: () => {
      const plan = compilePlan(setup());
      const sum = sumOfBattles();
      return { task: (label, i) => sum.add(play(plan, `${label}/${i}`, player)), checksum: sum.checksum };
    },
  });

/** Firefights with recorded actions and answers: the time of resolving and checking without choosing. */
const replay = timed({
  name: 'battle.gff200.replay',
  unit: 'battles/s',
  count: 50,
  warmUp: 100,
  batches: 120,
  start: () => {
    const plan = compilePlan(alleySetup());
    const records = Array.from({ length: 1000 }, (_, i) => {
      const seed = `record ${i}`;
      return { seed, steps: play(plan, seed, 'captain', { bare: false }).steps };
    });
    const sum = sumOfBattles();
    let next = 0;
    const task = () => {
      const { seed, steps } = records[next++ % records.length];
      const game = new Game({ plan, seed, bare: true, unbegun: true });
      for (const step of steps) if (game.repeat(step).status !== 'done') throw new Error('a record cannot be replayed');
      if (checksum(game.battle) !== steps.at(-1).checksum) throw new Error('a record was replayed differently');
      sum.add(game);
    };
    return { task, checksum: sum.checksum };
  },
});

/** Copying one battle to another. */
const copy = timed({
  name: 'battle.copy',
  unit: 'µs',
  count: 200,
  operations: 1000,
  warmUp: 20,
  batches: 80,
  start: () => {
    const { battle } = play(compilePlan(sampleSetup()), 'copy', 'solo');
    const to = copyBattle(battle);
    const task = () => {
      for (let i = 0; i < 1000; i++) copyInto(to, battle);
    };
    return { task, checksum: () => hex(checksum(to)) };
  },
});

/** Growth of the heap from the 500th to the 3,000th battle, after collecting garbage. */
const heap = {
  rows: [{ name: 'battle.heap', unit: 'MB growth' }],
  warmUp: 0,
  batches: 1,
  start: () => {
    const plan = compilePlan(alleySetup());
    const sum = sumOfBattles();
    const playSome = (from, to) => {
      for (let i = from; i < to; i++) sum.add(play(plan, `heap-${i}`, 'captain'));
      globalThis.gc();
      return process.memoryUsage().heapUsed / 1e6;
    };
    return { run: () => [-playSome(0, 500) + playSome(500, 3000)], checksum: sum.checksum };
  },
};

export const benches = [
  rate('gff200', alleySetup, 'solo', { count: 20, warmUp: 240, batches: 120 }),
  rate('gff200', alleySetup, 'captain', { count: 15, warmUp: 200, batches: 120 }),
  rate('gf1000', crowdedSetup, 'solo', { count: 8, warmUp: 180, batches: 120 }),
  rate('gf1000', crowdedSetup, 'captain', { count: 5, warmUp: 200, batches: 120 }),
  replay,
  copy,
  heap,
];
