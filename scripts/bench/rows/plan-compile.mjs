import { checksum, compilePlan, newBattle } from '@muster/engine';
import { hex } from '@muster/kernel';
import { sampleSetup } from '../../lib/sample-battle.mjs';
import { timed } from '../timed.mjs';

const compile = timed({
  name: 'plan.compile',
  unit: 'ms',
  count: 10,
  warmUp: 60,
  batches: 120,
  start: () => {
    const setup = sampleSetup();
    return { task: () => compilePlan(setup), checksum: () => hex(checksum(newBattle(compilePlan(setup)))) };
  },
});

export const benches = [compile];
