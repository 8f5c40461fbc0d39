import { compilePlan } from '@muster/engine';
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
    return { task: () => compilePlan(setup), checksum: () => hex(compilePlan(setup).hash) };
  },
});

export const benches = [compile];
