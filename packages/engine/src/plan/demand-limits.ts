import type { Army } from './army.ts';
import type { Arrival } from './arrivals.ts';
import { BATTLE_LIMITS } from './limits.ts';
import { tooLargeText } from './plan-texts.ts';

/** Throws if armies exceed the limits. Armies from lists never do. */
export const demandLimits = (armies: readonly Army[], arrivals: readonly Arrival[] = []): void => {
  const units = [...armies.flatMap((army) => army.units), ...arrivals.map(({ unit }) => unit)];
  const models = units.reduce((sum, unit) => sum + unit.models.length, 0);
  const spells = Math.max(0, ...armies.map((army) => army.spells.length));
  if (units.length > BATTLE_LIMITS.units || models > BATTLE_LIMITS.models || spells > BATTLE_LIMITS.spells)
    throw new RangeError(tooLargeText(units.length, models, spells));
};
