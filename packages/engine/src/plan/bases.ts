import type { ModelPlan, UnitPlan } from './profile.ts';

/** The places of units in the model list and their bases as plain numbers, for loops over all models. */
export interface Bases {
  /** The radius of each model. */
  radius: Float64Array;
  /** The first model and the number of models of each unit. */
  first: Int32Array;
  count: Int32Array;
  /** Whether a unit flies so high that it blocks neither sight nor movement. */
  aloft: Uint8Array;
}

/** Returns the units and bases of a plan as plain numbers. */
export const basesOf = (units: readonly UnitPlan[], models: readonly ModelPlan[]): Bases => ({
  radius: Float64Array.from(models, ({ radius }) => radius),
  first: Int32Array.from(units, ({ first }) => first),
  count: Int32Array.from(units, ({ count }) => count),
  aloft: Uint8Array.from(units, ({ first }) => (models[first].highAbove ? 1 : 0)),
});
