import type { ModelPlan, UnitPlan } from './profile.ts';

/** Ranks and bases as plain numbers, for those who look at everybody on the table. */
export interface Bases {
  /** Radius of each model. */
  radius: Float64Array;
  /** First model and number of models of each unit. */
  first: Int32Array;
  count: Int32Array;
  /** Whether a unit flies so high that it is in nobody's way. */
  aloft: Uint8Array;
}

/** Writes ranks and bases down as plain numbers. */
export const basesOf = (units: readonly UnitPlan[], models: readonly ModelPlan[]): Bases => ({
  radius: Float64Array.from(models, ({ radius }) => radius),
  first: Int32Array.from(units, ({ first }) => first),
  count: Int32Array.from(units, ({ count }) => count),
  aloft: Uint8Array.from(units, ({ first }) => (models[first].highAbove ? 1 : 0)),
});
