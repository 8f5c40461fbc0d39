import {
  allowanceOf,
  type Battle,
  baseTouches,
  chargeAllowance,
  collectModels,
  difficultLimitOf,
  givenRules,
  guestOf,
  isOnTable,
  leader,
  type MoveOrder,
  type TerrainPlan,
} from '@muster/engine';
import { distance2 } from '@muster/kernel';
import type { MovementKind } from './walk-map.ts';

/** The preparation of a unit's move: its models, their limits, and the obstacles. Columns are by place in the unit. */
export interface MovePreparation {
  battle: Battle;
  unit: number;
  /** The order; ways are chosen so that no model has to jump. */
  order: MoveOrder;
  count: number;
  models: Int32Array;
  radii: Int32Array;
  /** The move of each model, without and with difficult terrain. */
  full: Float64Array;
  slowed: Float64Array;
  /** The current limit of each model. */
  limits: Float64Array;
  flies: Uint8Array;
  /** 1 for models that difficult terrain slows. */
  slowable: Uint8Array;
  /** The largest base. */
  widest: number;
  /** The current limit of the slowest model. */
  shortest: number;
  /** The gait of the unit as a whole. */
  gait: MovementKind;
  /** Whether ways must avoid difficult terrain, because they are longer than it allows. */
  shy: boolean;
  /** The distance to keep from other units. */
  gap: number;
  /** The transport model that is left, or -1. */
  carrier: number;
  /** Models of other units that may be in the way. */
  otherCount: number;
  otherX: Int32Array;
  otherY: Int32Array;
  otherRadius: Int32Array;
  /** Terrain that cannot be passed. */
  wallCount: number;
  walls: TerrainPlan[];
  /** Terrain that slows. */
  slowCount: number;
  slows: TerrainPlan[];
  /** Whether some ground must be climbed. */
  hilly: boolean;
  /** Bends of ways found for other models: x, y, x, y, … each. */
  bends: number[][];
}

/** Allocates a trek for battles with a number of models. */
const emptyTrek = (battle: Battle, most: number): MovePreparation => ({
  battle,
  unit: -1,
  order: {
    kind: 'advance',
    target: undefined,
    limit: undefined,
    origin: undefined,
    embark: undefined,
    exit: undefined,
    steady: true,
  },
  count: 0,
  models: new Int32Array(most),
  radii: new Int32Array(most),
  full: new Float64Array(most),
  slowed: new Float64Array(most),
  limits: new Float64Array(most),
  flies: new Uint8Array(most),
  slowable: new Uint8Array(most),
  widest: 0,
  shortest: 0,
  gait: 'walk',
  shy: false,
  gap: 0,
  carrier: -1,
  otherCount: 0,
  otherX: new Int32Array(most),
  otherY: new Int32Array(most),
  otherRadius: new Int32Array(most),
  wallCount: 0,
  walls: [],
  slowCount: 0,
  slows: [],
  hilly: false,
  bends: [],
});

/**
 * Prepares the move of a unit by an order, with the lengths of the order unless it has a limit. One trek can serve several
 * goals, as long as the battle does not change. `old` is a trek that is no longer needed, whose memory is reused.
 */
export const prepareMove = (battle: Battle, unit: number, order: MoveOrder, old?: MovePreparation): MovePreparation => {
  const most = battle.plan.models.length;
  const trek = old && old.models.length >= most ? old : emptyTrek(battle, most);
  const { separation } = battle.plan.ruleset.numbers;
  const exact = battle.plan.settings.separationExactlyOneInch === 'illegal';
  trek.battle = battle;
  trek.unit = unit;
  copyOrder(trek.order, order);
  trek.gap = order.kind === 'charge' || order.embark !== undefined ? 0 : exact ? separation + 1 : separation;
  trek.carrier = order.origin === undefined ? -1 : leader(battle, order.origin);
  if (trek.bends.length > 0) trek.bends.length = 0;
  gather(trek);
  lookAround(trek);
  slowDown(trek);
  return trek;
};

const copyOrder = (to: MoveOrder, { kind, target, limit, origin, embark, exit }: MoveOrder): void => {
  to.kind = kind;
  to.target = target;
  to.limit = limit;
  to.origin = origin;
  to.embark = embark;
  to.exit = exit;
};

