import type { ModelMove } from '../contract/action.ts';
import { baseTouches } from '../space/ground.ts';
import { endX, endY, isMoving, makeRoutes, readRoutes, routeTouches } from '../space/route.ts';
import type { Battle } from '../state/battle.ts';
import { FLIES, movementBitsOf, STRAIGHT } from './moving/way.ts';

const routes = makeRoutes();

/**
 * Returns the pieces of terrain that a unit enters by these moves: a model moves through or into a piece in which no
 * model of the unit stood before. Fliers enter only where they end. Call it before models are placed.
 */
export const enteredPieces = (
  b: Battle,
  unit: number,
  moves: readonly ModelMove[],
  origin?: number,
): readonly number[] => {
  const { terrain, models } = b.plan;
  if (terrain.length === 0 || readRoutes(b, unit, moves, routes, origin)) return [];
  const ways = Array.from({ length: routes.count }, (_, i) => {
    const model = routes.models[i];
    return { i, radius: models[model].radius, how: movementBitsOf(b, unit, model), x: b.x[model], y: b.y[model] };
  });
  return terrain.flatMap((piece, index) => {
    if (origin === undefined && ways.some(({ radius, x, y }) => baseTouches(piece, x, y, radius))) return [];
    const enters = ways.some(
      ({ i, radius, how }) =>
        isMoving(routes, i) &&
        !(how & STRAIGHT) &&
        (how & FLIES
          ? baseTouches(piece, endX(routes, i), endY(routes, i), radius)
          : routeTouches(routes, i, piece, radius)),
    );
    return enters ? index : [];
  });
};
