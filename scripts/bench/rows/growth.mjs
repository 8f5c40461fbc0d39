import { compilePlan } from '@muster/engine';
import { cpuSeconds } from '../../lib/measure.mjs';
import { growingSetup } from '../../lib/sample-battle.mjs';
import { powerOf } from '../../lib/statistics.mjs';
import { play, sumOfBattles } from '../play.mjs';

/** Points of a side, and the battles of that size in a batch. */
const SIZES = [
  { points: 500, battles: 8 },
  { points: 1000, battles: 4 },
  { points: 2000, battles: 2 },
  { points: 4000, battles: 1 },
];

/** CPU time of a battle of captains when armies are doubled again and again on one table, and the exponent of its growth. */
const growth = {
  rows: [
    ...SIZES.map(({ points }) => ({ name: `growth.${points}`, unit: 'ms' })),
    { name: 'growth.exponent', unit: 'exponent' },
  ],
  warmUp: 6,
  batches: 12,
  start: () => {
    const plans = SIZES.map(({ points }) => compilePlan(growingSetup(points)));
    const sum = sumOfBattles();
    const timeOf = (plan, battles, label) => {
      const before = cpuSeconds();
      for (let i = 0; i < battles; i++) sum.add(play(plan, `${label}/${i}`, 'captain'));
      return (cpuSeconds() - before) / battles;
    };
    const run = (label) => {
      const times = SIZES.map(({ battles }, i) => timeOf(plans[i], battles, label));
      return [...times, powerOf(SIZES.map(({ points }, i) => [points, times[i]]))];
    };
    return { run, checksum: sum.checksum };
  },
};

export const benches = [growth];
