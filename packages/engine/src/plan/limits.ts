import type { Army } from './army.ts';
import type { Arrival } from './arrivals.ts';

/** Most sides, models, units, granted rules, spells of a side, kinds of marks and options of rules that one battle takes. */
export const LIMITS = { sides: 4, models: 600, units: 120, grants: 31, spells: 31, marks: 31, options: 31 } as const;

/** Lists that were read are within these limits; whoever makes armies otherwise is told. */
export const demandLimits = (armies: readonly Army[], arrivals: readonly Arrival[] = []): void => {
  const units = [...armies.flatMap((army) => army.units), ...arrivals.map(({ unit }) => unit)];
  const models = units.reduce((sum, unit) => sum + unit.models.length, 0);
  const spells = Math.max(0, ...armies.map((army) => army.spells.length));
  if (units.length > LIMITS.units || models > LIMITS.models || spells > LIMITS.spells)
    throw new RangeError(
      `a battle takes ${LIMITS.units} units, ${LIMITS.models} models and ${LIMITS.spells} spells a side at the most`,
    );
};
