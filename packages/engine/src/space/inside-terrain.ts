import { DIRECTIONS } from '@muster/kernel';
import type { Battle } from '../state/battle.ts';
import { isHighAbove, isOnTable, modelsOf } from '../state/query.ts';
import { isMostlyInside } from './cover.ts';
import { isOverhanging, walkableFloor } from './ground.ts';
import type { FallSpot } from './jumps-and-climbs.ts';

/** Whether most models of a unit on the table are mostly inside terrain, also in different pieces (campaign:E31). */
export const isInsideTerrain = (battle: Battle, unit: number): boolean => {
  if (!isOnTable(battle, unit) || isHighAbove(battle, unit)) return false;
  const models = modelsOf(battle, unit);
  const inside = models.filter((model) => battle.plan.terrain.some((piece) => isMostlyInside(battle, model, piece)));
  return 2 * inside.length > models.length;
};

/** The longest distance from a base to an edge that the model slips over. */
const NEAR = 200;

/** The distance between rings in the search for lower ground, and how far the search goes beyond the edge. */
const RING = 25;
const BEYOND = 100;

/** Returns where a model on elevated ground would fall over an edge within 2" of its base, if there is one. */
export const ledgeNear = (battle: Battle, model: number): FallSpot | undefined => {
  const { plan } = battle;
  const { stepHeight } = plan.ruleset.numbers;
  const x = battle.x[model];
  const y = battle.y[model];
  const height = walkableFloor(plan, x, y);
  const reach = plan.models[model].radius + NEAR;
  if (height <= stepHeight || !isOverhanging(plan, x, y, reach + 1)) return undefined;
  for (let ring = RING; ring <= reach + BEYOND; ring += RING)
    for (const [dx, dy] of DIRECTIONS) {
      const at = { x: x + Math.trunc((dx * ring) / 1000), y: y + Math.trunc((dy * ring) / 1000) };
      if (at.x < 0 || at.y < 0 || at.x > plan.table.width || at.y > plan.table.depth) continue;
      const floor = walkableFloor(plan, at.x, at.y);
      if (height - floor > stepHeight) return { ...at, height: height - floor, floor };
    }
  return undefined;
};

/** Whether most models of a unit on the table are on elevated ground within 2" of its edge. */
export const isUnitNearLedge = (battle: Battle, unit: number): boolean => {
  if (!isOnTable(battle, unit) || isHighAbove(battle, unit)) return false;
  const models = modelsOf(battle, unit);
  return 2 * models.filter((model) => ledgeNear(battle, model) !== undefined).length > models.length;
};
