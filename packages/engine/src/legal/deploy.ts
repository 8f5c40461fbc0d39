import { circleInsidePolygon, distance2, pointWithinPolygon } from '@muster/kernel';
import type { Placement } from '../contract/action.ts';
import { refuse, type Refusal } from '../contract/refusal.ts';
import { BATTLE_LIMITS } from '../plan/limits.ts';
import type { BattlePlan, Zone } from '../plan/plan.ts';
import { isCoherent } from '../space/coherency.ts';
import { baseTouches, isOverhanging } from '../space/ground.ts';
import { withModelsPlaced } from '../space/place-models.ts';
import { separationOf } from './separation.ts';
import { type Battle, phaseOf, RESERVE, UNIT_FLAG } from '../state/battle.ts';
import {
  collectModels,
  firstModel,
  hasUnitFlag,
  isEmbarked,
  isHighAbove,
  isOnTable,
  nextModel,
  roundOf,
  sideOf,
} from '../state/query.ts';
import { arrivesBeyond, arrivesFrom, mayReserve, repelReach } from '../state/special-movement.ts';

/** Where a unit may be placed. */
export interface PlacementRule {
  /** Fully inside this zone, widened by this much; or with some part of the base in it. */
  zone?: { zone: Zone; reach: number; partly?: true };
  /** Farther than this from every enemy. */
  enemiesBeyond?: number;
  /** Fully within exit range of this unit. */
  near?: number;
}

/** Returns why a base may not stand on a spot, apart from other models. */
export const spotProblem = (
  plan: BattlePlan,
  x: number,
  y: number,
  radius: number,
): 'off-table' | 'impassable' | undefined => {
  if (x < radius || y < radius || x > plan.table.width - radius || y > plan.table.depth - radius) return 'off-table';
  for (const piece of plan.landscape.barred) if (baseTouches(piece, x, y, radius)) return 'impassable';
  return isOverhanging(plan, x, y, radius) ? 'impassable' : undefined;
};

/** Checks that every living model of a unit is placed legally; the battle is not changed. */
export const checkPlacement = (
  battle: Battle,
  unit: number,
  positions: readonly Placement[],
  rule: PlacementRule,
): Refusal | undefined => {
  const count = collectModels(battle, unit, standing);
  if (positions.length !== count || !everybodyIn(positions, count))
    return refuse('no-such-model', { unit, need: count, have: new Set(positions.map(({ model }) => model)).size });
  for (const { x, y } of positions)
    if (!Number.isInteger(x) || !Number.isInteger(y)) return refuse('bad-answer', { unit });
  const guided = rule.enemiesBeyond !== undefined && isGuided(battle, unit, positions);
  const kept = guided ? { ...rule, enemiesBeyond: undefined } : rule;
  for (const place of positions) {
    const problem = placeProblem(battle, unit, place, kept);
    if (problem) return problem;
  }
  return mutualProblem(battle, unit, positions);
};

const standing = new Int32Array(BATTLE_LIMITS.models);

/** Whether there are as many places as models, and each model has one; removes them from the list. */
const everybodyIn = (positions: readonly Placement[], count: number): boolean => {
  let left = count;
  for (const { model } of positions) {
    let at = 0;
    while (at < left && standing[at] !== model) at++;
    if (at === left) return false;
    standing[at] = standing[--left];
  }
  return true;
};

const placeProblem = (
  battle: Battle,
  unit: number,
  { model, x, y }: Placement,
  rule: PlacementRule,
): Refusal | undefined => {
  const { plan } = battle;
  const { radius } = plan.models[model];
  const spot = spotProblem(plan, x, y, radius);
  if (spot === 'off-table') return refuse('off-table', { unit, model });
  const reach = rule.zone?.partly ? 2 * radius : rule.zone?.reach;
  if (rule.zone && !insideZone(rule.zone.zone, reach ?? 0, x, y, radius))
    return refuse(rule.zone.reach > 0 ? 'scout-too-far' : 'deploy-out-of-zone', { unit, model });
  if (rule.near !== undefined && !fullyNear(battle, rule.near, x, y, radius))
    return refuse('transport-exit-range', { unit, model });
  if (rule.near !== undefined && standsOn(battle, rule.near, x, y, radius)) return refuse('overlap', { unit, model });
  if (spot) return refuse(spot, { unit, model });
  return crowdProblem(battle, unit, { model, x, y }, rule);
};

const ANYWHERE: PlacementRule = {};

