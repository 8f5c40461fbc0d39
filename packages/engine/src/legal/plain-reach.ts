import { EIGHT_DIRECTIONS, INCH } from '@muster/kernel';
import type { BattlePlan } from '../plan/plan.ts';
import type { TerrainPlan } from '../plan/terrain-plan.ts';
import { sweepTouches } from '../space/ground.ts';

/** How far a base moves aside before it goes straight on. */
const ASIDE = [0, 3, -3, 6, -6, 9, -9, 12, -12].map((inches) => inches * INCH);

/** The path that is tried, shared so that nothing is allocated. */
const way = { radius: 0, width: 0, depth: 0, barriers: [] as readonly TerrainPlan[] };

/**
 * Whether a base gets from a deployment zone to a point with at most one turn and without crossing a barrier. This
 * quick check answers most points of most tables; the others need a full search.
 */
export const isPlainlyReachable = (
  { table, zones }: BattlePlan,
  barriers: readonly TerrainPlan[],
  radius: number,
  x: number,
  y: number,
): boolean => {
  way.radius = radius;
  way.width = table.width;
  way.depth = table.depth;
  way.barriers = barriers;
  if (reachesZone(zones, x, y)) return true;
  // Next to a wall, the base only touches the objective.
  for (let i = 0; i < EIGHT_DIRECTIONS.length; i += 2)
    if (
      reachesZone(
        zones,
        x + Math.trunc((EIGHT_DIRECTIONS[i] * radius) / 1000),
        y + Math.trunc((EIGHT_DIRECTIONS[i + 1] * radius) / 1000),
      )
    )
      return true;
  return false;
};

const reachesZone = (zones: BattlePlan['zones'], x: number, y: number): boolean => {
  if (!isClear(x, y, x, y)) return false;
  for (const aside of ASIDE)
    for (const zone of zones) {
      const alongY = isWithin(x + aside, zone.minX, zone.maxX) && isClear(x, y, x + aside, y);
      if (alongY && isClear(x + aside, y, x + aside, inside(y, zone.minY, zone.maxY))) return true;
      const alongX = isWithin(y + aside, zone.minY, zone.maxY) && isClear(x, y, x, y + aside);
      if (alongX && isClear(x, y + aside, inside(x, zone.minX, zone.maxX), y + aside)) return true;
    }
  return false;
};

const isWithin = (at: number, low: number, high: number): boolean => at >= low + way.radius && at <= high - way.radius;

/** Returns the nearest position of a base inside a zone. */
const inside = (at: number, low: number, high: number): number =>
  Math.max(low + way.radius, Math.min(high - way.radius, at));

const isClear = (ax: number, ay: number, bx: number, by: number): boolean => {
  const { radius, width, depth } = way;
  if (Math.min(ax, bx) < radius || Math.min(ay, by) < radius) return false;
  if (Math.max(ax, bx) > width - radius || Math.max(ay, by) > depth - radius) return false;
  for (const piece of way.barriers) if (sweepTouches(piece, ax, ay, bx, by, radius)) return false;
  return true;
};
