import { makePlayer } from '@muster/ai';
import { checksum, compilePlan, copyBattle, copyInto, Game, playOut } from '@muster/engine';
import { hex } from '@muster/kernel';
import { medianTime } from '../lib/measure.mjs';
import { sampleSetup, skirmishSetup } from '../lib/sample-battle.mjs';

const BATTLES = 300;

const play = (plan, seed) => {
  const players = [makePlayer('solo', `${seed}/0`), makePlayer('solo', `${seed}/1`)];
  return playOut(new Game({ plan, seed, players }));
};

const rate = (plan) => {
  for (let i = 0; i < 100; i++) play(plan, `warm-${i}`);
  let sum = 0;
  const start = performance.now();
  for (let i = 0; i < BATTLES; i++) sum = (Math.imul(sum, 31) + checksum(play(plan, `bench-${i}`).battle)) | 0;
  return { value: (BATTLES * 1000) / (performance.now() - start), checksum: hex(sum) };
};

/** Whole battles, armies of about 1000 points and 30 models a side on a generated table. */
const solo = {
  name: 'battle.gf1000.solo',
  unit: 'battles/s',
  run: () => rate(compilePlan(sampleSetup())),
};

/** Whole Firefights, gangs of 300 points and nine models a side. */
const firefight = {
  name: 'battle.gff300.solo',
  unit: 'battles/s',
  run: () => rate(compilePlan(skirmishSetup())),
};

/** One battle made equal to another. */
const copy = {
  name: 'battle.copy',
  unit: 'µs',
  run: () => {
    const { battle } = play(compilePlan(sampleSetup()), 'copy');
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

/** Growth of the heap from the 200th to the 2,000th battle, after collecting garbage. */
const heap = {
  name: 'battle.heap',
  unit: 'MB growth',
  run: () => {
    const plan = compilePlan(sampleSetup());
    const used = () => {
      globalThis.gc?.();
      return process.memoryUsage().heapUsed / 1e6;
    };
    let sum = 0;
    let before = 0;
    for (let i = 0; i < 2000; i++) {
      if (i === 200) before = used();
      sum = (Math.imul(sum, 31) + checksum(play(plan, `heap-${i}`).battle)) | 0;
    }
    return { value: used() - before, checksum: hex(sum) };
  },
};

export const cases = [solo, firefight, copy, heap];
