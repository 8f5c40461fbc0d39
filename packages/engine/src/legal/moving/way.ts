import { BATTLE_LIMITS } from '../../plan/limits.ts';
import { isUnitNearTerrain } from '../../space/near-terrain.ts';
import { makeRoutes, type Routes } from '../../space/route.ts';
import type { ModelPlan } from '../../plan/profile.ts';
import type { Stretch } from '../exit.ts';
import type { UnitRule } from '../../plan/terms.ts';
import type { Battle } from '../../state/battle.ts';
import { givenRules, rulesToActWith } from '../../state/given.ts';
import { eachUnitBonus, eachModel, someModel } from '../../state/query.ts';
import { chargeChange, specialMovementOfModel, specialMovementOfUnit } from '../../state/special-movement.ts';

/** The occasions on which models move. */
export type MoveKind = 'advance' | 'rush' | 'charge' | 'consolidate' | 'pile-in' | 'back-off' | 'finish';

/** How a unit is ordered to move. */
export interface MoveOrder {
  kind: MoveKind;
  /** The unit that it charges, piles in to or moves back from. */
  target?: number;
  /** The length that every model may move, instead of the one for this kind of move. */
  limit?: number;
  /** The transport that it leaves. */
  origin?: number;
  /** The transport that it enters. */
  embark?: number;
  /** The stretches of the table's edge over which the whole unit leaves. */
  exit?: readonly Stretch[];
  /** Whether it only takes paths on which no model has to jump. */
  steady?: boolean;
}

/** The order that is being checked, always of one shape; -1 for units that it does not name. */
export const currentOrder: {
  kind: MoveKind;
  target: number;
  limit: number | undefined;
  origin: number;
  embark: number;
  exit: readonly Stretch[] | undefined;
  steady: boolean;
} = { kind: 'advance', target: -1, limit: undefined, origin: -1, embark: -1, exit: undefined, steady: false };

/** Stores an order. */
export const setOrder = ({ kind, target, limit, origin, embark, exit, steady }: MoveOrder): void => {
  currentOrder.kind = kind;
  currentOrder.target = target ?? -1;
  currentOrder.limit = limit;
  currentOrder.origin = origin ?? -1;
  currentOrder.embark = embark ?? -1;
  currentOrder.exit = exit;
  currentOrder.steady = steady ?? false;
};

/** How a model moves, as bits. */
export const FLIES = 1;
export const STRIDES = 2;
export const STRAIGHT = 4;
export const PASSES = 8;

/** The move that is being checked: paths, ways of moving and lengths by index in the unit. */
export const routes: Routes = makeRoutes();
export const movementBits: Uint8Array = new Uint8Array(BATTLE_LIMITS.models);
export const lengths: Float64Array = new Float64Array(BATTLE_LIMITS.models);
/** Models of other units that are near enough to matter. */
export const others: Int32Array = new Int32Array(BATTLE_LIMITS.models);

/**
 * What else is known of the move: the ground near it, how many other models there are, whether an end may lie on one
 * of them, whether the amounts are not needed, and whether the path continues from its end.
 */
export const moveContext: { ground: number; others: number; mayOverlap: boolean; brief: boolean; passing: boolean } = {
  ground: 0,
  others: 0,
  mayOverlap: false,
  brief: false,
  passing: false,
};

/**
 * Whether a given rule adds to what a model has: not a rule that it has already, nor an improvement of a rule that it
 * lacks.
 */
const countsFor = ({ ruleIds }: ModelPlan, { id, boosts }: UnitRule, given: readonly UnitRule[]): boolean =>
  !ruleIds.includes(id) &&
  (boosts === undefined || ruleIds.includes(boosts) || given.some((rule) => rule.id === boosts));

/** The paces at which models move. */
export type Pace = 'advance' | 'rush' | 'charge';

/** The length below which no rules can reduce a charge (muster:reach). */
const LEAST_CHARGE = 600;

/** Returns how far a model may move in a Charge at a unit whose rules may reduce it. */
export const chargeAllowance = (b: Battle, unit: number, model: number, target: number | undefined): number => {
  const allowance = allowanceOf(b, unit, model, 'charge');
  if (target === undefined || !b.plan.roves) return allowance;
  const change = chargeChange(b, target);
  return change < 0 ? Math.max(Math.min(allowance, LEAST_CHARGE), allowance + change) : allowance + change;
};

/** Returns how far a model may move in an Advance, Rush or Charge, with the rules that its unit was given. */
export const allowanceOf = (b: Battle, unit: number, model: number, pace: Pace): number =>
  keepsStep(b, unit)
    ? slowestOf(b, unit, (other) => ownAllowance(b, unit, other, pace))
    : ownAllowance(b, unit, model, pace);

/**
 * Whether a hero and the unit that it joined move at the pace of the slowest, because traits change the speed of some
 * models (campaign:T11).
 */
const keepsStep = (b: Battle, unit: number): boolean => {
  const { pacesApart, models } = b.plan;
  return (
    pacesApart &&
    someModel(b, unit, (model) => models[model].pacesApart) &&
    someModel(b, unit, (model) => models[model].hero) &&
    someModel(b, unit, (model) => !models[model].hero)
  );
};

