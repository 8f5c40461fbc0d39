import {
  type Action,
  type Battle,
  checkObjective,
  freeZones,
  objectiveCount,
  type Placement,
  unitsToArrive,
} from '@muster/engine';
import { deployAnywhere, formUp, type Front, frontOf, pointOf, placeUnitNear } from '@muster/guide';
import { type Dice, distance2 } from '@muster/kernel';
import { firstObjectiveSpot, leavesRoom, placesOf } from '../objective-spots.ts';
import { type LastDecision, newDecision, restartFor } from './last-decision.ts';
import { roleOf } from './worth.ts';

export { arriveOrPass } from './ambush.ts';
export { musterArmy } from './muster.ts';

/**
 * Returns a place for an objective as far as possible from the others, around the middle of the table or else anywhere, with
 * a little chance. It leaves room for later objectives.
 */
export const placeObjective = (battle: Battle, dice: Dice): Action => {
  const { width, depth } = battle.plan.table;
  const middle: number[] = [];
  for (let column = 1; column <= 5; column++)
    for (let row = -1; row <= 1; row++)
      middle.push(Math.trunc((width * column) / 6), Math.trunc(depth / 2) + row * 700);
  return loneliest(battle, middle, dice) ?? loneliest(battle, placesOf(battle), dice) ?? firstObjectiveSpot(battle);
};

/** Returns the worth of a place for an objective: distance to others, and a little chance. */
let weights = new Float64Array(256);

/** Returns the best of the places x0, y0, x1, y1, … for an objective, if any is legal. */
const loneliest = (battle: Battle, places: readonly number[], dice: Dice): Action | undefined => {
  const count = places.length / 2;
  if (weights.length < count) weights = new Float64Array(2 * count);
  for (let i = 0; i < count; i++)
    weights[i] = Math.min(2400, nearestObjective(battle, places[2 * i], places[2 * i + 1])) + dice.below(900);
  for (let tries = 0; tries < count; tries++) {
    let best = 0;
    for (let i = 1; i < count; i++) if (weights[i] > weights[best]) best = i;
    weights[best] = -1;
    const [x, y] = [places[2 * best], places[2 * best + 1]];
    if (!checkObjective(battle, x, y) && leavesRoom(battle, x, y)) return { type: 'place-objective', x, y };
  }
  return undefined;
};

const nearestObjective = (battle: Battle, x: number, y: number): number => {
  let nearest = Infinity;
  for (let i = 0; i < objectiveCount(battle); i++)
    nearest = Math.min(nearest, Math.sqrt(distance2(x, y, battle.objX[i], battle.objY[i])));
  return nearest;
};

/** Returns the free edge or corner nearest to the objectives. */
export const chooseZone = (battle: Battle): Action => {
  let best = 0;
  let least = Infinity;
  for (const zone of freeZones(battle)) {
    const { minX, minY, maxX, maxY } = battle.plan.zones[zone];
    let sum = 0;
    for (let k = 0; k < objectiveCount(battle); k++) {
      const dx = Math.max(minX - battle.objX[k], 0, battle.objX[k] - maxX);
      const dy = Math.max(minY - battle.objY[k], 0, battle.objY[k] - maxY);
      sum += Math.sqrt(dx * dx + dy * dy);
    }
    if (sum < least) [best, least] = [zone, sum];
  }
  return { type: 'choose-edge', zone: best };
};

/** Deploys the next unit: melee units in front, shooters behind, each facing an objective that few others face. */
export const deployNext = (
  battle: Battle,
  side: number,
  how: 'deployment' | 'scout',
  mind: LastDecision = newDecision(),
): Action => {
  const units = unitsToArrive(battle, side, how);
  const next = firstInLine(battle, units);
  const positions = findPlace(battle, next, how, mind);
  if (positions) return { type: 'deploy', unit: next, positions };
  for (const unit of units) {
    const elsewhere = unit === next ? undefined : findPlace(battle, unit, how, mind);
    if (elsewhere) return { type: 'deploy', unit, positions: elsewhere };
  }
  return deployAnywhere(battle, units, how);
};