/** Checks whether a model of another unit stands too near to the spot of a model. */
export const crowdProblem = (
  battle: Battle,
  unit: number,
  { model, x, y }: Placement,
  rule: PlacementRule = ANYWHERE,
): Refusal | undefined => {
  const { plan } = battle;
  const radius = plan.bases.radius[model];
  const separation = separationOf(plan);
  const aloft = isHighAbove(battle, unit);
  for (const other of plan.units) {
    if (other.index === unit || !isOnTable(battle, other.index)) continue;
    const enemy = other.side !== plan.units[unit].side;
    const beyond = enemy ? beyondOf(battle, other.index, rule) : 0;
    if (beyond === 0 && (aloft || isHighAbove(battle, other.index))) continue;
    const { index } = other;
    for (let there = firstModel(battle, index); there >= 0; there = nextModel(battle, index, there)) {
      const radii = radius + plan.bases.radius[there];
      const apart = distance2(x, y, battle.x[there], battle.y[there]);
      if (beyond > 0 && apart <= (radii + beyond) * (radii + beyond))
        return refuse('ambush-too-close', { unit, model, other: index, need: beyond });
      if (apart < (radii + separation) * (radii + separation))
        return refuse('within-1in', { unit, model, other: index });
    }
  }
  return undefined;
};

/** Returns how far an arriving unit must stay from an enemy, whose rules may increase the distance. */
const beyondOf = (battle: Battle, enemy: number, { enemiesBeyond = 0 }: PlacementRule): number =>
  enemiesBeyond > 0 ? Math.max(enemiesBeyond, repelReach(battle, enemy)) : 0;

/** Whether a base is fully inside a zone widened by `reach`. */
export const insideZone = (zone: Zone, reach: number, x: number, y: number, radius: number): boolean => {
  const far = reach - radius;
  if (!zone.isBox)
    return far >= 0 ? pointWithinPolygon(x, y, far, zone.polygon) : circleInsidePolygon(x, y, radius, zone.polygon);
  // A widened zone has rounded corners, so measure from the nearest point of the zone.
  const dx = Math.max(zone.minX - x, 0, x - zone.maxX);
  const dy = Math.max(zone.minY - y, 0, y - zone.maxY);
  if (far >= 0) return dx * dx + dy * dy <= far * far;
  return x - radius >= zone.minX && x + radius <= zone.maxX && y - radius >= zone.minY && y + radius <= zone.maxY;
};

/** Whether a base is fully within exit range of a unit, measured to its first model. */
const fullyNear = (battle: Battle, unit: number, x: number, y: number, radius: number): boolean => {
  const { first } = battle.plan.units[unit];
  const reach = battle.plan.models[first].radius + battle.plan.ruleset.numbers.exitRange - radius;
  return reach >= 0 && distance2(x, y, battle.x[first], battle.y[first]) <= reach * reach;
};

/** Whether a base would overlap a unit's first model: a wreck is only removed after its passengers are placed. */
const standsOn = (battle: Battle, unit: number, x: number, y: number, radius: number): boolean => {
  const { first } = battle.plan.units[unit];
  const radii = battle.plan.models[first].radius + radius;
  return distance2(x, y, battle.x[first], battle.y[first]) < radii * radii;
};

const mutualProblem = (battle: Battle, unit: number, positions: readonly Placement[]): Refusal | undefined => {
  if (positions.length <= 1) return undefined;
  const { radius } = battle.plan.bases;
  for (let i = 0; i < positions.length; i++)
    for (let j = 0; j < i; j++) {
      const radii = radius[positions[i].model] + radius[positions[j].model];
      if (distance2(positions[i].x, positions[i].y, positions[j].x, positions[j].y) < radii * radii)
        return refuse('overlap', { unit, model: positions[i].model, other: positions[j].model });
    }
  const coherent = withModelsPlaced(battle, positions, () => isCoherent(battle, unit));
  return coherent ? undefined : refuse('coherency', { unit });
};

/** Checks whether a unit may be deployed, use Scout or arrive from Ambush on these spots. */
export const checkDeploy = (
  battle: Battle,
  unit: number,
  positions: readonly Placement[],
  how: 'deployment' | 'scout' | 'ambush',
): Refusal | undefined => {
  const { plan } = battle;
  if (!plan.units[unit]) return refuse('no-such-unit', { unit });
  const again = phaseOf(battle) === 'redeployment';
  if (
    hasUnitFlag(
      battle,
      unit,
      (again ? 0 : UNIT_FLAG.onTable) | UNIT_FLAG.destroyed | UNIT_FLAG.joined | UNIT_FLAG.away,
    ) ||
    isEmbarked(battle, unit)
  )
    return refuse('already-deployed', { unit });
  if (how !== 'deployment' && !mayReserve(battle, unit, how) && !isOwedArrival(battle, unit, how))
    return refuse('no-such-rule', { unit });
  if (how === 'ambush' && roundOf(battle) < arrivesFrom(battle, unit)) return refuse('ambush-round-1', { unit });
  return checkPlacement(battle, unit, positions, deployRule(battle, unit, how));
};

