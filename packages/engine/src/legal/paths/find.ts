import { segmentLength } from '@muster/kernel';
import { floorAt } from '../../space/ground.ts';
import { LONGEST_PATH } from '../../space/route.ts';
import type { Battle } from '../../state/battle.ts';
import { leader } from '../../state/query.ts';
import type { MoveOrder } from '../moving/way.ts';
import { mayJump } from '../special-moves.ts';
import { type PathBlocker, pathBlocker } from './bars.ts';
import { measurePath } from './one-way.ts';
import { type MovingModel, startOf, turningPoints } from './turns.ts';

/** A place where a model can end its move, and the path there; an empty path for where it starts. */
export interface PathEnd {
  x: number;
  y: number;
  z: number;
  length: number;
  path: readonly number[];
}

/** The paths of one model by one order. */
export interface PathFinder {
  start: PathEnd;
  /** The places where its paths may turn, by rising length, the start first; it cannot end at all of them. */
  turns: () => readonly PathEnd[];
  /** Returns the straight path to a place; nothing if it is illegal or too far. */
  straight: (x: number, y: number) => PathEnd | undefined;
  /** Returns the shortest path to a place, straight or with turns; nothing if there is none. */
  to: (x: number, y: number) => PathEnd | undefined;
}

/**
 * Finds the paths of a model around everything but its own comrades. Turns are searched only if something is in its
 * way.
 */
export const pathFinder = (b: Battle, mover: MovingModel, order: MoveOrder): PathFinder => {
  const start: PathEnd = { ...startOf(b, mover.model, order), length: 0, path: [] };
  const most = farthest(b, mover, order);
  const search: Search = { b, mover, order, start, most, bars: pathBlocker(b, mover, order, most) };
  let found: readonly PathEnd[] | undefined;
  const turns = (): readonly PathEnd[] => (found ??= findTurns(search));
  const straight = (x: number, y: number): PathEnd | undefined =>
    search.bars.isOpen(x, y) && leastTo(search, start, x, y) <= most ? goOn(search, start, x, y) : undefined;
  const to = (x: number, y: number): PathEnd | undefined =>
    straight(x, y) ?? (search.bars.isOpen(x, y) ? byTurns(search, turns(), x, y) : undefined);
  return { start, turns, straight, to };
};

interface Search {
  b: Battle;
  mover: MovingModel;
  order: MoveOrder;
  start: PathEnd;
  bars: PathBlocker;
  /** The longest path on the flat: the length of jumps does not count (battle:F15). */
  most: number;
}

const farthest = ({ plan }: Battle, { limit }: MovingModel, { kind, steady }: MoveOrder): number =>
  limit +
  (plan.landscape.ledges.length > 0 && mayJump(plan, kind, steady ?? false) ? plan.ruleset.numbers.jumpLimit : 0);

/** Returns the least length of a path from an end to a place; out of a transport it begins at the edge. */
const leastTo = ({ b, order, start }: Search, from: PathEnd, x: number, y: number): number => {
  const far = segmentLength(from.x, from.y, x, y);
  if (from !== start || order.origin === undefined) return from.length + far;
  return far - b.plan.models[leader(b, order.origin)].radius - 1;
};

/** Returns the turning points that a model reaches, nearest first. */
const findTurns = (search: Search): PathEnd[] => {
  const { b, mover, order, start } = search;
  const points = turningPoints(b, mover, order);
  const known: (PathEnd | undefined)[] = [];
  const open: number[] = [];
  for (let i = 0; i < points.length; i += 2) if (search.bars.isOpen(points[i], points[i + 1])) open.push(i);
  const settled = [start];
  for (let from = start; ;) {
    for (const i of open) {
      const best = known[i]?.length ?? search.most + 1;
      if (leastTo(search, from, points[i], points[i + 1]) < best)
        known[i] = nearer(goOn(search, from, points[i], points[i + 1], true), known[i]);
    }
    let next = -1;
    for (let k = 0; k < open.length; k++) {
      const end = known[open[k]];
      if (end && (next < 0 || end.length < (known[open[next]] as PathEnd).length)) next = k;
    }
    if (next < 0) return settled;
    from = known[open[next]] as PathEnd;
    settled.push(from);
    open.splice(next, 1);
  }
};

const nearer = (found: PathEnd | undefined, known: PathEnd | undefined): PathEnd | undefined =>
  found && (!known || found.length < known.length) ? found : known;

const byTurns = (search: Search, turns: readonly PathEnd[], x: number, y: number): PathEnd | undefined => {
  let best: PathEnd | undefined;
  for (let k = 1; k < turns.length; k++) {
    const least = leastTo(search, turns[k], x, y);
    if (least <= search.most && (!best || least < best.length)) best = nearer(goOn(search, turns[k], x, y), best);
  }
  return best;
};

/** Continues straight from an end to a place after a quick check of what blocks the path. */
const goOn = (
  { b, mover, order, bars }: Search,
  from: PathEnd,
  x: number,
  y: number,
  goesOn = false,
): PathEnd | undefined =>
  bars.cross(from.x, from.y, x, y) ? undefined : walkStraight(b, mover, order, from, x, y, goesOn);

/**
 * Continues straight from an end to a place; nothing if that is illegal or too far. A path that continues from there
 * may turn where it could not end.
 */
export const walkStraight = (
  b: Battle,
  mover: MovingModel,
  order: MoveOrder,
  from: PathEnd,
  x: number,
  y: number,
  goesOn = false,
): PathEnd | undefined => {
  if (from.path.length + 2 > LONGEST_PATH) return undefined;
  const { unit, model, limit, avoids } = mover;
  const path = [...from.path, x, y];
  const way = measurePath(b, unit, { model, path }, order, goesOn);
  if (!way || way.length > limit || (avoids && way.slowed)) return undefined;
  return { x, y, z: floorAt(b.plan, x, y), length: way.length, path };
};
