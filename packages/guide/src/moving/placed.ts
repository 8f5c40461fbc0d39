import { BATTLE_LIMITS } from '@muster/engine';
import { distance2 } from '@muster/kernel';
import type { MovePreparation } from './trek.ts';

/** The models of a unit that have a spot to end on. */
export interface Placed {
  count: number;
  who: Int32Array;
  x: Int32Array;
  y: Int32Array;
}

/** Returns an empty list of placed models. */
export const nonePlaced = (): Placed => ({
  count: 0,
  who: new Int32Array(BATTLE_LIMITS.models),
  x: new Int32Array(BATTLE_LIMITS.models),
  y: new Int32Array(BATTLE_LIMITS.models),
});

/** Stores where a model ends, by its place in the unit. */
export const placeAt = (placed: Placed, i: number, x: number, y: number): void => {
  placed.who[placed.count] = i;
  placed.x[placed.count] = x;
  placed.y[placed.count++] = y;
};

/** Whether a base overlaps no placed model, is next to one, and not too far from any. */
export const joinsIn = (placed: Placed, trek: MovePreparation, radius: number, x: number, y: number): boolean => {
  const { coherencyLink, coherencySpan } = trek.battle.plan.ruleset.numbers;
  let linked = placed.count === 0;
  for (let p = 0; p < placed.count; p++) {
    const touch = radius + trek.radii[placed.who[p]];
    const apart2 = distance2(x, y, placed.x[p], placed.y[p]);
    if (apart2 < touch * touch || apart2 > (touch + coherencySpan) * (touch + coherencySpan)) return false;
    linked ||= apart2 <= (touch + coherencyLink) * (touch + coherencyLink);
  }
  return linked;
};
