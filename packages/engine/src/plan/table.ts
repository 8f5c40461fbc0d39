import type { Polygon } from '@muster/kernel';

/** What terrain may do; a piece may do several things. */
export const TERRAIN_TYPES = ['impassable', 'blocking', 'cover', 'difficult', 'dangerous', 'elevated'] as const;
export type TerrainType = (typeof TERRAIN_TYPES)[number];

/** A piece of terrain: a polygon with a height, types and conditions. */
export interface TerrainPiece {
  id: string;
  /** What it is to people: `forest`, `ruins`. */
  kind: string;
  polygon: Polygon;
  /** Absent: flat, or without limit when it blocks sight. */
  height?: number;
  types: readonly TerrainType[];
  /** Dangerous only to those who rush or charge: rivers, ruins. */
  dangerousInHaste?: boolean;
  /** Difficult only on the way up: hills. */
  difficultUphill?: boolean;
  /** Sight goes in and out, never through: forests. */
  seeIntoNotThrough?: boolean;
  /** Models on top ignore one unit or piece of terrain for line of sight: hills (battle:G13). */
  topIgnoresOneBlocker?: boolean;
  /** Shelters those behind it without hiding them: barricades. */
  shelters?: boolean;
  /** A gap: it may be stepped over where it is at most 1" wide, and jumped where the game knows jumps. */
  gap?: boolean;
  /** How deep a gap is; 3" by default. */
  depth?: number;
}

/** A table with its terrain. Lengths are hundredths of an inch. */
export interface Table {
  name?: string;
  width: number;
  depth: number;
  terrain: readonly TerrainPiece[];
}
