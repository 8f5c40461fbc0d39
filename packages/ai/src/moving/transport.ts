import { type Battle, checkLoad, leader, LIMITS, mayMove, type ModelMove } from '@muster/engine';
import { DIRECTIONS, distance2 } from '@muster/kernel';
import { canLeaveTo } from './charge.ts';
import { fieldTo, wayLeft } from './field.ts';
import { grow } from './grow.ts';
import { rank, ranks } from './ranks.ts';
import { makeTrek, type Trek } from './trek.ts';
import { findWay, isFree } from './way.ts';

let spare: Trek | undefined;
const away = new Float64Array(LIMITS.models);

/** A move that takes a unit into a transport: one model into contact is enough. Nothing when it is full or out of reach. */
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
  const trek = makeTrek(battle, unit, order, spare);
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

/** A way of a model to the side of a transport. */
const wayToRim = (trek: Trek, i: number, carrier: number): number[] | undefined => {
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

/** The move of passengers out of their transport, as near to a goal as they come; nothing when there is no room. */
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
  const trek = makeTrek(battle, unit, order, spare);
  spare = trek;
  const field = fieldTo(battle.plan, trek.widest, trek.gait, goalX, goalY);
  const worth = (x: number, y: number, radius: number): number =>
    canLeaveTo(trek, x, y, radius) ? wayLeft(field, x, y) : Infinity;
  const aim = { worth, pull: 0 };
  for (let i = 0; i < trek.count; i++) ranks[i] = i;
  for (const [x, y] of exitSpots(trek, (px, py) => wayLeft(field, px, py))) {
    const path = isFree(trek, 0, x, y) ? findWay(trek, 0, x, y) : undefined;
    const moves = path && [{ model: trek.models[0], path }];
    if (moves && grow(trek, aim, ranks, moves) && mayMove(battle, unit, moves, order)) return moves;
  }
  return undefined;
};

/** Spots around a transport for the first who gets out, the best first. */
const exitSpots = (trek: Trek, worth: (x: number, y: number) => number): (readonly [number, number])[] => {
  const { battle, carrier, radii } = trek;
  const { exitRange } = battle.plan.ruleset.numbers;
  const rim = battle.plan.models[carrier].radius;
  const spots: (readonly [number, number])[] = [];
  const farthest = rim + Math.min(exitRange - radii[0], trek.limits[0]) - 2;
  for (const distance of [farthest, (farthest + rim + radii[0]) / 2, rim + radii[0] + 2])
    for (const [dx, dy] of DIRECTIONS)
      spots.push([
        battle.x[carrier] + Math.round((dx * distance) / 1000),
        battle.y[carrier] + Math.round((dy * distance) / 1000),
      ]);
  const worths = new Map(spots.map((spot) => [spot, worth(spot[0], spot[1])]));
  return spots.sort((a, b) => (worths.get(a) ?? 0) - (worths.get(b) ?? 0)).slice(0, 30);
};
