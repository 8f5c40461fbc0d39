import { DIRECTIONS } from '@muster/kernel';
import type { MoveOrder } from '../moving/way.ts';
import { type RegroupingUnit, coherencyGap } from './company.ts';
import { type PathEnd, walkStraight } from '../paths/find.ts';
import { gridStep } from './ends.ts';

/** The widest shift that is tried; each next one is half as wide, down to a hundredth of an inch. */
const WIDEST = 64;

/** The most rounds of one width. */
const MOST_ROUNDS = 12;

/**
 * Shifts ends a little, each as far as its model can still go, until the unit is in coherency; nothing if that fails.
 */
export const settle = (company: RegroupingUnit, order: MoveOrder, from: readonly PathEnd[]): PathEnd[] | undefined => {
  const ends = [...from];
  let worst = coherencyGap(company, ends);
  // Ends lie on grids: more than two steps of each cannot be made up for.
  if (worst > company.movers.reduce((sum, { limit }) => sum + 2 * gridStep(limit), 0)) return undefined;
  for (let width = WIDEST; width >= 1 && worst > 0; width >>= 1)
    for (let round = 0; round < MOST_ROUNDS && worst > 0; round++) {
      const before = worst;
      for (let i = 0; i < ends.length && worst > 0; i++) worst = shift(company, order, ends, i, width, worst);
      if (worst >= before) break;
    }
  return worst === 0 ? ends : undefined;
};

/** Shifts one end in the direction that brings the unit closest to coherency. */
const shift = (
  company: RegroupingUnit,
  order: MoveOrder,
  ends: PathEnd[],
  i: number,
  width: number,
  worst: number,
): number => {
  const old = ends[i];
  let best = old;
  let least = worst;
  for (const [dx, dy] of DIRECTIONS) {
    const x = old.x + Math.round((dx * width) / 1000);
    const y = old.y + Math.round((dy * width) / 1000);
    if (x === old.x && y === old.y) continue;
    const guess = within(company, i, old, x, y);
    ends[i] = { ...old, ...guess };
    if (coherencyGap(company, ends) >= least) continue;
    const end = reach(company, order, i, old, guess.x, guess.y);
    if (!end) continue;
    ends[i] = end;
    const found = coherencyGap(company, ends);
    if (found < least) [best, least] = [end, found];
  }
  ends[i] = best;
  return least;
};

/** Returns where the last turn of a path is: the path is straight from there. */
const lastTurn = ({ b, movers }: RegroupingUnit, i: number, { path }: PathEnd): { x: number; y: number } =>
  path.length > 2
    ? { x: path[path.length - 4], y: path[path.length - 3] }
    : { x: b.x[movers[i].model], y: b.y[movers[i].model] };

/** Returns the place, or as far toward it as the model can still go from its last turn. */
const within = (company: RegroupingUnit, i: number, old: PathEnd, x: number, y: number): { x: number; y: number } => {
  const turn = lastTurn(company, i, old);
  const last = Math.sqrt((old.x - turn.x) * (old.x - turn.x) + (old.y - turn.y) * (old.y - turn.y));
  const left = company.movers[i].limit - old.length + last;
  const far = Math.sqrt((x - turn.x) * (x - turn.x) + (y - turn.y) * (y - turn.y));
  if (far <= left || far === 0) return { x, y };
  return { x: turn.x + Math.trunc(((x - turn.x) * left) / far), y: turn.y + Math.trunc(((y - turn.y) * left) / far) };
};

/** Returns the path to a place near an end: from its last turn, or with one turn more. */
const reach = (
  company: RegroupingUnit,
  order: MoveOrder,
  i: number,
  old: PathEnd,
  x: number,
  y: number,
): PathEnd | undefined => {
  const { b, movers } = company;
  const { path } = old;
  const turn = lastTurn(company, i, old);
  const before = { ...old, ...turn, path: path.slice(0, -2) };
  return (
    walkStraight(b, movers[i], order, before, x, y) ??
    (path.length > 0 ? walkStraight(b, movers[i], order, old, x, y) : undefined)
  );
};
