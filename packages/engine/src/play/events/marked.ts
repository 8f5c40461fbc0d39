import { distance2, segmentDistance2 } from '@muster/kernel';
import type { ModelMove } from '../../game/action.ts';
import type { EventEffect } from '../../rule/event.ts';
import type { Battle } from '../../state/battle.ts';
import { modelsOf } from '../../state/query.ts';
import { fieldOf, type Happening, happeningsOf, ruleOf } from './happening.ts';

/** A happening with one of its effects. */
export interface Marked<K extends EventEffect['do']> extends Happening {
  effect: Extract<EventEffect, { do: K }>;
}

/** All happenings so far that do such a thing and found somebody to do it to. */
export const happeningsWith = <K extends EventEffect['do']>(battle: Battle, word: K): Marked<K>[] => {
  const found: Marked<K>[] = [];
  for (let row = 0; row < happeningsOf(battle); row++) {
    const rule = ruleOf(battle, row);
    const effect = rule.does.find((one) => one.do === word);
    if (effect && fieldOf(battle, row, 'dead') === 0)
      found.push({ row, rule, effect: effect as Extract<EventEffect, { do: K }> });
  }
  return found;
};

/** The places of a model on a move, from where it stands; out of a transport, from the first place that is told. */
const wayOf = (battle: Battle, model: number, path: readonly number[], leaves: boolean): readonly number[] =>
  leaves && path.length > 0 ? path : [battle.x[model], battle.y[model], ...path];

/** Models of a unit whose bases come at most so near to a point while it moves so; who stands still counts where it stands. */
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
