import type { Battle } from '@muster/engine';

/** A round place on the table: a base, or a point with no radius. */
export interface TableDisc {
  x: number;
  y: number;
  radius: number;
}

/** Returns the position of a model and the size of its base. */
export const discOf = ({ plan, x, y }: Battle, model: number): TableDisc => ({
  x: x[model],
  y: y[model],
  radius: plan.models[model].radius,
});
