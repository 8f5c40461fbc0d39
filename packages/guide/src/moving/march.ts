import type { ModelMove } from '@muster/engine';
import { clearPlaced, placeRemaining, placeModel } from './place-remaining.ts';
import { ranks } from './ranks.ts';
import { propose, rankToward, search } from './search.ts';
import type { MovePreparation } from './trek.ts';
import { findWay, isFree } from './way.ts';

/** Moves every model by the pivot's move, each on its own way. Models that cannot get another spot next to the others. */
export const tryMarch = (trek: MovePreparation, path: number[]): void => {
  const { count } = trek;
  const toX = path[path.length - 2];
  const toY = path[path.length - 1];
  const dx = toX - search.x;
  const dy = toY - search.y;
  trek.bends.length = 0;
  if (path.length > 2) trek.bends.push(path.slice(0, -2));
  rankToward(trek, toX, toY);
  const moves: ModelMove[] = [];
  clearPlaced(trek);
  for (let k = 0; k < count; k++) {
    const i = ranks[k];
    const way = i === search.pivot ? path : findEqualWay(trek, i, dx, dy);
    if (way) placeModel(trek, moves, i, way);
  }
  if (placeRemaining(trek, moves, dx, dy, true) || placeRemaining(trek, moves, toX, toY, false)) propose(trek, moves);
};

const findEqualWay = (trek: MovePreparation, i: number, dx: number, dy: number): number[] | undefined => {
  const x = trek.battle.x[trek.models[i]] + dx;
  const y = trek.battle.y[trek.models[i]] + dy;
  return isFree(trek, i, x, y) ? findWay(trek, i, x, y, 1) : undefined;
};
