import {
  allowanceOf,
  type Battle,
  baseTouches,
  chargeAllowance,
  givenRules,
  guestOf,
  isHighAbove,
  isOnTable,
  leader,
  modelsOf,
  type MoveOrder,
  type TerrainPlan,
} from '@muster/engine';
import { distance2 } from '@muster/kernel';
import type { Gait } from './walk-map.ts';

/** A move of one unit that is being worked out: who moves, how far, and what is in the way. Lists go by place in the unit. */
export interface Trek {
  battle: Battle;
  unit: number;
  order: MoveOrder;
  models: number[];
  radii: number[];
  limits: number[];
  flies: boolean[];
  /** Whom difficult ground slows. */
  slowable: boolean[];
  /** Ways must keep off difficult ground, since they are longer than it allows. */
  shy: boolean;
  /** Space to keep from other units. */
  gap: number;
  /** The model whose transport is left, or -1. */
  carrier: number;
  /** Models of other units that may be in the way. */
  otherCount: number;
  otherX: number[];
  otherY: number[];
  otherRadius: number[];
  /** Where nobody passes. */
  walls: TerrainPlan[];
  /** What slows. */
  slows: TerrainPlan[];
  /** Ground that must be climbed. */
  heights: TerrainPlan[];
  /** Bends of ways that comrades have found: x, y, x, y, … each. */
  bends: number[][];
}

/** Makes ready to move a unit; the lengths are those of the order, unless it names a limit. */
export const makeTrek = (battle: Battle, unit: number, order: MoveOrder): Trek => {
  const { plan } = battle;
  const models = modelsOf(battle, unit);
  const limitOf = (model: number): number =>
    order.kind === 'charge'
      ? chargeAllowance(battle, unit, model, order.target)
      : allowanceOf(battle, unit, model, order.kind === 'advance' ? 'advance' : 'rush');
  const given = givenRules(battle, unit);
  const lifted = given.some((rule) => rule.flies);
  const eased = given.some((rule) => rule.ignoresDifficult);
  const trek: Trek = {
    battle,
    unit,
    // Ways are worked out so that nobody has to jump.
    order: { ...order, steady: true },
    models,
    radii: [],
    limits: [],
    flies: [],
    slowable: [],
    shy: false,
    gap: order.kind === 'charge' || order.embark !== undefined ? 0 : plan.ruleset.numbers.separation,
    carrier: order.origin === undefined ? -1 : leader(battle, order.origin),
    otherCount: 0,
    otherX: [],
    otherY: [],
    otherRadius: [],
    walls: [],
    slows: [],
    heights: [],
    bends: [],
  };
  for (const model of models) {
    const { radius, flies, ignoresDifficult } = plan.models[model];
    trek.radii.push(radius);
    trek.limits.push(order.limit ?? limitOf(model));
    trek.flies.push(flies || lifted);
    trek.slowable.push(!flies && !lifted && !ignoresDifficult && !eased);
  }
  lookAround(trek);
  slowDown(trek);
  return trek;
};

/** Where the models of a trek stand or come out, with all that they can reach. */
const lookAround = (trek: Trek): void => {
  const { battle, models, radii, limits, carrier } = trek;
  const { plan } = battle;
  let minX = Infinity;
  let minY = Infinity;
  let maxX = -Infinity;
  let maxY = -Infinity;
  for (let i = 0; i < models.length; i++) {
    const from = carrier >= 0 ? carrier : models[i];
    const reach = limits[i] + radii[i] + (carrier >= 0 ? plan.models[carrier].radius : 0) + trek.gap;
    minX = Math.min(minX, battle.x[from] - reach);
    minY = Math.min(minY, battle.y[from] - reach);
    maxX = Math.max(maxX, battle.x[from] + reach);
    maxY = Math.max(maxY, battle.y[from] + reach);
  }
  for (let other = 0; other < plan.units.length; other++) {
    if (other === trek.unit || !isOnTable(battle, other) || isHighAbove(battle, other)) continue;
    const { first, count } = plan.units[other];
    const hero = battle.unitHero[other];
    const guest = guestOf(battle, other);
    for (let i = 0; i <= count + 1; i++) {
      const model = i < count ? first + i : i === count ? hero : guest;
      if (model < 0 || !battle.alive[model] || battle.unitOf[model] !== other) continue;
      const x = battle.x[model];
      const y = battle.y[model];
      const { radius } = plan.models[model];
      if (x + radius < minX || x - radius > maxX || y + radius < minY || y - radius > maxY) continue;
      trek.otherX.push(x);
      trek.otherY.push(y);
      trek.otherRadius.push(radius);
      trek.otherCount++;
    }
  }
  for (const piece of plan.terrain) {
    if (piece.maxX < minX || piece.minX > maxX || piece.maxY < minY || piece.minY > maxY) continue;
    if (piece.impassable || piece.gap || isCliff(trek, piece)) trek.walls.push(piece);
    else if (piece.floor > 0) trek.heights.push(piece);
    if (piece.difficult || piece.difficultUphill) trek.slows.push(piece);
  }
};