/** Stores the models, gaits and limits. */
const gather = (trek: MovePreparation): void => {
  const { battle, unit, models } = trek;
  const { plan } = battle;
  let lifted = false;
  let eased = false;
  const given = givenRules(battle, unit);
  for (let k = 0; k < given.length; k++) {
    lifted ||= given[k].flies;
    eased ||= given[k].ignoresDifficult;
  }
  trek.count = collectModels(battle, unit, models);
  trek.widest = 0;
  trek.shortest = Infinity;
  let someWalk = false;
  let someSlowable = false;
  for (let i = 0; i < trek.count; i++) {
    const { radius, flies, ignoresDifficult } = plan.models[models[i]];
    const limit = limitOf(trek, models[i]);
    const flying = flies || lifted;
    const slowable = !flying && !ignoresDifficult && !eased;
    trek.radii[i] = radius;
    trek.full[i] = limit;
    trek.limits[i] = limit;
    trek.slowed[i] = slowable ? Math.min(limit, difficultLimitOf(battle, models[i])) : limit;
    trek.flies[i] = flying ? 1 : 0;
    trek.slowable[i] = slowable ? 1 : 0;
    someWalk ||= !flying;
    someSlowable ||= slowable;
    if (radius > trek.widest) trek.widest = radius;
    if (limit < trek.shortest) trek.shortest = limit;
  }
  trek.gait = someSlowable ? 'walk' : someWalk ? 'stride' : 'fly';
};

/** Returns the move of a model by the order of its trek. */
const limitOf = ({ battle, unit, order }: MovePreparation, model: number): number => {
  if (order.limit !== undefined) return order.limit;
  const { consolidation, difficultLimit, pileIn } = battle.plan.ruleset.numbers;
  switch (order.kind) {
    case 'consolidate':
    case 'back-off':
      return consolidation + difficultLimitOf(battle, model) - difficultLimit;
    case 'pile-in':
      return pileIn + difficultLimitOf(battle, model) - difficultLimit;
    case 'charge':
      return chargeAllowance(battle, unit, model, order.target);
    case 'advance':
      return allowanceOf(battle, unit, model, 'advance');
    default:
      return allowanceOf(battle, unit, model, 'rush');
  }
};

/** The bounding box of everything that a unit can reach. */
const box = { minX: 0, minY: 0, maxX: 0, maxY: 0 };

const drawBox = ({ battle, count, models, radii, limits, carrier, gap }: MovePreparation): void => {
  const rim = carrier >= 0 ? battle.plan.models[carrier].radius : 0;
  box.minX = Infinity;
  box.minY = Infinity;
  box.maxX = -Infinity;
  box.maxY = -Infinity;
  for (let i = 0; i < count; i++) {
    const from = carrier >= 0 ? carrier : models[i];
    const reach = limits[i] + radii[i] + rim + gap;
    const x = battle.x[from];
    const y = battle.y[from];
    if (x - reach < box.minX) box.minX = x - reach;
    if (y - reach < box.minY) box.minY = y - reach;
    if (x + reach > box.maxX) box.maxX = x + reach;
    if (y + reach > box.maxY) box.maxY = y + reach;
  }
};

/** Collects models and terrain that may be in the way. */
const lookAround = (trek: MovePreparation): void => {
  const { battle } = trek;
  const { bases, terrain, ruleset } = battle.plan;
  const { minX, minY, maxX, maxY } = (drawBox(trek), box);
  trek.otherCount = 0;
  for (let other = 0; other < bases.first.length; other++) {
    if (other === trek.unit || bases.aloft[other] || !isOnTable(battle, other)) continue;
    const end = bases.first[other] + bases.count[other];
    for (let model = bases.first[other]; model < end; model++) noteOther(trek, other, model);
    if (battle.unitHero[other] >= 0) noteOther(trek, other, battle.unitHero[other]);
    const guest = guestOf(battle, other);
    if (guest >= 0) noteOther(trek, other, guest);
  }
  trek.wallCount = 0;
  trek.slowCount = 0;
  trek.hilly = false;
  for (let k = 0; k < terrain.length; k++) {
    const piece = terrain[k];
    if (piece.maxX < minX || piece.minX > maxX || piece.maxY < minY || piece.minY > maxY) continue;
    if (piece.impassable || piece.gap || (piece.floor > ruleset.numbers.climbHeight && isCliff(trek, piece)))
      trek.walls[trek.wallCount++] = piece;
    else if (piece.floor > 0) trek.hilly = true;
    if (piece.difficult || piece.difficultUphill) trek.slows[trek.slowCount++] = piece;
  }
};

