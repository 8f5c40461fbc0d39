import { baseTouches } from '../../space/ground.ts';
import type { Battle } from '../../state/battle.ts';
import { someModel } from '../../state/query.ts';
import { EXEMPT } from './ground.ts';
import { moveLimit } from './length.ts';
import { difficultLimitOf, mannerOf, type MoveOrder } from './way.ts';

/** How far a model may go, and whether difficult terrain makes that less than usual. */
export interface Limit {
  length: number;
  slowed: boolean;
}

/** Whether difficult terrain slows a model at all (battle:G18). */
export const canBeSlowed = (b: Battle, unit: number, model: number): boolean =>
  (mannerOf(b, unit, model) & EXEMPT) === 0;

/** Whether some model that it can slow starts in difficult terrain, so that the whole unit is capped (battle:G17). */
export const startsSlowed = (b: Battle, unit: number): boolean => {
  const { landscape, bases } = b.plan;
  const pieces = landscape.slows.filter(({ difficultUphill }) => !difficultUphill);
  if (pieces.length === 0) return false;
  const stands = (model: number): boolean =>
    pieces.some((piece) => baseTouches(piece, b.x[model], b.y[model], bases.radius[model]));
  return someModel(b, unit, (model) => canBeSlowed(b, unit, model) && stands(model));
};

/** How far a model may go by an order when difficult terrain slows its unit, and when not. */
export const limitWhen = (b: Battle, unit: number, model: number, order: MoveOrder, slowed: boolean): Limit => {
  const length = moveLimit(b, unit, model, order);
  const cap = slowed && canBeSlowed(b, unit, model) ? difficultLimitOf(b, model) : Infinity;
  return cap < length ? { length: cap, slowed: true } : { length, slowed: false };
};

/** How far a model may go by an order from where its unit is: less for all that it can slow when one starts in difficult terrain (battle:G17). */
export const limitFrom = (b: Battle, unit: number, model: number, order: MoveOrder): Limit =>
  limitWhen(b, unit, model, order, order.origin === undefined && startsSlowed(b, unit));
