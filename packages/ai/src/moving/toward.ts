import { type Battle, checkMoves, isCoherent, type ModelMove, type MoveOrder, regroup } from '@muster/engine';
import { DIRECTIONS, distance2 } from '@muster/kernel';
import { type Field, fieldTo, traceWay, wayLeft } from './field.ts';
import { grow } from './grow.ts';
import { canShift, shiftMoves } from './shift.ts';
import { capTrek, gaitOf, makeTrek, pivotOf, shortestOf, type Trek, widestOf } from './trek.ts';
import { findWay, isFree } from './way.ts';

/** Shares of the full length that are tried, in hundredths. */
const SHARES = [100, 66, 33];

/** A move must gain so much, or it is not worth the trouble. */
const LEAST_GAIN = 50;

/** Going by cells costs up to so much more than the straight line. */
const OPEN_SHARE = 1.09;

/** With so much of what it could gain a unit is content to move as one body. */
const GOOD_SHARE = 0.6;

/** For less than this nobody forms up anew. */
const WORTH_FORMING = 150;

/** Shifts that are looked at closely. */
const MOST_SHIFTS = 24;

/** Shifts to try, the best first: x, y, and what way they leave. */
const shifts = {
  count: 0,
  x: new Float64Array(SHARES.length * (DIRECTIONS.length + 1)),
  y: new Float64Array(SHARES.length * (DIRECTIONS.length + 1)),
  left: new Float64Array(SHARES.length * (DIRECTIONS.length + 1)),
};

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
): ModelMove[] | undefined => goToward(battle, unit, goalX, goalY, { kind }, stopWithin);

/** The same for any kind of move: a consolidation goes as far as its order says. */
export const goToward = (
  battle: Battle,
  unit: number,
  goalX: number,
  goalY: number,
  order: MoveOrder,
  stopWithin = 0,
): ModelMove[] | undefined => {
  const trek = makeTrek(battle, unit, order);
  if (trek.models.length === 0) return undefined;
  const field = fieldTo(battle.plan, widestOf(trek), gaitOf(trek), goalX, goalY);
  const left = nearestLeft(trek, field);
  const apart = !isCoherent(battle, unit);
  if (left === Infinity && !apart) return undefined;
  const moves = apart ? undefined : shiftToward(trek, field, stopWithin);
  const gained = moves ? nearestGain(trek, field, moves) : 0;
  const possible = Math.min(shortestOf(trek), left - stopWithin);
  if (!apart && (gained >= GOOD_SHARE * possible || possible - gained < WORTH_FORMING)) return moves;
  const formed = reform(trek, field, stopWithin, apart, gained + LEAST_GAIN);
  if (formed ?? moves) return formed ?? moves;
  return apart && order.kind === 'advance' ? regroup(battle, unit) : undefined;
};

/** Moves as one body: in the direction that leaves the shortest way, else beside it, else less far. */
const shiftToward = (trek: Trek, field: Field, stopWithin: number): ModelMove[] | undefined => {
  const moves = bestShift(trek, field, stopWithin);
  if (!trek.shy) return moves;
  // Through difficult ground it is less far, but it may be nearer.
  const gained = moves ? gainOf(trek, field, moves) : 0;
  const { difficultLimit } = trek.battle.plan.ruleset.numbers;
  if (gained >= difficultLimit) return moves;
  const slow = { ...trek, limits: [...trek.limits] };
  capTrek(slow);
  const slower = bestShift(slow, field, stopWithin);
  return slower && gainOf(slow, field, slower) > gained ? slower : moves;
};

const gainOf = (trek: Trek, field: Field, moves: readonly ModelMove[]): number => {
  const pivot = pivotOf(trek);
  const model = trek.models[pivot];
  const { path } = moves[pivot];
  return wayLeft(field, trek.battle.x[model], trek.battle.y[model]) - wayLeft(field, path[0], path[1]);
};

const bestShift = (trek: Trek, field: Field, stopWithin: number): ModelMove[] | undefined => {
  listShifts(trek, field, stopWithin);
  for (let tries = 0; tries < MOST_SHIFTS; tries++) {
    const best = nextShift();
    if (best < 0) return undefined;
    if (!canShift(trek, shifts.x[best], shifts.y[best])) continue;
    const moves = shiftMoves(trek, shifts.x[best], shifts.y[best]);
    if (!checkMoves(trek.battle, trek.unit, moves, trek.order)) return moves;
  }
  return undefined;
};

/** Takes the shift that leaves the shortest way off the list. */
const nextShift = (): number => {
  let best = -1;
  let least = Infinity;
  for (let k = 0; k < shifts.count; k++)
    if (shifts.left[k] < least) {
      best = k;
      least = shifts.left[k];
    }
  if (best >= 0) shifts.left[best] = Infinity;
  return best;
};

