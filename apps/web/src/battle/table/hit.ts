import { type Battle, isHighAbove, isOnTable, modelsOf } from '@muster/engine';
import { distance2 } from '@muster/kernel';
import { type TableDisc, discOf } from './disc.ts';

/** A disc that can be pointed at. */
export interface PointerTarget extends TableDisc {
  model: number;
}

/** Returns the disc at a point: of those that cover it, the one with the nearest middle; otherwise the nearest within the slop. */
export const discAt = (discs: Iterable<PointerTarget>, x: number, y: number, slop: number): number | undefined => {
  let best: number | undefined;
  let least = Infinity;
  for (const disc of discs) {
    const away = Math.sqrt(distance2(x, y, disc.x, disc.y)) - disc.radius;
    // Inside a small disc on a large one, the small one is meant.
    const cost = away <= 0 ? away / disc.radius - 1 : away > slop ? Infinity : away;
    if (cost >= least) continue;
    best = disc.model;
    least = cost;
  }
  return best;
};

/** Returns the units on the table, Aircraft last. */
export const unitsShown = (battle: Battle): number[] =>
  battle.plan.units
    .map(({ index }) => index)
    .filter((unit) => isOnTable(battle, unit))
    .sort((a, b) => Number(isHighAbove(battle, a)) - Number(isHighAbove(battle, b)));

/** Returns the living models of the units on the table. */
export const pointerTargets = (battle: Battle): PointerTarget[] =>
  unitsShown(battle).flatMap((unit) => modelsOf(battle, unit).map((model) => ({ model, ...discOf(battle, model) })));
