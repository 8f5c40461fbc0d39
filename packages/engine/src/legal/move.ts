import { distance2 } from '@muster/kernel';
import type { ModelMove } from '../game/action.ts';
import { refuse, type Refusal } from '../game/refusal.ts';
import { LIMITS } from '../plan/compile.ts';
import type { TerrainPlan } from '../plan/plan.ts';
import { chainExcess, isCoherent, spreadExcess, straggler, widestGap } from '../space/coherency.ts';
import {
  baseInside,
  baseTouches,
  boxTouches,
  climbCost,
  floorAt,
  gainsHeight,
  gapCrossed,
  isOverhanging,
  WIDEST_STEP,
} from '../space/ground.ts';
import { modelTouchesUnit, modelUnitGap, overlaps } from '../space/measure.ts';
import {
  endX,
  endY,
  isMoving,
  makeRoutes,
  readRoutes,
  routeDistance2,
  routeLength,
  routeTouches,
} from '../space/route.ts';
import type { Battle } from '../state/battle.ts';
import { isHighAbove, isOnTable, leader } from '../state/query.ts';

/** The occasions on which models move. */
export type MoveKind = 'advance' | 'rush' | 'charge' | 'consolidate' | 'pile-in' | 'back-off' | 'finish';

/** How a unit is told to move. */
export interface MoveOrder {
  kind: MoveKind;
  /** Whom it charges, closes up to or backs off from. */
  target?: number;
  /** The length that every model may move, instead of what suits the kind. */
  limit?: number;
  /** The transport that it leaves. */
  origin?: number;
  /** The transport that it enters. */
  embark?: number;
}

/** How a model gets about, as bits. */
const FLIES = 1;
const STRIDES = 2;
const STRAIGHT = 4;

/** The move that is being checked: ways, manners and lengths by place in the unit. */
const routes = makeRoutes();
const manner = new Uint8Array(LIMITS.models);
const lengths = new Float64Array(LIMITS.models);
const oldX = new Int32Array(LIMITS.models);
const oldY = new Int32Array(LIMITS.models);
const oldZ = new Int32Array(LIMITS.models);
/** What the ground near the unit has to offer, as bits. */
const HEIGHTS = 1;
const BARRIERS = 2;
const DIFFICULT = 4;
let ground = 0;
/** Models of other units that are near enough to matter. */
const others = new Int32Array(LIMITS.models);
let othersCount = 0;
/** Whether some end may lie on one of them. */
let mayOverlap = false;

/** Checks the moves of a unit in the order of battle-spec 7.1 and says what is wrong first; the battle is left as it was. */
export const checkMoves = (
  b: Battle,
  unit: number,
  moves: readonly ModelMove[],
  order: MoveOrder,
): Refusal | undefined => {
  const problem = readRoutes(b, unit, moves, routes, order.origin);
  if (problem) return problem;
  for (let i = 0; i < routes.count; i++) manner[i] = mannerOf(b, unit, routes.models[i]);
  boxAll(b);
  surveyGround(b);
  return (
    checkLengths(b, unit, order) ??
    checkExitRange(b, unit, order) ??
    checkTable(b, unit) ??
    checkGround(b, unit) ??
    checkOthers(b, unit, order) ??
    checkDifficult(b, unit) ??
    checkEnds(b, unit, order)
  );
};

/** Sets a unit's models at the ends of their ways. */
export const placeMoves = (b: Battle, unit: number, moves: readonly ModelMove[]): void => {
  for (const { model, path } of moves) {
    if (b.unitOf[model] !== unit || path.length < 2) continue;
    const x = path[path.length - 2];
    const y = path[path.length - 1];
    b.x[model] = x;
    b.y[model] = y;
    b.z[model] = floorAt(b.plan, x, y);
  }
};

/**
 * The models, in list order, that must test for dangerous terrain: they move in or through it, or begin in it (battle:G23,
 * battle:G24). To be asked before they are placed; `origin` is the transport that they leave.
 */
export const dangerousModels = (
  b: Battle,
  unit: number,
  moves: readonly ModelMove[],
  haste: boolean,
  origin?: number,
): number[] => {
  const endangered: number[] = [];
  if (!b.plan.terrain.some((piece) => isDangerous(piece, haste))) return endangered;
  if (readRoutes(b, unit, moves, routes, origin)) return endangered;
  for (let i = 0; i < routes.count; i++) {
    const model = routes.models[i];
    const how = mannerOf(b, unit, model);
    if (how & STRAIGHT) continue;
    const { radius } = b.plan.models[model];
    const x = routes.points[routes.start[i]];
    const y = routes.points[routes.start[i] + 1];
    for (const piece of b.plan.terrain) {
      if (!isDangerous(piece, haste)) continue;
      if (!(how & FLIES ? baseTouches(piece, x, y, radius) : routeTouches(routes, i, piece, radius))) continue;
      endangered.push(model);
      break;
    }
  }
  return endangered;
};

