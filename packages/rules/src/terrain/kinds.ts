import type { TerrainPiece } from '@muster/engine';
import { INCH } from '@muster/kernel';
import {
  type Outline,
  type OutlineName,
  OUTLINES,
  placeOutline,
  type PieceSize,
  type TerrainPoint,
} from './outline.ts';

/** The ready-made kinds of terrain. */
export const KIND_NAMES = [
  'barricade',
  'building',
  'field',
  'forest',
  'hill',
  'shallow-lake',
  'deep-lake',
  'lava',
  'mountain',
  'river',
  'rubble',
  'ruins',
  'swamp',
  'chasm',
  'platform',
] as const;
export type KindName = (typeof KIND_NAMES)[number];

/** The conditions that a piece may have in addition to its types. */
export const TERRAIN_FLAGS = [
  'dangerousInHaste',
  'difficultUphill',
  'seeIntoNotThrough',
  'topIgnoresOneBlocker',
  'shelters',
  'gap',
] as const;
export type TerrainFlag = (typeof TERRAIN_FLAGS)[number];

/** What all pieces of a kind have in common. A flag limits a type: a river is dangerous, but only for Rush and Charge. */
export interface TerrainKind extends Omit<TerrainPiece, 'id' | 'kind' | 'polygon'> {
  name: string;
  /** Usual sizes, in hundredths of an inch. */
  smallest: PieceSize;
  largest: PieceSize;
  /** Its default outline. */
  outline: OutlineName;
}

const inches = (width: number, depth: number): PieceSize => ({ width: width * INCH, depth: depth * INCH });

/** Each kind with its types, flags and usual sizes. */
export const TERRAIN_KINDS: Readonly<Record<KindName, TerrainKind>> = {
  barricade: {
    name: 'Barricade',
    types: ['cover'],
    shelters: true,
    height: INCH,
    smallest: inches(3, 1),
    largest: inches(3, 1),
    outline: 'rectangle',
  },
  building: {
    name: 'Building',
    types: ['impassable', 'blocking'],
    smallest: inches(5, 4),
    largest: inches(9, 7),
    outline: 'rectangle',
  },
  field: {
    name: 'Field',
    types: ['cover', 'difficult'],
    smallest: inches(6, 5),
    largest: inches(10, 8),
    outline: 'rectangle',
  },
  forest: {
    name: 'Forest',
    types: ['cover', 'difficult'],
    seeIntoNotThrough: true,
    smallest: inches(8, 4),
    largest: inches(12, 7),
    outline: 'grove',
  },
  hill: {
    name: 'Hill',
    types: ['cover', 'difficult', 'elevated'],
    difficultUphill: true,
    topIgnoresOneBlocker: true,
    height: 2 * INCH,
    smallest: inches(7, 5),
    largest: inches(11, 8),
    outline: 'grove',
  },
  'shallow-lake': {
    name: 'Shallow lake',
    types: ['difficult'],
    smallest: inches(5, 5),
    largest: inches(10, 8),
    outline: 'grove',
  },
  'deep-lake': {
    name: 'Deep lake',
    types: ['impassable'],
    smallest: inches(5, 4),
    largest: inches(8, 7),
    outline: 'grove',
  },
  lava: {
    name: 'Lava',
    types: ['dangerous'],
    smallest: inches(4, 4),
    largest: inches(7, 6),
    outline: 'grove',
  },
  mountain: {
    name: 'Mountain',
    types: ['impassable', 'blocking'],
    smallest: inches(6, 5),
    largest: inches(10, 8),
    outline: 'crag',
  },
  river: {
    name: 'River',
    types: ['dangerous'],
    dangerousInHaste: true,
    smallest: inches(12, 6),
    largest: inches(72, 7),
    outline: 'winding',
  },
  rubble: {
    name: 'Rubble',
    types: ['difficult'],
    smallest: inches(4, 4),
    largest: inches(7, 6),
    outline: 'crag',
  },
  ruins: {
    name: 'Ruins',
    types: ['cover', 'dangerous'],
    dangerousInHaste: true,
    smallest: inches(5, 4),
    largest: inches(9, 7),
    outline: 'corner',
  },
  swamp: {
    name: 'Swamp',
    types: ['difficult'],
    smallest: inches(6, 5),
    largest: inches(9, 8),
    outline: 'grove',
  },
  chasm: {
    name: 'Chasm',
    types: [],
    gap: true,
    depth: 4 * INCH,
    smallest: inches(6, 2),
    largest: inches(9, 4),
    outline: 'crag',
  },
  platform: {
    name: 'Platform',
    types: ['cover', 'elevated'],
    height: 3 * INCH,
    smallest: inches(4, 4),
    largest: inches(6, 5),
    outline: 'rectangle',
  },
};

/** Returns the kind of a name, or `undefined` if it is not a ready-made one. */
export const terrainKind = (name: string): TerrainKind | undefined =>
  Object.hasOwn(TERRAIN_KINDS, name) ? TERRAIN_KINDS[name as KindName] : undefined;

/** Returns what each piece of a kind has: types, flags, height and depth. */
export const traitsOf = (kind: TerrainKind): Omit<TerrainPiece, 'id' | 'kind' | 'polygon'> => ({
  types: kind.types,
  ...(kind.height === undefined ? {} : { height: kind.height }),
  ...(kind.depth === undefined ? {} : { depth: kind.depth }),
  ...Object.fromEntries(TERRAIN_FLAGS.filter((flag) => kind[flag]).map((flag) => [flag, true])),
});

/** Returns a piece: an outline of a size, turned by degrees (in steps of five) about its centre, with corners on the grid. */
export const makePiece = (
  kind: KindName,
  id: string,
  centre: TerrainPoint,
  size: PieceSize = TERRAIN_KINDS[kind].smallest,
  rotation = 0,
  shape: Outline = OUTLINES[TERRAIN_KINDS[kind].outline],
): TerrainPiece => ({
  id,
  kind,
  polygon: placeOutline(shape, centre, size, rotation),
  ...traitsOf(TERRAIN_KINDS[kind]),
});
