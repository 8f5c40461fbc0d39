import { type Battle, checkLoad, leader, BATTLE_LIMITS, mayMove, type ModelMove, type MoveOrder } from '@muster/engine';
import { DIRECTIONS, distance2 } from '@muster/kernel';
import { canLeaveTo } from './charge.ts';
import { type DistanceField, fieldTo, wayLeft } from './field.ts';
import { grow } from './grow.ts';
import { rank, ranks } from './ranks.ts';
import { goSlowly, prepareMove, type MovePreparation } from './trek.ts';
import { findWay, isFree } from './way.ts';

let spare: MovePreparation | undefined;
const away = new Float64Array(BATTLE_LIMITS.models);

/** Returns a move into a transport, one model into contact, or nothing if the transport is full or out of reach. */
export const embarkMoves = (
  battle: Battle,
  unit: number,
  transport: number,
  kind: 'advance' | 'rush',
): ModelMove[] | undefined => {
  const carrier = leader(battle, transport);
  if (carrier < 0 || checkLoad(battle, unit, transport)) return undefined;
  const order = { kind, embark: transport } as const;
  if (mayMove(battle, unit, [], order)) return [];
  const trek = prepareMove(battle, unit, order, spare);
  spare = trek;
  const [cx, cy] = [battle.x[carrier], battle.y[carrier]];
  for (let i = 0; i < trek.count; i++) away[i] = distance2(battle.x[trek.models[i]], battle.y[trek.models[i]], cx, cy);
  rank(trek.count, away);
  for (let k = 0; k < Math.min(3, trek.count); k++) {
    const i = ranks[k];
    const path = wayToRim(trek, i, carrier);
    const moves = path && [{ model: trek.models[i], path }];
    if (moves && mayMove(battle, unit, moves, order)) return moves;
  }
  return undefined;
};

/** Returns a way of a model to the side of a transport. */
const wayToRim = (trek: MovePreparation, i: number, carrier: number): number[] | undefined => {
  const { battle } = trek;
  const [cx, cy] = [battle.x[carrier], battle.y[carrier]];
  const [x, y] = [battle.x[trek.models[i]], battle.y[trek.models[i]]];
  const reach = trek.radii[i] + battle.plan.models[carrier].radius + 0.4;
  const far = Math.sqrt(distance2(x, y, cx, cy));
  if (far === 0 || far - reach > trek.limits[i]) return undefined;
  const straight = [((x - cx) * 1000) / far, ((y - cy) * 1000) / far] as const;
  const around = DIRECTIONS.filter(([dx, dy]) => dx * straight[0] + dy * straight[1] > 0);
  for (const [dx, dy] of [straight, ...around]) {
    const toX = cx + outward((dx * reach) / 1000);
    const toY = cy + outward((dy * reach) / 1000);
    const path = isFree(trek, i, toX, toY) ? findWay(trek, i, toX, toY) : undefined;
    if (path) return path;
  }
  return undefined;
};

const outward = (value: number): number => (value < 0 ? Math.floor(value) : Math.ceil(value));

/**
 * Returns the move of passengers out of their transport, as near to a goal as possible, or nothing without room.
 */
export const leaveMoves = (
  battle: Battle,
  unit: number,
  goalX: number,
  goalY: number,
  kind: 'advance' | 'rush',
): ModelMove[] | undefined => {
  const origin = battle.unitIn[unit];
  if (origin < 0 || leader(battle, origin) < 0) return undefined;
  const order = { kind, origin } as const;
  const trek = prepareMove(battle, unit, order, spare);
  spare = trek;
  const field = fieldTo(battle.plan, trek.widest, trek.gait, goalX, goalY);
  const found = getOut(trek, field, order);
  if (found || !trek.shy) return found;
  // Ways out are short, so they may touch difficult terrain.
  goSlowly(trek);
  return getOut(trek, field, order);
};

/** Places all passengers around the first one, as near to a goal as possible. */
const getOut = (trek: MovePreparation, field: DistanceField, order: MoveOrder): ModelMove[] | undefined => {
  const { battle, unit } = trek;
  const worth = (x: number, y: number, radius: number): number =>
    canLeaveTo(trek, x, y, radius) ? wayLeft(field, x, y) : Infinity;
  const aim = { worth, pull: 0 };
  for (let i = 0; i < trek.count; i++) ranks[i] = i;
  listExits(trek, field);
  for (let tries = 0, exit = nextExit(); exit >= 0 && tries < MOST_EXITS; exit = nextExit()) {
    const x = exits.x[exit];
    const y = exits.y[exit];
    if (!isFree(trek, 0, x, y)) continue;
    tries++;
    const path = findWay(trek, 0, x, y);
    const moves = path && [{ model: trek.models[0], path }];
    if (moves && grow(trek, aim, ranks, moves) && mayMove(battle, unit, moves, order)) return moves;
  }
  return undefined;
};

/** The number of rings around a transport for the first passenger, and the most free spots tried. */
const RINGS = 3;
const MOST_EXITS = 30;

/** Spots around a transport for the first passenger, and the way left from each; NaN for tried ones. */
const exits = {
  count: RINGS * DIRECTIONS.length,
  x: new Float64Array(RINGS * DIRECTIONS.length),
  y: new Float64Array(RINGS * DIRECTIONS.length),
  left: new Float64Array(RINGS * DIRECTIONS.length),
};

const listExits = ({ battle, carrier, radii, limits }: MovePreparation, field: DistanceField): void => {
  const rim = battle.plan.models[carrier].radius;
  const farthest = rim + Math.min(battle.plan.ruleset.numbers.exitRange - radii[0], limits[0]) - 2;
  for (let ring = 0, at = 0; ring < RINGS; ring++) {
    const distance = ring === 0 ? farthest : ring === 1 ? (farthest + rim + radii[0]) / 2 : rim + radii[0] + 2;
    for (let d = 0; d < DIRECTIONS.length; d++, at++) {
      const direction = DIRECTIONS[d];
      exits.x[at] = battle.x[carrier] + Math.round((direction[0] * distance) / 1000);
      exits.y[at] = battle.y[carrier] + Math.round((direction[1] * distance) / 1000);
      exits.left[at] = wayLeft(field, exits.x[at], exits.y[at]);
    }
  }
};

/** Removes and returns the best spot, of equals the first, or -1. */
const nextExit = (): number => {
  let best = -1;
  for (let at = 0; at < exits.count; at++) {
    if (Number.isNaN(exits.left[at])) continue;
    if (best < 0 || exits.left[at] < exits.left[best]) best = at;
  }
  if (best >= 0) exits.left[best] = NaN;
  return best;
};