const isDangerous = (piece: TerrainPlan, haste: boolean): boolean => (piece.dangerousInHaste ? haste : piece.dangerous);

/** How far a model may go in one Advance, or in one Rush or Charge, with what spells have granted its unit. */
export const allowanceOf = (b: Battle, unit: number, model: number, pace: 'advance' | 'rush'): number => {
  const plan = b.plan.models[model];
  let allowance = plan[pace];
  const bits = b.unitGrants[unit];
  if (bits !== 0) {
    const { grants } = b.plan;
    // A rule that the model has of its own does not count twice (battle:D7).
    for (let i = 0; i < grants.length; i++)
      if (bits & (1 << i) && !plan.ruleIds.includes(grants[i].id)) allowance += grants[i][pace];
  }
  return Math.max(0, allowance);
};

const mannerOf = (b: Battle, unit: number, model: number): number => {
  const plan = b.plan.models[model];
  let how = (plan.flies ? FLIES : 0) | (plan.ignoresDifficult ? STRIDES : 0) | (plan.straightLine > 0 ? STRAIGHT : 0);
  const bits = b.unitGrants[unit];
  if (bits !== 0) {
    const { grants } = b.plan;
    for (let i = 0; i < grants.length; i++)
      if (bits & (1 << i)) how |= (grants[i].flies ? FLIES : 0) | (grants[i].ignoresDifficult ? STRIDES : 0);
  }
  return how;
};

/** What a model may move on this occasion. */
const limitOf = (b: Battle, unit: number, model: number, order: MoveOrder): number => {
  if (order.limit !== undefined) return order.limit;
  const { consolidation, pileIn } = b.plan.ruleset.numbers;
  switch (order.kind) {
    case 'consolidate':
    case 'back-off':
      return consolidation;
    case 'pile-in':
      return pileIn;
    case 'advance':
      return allowanceOf(b, unit, model, 'advance');
    default:
      return allowanceOf(b, unit, model, 'rush');
  }
};

/** The box around everything that the unit's bases may touch on their ways. */
const all = { minX: 0, minY: 0, maxX: 0, maxY: 0 };

const boxAll = (b: Battle): void => {
  const { models } = b.plan;
  all.minX = Infinity;
  all.minY = Infinity;
  all.maxX = -Infinity;
  all.maxY = -Infinity;
  for (let i = 0; i < routes.count; i++) {
    const { radius } = models[routes.models[i]];
    if (routes.minX[i] - radius < all.minX) all.minX = routes.minX[i] - radius;
    if (routes.minY[i] - radius < all.minY) all.minY = routes.minY[i] - radius;
    if (routes.maxX[i] + radius > all.maxX) all.maxX = routes.maxX[i] + radius;
    if (routes.maxY[i] + radius > all.maxY) all.maxY = routes.maxY[i] + radius;
  }
};

/** Most moves cross plain ground: one look at all of it saves many. */
const surveyGround = (b: Battle): void => {
  ground = 0;
  for (const piece of b.plan.terrain) {
    if (!boxTouches(piece, all.minX, all.minY, all.maxX, all.maxY, 1)) continue;
    if (piece.floor > 0) ground |= HEIGHTS;
    if (piece.impassable || piece.gap || piece.floor > 0) ground |= BARRIERS;
    if (piece.difficult || piece.difficultUphill) ground |= DIFFICULT;
  }
};

const checkLengths = (b: Battle, unit: number, order: MoveOrder): Refusal | undefined => {
  for (let i = 0; i < routes.count; i++) {
    const model = routes.models[i];
    lengths[i] = routeLength(routes, i);
    if (manner[i] & STRAIGHT) {
      const problem = checkStraight(b, unit, i, order);
      if (problem) return problem;
      continue;
    }
    if (!isMoving(routes, i)) continue;
    if (ground & HEIGHTS && !(manner[i] & FLIES))
      lengths[i] += climbCost(b.plan, routes.points, routes.start[i], routes.end[i]);
    const limit = limitOf(b, unit, model, order);
    if (lengths[i] > limit) return refuse('move-too-far', { unit, model, need: lengths[i], have: limit });
  }
  return undefined;
};

