import { baseTouches } from '../../space/ground.ts';
import type { Battle } from '../../state/battle.ts';
import { someModel } from '../../state/query.ts';
import { NOT_SLOWED } from './ground.ts';
import { moveLimit } from './length.ts';
import { difficultLimitOf, movementBitsOf, type MoveOrder } from './way.ts';

/** How far a model may move, and whether difficult terrain reduces it. */
export interface MoveLimit {
  length: number;
  slowed: boolean;
}

/** Whether difficult terrain can slow a model (battle:G18). */
export const canBeSlowed = (b: Battle, unit: number, model: number): boolean =>
  (movementBitsOf(b, unit, model) & NOT_SLOWED) === 0;

/** Whether a model that difficult terrain can slow starts in it, which limits the whole unit (battle:G17). */
export const startsSlowed = (b: Battle, unit: number): boolean => {
  const { landscape, bases } = b.plan;
  const pieces = landscape.slows.filter(({ difficultUphill }) => !difficultUphill);
  if (pieces.length === 0) return false;
  const stands = (model: number): boolean =>
    pieces.some((piece) => baseTouches(piece, b.x[model], b.y[model], bases.radius[model]));
  return someModel(b, unit, (model) => canBeSlowed(b, unit, model) && stands(model));
};

/** Returns how far a model may move by an order when difficult terrain slows its unit, and when it does not. */
export const limitWhen = (b: Battle, unit: number, model: number, order: MoveOrder, slowed: boolean): MoveLimit => {
  const length = moveLimit(b, unit, model, order);
  const cap = slowed && canBeSlowed(b, unit, model) ? difficultLimitOf(b, model) : Infinity;
  return cap < length ? { length: cap, slowed: true } : { length, slowed: false };
};

/**
 * Returns how far a model may move by an order from where its unit is: less for each model that difficult terrain can
 * slow if one starts in it (battle:G17).
 */
export const limitFrom = (b: Battle, unit: number, model: number, order: MoveOrder): MoveLimit =>
  limitWhen(b, unit, model, order, order.origin === undefined && startsSlowed(b, unit));
