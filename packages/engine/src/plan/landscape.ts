import type { Ruleset } from '../rule/ruleset.ts';
import type { TerrainPlan } from './terrain-plan.ts';

/** The terrain of a table by what it means to those who get about, each list in the order of the table: who asks for one kind looks at no other. */
export interface Landscape {
  /** Ground above the table. */
  heights: readonly TerrainPlan[];
  /** Ground above the table, and gaps. */
  uneven: readonly TerrainPlan[];
  /** Edges that no base may hang over: those of gaps, and of ground too high for a step. */
  edges: readonly TerrainPlan[];
  /** Places where the ground ends: gaps, and ground too high to climb down from. */
  ledges: readonly TerrainPlan[];
  /** Where nobody may stand: impassable pieces and gaps. */
  barred: readonly TerrainPlan[];
  /** What slows, always or uphill. */
  slows: readonly TerrainPlan[];
  /** What is dangerous, always or in haste. */
  dangers: readonly TerrainPlan[];
  /** What gives cover to those inside it. */
  covers: readonly TerrainPlan[];
  /** Pieces from whose top a model may ignore one blocker (battle:G13). */
  hilltops: readonly TerrainPlan[];
  /** The box around each piece that those who get about reckon with: least x and y, greatest x and y, one after the other. */
  boxes: Float64Array;
  /** What each of these has in store for them, as bits. */
  ground: Uint8Array;
}

/** Sorts the terrain of a table by what it means to those who get about. */
export const landscapeOf = (terrain: readonly TerrainPlan[], { numbers }: Ruleset): Landscape => {
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
