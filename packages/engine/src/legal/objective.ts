import { distance2 } from '@muster/kernel';
import { refuse, type Refusal } from '../contract/refusal.ts';
import type { TerrainPlan } from '../plan/terrain-plan.ts';
import { baseTouches } from '../space/ground.ts';
import { type Battle, G } from '../state/battle.ts';
import { isMarkerReachable, smallestBase } from './marker-reach.ts';

/** Free ground that a marker needs around its centre to be reachable. */
const MARKER_RADIUS = 50;

/**
 * Whether a marker may be put here: outside the zones, over 9" from the others, where a base of some army can get
 * (muster:marker-reach). No zone has been chosen yet, so that all of them count; where any edge may be chosen the middle of the
 * table is left (muster:markers).
 */
export const checkObjective = (battle: Battle, x: number, y: number): Refusal | undefined => {
  const { table, zones, landscape, ruleset } = battle.plan;
  if (!Number.isInteger(x) || !Number.isInteger(y)) return refuse('bad-answer');
  if (x < 0 || y < 0 || x > table.width || y > table.depth) return refuse('off-table');
  for (const zone of zones)
    if (x >= zone.minX && x <= zone.maxX && y >= zone.minY && y <= zone.maxY) return refuse('objective-in-zone');
  const spacing = ruleset.numbers.objectiveSpacing;
  for (let i = 0; i < battle.game[G.objectives]; i++) {
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

/** How far a point is from a piece that is closer than a marker may be. */
const roomAround = (piece: TerrainPlan, x: number, y: number): number => {
  let room = MARKER_RADIUS;
  while (room > 0 && baseTouches(piece, x, y, room)) room--;
  return room;
};

/** Space between the places that are looked at when room for a marker is sought. */
const RASTER = 25;

/** The first spot row by row where a marker may be put, also right at the border of a zone; nothing when there is none. */
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

/** A raster from 0 to `end`, with lines on either side of every border. */
const lines = (end: number, borders: readonly number[]): number[] => {
  const found = new Set<number>([end]);
  for (let at = 0; at < end; at += RASTER) found.add(at);
  for (const border of borders) for (const at of [border - 1, border + 1]) if (at >= 0 && at <= end) found.add(at);
  return [...found].sort((a, b) => a - b);
};