/** Aircraft fly one straight line of at least so much, at most an Advance longer; their Advance is never skipped (battle:S18). */
const checkStraight = (b: Battle, unit: number, i: number, order: MoveOrder): Refusal | undefined => {
  const model = routes.models[i];
  if (!isMoving(routes, i) && order.kind !== 'advance') return undefined;
  const segments = (routes.end[i] - routes.start[i]) / 2 - 1;
  if (segments > 1) return refuse('aircraft-not-straight', { unit, model, need: 1, have: segments });
  const least = b.plan.models[model].straightLine;
  const most = least + allowanceOf(b, unit, model, 'advance');
  const have = lengths[i];
  if (have >= least && have <= most) return undefined;
  return refuse('aircraft-move-length', { unit, model, need: have < least ? least : most, have });
};

/** Whoever leaves a transport ends fully within range of it; a setting lets chargers go farther (battle:T3). */
const checkExitRange = (b: Battle, unit: number, order: MoveOrder): Refusal | undefined => {
  if (order.origin === undefined) return undefined;
  if (order.kind === 'charge' && b.plan.settings.chargeOutOfTransport === 'free') return undefined;
  const { exitRange } = b.plan.ruleset.numbers;
  const carrier = leader(b, order.origin);
  for (let i = 0; i < routes.count; i++) {
    const model = routes.models[i];
    const inner = b.plan.models[carrier].radius - b.plan.models[model].radius;
    const apart2 = distance2(endX(routes, i), endY(routes, i), b.x[carrier], b.y[carrier]);
    if (inner + exitRange >= 0 && apart2 <= (inner + exitRange) * (inner + exitRange)) continue;
    const have = Math.ceil(Math.sqrt(apart2)) - inner;
    return refuse('transport-exit-range', { unit, model, other: order.origin, need: exitRange, have });
  }
  return undefined;
};

const checkTable = (b: Battle, unit: number): Refusal | undefined => {
  const { width, depth } = b.plan.table;
  for (let i = 0; i < routes.count; i++) {
    const model = routes.models[i];
    const { radius } = b.plan.models[model];
    for (let k = routes.start[i] + 2; k < routes.end[i]; k += 2) {
      const x = routes.points[k];
      const y = routes.points[k + 1];
      const have = Math.min(x, y, width - x, depth - y);
      if (have < radius) return refuse('off-table', { unit, model, need: radius, have });
    }
  }
  return undefined;
};

/** Impassable ground, gaps too wide to step over, and ends on an edge (battle:G22). */
const checkGround = (b: Battle, unit: number): Refusal | undefined => {
  const { plan } = b;
  const { climbHeight } = plan.ruleset.numbers;
  if (!(ground & BARRIERS)) return undefined;
  for (let i = 0; i < routes.count; i++) {
    if (!isMoving(routes, i) || manner[i] & STRAIGHT) continue;
    const model = routes.models[i];
    const { radius } = plan.models[model];
    for (const piece of plan.terrain) {
      if (piece.impassable && entersPiece(b, i, piece, radius)) {
        const tooTall = piece.floor > climbHeight;
        const need = tooTall ? piece.floor : radius;
        return refuse('impassable', {
          unit,
          model,
          need,
          have: tooTall ? climbHeight : roomBeside(b, i, piece, radius),
        });
      }
      if (!piece.gap || manner[i] & FLIES || !routeTouches(routes, i, piece, radius)) continue;
      const wide = gapCrossed(piece, routes.points, routes.start[i], routes.end[i]);
      if (wide > WIDEST_STEP) return refuse('impassable', { unit, model, need: wide, have: WIDEST_STEP });
    }
    const x = endX(routes, i);
    const y = endY(routes, i);
    if (!isOverhanging(plan, x, y, radius)) continue;
    let room = radius;
    while (room > 0 && isOverhanging(plan, x, y, room)) room--;
    return refuse('impassable', { unit, model, need: radius, have: room });
  }
  return undefined;
};

/** Whether a base gets into a piece: fliers only by their end, and not those who walk about on its top. */
const entersPiece = (b: Battle, i: number, piece: TerrainPlan, radius: number): boolean => {
  if (manner[i] & FLIES) return baseTouches(piece, endX(routes, i), endY(routes, i), radius);
  if (!routeTouches(routes, i, piece, radius)) return false;
  if (piece.floor === 0 || b.z[routes.models[i]] < piece.floor) return true;
  for (let k = routes.start[i]; k < routes.end[i]; k += 2)
    if (!baseInside(piece, routes.points[k], routes.points[k + 1], radius)) return true;
  return false;
};

