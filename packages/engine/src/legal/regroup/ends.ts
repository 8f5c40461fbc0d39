import type { Battle } from '../../state/battle.ts';
import type { MoveOrder } from '../moving/way.ts';
import { type PathEnd, pathFinder } from '../paths/find.ts';
import type { MovingModel } from '../paths/turns.ts';

/** The number of parts into which the grid of ends divides the longest path. */
const PARTS = 12;

/** The finest grid. */
const FINEST = 10;

/** Returns the grid distance of ends for moves up to a limit. */
export const gridStep = (limit: number): number => Math.max(FINEST, Math.ceil(limit / PARTS));

/** Finds where a model can end: on a grid around where it stands and close around obstacles, by the shortest paths. */
export const endsOf = (b: Battle, mover: MovingModel, order: MoveOrder): PathEnd[] => {
  const ways = pathFinder(b, mover, order);
  if (mover.limit === 0) return [ways.start];
  const ends = [ways.start];
  const add = (x: number, y: number): void => {
    const end = ways.to(x, y);
    if (end) ends.push(end);
  };
  for (const { x, y } of ways.turns().slice(1)) add(x, y);
  const step = gridStep(mover.limit);
  for (let dx = -PARTS; dx <= PARTS; dx++)
    for (let dy = -PARTS; dy <= PARTS; dy++) {
      if ((dx === 0 && dy === 0) || dx * dx + dy * dy > PARTS * PARTS) continue;
      add(ways.start.x + dx * step, ways.start.y + dy * step);
    }
  return ends;
};
