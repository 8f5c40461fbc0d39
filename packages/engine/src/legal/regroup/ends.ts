import { segmentLength } from '@muster/kernel';
import { floorAt } from '../../space/ground.ts';
import { LONGEST_PATH } from '../../space/route.ts';
import type { Battle } from '../../state/battle.ts';
import { measureWay } from '../moving/one-way.ts';
import type { MoveOrder } from '../moving/way.ts';
import { closestTo, eachStranger, type Mover, turningPoints } from './turns.ts';

/** A place where a model can end its move, and the way there; an empty path for where it stands. */
export interface End {
  x: number;
  y: number;
  z: number;
  length: number;
  path: readonly number[];
}

/** Parts into which the longest way is divided by the grid of ends. */
const PARTS = 12;

/** The finest grid. */
const FINEST = 10;

/** The distance of the places of the grid for moves up to a limit. */
export const gridStep = (limit: number): number => Math.max(FINEST, Math.ceil(limit / PARTS));

/** Finds where a model can end: on a grid around where it stands and close around what is in its way, by the shortest ways. */
export const endsOf = (b: Battle, mover: Mover, order: MoveOrder): End[] => {
  const { model, limit } = mover;
  const start: End = { x: b.x[model], y: b.y[model], z: b.z[model], length: 0, path: [] };
  if (limit === 0) return [start];
  const turns = findTurns(b, mover, order, start);
  const ends = [...turns];
  const isOpen = openPlaces(b, mover, order);
  const step = gridStep(limit);
  for (let dx = -PARTS; dx <= PARTS; dx++)
    for (let dy = -PARTS; dy <= PARTS; dy++) {
      if ((dx === 0 && dy === 0) || dx * dx + dy * dy > PARTS * PARTS) continue;
      const x = start.x + dx * step;
      const y = start.y + dy * step;
      if (!isOpen(x, y)) continue;
      const end = shortestTo(b, mover, order, turns, x, y);
      if (end) ends.push(end);
    }
  return ends;
};

/** The turning points that a model reaches, with where it stands as the first, by rising length. */
const findTurns = (b: Battle, mover: Mover, order: MoveOrder, start: End): End[] => {
  const points = turningPoints(b, mover, order);
  const isOpen = openPlaces(b, mover, order);
  const known: (End | undefined)[] = [];
  const open: number[] = [];
  for (let i = 0; i < points.length; i += 2) if (isOpen(points[i], points[i + 1])) open.push(i);
  const settled = [start];
  for (let from = start; ;) {
    for (const i of open) {
      const far = from.length + segmentLength(from.x, from.y, points[i], points[i + 1]);
      const best = known[i]?.length ?? mover.limit + 1;
      if (far < best) known[i] = nearer(walk(b, mover, order, from, points[i], points[i + 1]), known[i]);
    }
    let next = -1;
    for (let k = 0; k < open.length; k++) {
      const end = known[open[k]];
      if (end && (next < 0 || end.length < (known[open[next]] as End).length)) next = k;
    }
    if (next < 0) return settled;
    from = known[open[next]] as End;
    settled.push(from);
    open.splice(next, 1);
  }
};

const nearer = (found: End | undefined, known: End | undefined): End | undefined =>
  found && (!known || found.length < known.length) ? found : known;

/** The shortest way to a place: straight, or past turning points. */
const shortestTo = (
  b: Battle,
  mover: Mover,
  order: MoveOrder,
  turns: readonly End[],
  x: number,
  y: number,
): End | undefined => {
  const straight = walk(b, mover, order, turns[0], x, y);
  if (straight) return straight;
  let best: End | undefined;
  for (const turn of turns) {
    const far = turn.length + segmentLength(turn.x, turn.y, x, y);
    if (far <= mover.limit && (!best || far < best.length)) best = nearer(walk(b, mover, order, turn, x, y), best);
  }
  return best;
};

/** Goes on straight from an end to a place; nothing when that is illegal or too far. */
export const walk = (b: Battle, mover: Mover, order: MoveOrder, from: End, x: number, y: number): End | undefined => {
  if (from.path.length + 2 > LONGEST_PATH) return undefined;
  const { unit, model, limit, avoids } = mover;
  const path = [...from.path, x, y];
  const way = measureWay(b, unit, { model, path }, order);
  if (!way || way.length > limit || (avoids && way.slowed)) return undefined;
  return { x, y, z: floorAt(b.plan, x, y), length: way.length, path };
};

/** Whether a place is on the table and not too close to other units: a quick look that saves measuring ways. */
const openPlaces = (b: Battle, mover: Mover, order: MoveOrder): ((x: number, y: number) => boolean) => {
  const { bases, table } = b.plan;
  const radius = bases.radius[mover.model];
  const close: number[] = [];
  eachStranger(b, mover.unit, (other) => {
    const least = closestTo(b, mover.model, other, order) - 1;
    if (segmentLength(b.x[mover.model], b.y[mover.model], b.x[other], b.y[other]) <= mover.limit + least)
      close.push(b.x[other], b.y[other], Math.max(0, least) * Math.max(0, least));
  });
  return (x, y) => {
    if (Math.min(x, y, table.width - x, table.depth - y) < radius) return false;
    for (let i = 0; i < close.length; i += 3)
      if ((x - close[i]) * (x - close[i]) + (y - close[i + 1]) * (y - close[i + 1]) < close[i + 2]) return false;
    return true;
  };
};