const slowestOf = (b: Battle, unit: number, reach: (model: number) => number): number => {
  let slowest = Infinity;
  eachModel(b, unit, (model) => {
    slowest = Math.min(slowest, reach(model));
  });
  return slowest;
};

const paceOf = (paces: Readonly<Record<Pace, number>>, pace: Pace): number =>
  pace === 'advance' ? paces.advance : pace === 'rush' ? paces.rush : paces.charge;

const ownAllowance = (b: Battle, unit: number, model: number, pace: Pace): number => {
  const plan = b.plan.models[model];
  const given = rulesToActWith(b, unit);
  let allowance = paceOf(plan, pace);
  if (given.length === 0 && !b.plan.roves && !b.plan.hasGifts) return Math.max(0, allowance);
  // A rule that the model has already does not count twice (battle:D7).
  for (const rule of given) if (countsFor(plan, rule, given)) allowance += paceOf(rule, pace);
  for (const burden of plan.burdens)
    if (given.some(({ drops }) => drops.includes(burden.id))) allowance -= paceOf(burden, pace);
  if (b.plan.roves) allowance += groundedPace(b, unit, pace);
  eachUnitBonus(b, unit, (gift) => {
    allowance += gift.move;
  });
  if (given.some((rule) => rule.inDifficult) && !(movementBitsOf(b, unit, model) & (FLIES | STRIDES | STRAIGHT)))
    allowance = Math.min(allowance, difficultLimitOf(b, model));
  return Math.max(0, allowance);
};

/** Returns what is added to every move of a model (campaign:T15). */
export const strideOf = (b: Battle, model: number): number => {
  const { models } = b.plan;
  const unit = b.unitOf[model];
  return keepsStep(b, unit) ? slowestOf(b, unit, (other) => models[other].stride) : models[model].stride;
};

/** Returns how far a model may move in difficult terrain. */
export const difficultLimitOf = (b: Battle, model: number): number =>
  b.plan.ruleset.numbers.difficultLimit + strideOf(b, model);

/** Returns the bonus of models that have a rule for starting near terrain: most of the unit within 1" of a piece. */
const groundedPace = (b: Battle, unit: number, pace: Pace): number => {
  let more = 0;
  for (const { groundedAdvance, groundedRush } of specialMovementOfUnit(b, unit))
    more += pace === 'advance' ? groundedAdvance : groundedRush;
  return more !== 0 && isUnitNearTerrain(b, unit) ? more : 0;
};

/** Returns how a model moves, as bits. */
export const movementBitsOf = (b: Battle, unit: number, model: number): number =>
  ownManner(b, unit, model) | givenManner(b, unit);

const ownManner = (b: Battle, unit: number, model: number): number => {
  const { flies, ignoresDifficult, straightLine } = b.plan.models[model];
  const how = (flies ? FLIES : 0) | (ignoresDifficult ? STRIDES : 0) | (straightLine > 0 ? STRAIGHT : 0);
  if (!b.plan.roves || !specialMovementOfModel(b, unit, model).some(({ passesUnits }) => passesUnits)) return how;
  return how | PASSES;
};

/** Returns what a unit's given rules add to how all its models move. */
const givenManner = (b: Battle, unit: number): number => {
  let how = 0;
  for (const { flies, ignoresDifficult } of givenRules(b, unit))
    how |= (flies ? FLIES : 0) | (ignoresDifficult ? STRIDES : 0);
  return how;
};

/** Finds how the models move whose paths have been read. */
export const findMovementBits = (b: Battle, unit: number): void => {
  const given = givenManner(b, unit);
  for (let i = 0; i < routes.count; i++) movementBits[i] = ownManner(b, unit, routes.models[i]) | given;
};

/** Returns the box around everything that the unit's bases may touch on their paths. */
export const moveBox: { minX: number; minY: number; maxX: number; maxY: number } = {
  minX: 0,
  minY: 0,
  maxX: 0,
  maxY: 0,
};

export const findMoveBox = (b: Battle): void => {
  const bases = b.plan.bases.radius;
  let minX = Infinity;
  let minY = Infinity;
  let maxX = -Infinity;
  let maxY = -Infinity;
  for (let i = 0; i < routes.count; i++) {
    const radius = bases[routes.models[i]];
    minX = Math.min(minX, routes.minX[i] - radius);
    minY = Math.min(minY, routes.minY[i] - radius);
    maxX = Math.max(maxX, routes.maxX[i] + radius);
    maxY = Math.max(maxY, routes.maxY[i] + radius);
  }
  moveBox.minX = minX;
  moveBox.minY = minY;
  moveBox.maxX = maxX;
  moveBox.maxY = maxY;
};

/** Most moves cross plain ground, so one look at all of it saves many. */
export const surveyGround = (b: Battle): void => {
  const { boxes, ground } = b.plan.landscape;
  const { minX, minY, maxX, maxY } = moveBox;
  let found = 0;
  for (let i = 0, k = 0; i < ground.length; i++, k += 4)
    if (maxX + 1 > boxes[k] && maxY + 1 > boxes[k + 1] && minX - 1 < boxes[k + 2] && minY - 1 < boxes[k + 3])
      found |= ground[i];
  moveContext.ground = found;
};