/** Whether a piece is too high to climb, and nobody of the unit stands on top. */
const isCliff = ({ battle, models }: Trek, { floor }: TerrainPlan): boolean =>
  floor > battle.plan.ruleset.numbers.climbHeight && !models.some((model) => battle.z[model] >= floor);

/** Whoever stands on difficult ground slows all; otherwise long ways must keep off it. */
const slowDown = (trek: Trek): void => {
  const { difficultLimit } = trek.battle.plan.ruleset.numbers;
  if (!trek.limits.some((limit, i) => limit > difficultLimit && trek.slowable[i])) return;
  if (trek.slows.length === 0) return;
  if (startsSlowed(trek)) capTrek(trek);
  else trek.shy = true;
};

const startsSlowed = ({ battle, models, radii, slowable, slows, carrier }: Trek): boolean => {
  if (carrier >= 0) return false;
  for (const piece of slows) {
    if (piece.difficultUphill) continue;
    for (let i = 0; i < models.length; i++)
      if (slowable[i] && baseTouches(piece, battle.x[models[i]], battle.y[models[i]], radii[i])) return true;
  }
  return false;
};

/** Shortens the ways to what difficult ground allows, so that they may touch it. */
export const capTrek = (trek: Trek): void => {
  const { difficultLimit } = trek.battle.plan.ruleset.numbers;
  trek.shy = false;
  for (let i = 0; i < trek.limits.length; i++)
    if (trek.slowable[i]) trek.limits[i] = Math.min(trek.limits[i], difficultLimit);
};

/** How the unit as a whole gets about. */
export const gaitOf = (trek: Trek): Gait =>
  trek.flies.every((flies) => flies) ? 'fly' : trek.slowable.some((slowable) => slowable) ? 'walk' : 'stride';

/** The largest base of the unit. */
export const widestOf = (trek: Trek): number => {
  let widest = 0;
  for (const radius of trek.radii) if (radius > widest) widest = radius;
  return widest;
};

/** What the slowest model may go. */
export const shortestOf = (trek: Trek): number => {
  let shortest = Infinity;
  for (const limit of trek.limits) if (limit < shortest) shortest = limit;
  return shortest;
};

/** The place of the model nearest to the middle of the unit: it stands for all. */
export const pivotOf = ({ battle, models, carrier }: Trek): number => {
  if (carrier >= 0 || models.length === 1) return 0;
  let x = 0;
  let y = 0;
  for (const model of models) {
    x += battle.x[model];
    y += battle.y[model];
  }
  x /= models.length;
  y /= models.length;
  let pivot = 0;
  let nearest = Infinity;
  for (let i = 0; i < models.length; i++) {
    const apart = distance2(x, y, battle.x[models[i]], battle.y[models[i]]);
    if (apart < nearest) {
      nearest = apart;
      pivot = i;
    }
  }
  return pivot;
};

/** Where a model's way begins: where it stands, or at the rim of its transport. */
export const start = { x: 0, y: 0 };

/** Finds where the way of a model to a point begins. */
export const findStart = (trek: Trek, i: number, x: number, y: number): void => {
  const { battle, carrier } = trek;
  if (carrier < 0) {
    start.x = battle.x[trek.models[i]];
    start.y = battle.y[trek.models[i]];
    return;
  }
  const { radius } = battle.plan.models[carrier];
  const away = Math.sqrt(distance2(battle.x[carrier], battle.y[carrier], x, y));
  start.x = battle.x[carrier] + (away === 0 ? radius : Math.round(((x - battle.x[carrier]) * radius) / away));
  start.y = battle.y[carrier] + (away === 0 ? 0 : Math.round(((y - battle.y[carrier]) * radius) / away));
};
