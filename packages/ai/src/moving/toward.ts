import { type Battle, checkMoves, isCoherent, LIMITS, type ModelMove, type MoveOrder, regroup } from '@muster/engine';
import { DIRECTIONS, distance2 } from '@muster/kernel';
import type { Spot } from './estimate.ts';
import { grow } from './grow.ts';
import { aimAt, type Heading, leftFrom } from './heading.ts';
import { joinsIn, nobodyPlaced, putDown } from './placed.ts';
import { rank, ranks } from './ranks.ts';
import { canShift, shiftMoves } from './shift.ts';
import { followTrail, lookAhead, pointAhead, trail } from './trail.ts';
import { findStart, goFast, goSlowly, makeTrek, pivotOf, type Trek } from './trek.ts';
import { clearLength, cutWay, findWay, isFree } from './way.ts';

/** Shares of the full length that are tried, in hundredths. */
const SHARES = [100, 66, 33];

/** Shares that a formation tries around others. */
const AROUND = [100, 66];

/** How much farther a single model looks than it can go, and how much longer than that a way around may be. */
const BEYOND = 1.3;
const DETOUR = 1.4;

/** A move must gain so much, or it is not worth the trouble. */
const LEAST_GAIN = 50;

/** With so much of what it could gain, or so little less, a unit is content. */
const GOOD_SHARE = 0.6;
const WORTH_FORMING = 150;

/** With less than this share it looks about in all directions. */
const POOR_SHARE = 0.35;

/** Shifts that may be refused before a unit stays. */
const MOST_REFUSALS = 4;

/** Shifts to try: x, y, and what way they leave. */
const shifts = {
  count: 0,
  x: new Float64Array(SHARES.length * (DIRECTIONS.length + 1)),
  y: new Float64Array(SHARES.length * (DIRECTIONS.length + 1)),
  left: new Float64Array(SHARES.length * (DIRECTIONS.length + 1)),
};

const heading: Heading = { x: 0, y: 0, field: undefined };

/** What is known of the unit that moves, and the best move found for it so far. */
const search = {
  pivot: 0,
  /** Where the pivot stands, and the way that is left for it and for the nearest of all. */
  x: 0,
  y: 0,
  left: 0,
  nearest: 0,
  stopWithin: 0,
  gain: 0,
  moves: undefined as ModelMove[] | undefined,
};

const spot: Spot = { x: 0, y: 0 };

let spare: Trek | undefined;

/**
 * A legal move of a whole unit that brings it nearer to a goal, around what is in the way; it stops `stopWithin` short of it.
 * Nothing when no move gains anything.
 */
export const moveToward = (
  battle: Battle,
  unit: number,
  goalX: number,
  goalY: number,
  kind: 'advance' | 'rush',
  stopWithin = 0,
): ModelMove[] | undefined => goToward(battle, unit, goalX, goalY, kind === 'advance' ? ADVANCE : RUSH, stopWithin);

const ADVANCE: MoveOrder = { kind: 'advance' };
const RUSH: MoveOrder = { kind: 'rush' };

/** The same for any kind of move: a consolidation goes as far as its order says. */
export const goToward = (
  battle: Battle,
  unit: number,
  goalX: number,
  goalY: number,
  order: MoveOrder,
  stopWithin = 0,
): ModelMove[] | undefined => {
  spare = makeTrek(battle, unit, order, spare);
  return trekToward(spare, goalX, goalY, stopWithin);
};

/** The same for a unit that was made ready before: several goals may be asked of one trek. */
export const trekToward = (trek: Trek, goalX: number, goalY: number, stopWithin = 0): ModelMove[] | undefined => {
  if (trek.count === 0) return undefined;
  const { battle, unit } = trek;
  begin(trek, goalX, goalY, stopWithin);
  const apart = trek.count > 1 && !isCoherent(battle, unit);
  if (!apart && (search.nearest === Infinity || possibleGain(trek) < LEAST_GAIN)) return undefined;
  if (!apart) goTogether(trek);
  if (apart || (trek.count > 1 && search.gain < POOR_SHARE * possibleGain(trek))) formAnew(trek, apart);
  const { moves } = search;
  search.moves = undefined;
  return moves ?? (apart && trek.order.kind === 'advance' ? regroup(battle, unit) : undefined);
};

