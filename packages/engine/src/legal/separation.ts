import type { BattlePlan } from '../plan/plan.ts';

/**
 * Returns the gap that units must keep from each other: exactly 1" is enough, unless the setting says otherwise
 * (battle:G1).
 */
export const separationOf = ({ ruleset, settings }: BattlePlan): number =>
  ruleset.numbers.separation + (settings.separationExactlyOneInch === 'illegal' ? 1 : 0);
