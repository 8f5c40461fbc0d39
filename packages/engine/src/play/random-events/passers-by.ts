import { distance2, segmentDistance2 } from '@muster/kernel';
import type { ModelMove } from '../../contract/action.ts';
import type { Battle } from '../../state/battle.ts';
import { modelsOf } from '../../state/query.ts';

/** Returns the positions of a model on a move, from where it stands; out of a transport, from the first waypoint. */
const wayOf = (battle: Battle, model: number, path: readonly number[], leaves: boolean): readonly number[] =>
  leaves && path.length > 0 ? path : [battle.x[model], battle.y[model], ...path];

/**
 * Returns the models of a unit whose bases come this near to a point during these moves; a model that does not move
 * counts where it stands.
 */
export const passersBy = (
  battle: Battle,
  unit: number,
  moves: readonly ModelMove[],
  leaves: boolean,
  spot: { x: number; y: number; reach: number },
): number[] =>
  modelsOf(battle, unit).filter((model) => {
    const path = moves.find((move) => move.model === model)?.path ?? [];
    const way = wayOf(battle, model, path, leaves);
    const far = battle.plan.models[model].radius + spot.reach;
    let nearest = distance2(way[0], way[1], spot.x, spot.y);
    for (let i = 2; i < way.length; i += 2)
      nearest = Math.min(nearest, segmentDistance2(spot.x, spot.y, way[i - 2], way[i - 1], way[i], way[i + 1]));
    return nearest <= far * far;
  });