const begin = (trek: Trek, goalX: number, goalY: number, stopWithin: number): void => {
  const { battle, models } = trek;
  const pivot = pivotOf(trek);
  search.pivot = pivot;
  search.x = battle.x[models[pivot]];
  search.y = battle.y[models[pivot]];
  search.stopWithin = stopWithin;
  aimAt(heading, trek, search.x, search.y, goalX, goalY);
  search.left = leftFrom(heading, search.x, search.y);
  search.nearest = search.left;
  for (let i = 0; i < trek.count; i++) {
    const left = i === pivot ? search.left : leftFrom(heading, battle.x[models[i]], battle.y[models[i]]);
    if (left < search.nearest) search.nearest = left;
  }
  search.gain = 0;
  search.moves = undefined;
  if (trek.bends.length > 0) trek.bends.length = 0;
};

/** What could be gained if nothing were in the way. */
const possibleGain = (trek: Trek): number => Math.min(trek.shortest, search.nearest - search.stopWithin);

const isContent = (trek: Trek): boolean => {
  const possible = possibleGain(trek);
  return (
    search.gain >= GOOD_SHARE * possible || possible - search.gain < (trek.count === 1 ? LEAST_GAIN : WORTH_FORMING)
  );
};

/** Notes a move that gains more than the best so far and is legal. */
const propose = (trek: Trek, moves: ModelMove[], least: number = search.gain): void => {
  let after = Infinity;
  for (let k = 0; k < moves.length; k++) {
    const { path } = moves[k];
    const left = leftFrom(heading, path[path.length - 2], path[path.length - 1]);
    if (left < after) after = left;
  }
  const gain = search.nearest - after;
  if (gain < least || gain < search.gain || checkMoves(trek.battle, trek.unit, moves, trek.order)) return;
  search.gain = gain;
  search.moves = moves;
};

/** Keeps its form: along the way to the goal, else around whoever stands on it, else beside it or less far. */
const goTogether = (trek: Trek): void => {
  tryTrail(trek);
  if (isContent(trek)) return;
  if (trek.shy) {
    // Through difficult ground it is less far, but it may be nearer.
    goSlowly(trek);
    tryTrail(trek);
    const content = isContent(trek);
    goFast(trek);
    if (content) return;
  }
  tryAround(trek);
  if (!isContent(trek)) tryShort(trek);
  if (search.gain < POOR_SHARE * possibleGain(trek)) tryShifts(trek);
  if (!trek.shy || search.gain >= trek.battle.plan.ruleset.numbers.difficultLimit) return;
  goSlowly(trek);
  tryAround(trek);
  if (search.gain < POOR_SHARE * possibleGain(trek)) tryShifts(trek);
  goFast(trek);
};

/** What the pivot may go on its way now. */
const lengthNow = (trek: Trek): number => Math.min(trek.shortest, search.left - search.stopWithin);

const tryTrail = (trek: Trek): void => {
  const length = lengthNow(trek);
  if (length < LEAST_GAIN || length === Infinity) return;
  followTrail(trek, search.pivot, heading, length);
  const last = trail.count - 1;
  if (last < 0 || search.left - leftFrom(heading, trail.x[last], trail.y[last]) < Math.max(LEAST_GAIN, search.gain))
    return;
  const dx = trail.x[last] - search.x;
  const dy = trail.y[last] - search.y;
  if (trek.count === 1) propose(trek, [{ model: trek.models[0], path: trailPath() }], LEAST_GAIN);
  else if (last === 0 && canShift(trek, dx, dy)) propose(trek, shiftMoves(trek, dx, dy), LEAST_GAIN);
  else tryMarch(trek, trailPath());
};

/** Goes straight until somebody is too near. */
const tryShort = (trek: Trek): void => {
  const { battle, count, models } = trek;
  const length = lengthNow(trek);
  if (heading.field || length < LEAST_GAIN) return;
  const dx = heading.x - search.x;
  const dy = heading.y - search.y;
  let clear = length;
  for (let i = 0; i < count; i++) {
    const x = battle.x[models[i]];
    const y = battle.y[models[i]];
    findStart(trek, i, x, y);
    clear = clearLength(trek, i, x + dx, y + dy, clear);
  }
  // Rounding is toward the start.
  const share = (clear - 1) / Math.max(1, search.left);
  const toX = Math.trunc(dx * share);
  const toY = Math.trunc(dy * share);
  if (clear > LEAST_GAIN && canShift(trek, toX, toY)) propose(trek, shiftMoves(trek, toX, toY), LEAST_GAIN);
};

/** Goes around whoever stands on the way. */
const tryAround = (trek: Trek): void => {
  const length = lengthNow(trek);
  if (length < LEAST_GAIN || length === Infinity) return;
  lookAhead(heading, search.x, search.y, BEYOND * length);
  if (trek.count > 1) {
    for (let s = 0; s < AROUND.length && !isContent(trek); s++) tryBends(trek, (length * AROUND[s]) / 100);
  } else if (!tryBends(trek, BEYOND * length)) tryBends(trek, length);
};

