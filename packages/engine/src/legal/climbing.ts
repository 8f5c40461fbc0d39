import type { ModelMove } from '../contract/action.ts';
import { type Climb, readClimbs } from '../space/jumps-and-climbs.ts';
import { isMoving, makeRoutes, readRoutes } from '../space/route.ts';
import type { Battle } from '../state/battle.ts';
import { FLIES, movementBitsOf, STRAIGHT } from './moving/way.ts';

const routes = makeRoutes();

/** A model that climbs on its path. */
export interface Climber extends Climb {
  model: number;
}

/**
 * Returns the climbs of a unit's moves in order: first the first climb of each model, then the second of each, and so
 * on. Call it before models are placed.
 */
export const climbsAhead = (b: Battle, unit: number, moves: readonly ModelMove[], origin?: number): Climber[][] => {
  const climbs: Climber[][] = [];
  if (readRoutes(b, unit, moves, routes, origin)) return climbs;
  for (let i = 0; i < routes.count; i++) {
    const model = routes.models[i];
    if (!isMoving(routes, i) || movementBitsOf(b, unit, model) & (FLIES | STRAIGHT)) continue;
    readClimbs(b.plan, routes.points, routes.start[i], routes.end[i]).forEach((climb, place) => {
      (climbs[place] ??= []).push({ ...climb, model });
    });
  }
  return climbs;
};
