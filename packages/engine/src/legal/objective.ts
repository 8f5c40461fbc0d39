import { distance2 } from '@muster/kernel';
import { refuse, type Refusal } from '../contract/refusal.ts';
import type { TerrainPlan } from '../plan/terrain-plan.ts';
import { baseTouches } from '../space/ground.ts';
import { type Battle, GAME } from '../state/battle.ts';
import { isMarkerReachable, smallestBase } from './marker-reach.ts';

/** Free ground that an objective needs around its centre to be reachable. */
const MARKER_RADIUS = 50;

/**
 * Checks whether an objective may be placed here: outside the zones, over 9" from the others, where a base of some
 * army can get (muster:marker-reach). No side has a zone yet, so all zones count; where any edge may be chosen, only
 * the middle of the table is left (muster:markers).
 */
export const checkObjective = (battle: Battle, x: number, y: number): Refusal | undefined => {
  const { table, zones, landscape, ruleset } = battle.plan;
  if (!Number.isInteger(x) || !Number.isInteger(y)) return refuse('bad-answer');
  if (x < 0 || y < 0 || x > table.width || y > table.depth) return refuse('off-table');
  for (const zone of zones)
    if (x >= zone.minX && x <= zone.maxX && y >= zone.minY && y <= zone.maxY) return refuse('objective-in-zone');
  const spacing = ruleset.numbers.objectiveSpacing;
  for (let i = 0; i < battle.game[GAME.objectives]; i++) {
    const apart = distance2(x, y, battle.objX[i], battle.objY[i]);
    if (apart <= spacing * spacing)
      return refuse('objective-too-close', { other: i, need: spacing, have: Math.round(Math.sqrt(apart)) });
  }
  for (const piece of landscape.barred)
    if (baseTouches(piece, x, y, MARKER_RADIUS))
      return refuse('objective-unreachable', { need: MARKER_RADIUS, have: roomAround(piece, x, y) });
  if (!isMarkerReachable(battle.plan, x, y))
    return refuse('objective-unreachable', { need: smallestBase(battle.plan) });
  return undefined;
};

/** Returns the distance of a point from a piece that is too close for an objective. */
const roomAround = (piece: TerrainPlan, x: number, y: number): number => {
  let room = MARKER_RADIUS;
  while (room > 0 && baseTouches(piece, x, y, room)) room--;
  return room;
};

/** The distance between the points that are tried in the search for room. */
const RASTER = 25;

/**
 * Returns the first spot, row by row, where an objective may be placed, also right at the border of a zone, or
 * nothing.
 */
export const findMarkerSpot = (battle: Battle): { x: number; y: number } | undefined => {
  const { table, zones } = battle.plan;
  const xs = lines(
    table.width,
    zones.flatMap((zone) => [zone.minX, zone.maxX]),
  );
  const ys = lines(
    table.depth,
    zones.flatMap((zone) => [zone.minY, zone.maxY]),
  );
  for (const y of ys) for (const x of xs) if (!checkObjective(battle, x, y)) return { x, y };
  return undefined;
};

/** Returns the grid lines from 0 to `end`, with lines on either side of every border. */
const lines = (end: number, borders: readonly number[]): number[] => {
  const found = new Set<number>([end]);
  for (let at = 0; at < end; at += RASTER) found.add(at);
  for (const border of borders) for (const at of [border - 1, border + 1]) if (at >= 0 && at <= end) found.add(at);
  return [...found].sort((a, b) => a - b);
};