/**
 * Bends the way of the pivot to a point ahead. That of a single model is cut off where it is long enough: it is far enough from
 * all others everywhere.
 */
const tryBends = (trek: Trek, length: number): boolean => {
  const { pivot } = search;
  const alone = trek.count === 1;
  pointAhead(length, spot);
  if (!isFree(trek, pivot, spot.x, spot.y)) return false;
  const path = findWay(trek, pivot, spot.x, spot.y, 2, alone ? DETOUR * length : lengthNow(trek));
  if (!path) return false;
  if (alone) propose(trek, [{ model: trek.models[0], path: cutWay(trek, 0, path, lengthNow(trek)) }], LEAST_GAIN);
  else tryMarch(trek, path);
  return true;
};

const trailPath = (): number[] => {
  const path: number[] = [];
  for (let k = 0; k < trail.count; k++) path.push(trail.x[k], trail.y[k]);
  return path;
};

/** Everybody goes by as much as the pivot, each on its own way; whoever cannot finds another spot beside the others. */
const tryMarch = (trek: Trek, path: number[]): void => {
  const { count } = trek;
  const { pivot } = search;
  const toX = path[path.length - 2];
  const toY = path[path.length - 1];
  trek.bends.length = 0;
  if (path.length > 2) trek.bends.push(path.slice(0, -2));
  rankToward(trek, toX, toY);
  const moves: ModelMove[] = [];
  placed.count = 0;
  missing.count = 0;
  for (let k = 0; k < count; k++) {
    const i = ranks[k];
    const way = i === pivot ? path : findEqualWay(trek, i, toX - search.x, toY - search.y);
    if (way) settle(trek, moves, i, way);
    else missing.who[missing.count++] = i;
  }
  for (let m = 0; m < missing.count; m++) {
    const i = missing.who[m];
    const way = findSpotBeside(trek, i, toX - search.x, toY - search.y);
    if (way) settle(trek, moves, i, way);
  }
  if (moves.length < count && !grow(trek, aimNear(toX, toY), ranks, moves)) return;
  propose(trek, moves, LEAST_GAIN);
};

const placed = nobodyPlaced();
const missing = { count: 0, who: new Int32Array(LIMITS.models) };

const settle = ({ models }: Trek, moves: ModelMove[], i: number, path: number[]): void => {
  putDown(placed, i, path[path.length - 2], path[path.length - 1]);
  moves.push({ model: models[i], path });
};

/** The way to a spot near the one that a model should take in its formation. */
const findSpotBeside = (trek: Trek, i: number, dx: number, dy: number): number[] | undefined => {
  const { battle, models, radii, limits } = trek;
  const fromX = battle.x[models[i]];
  const fromY = battle.y[models[i]];
  for (let r = 0; r < BESIDE.length; r++)
    for (let d = 0; d < DIRECTIONS.length; d += 2) {
      const direction = DIRECTIONS[d];
      const x = fromX + dx + Math.round((direction[0] * BESIDE[r]) / 1000);
      const y = fromY + dy + Math.round((direction[1] * BESIDE[r]) / 1000);
      if (distance2(fromX, fromY, x, y) > limits[i] * limits[i]) continue;
      if (!joinsIn(placed, trek, radii[i], x, y) || !isFree(trek, i, x, y)) continue;
      const way = findWay(trek, i, x, y, 0);
      if (way) return way;
    }
  return undefined;
};

/** How far from its place in the formation a model may end. */
const BESIDE = [70, 150, 250];

const findEqualWay = (trek: Trek, i: number, dx: number, dy: number): number[] | undefined => {
  const x = trek.battle.x[trek.models[i]] + dx;
  const y = trek.battle.y[trek.models[i]] + dy;
  return isFree(trek, i, x, y) ? findWay(trek, i, x, y, 1) : undefined;
};

/** Whoever forms up likes to be near the goal, and near the others. */
const aimNear = (x: number, y: number) => ({
  worth: (px: number, py: number): number => leftFrom(heading, px, py) + Math.sqrt(distance2(px, py, x, y)),
  pull: 0,
});

const apart2 = new Float64Array(LIMITS.models);

const rankToward = ({ battle, count, models }: Trek, x: number, y: number): void => {
  for (let i = 0; i < count; i++) apart2[i] = distance2(battle.x[models[i]], battle.y[models[i]], x, y);
  rank(count, apart2);
};