const listShifts = (trek: Trek, field: Field, stopWithin: number): void => {
  const { battle } = trek;
  const pivot = trek.models[pivotOf(trek)];
  const x = battle.x[pivot];
  const y = battle.y[pivot];
  const now = wayLeft(field, x, y);
  const away = Math.sqrt(distance2(x, y, field.x, field.y));
  // The field counts by cells: where nothing is in the way, the straight line knows better.
  const left = now <= OPEN_SHARE * away + 100 ? away : now;
  const far = Math.min(shortestOf(trek), left === Infinity ? Infinity : Math.ceil(left - stopWithin));
  shifts.count = 0;
  if (far < LEAST_GAIN || away === 0) return;
  const straightX = ((field.x - x) * 1000) / away;
  const straightY = ((field.y - y) * 1000) / away;
  for (const share of SHARES) {
    const length = (far * share) / 100;
    consider(field, x, y, straightX, straightY, Math.min(length, away + 1), now);
    for (const [dx, dy] of DIRECTIONS)
      // Nobody walks straight away from its goal in one body.
      if (dx * straightX + dy * straightY > -700000) consider(field, x, y, dx, dy, length, now);
  }
};

/** Notes a shift that gains something; rounding is toward the start, so that it is never too long. */
const consider = (field: Field, x: number, y: number, dx: number, dy: number, length: number, now: number): void => {
  const toX = Math.trunc((dx * (length - 1)) / 1000);
  const toY = Math.trunc((dy * (length - 1)) / 1000);
  const left = wayLeft(field, x + toX, y + toY);
  if (left > now - LEAST_GAIN) return;
  shifts.x[shifts.count] = toX;
  shifts.y[shifts.count] = toY;
  shifts.left[shifts.count++] = left;
};

/** Forms up anew around a model that goes along the field: all the way, half of it, a quarter; a scattered unit also on the spot. */
const reform = (
  trek: Trek,
  field: Field,
  stopWithin: number,
  apart: boolean,
  least: number,
): ModelMove[] | undefined => {
  const { battle, models } = trek;
  const x = battle.x[models[pivotOf(trek)]];
  const y = battle.y[models[pivotOf(trek)]];
  const now = wayLeft(field, x, y);
  const longest = Math.min(shortestOf(trek), Math.max(0, now - stopWithin));
  for (const slow of trek.shy ? [false, true] : [false]) {
    if (slow) capTrek(trek);
    for (const share of apart ? [100, 66, 33, 0] : [100, 66, 33]) {
      const length = (Math.min(longest, shortestOf(trek)) * share) / 100;
      if (share > 0 && length < Math.max(2 * LEAST_GAIN, least)) continue;
      const way = share === 0 ? [] : traceWay(field, x, y, length);
      const anchorX = way.length > 0 ? way[way.length - 2] : x;
      const anchorY = way.length > 0 ? way[way.length - 1] : y;
      const moves = formAt(trek, field, anchorX, anchorY);
      if (!moves || checkMoves(battle, trek.unit, moves, trek.order)) continue;
      if (apart || nearestGain(trek, field, moves) >= least) return moves;
    }
  }
  return undefined;
};

/** The way that is left for the nearest model of a unit. */
const nearestLeft = ({ battle, models }: Trek, field: Field): number => {
  let left = Infinity;
  for (const model of models) left = Math.min(left, wayLeft(field, battle.x[model], battle.y[model]));
  return left;
};

/** How much nearer the nearest model of a unit comes. */
const nearestGain = (trek: Trek, field: Field, moves: readonly ModelMove[]): number => {
  let after = Infinity;
  for (const { path } of moves) after = Math.min(after, wayLeft(field, path[path.length - 2], path[path.length - 1]));
  return nearestLeft(trek, field) - after;
};

/** Forms up around a spot, whoever is nearest to it first. */
const formAt = (trek: Trek, field: Field, x: number, y: number): ModelMove[] | undefined => {
  const { battle, models } = trek;
  const away = models.map((model) => distance2(battle.x[model], battle.y[model], x, y));
  const order = models.map((_, i) => i).sort((a, b) => away[a] - away[b]);
  const worth = (px: number, py: number): number => wayLeft(field, px, py) + Math.sqrt(distance2(px, py, x, y));
  const aim = { worth, pull: 0 };
  for (const lead of order.slice(0, 2))
    for (const [dx, dy] of NEAR) {
      const px = x + dx;
      const py = y + dy;
      if (!isFree(trek, lead, px, py)) continue;
      const path = findWay(trek, lead, px, py);
      if (!path) continue;
      const moves = grow(trek, aim, order, { model: models[lead], path });
      if (moves) return moves;
      break;
    }
  return undefined;
};

/** Spots around an anchor that its first model may take. */
const NEAR: readonly (readonly [number, number])[] = [
  [0, 0],
  [100, 0],
  [-100, 0],
  [0, 100],
  [0, -100],
];