/** Orders units: large bases first because they need most room, then those that reveal least about the plan. */
const firstInLine = ({ plan }: Battle, units: readonly number[]): number => {
  let best = units[0];
  let least = Infinity;
  for (const unit of units) {
    const { first, cost } = plan.units[unit];
    const turn = cost - 10 * plan.models[first].radius;
    if (turn < least) [best, least] = [unit, turn];
  }
  return best;
};

const findPlace = (
  battle: Battle,
  unit: number,
  how: 'deployment' | 'scout',
  mind: LastDecision,
): Placement[] | undefined => {
  const { plan } = battle;
  const { side, first } = plan.units[unit];
  const front = frontOf(plan, battle.sideZone[side]);
  const { forward } = front;
  const reach = how === 'scout' ? plan.ruleset.numbers.scoutDepth : 0;
  const room = roomOf(battle, side, front, reach);
  const { radius } = plan.models[first];
  const objective = leastFaced(battle, side, front);
  restartFor(mind, battle, unit, 'deploys');
  mind.objective = objective;
  const [along, ahead] =
    objective < 0 ? [room.middle, 0] : pointOf(front, battle.objX[objective], battle.objY[objective]);
  const centre = Math.max(room.low, Math.min(room.high, along));
  const edge = room.edge + forward * (reach - radius - 5);
  const depth = roleOf(battle, unit) === 'shooter' ? 300 : 0;
  // Scouts go as far as the objective, not past it.
  const rank = objective >= 0 && how === 'scout' ? nearerTo(edge, ahead, forward) : edge - forward * depth;
  const aside = (from: number, to: number): [number, number][] => {
    const anchors: [number, number][] = [];
    for (let step = from; step < to; step++) {
      const at = centre + (step % 2 === 0 ? 1 : -1) * ((step + 1) >> 1) * STEP_ASIDE;
      if (at < room.low + radius || at > room.high - radius) continue;
      for (let row = 0; row < 3; row++) anchors.push(pointOf(front, at, rank - forward * row * STEP_BACK));
    }
    return anchors;
  };
  return (
    formUp(battle, unit, how, aside(0, FEW_STEPS)) ??
    formUp(battle, unit, how, aside(FEW_STEPS, MOST_STEPS)) ??
    placeUnitNear(battle, unit, how, ...pointOf(front, centre, rank))
  );
};

/** The offsets to both sides and behind that are searched for room, the nearest first. */
const STEP_ASIDE = 200;
const STEP_BACK = 250;
const FEW_STEPS = 5;
const MOST_STEPS = 36;

/** Returns the extent of a widened zone along its front, and the front edge of the zone itself. */
const roomOf = (
  { plan, sideZone }: Battle,
  side: number,
  { axis, forward }: Front,
  reach: number,
): { low: number; high: number; middle: number; edge: number } => {
  const { minX, minY, maxX, maxY } = plan.zones[sideZone[side]];
  const [start, end, length] = axis === 'y' ? [minX, maxX, plan.table.width] : [minY, maxY, plan.table.depth];
  const [near, far] = axis === 'y' ? [minY, maxY] : [minX, maxX];
  return {
    low: Math.max(0, start - reach),
    high: Math.min(length, end + reach),
    middle: Math.trunc((start + end) / 2),
    edge: forward > 0 ? far : near,
  };
};

const nearerTo = (edge: number, ahead: number, forward: number): number =>
  forward > 0 ? Math.min(edge, ahead) : Math.max(edge, ahead);

/** Returns the objective that the fewest of our models face, or -1. */
const leastFaced = (battle: Battle, side: number, { axis }: Front): number => {
  const [at, marked] = axis === 'y' ? [battle.x, battle.objX] : [battle.y, battle.objY];
  let best = -1;
  let least = Infinity;
  for (let i = 0; i < objectiveCount(battle); i++) {
    let weight = 0;
    for (const model of battle.plan.models)
      if (model.side === side && battle.alive[model.index] && (battle.x[model.index] > 0 || battle.y[model.index] > 0))
        weight += Math.abs(at[model.index] - marked[i]) < 900 ? model.tough : 0;
    if (weight < least) [best, least] = [i, weight];
  }
  return best;
};
