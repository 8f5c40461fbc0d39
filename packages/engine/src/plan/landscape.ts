import type { Ruleset } from '../rule/ruleset.ts';
import type { TerrainPlan } from './terrain-plan.ts';

/** The terrain of a table by its effects on movement, so that each check looks only at the terrain it needs. All lists keep the table's order. */
export interface TerrainByEffect {
  /** Ground above table level. */
  heights: readonly TerrainPlan[];
  /** Ground above table level, and gaps. */
  uneven: readonly TerrainPlan[];
  /** Terrain with edges that no base may overhang: gaps, and ground too high to step over. */
  edges: readonly TerrainPlan[];
  /** Terrain where the ground ends: gaps, and ground too high to climb down from. */
  ledges: readonly TerrainPlan[];
  /** Terrain that no model may end on: impassable pieces and gaps. */
  barred: readonly TerrainPlan[];
  /** Difficult terrain, always or uphill. */
  slows: readonly TerrainPlan[];
  /** Dangerous terrain, always or only for Rush and Charge. */
  dangers: readonly TerrainPlan[];
  /** Terrain that gives cover to units inside it. */
  covers: readonly TerrainPlan[];
  /** Terrain from whose top a model may ignore one blocker (battle:G13). */
  hilltops: readonly TerrainPlan[];
  /** The bounding boxes of all pieces that affect movement, each as min x, min y, max x, max y. */
  boxes: Float64Array;
  /** The effects of each of these pieces, as bits. */
  ground: Uint8Array;
}

/** Returns the terrain of a table by its effects on movement. */
export const landscapeOf = (terrain: readonly TerrainPlan[], { numbers }: Ruleset): TerrainByEffect => {
  const pieces = terrain.filter(({ ground }) => ground !== 0);
  return {
    heights: terrain.filter(({ floor }) => floor > 0),
    uneven: terrain.filter(({ floor, gap }) => gap || floor > 0),
    edges: terrain.filter(({ floor, gap }) => gap || floor > numbers.stepHeight),
    ledges: terrain.filter(({ floor, gap }) => gap || floor > numbers.climbHeight),
    barred: terrain.filter(({ impassable, gap }) => impassable || gap),
    slows: terrain.filter(({ difficult, difficultUphill }) => difficult || difficultUphill),
    dangers: terrain.filter(({ dangerous, dangerousInHaste }) => dangerous || dangerousInHaste),
    covers: terrain.filter(({ cover }) => cover),
    hilltops: terrain.filter(({ topIgnoresOneBlocker }) => topIgnoresOneBlocker),
    boxes: Float64Array.from(pieces.flatMap(({ minX, minY, maxX, maxY }) => [minX, minY, maxX, maxY])),
    ground: Uint8Array.from(pieces, ({ ground }) => ground),
  };
};
