import type { BattlePlan } from '@muster/engine';

/** Rollouts of a general for one activation of a battle of ordinary size. */
const USUAL = 48;

/** Units times models of a battle of ordinary size: two armies of about 1500 points. */
const ORDINARY = 1000;

/** Fewer rollouts than this cannot compare options. */
const FEWEST = 4;

/** Returns the rollouts for one activation: fewer with more units and models, and none if they would take too long. */
export const rolloutsFor = ({ units }: Pick<BattlePlan, 'units'>): number => {
  const models = units.reduce((sum, { count }) => sum + count, 0);
  const rollouts = Math.floor((USUAL * ORDINARY) / Math.max(ORDINARY, units.length * models));
  return rollouts < FEWEST ? 0 : rollouts;
};
