import type { Polygon } from '@muster/kernel';

/** The types of terrain; a piece may have several. */
export const TERRAIN_TYPES = ['impassable', 'blocking', 'cover', 'difficult', 'dangerous', 'elevated'] as const;
export type TerrainType = (typeof TERRAIN_TYPES)[number];

/** A piece of terrain: a polygon with a height, types and conditions. */
export interface TerrainPiece {
  id: string;
  /** What players call it, such as `forest` or `ruins`. */
  kind: string;
  polygon: Polygon;
  /** If absent, it is flat, or without limit if it blocks sight. */
  height?: number;
  types: readonly TerrainType[];
  /** Dangerous only for Rush and Charge, as rivers and ruins. */
  dangerousInHaste?: boolean;
  /** Difficult only when moving up, as hills. */
  difficultUphill?: boolean;
  /** Models can see into and out of it but not through it, as forests. */
  seeIntoNotThrough?: boolean;
  /** Models on top ignore one unit or piece of terrain for line of sight, as on hills (battle:G13). */
  topIgnoresOneBlocker?: boolean;
  /** Gives cover to units behind it without blocking sight, as barricades. */
  shelters?: boolean;
  /** A gap: models step over it where it is at most 1" wide, and may jump over it in games with jumps. */
  gap?: boolean;
  /** The depth of a gap; 3" by default. */
  depth?: number;
}

/** A table with its terrain. Lengths are hundredths of an inch. */
export interface Table {
  name?: string;
  width: number;
  depth: number;
  terrain: readonly TerrainPiece[];
}
