import { compilePlan } from '@muster/engine';
import { medianTime } from '../lib/measure.mjs';
import { sampleSetup } from '../lib/sample-battle.mjs';

export const name = 'plan.compile';
export const unit = 'ms';

export const run = () => {
  const setup = sampleSetup();
  const value = medianTime(() => compilePlan(setup));
  return { value, checksum: (compilePlan(setup).hash >>> 0).toString(16) };
};