/** Moves as one body, in the direction that leaves the shortest way. */
const tryShifts = (trek: Trek): void => {
  listShifts(trek);
  const before = search.moves;
  for (let refusals = 0; refusals < MOST_REFUSALS;) {
    const best = nextShift();
    if (best < 0) return;
    if (!canShift(trek, shifts.x[best], shifts.y[best])) continue;
    propose(trek, shiftMoves(trek, shifts.x[best], shifts.y[best]));
    if (search.moves !== before) return;
    refusals++;
  }
};

/** Takes the shift that leaves the shortest way off the list, if it gains more than what was found. */
const nextShift = (): number => {
  let best = -1;
  let least = search.left - Math.max(LEAST_GAIN, search.gain);
  for (let k = 0; k < shifts.count; k++)
    if (shifts.left[k] < least) {
      best = k;
      least = shifts.left[k];
    }
  if (best >= 0) shifts.left[best] = Infinity;
  return best;
};

const listShifts = (trek: Trek): void => {
  const { x, y, left, stopWithin } = search;
  const away = Math.sqrt(distance2(x, y, heading.x, heading.y));
  const far = Math.min(trek.shortest, left === Infinity ? Infinity : Math.ceil(left - stopWithin));
  shifts.count = 0;
  if (far < LEAST_GAIN || away === 0) return;
  const straightX = ((heading.x - x) * 1000) / away;
  const straightY = ((heading.y - y) * 1000) / away;
  for (let s = 0; s < SHARES.length; s++) {
    const length = (far * SHARES[s]) / 100;
    addShift(straightX, straightY, Math.min(length, away + 1));
    for (let d = 0; d < DIRECTIONS.length; d++) {
      const direction = DIRECTIONS[d];
      // Nobody walks straight away from its goal in one body.
      if (direction[0] * straightX + direction[1] * straightY > -700000) addShift(direction[0], direction[1], length);
    }
  }
};

/** Notes a shift that gains something; rounding is toward the start, so that it is never too long. */
const addShift = (dx: number, dy: number, length: number): void => {
  const toX = Math.trunc((dx * (length - 1)) / 1000);
  const toY = Math.trunc((dy * (length - 1)) / 1000);
  const left = leftFrom(heading, search.x + toX, search.y + toY);
  if (left > search.left - LEAST_GAIN) return;
  shifts.x[shifts.count] = toX;
  shifts.y[shifts.count] = toY;
  shifts.left[shifts.count++] = left;
};

/** Forms up anew around a model that follows the trail: all the way, two thirds, a third; a scattered unit also on the spot. */
const formAnew = (trek: Trek, apart: boolean): void => {
  const least = apart ? -Infinity : search.gain + LEAST_GAIN;
  formAlong(trek, apart, least);
  if (!trek.shy || (search.moves && search.gain >= least && !apart)) return;
  if (apart && search.moves) return;
  goSlowly(trek);
  formAlong(trek, apart, least);
  goFast(trek);
};

const formAlong = (trek: Trek, apart: boolean, least: number): void => {
  const longest = Math.min(trek.shortest, Math.max(0, search.left - search.stopWithin));
  const before = search.moves;
  if (apart) search.gain = -Infinity;
  for (let s = 0; s < SHARES.length + (apart ? 1 : 0); s++) {
    const length = s < SHARES.length ? (longest * SHARES[s]) / 100 : 0;
    if (length > 0 && length < Math.max(2 * LEAST_GAIN, least)) continue;
    trail.count = 0;
    if (length > 0 && length < Infinity) followTrail(trek, search.pivot, heading, length);
    const last = trail.count - 1;
    const moves = formAt(trek, last < 0 ? search.x : trail.x[last], last < 0 ? search.y : trail.y[last]);
    if (moves) propose(trek, moves, least);
    if (search.moves !== before) return;
  }
};

/** Forms up around a spot, whoever is nearest to it first. */
const formAt = (trek: Trek, x: number, y: number): ModelMove[] | undefined => {
  const { models } = trek;
  rankToward(trek, x, y);
  const aim = aimNear(x, y);
  for (let k = 0; k < Math.min(2, trek.count); k++)
    for (let n = 0; n < NEAR.length; n += 2) {
      const px = x + NEAR[n];
      const py = y + NEAR[n + 1];
      if (!isFree(trek, ranks[k], px, py)) continue;
      const path = findWay(trek, ranks[k], px, py);
      if (!path) continue;
      const moves = [{ model: models[ranks[k]], path }];
      if (grow(trek, aim, ranks, moves)) return moves;
      break;
    }
  return undefined;
};

/** Spots around an anchor that its first model may take: x, y, x, y, … */
const NEAR = [0, 0, 100, 0, -100, 0, 0, 100, 0, -100];