/** How large a base would get past a piece. */
const roomBeside = (b: Battle, i: number, piece: TerrainPlan, radius: number): number => {
  let room = 0;
  for (let step = radius; step > 0; step >>= 1)
    while (room + step < radius && !entersPiece(b, i, piece, room + step)) room += step;
  return room;
};

/** Models of other units in the way, and those that come too close (battle:G2, battle:G3, battle:G31). */
const checkOthers = (b: Battle, unit: number, order: MoveOrder): Refusal | undefined => {
  const { models, settings } = b.plan;
  const { separation } = b.plan.ruleset.numbers;
  const suspended = order.kind === 'charge' || order.embark !== undefined;
  const exact = settings.separationExactlyOneInch === 'illegal';
  gatherOthers(b, unit, separation);
  mayOverlap = false;
  let tooClose: Refusal | undefined;
  for (let i = 0; i < routes.count; i++) {
    if (!isMoving(routes, i) || manner[i] & STRAIGHT) continue;
    const model = routes.models[i];
    const { radius } = models[model];
    const flies = (manner[i] & FLIES) !== 0;
    for (let k = 0; k < othersCount; k++) {
      const other = others[k];
      const x = b.x[other];
      const y = b.y[other];
      const touch = radius + models[other].radius;
      const far = touch + separation;
      if (x + far < routes.minX[i] || x - far > routes.maxX[i] || y + far < routes.minY[i] || y - far > routes.maxY[i])
        continue;
      const near2 = routeDistance2(routes, i, x, y, flies);
      if (near2 > far * far) continue;
      const start2 = distance2(x, y, routes.points[routes.start[i]], routes.points[routes.start[i] + 1]);
      if (near2 < touch * touch) mayOverlap = true;
      if (near2 >= start2 && start2 <= far * far) continue;
      const their = b.unitOf[other];
      const have = Math.floor(Math.sqrt(near2));
      if (near2 < touch * touch && !flies)
        return refuse('path-blocked', { unit, model, other: their, need: touch, have });
      if (suspended || tooClose || (order.kind === 'pile-in' && their === order.target)) continue;
      if (near2 < far * far || exact)
        tooClose = refuse('within-1in', { unit, model, other: their, need: separation, have: have - touch });
    }
  }
  return tooClose ?? (settings.ownUnitBlocksPath === 'yes' ? checkOwnUnit(b, unit) : undefined);
};

/** Collects the models of other units that some way may come near; high fliers are in nobody's way. */
const gatherOthers = (b: Battle, unit: number, separation: number): void => {
  const { models, units } = b.plan;
  const { x, y, alive, unitOf } = b;
  othersCount = 0;
  for (let other = 0; other < units.length; other++) {
    if (other === unit || !isOnTable(b, other) || isHighAbove(b, other)) continue;
    const { first, count } = units[other];
    const hero = b.unitHero[other];
    for (let i = 0; i <= count; i++) {
      const model = i < count ? first + i : hero;
      if (model < 0 || !alive[model] || unitOf[model] !== other) continue;
      const far = models[model].radius + separation;
      const px = x[model];
      const py = y[model];
      if (px + far >= all.minX && px - far <= all.maxX && py + far >= all.minY && py - far <= all.maxY)
        others[othersCount++] = model;
    }
  }
};

/** Where models of the own unit block the way, they do so from where they end (battle:G4). */
const checkOwnUnit = (b: Battle, unit: number): Refusal | undefined => {
  const { models } = b.plan;
  for (let i = 0; i < routes.count; i++) {
    if (!isMoving(routes, i) || manner[i] & (FLIES | STRAIGHT)) continue;
    for (let j = 0; j < routes.count; j++) {
      if (i === j) continue;
      const touch = models[routes.models[i]].radius + models[routes.models[j]].radius;
      const x = endX(routes, j);
      const y = endY(routes, j);
      const near2 = routeDistance2(routes, i, x, y, false);
      if (near2 >= touch * touch) continue;
      if (near2 >= distance2(x, y, routes.points[routes.start[i]], routes.points[routes.start[i] + 1])) continue;
      // Ending on each other is another matter: overlap.
      if (near2 >= distance2(x, y, endX(routes, i), endY(routes, i))) continue;
      const have = Math.floor(Math.sqrt(near2));
      return refuse('path-blocked', { unit, model: routes.models[i], other: unit, need: touch, have });
    }
  }
  return undefined;
};

