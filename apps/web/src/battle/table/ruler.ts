import { type Battle, modelsOf } from '@muster/engine';
import { gapOf } from '@muster/kernel';
import { type TableDisc, discOf } from './disc.ts';

/** Where a measurement begins or ends: at a model, at the nearest model of a unit, or at a point. */
export type RulerEnd = { model: number } | { unit: number } | { x: number; y: number };

/** A measurement from edge to edge, with its length. */
export interface Measurement {
  ax: number;
  ay: number;
  bx: number;
  by: number;
  gap: number;
}

const discsOf = (battle: Battle, end: RulerEnd): TableDisc[] => {
  if ('model' in end) return [discOf(battle, end.model)];
  return 'unit' in end ? modelsOf(battle, end.unit).map((model) => discOf(battle, model)) : [{ ...end, radius: 0 }];
};

/** Measures between the nearest bases; returns nothing without models. */
export const measure = (battle: Battle, from: RulerEnd, to: RulerEnd): Measurement | undefined => {
  let best: { a: TableDisc; b: TableDisc; gap: number } | undefined;
  const theirs = discsOf(battle, to);
  for (const a of discsOf(battle, from))
    for (const b of theirs) {
      const gap = gapOf(a.x, a.y, b.x, b.y, a.radius + b.radius);
      if (!best || gap < best.gap) best = { a, b, gap };
    }
  if (!best) return undefined;
  const { a, b, gap } = best;
  const away = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / away, (b.y - a.y) / away];
  return {
    ax: a.x + ux * Math.min(a.radius, away / 2),
    ay: a.y + uy * Math.min(a.radius, away / 2),
    bx: b.x - ux * Math.min(b.radius, away / 2),
    by: b.y - uy * Math.min(b.radius, away / 2),
    gap,
  };
};