/**
 * Whether a unit off the table may arrive although it has no rule for it now: it left by one or lost the bearer of
 * one, or a random event of a campaign took its transport or its gear.
 */
const isOwedArrival = (battle: Battle, unit: number, how: 'scout' | 'ambush'): boolean => {
  const { auraBearers, extras } = battle.plan;
  if (how === 'ambush' && battle.unitReserve[unit] === RESERVE.late) return true;
  const isOwed =
    hasUnitFlag(battle, unit, UNIT_FLAG.withdrew) || auraBearers.length > 0 || extras?.events !== undefined;
  return isOwed && battle.unitReserve[unit] === RESERVE[how];
};

/** Returns where a unit may stand when it arrives in this way. */
export const deployRule = (battle: Battle, unit: number, how: 'deployment' | 'scout' | 'ambush'): PlacementRule => {
  const { zones, ruleset } = battle.plan;
  const isLate = battle.unitReserve[unit] === RESERVE.late;
  if (how === 'ambush' && !isLate) return { enemiesBeyond: arrivesBeyond(battle, unit) };
  const zone = zones[battle.sideZone[sideOf(battle, unit)]];
  // As with any other "within", some part of the base must be within this distance of an edge.
  if (zone.partly) return { zone: { zone, reach: 0, partly: true } };
  return { zone: { zone, reach: how === 'scout' ? ruleset.numbers.scoutDepth : 0 } };
};

/** Whether a whole unit arrives so near to a friendly beacon that it may be close to enemies. */
const isGuided = (battle: Battle, unit: number, positions: readonly Placement[]): boolean => {
  const { plan } = battle;
  const beacons = plan.roves ? plan.models.filter(({ roving }) => roving.some(({ beacon }) => beacon > 0)) : [];
  return beacons.some(({ index, side, radius, roving }) => {
    if (side !== sideOf(battle, unit) || !battle.alive[index] || !isOnTable(battle, battle.unitOf[index])) return false;
    const reach = Math.max(...roving.map(({ beacon }) => beacon)) + radius;
    return positions.every(({ model, x, y }) => {
      const far = reach + plan.models[model].radius;
      return distance2(x, y, battle.x[index], battle.y[index]) <= far * far;
    });
  });
};

/** Returns the units of a side in Ambush that may arrive this round. */
export const arriving = (battle: Battle, side: number): number[] =>
  unitsToArrive(battle, side, 'ambush').filter((unit) => roundOf(battle) >= arrivesFrom(battle, unit));

/**
 * Returns the units that a side may redeploy: those on the table, as long as its rules allow more (muster:redeployed).
 */
export const redeployable = (battle: Battle, side: number): number[] => {
  const { plan } = battle;
  if (!plan.roves) return [];
  const { units } = plan.sides[side];
  let left = 0;
  for (const model of plan.models)
    if (model.side === side && battle.alive[model.index])
      left += model.roving.reduce((sum, { redeploys }) => sum + redeploys, 0);
  for (const unit of units) if (hasUnitFlag(battle, unit, UNIT_FLAG.redeployed)) left--;
  return left > 0
    ? units.filter((unit) => isOnTable(battle, unit) && !hasUnitFlag(battle, unit, UNIT_FLAG.redeployed))
    : [];
};

/** Returns the zones that no side holds, from which a side may choose. */
export const freeZones = (battle: Battle): number[] =>
  battle.plan.zones.map((_, zone) => zone).filter((zone) => !battle.sideZone.includes(zone));

/** Returns the units of a side that still wait to arrive in this way. */
export const unitsToArrive = (battle: Battle, side: number, how: 'deployment' | 'scout' | 'ambush'): number[] =>
  battle.plan.sides[side].units.filter((unit) => isWaiting(battle, unit, how));

/** Whether a unit of a side still waits to arrive in this way. */
export const hasUnitsToArrive = (battle: Battle, side: number, how: 'deployment' | 'scout' | 'ambush'): boolean => {
  for (const unit of battle.plan.sides[side].units) if (isWaiting(battle, unit, how)) return true;
  return false;
};

const isWaiting = (battle: Battle, unit: number, how: 'deployment' | 'scout' | 'ambush'): boolean =>
  !hasUnitFlag(battle, unit, UNIT_FLAG.onTable | UNIT_FLAG.destroyed | UNIT_FLAG.joined | UNIT_FLAG.away) &&
  !isEmbarked(battle, unit) &&
  (battle.unitReserve[unit] === (how === 'deployment' ? RESERVE.none : RESERVE[how]) ||
    (how === 'ambush' && battle.unitReserve[unit] === RESERVE.late));