/** Adds a living model of another unit that may be in the way. */
const noteOther = (trek: MovePreparation, other: number, model: number): void => {
  const { battle, order } = trek;
  const x = battle.x[model];
  const y = battle.y[model];
  // Models that move into contact keep no distance from their target.
  const less = order.kind === 'pile-in' && other === order.target ? trek.gap : 0;
  const radius = battle.plan.bases.radius[model] - less;
  if (x + radius < box.minX || x - radius > box.maxX || y + radius < box.minY || y - radius > box.maxY) return;
  if (!battle.alive[model] || battle.unitOf[model] !== other) return;
  const at = trek.otherCount++;
  trek.otherX[at] = x;
  trek.otherY[at] = y;
  trek.otherRadius[at] = radius;
};

/** Whether no model of the unit is on terrain that is too high to climb. */
const isCliff = ({ battle, count, models }: MovePreparation, { floor }: TerrainPlan): boolean => {
  for (let i = 0; i < count; i++) if (battle.z[models[i]] >= floor) return false;
  return true;
};

/** A model in difficult terrain slows all; otherwise long ways must avoid it. */
const slowDown = (trek: MovePreparation): void => {
  trek.shy = false;
  if (trek.slowCount === 0) return;
  for (let i = 0; i < trek.count; i++) trek.shy ||= trek.slowed[i] < trek.full[i];
  if (!trek.shy || !startsSlowed(trek)) return;
  for (let i = 0; i < trek.count; i++) trek.full[i] = trek.slowed[i];
  goSlowly(trek);
};

const startsSlowed = ({
  battle,
  count,
  models,
  radii,
  slowable,
  slowCount,
  slows,
  carrier,
}: MovePreparation): boolean => {
  if (carrier >= 0) return false;
  for (let k = 0; k < slowCount; k++) {
    if (slows[k].difficultUphill) continue;
    for (let i = 0; i < count; i++)
      if (slowable[i] && baseTouches(slows[k], battle.x[models[i]], battle.y[models[i]], radii[i])) return true;
  }
  return false;
};

/** Shortens the limits to those of difficult terrain, so that ways may touch it. */
export const goSlowly = (trek: MovePreparation): void => {
  trek.shy = false;
  pace(trek, trek.slowed);
};

/** Restores the long limits, so that ways must avoid difficult terrain. */
export const goFast = (trek: MovePreparation): void => {
  pace(trek, trek.full);
  trek.shy = trek.slowCount > 0 && isLonger(trek);
};

const isLonger = ({ count, full, slowed }: MovePreparation): boolean => {
  for (let i = 0; i < count; i++) if (slowed[i] < full[i]) return true;
  return false;
};

const pace = (trek: MovePreparation, lengths: Float64Array): void => {
  trek.shortest = Infinity;
  for (let i = 0; i < trek.count; i++) {
    trek.limits[i] = lengths[i];
    if (lengths[i] < trek.shortest) trek.shortest = lengths[i];
  }
};

/** Returns the place of the model nearest to the middle of the unit, its pivot. */
export const pivotOf = ({ battle, count, models, carrier }: MovePreparation): number => {
  if (carrier >= 0 || count === 1) return 0;
  let x = 0;
  let y = 0;
  for (let i = 0; i < count; i++) {
    x += battle.x[models[i]];
    y += battle.y[models[i]];
  }
  x /= count;
  y /= count;
  let pivot = 0;
  let nearest = Infinity;
  for (let i = 0; i < count; i++) {
    const apart = distance2(x, y, battle.x[models[i]], battle.y[models[i]]);
    if (apart < nearest) {
      nearest = apart;
      pivot = i;
    }
  }
  return pivot;
};

/** The start of a model's way: its place, or the edge of its transport. */
export const start = { x: 0, y: 0 };

/** Finds the start of a model's way to a point. */
export const findStart = (trek: MovePreparation, i: number, x: number, y: number): void => {
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