/** Difficult ground under one model slows all that it can slow (battle:G17, battle:G18). */
const checkDifficult = (b: Battle, unit: number): Refusal | undefined => {
  const { difficultLimit } = b.plan.ruleset.numbers;
  const exempt = FLIES | STRIDES | STRAIGHT;
  let far = -1;
  if (!(ground & DIFFICULT)) return undefined;
  for (let i = 0; i < routes.count && far < 0; i++) if (lengths[i] > difficultLimit && !(manner[i] & exempt)) far = i;
  if (far < 0) return undefined;
  for (let i = 0; i < routes.count; i++) {
    if (manner[i] & exempt || !isSlowed(b, i)) continue;
    return refuse('difficult-limit', { unit, model: routes.models[far], need: lengths[far], have: difficultLimit });
  }
  return undefined;
};

const isSlowed = (b: Battle, i: number): boolean => {
  const { radius } = b.plan.models[routes.models[i]];
  for (const piece of b.plan.terrain) {
    if (!piece.difficult && !piece.difficultUphill) continue;
    if (!routeTouches(routes, i, piece, radius)) continue;
    if (!piece.difficultUphill || gainsHeight(b.plan, routes.points, routes.start[i], routes.end[i])) return true;
  }
  return false;
};

/** Puts the models where they want to go, looks, and takes them back. */
const checkEnds = (b: Battle, unit: number, order: MoveOrder): Refusal | undefined => {
  for (let i = 0; i < routes.count; i++) {
    const model = routes.models[i];
    oldX[i] = b.x[model];
    oldY[i] = b.y[model];
    oldZ[i] = b.z[model];
    if (!isMoving(routes, i)) continue;
    b.x[model] = endX(routes, i);
    b.y[model] = endY(routes, i);
    b.z[model] = ground & HEIGHTS ? floorAt(b.plan, b.x[model], b.y[model]) : 0;
  }
  const problem = order.embark === undefined ? lookAtEnds(b, unit) : checkEntry(b, unit, order.embark);
  const gap = problem?.code === 'coherency' && order.origin === undefined ? widestGap(b, unit) : Infinity;
  for (let i = 0; i < routes.count; i++) {
    const model = routes.models[i];
    b.x[model] = oldX[i];
    b.y[model] = oldY[i];
    b.z[model] = oldZ[i];
  }
  // A scattered unit that cannot close up at once may at least come closer together (battle:G6).
  return gap < Infinity && gap < widestGap(b, unit) ? undefined : problem;
};

/** One model in contact takes the whole unit along (battle:T2). */
const checkEntry = (b: Battle, unit: number, transport: number): Refusal | undefined => {
  let model = -1;
  let have = Infinity;
  for (let i = 0; i < routes.count; i++) {
    if (modelTouchesUnit(b, routes.models[i], transport)) return undefined;
    const gap = modelUnitGap(b, routes.models[i], transport);
    if (gap < have) [model, have] = [routes.models[i], gap];
  }
  return refuse('transport-not-reached', { unit, model, other: transport, need: 0, have });
};

const lookAtEnds = (b: Battle, unit: number): Refusal | undefined => {
  let straight = false;
  for (let i = 0; i < routes.count; i++) {
    if (manner[i] & STRAIGHT) straight = true;
    if (!isMoving(routes, i) || manner[i] & STRAIGHT) continue;
    const model = routes.models[i];
    if (mayOverlap)
      for (let k = 0; k < othersCount; k++)
        if (overlaps(b, model, others[k])) return overlap(b, unit, model, others[k]);
    for (let j = 0; j < routes.count; j++) {
      const other = routes.models[j];
      if (j !== i && (j < i || !isMoving(routes, j)) && !(manner[j] & STRAIGHT) && overlaps(b, model, other))
        return overlap(b, unit, model, other);
    }
  }
  return straight || isCoherent(b, unit) ? undefined : scattered(b, unit);
};

const overlap = (b: Battle, unit: number, model: number, other: number): Refusal => {
  const { models } = b.plan;
  const need = models[model].radius + models[other].radius;
  const have = Math.floor(Math.sqrt(distance2(b.x[model], b.y[model], b.x[other], b.y[other])));
  return refuse('overlap', { unit, model, other, need, have });
};

const scattered = (b: Battle, unit: number): Refusal => {
  const { coherencyLink, coherencySpan } = b.plan.ruleset.numbers;
  const loose = straggler(b, unit);
  return loose >= 0
    ? refuse('coherency', { unit, model: loose, need: coherencyLink, have: coherencyLink + chainExcess(b, unit) })
    : refuse('coherency', {
        unit,
        model: leader(b, unit),
        need: coherencySpan,
        have: coherencySpan + spreadExcess(b, unit),
      });
};
