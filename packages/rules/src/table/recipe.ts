import { type Dice, INCH } from '@muster/kernel';
import { KIND_NAMES, type KindName, TERRAIN_KINDS, traitsOf } from '../terrain/kinds.ts';
import { fillOf, naturalOutline, type Outline, OUTLINES, riverOutline, type PieceSize } from '../terrain/outline.ts';
import { blocksSight, givesCover, isDangerous, isDifficult, isImpassable } from '../terrain/traits.ts';
import { GUIDELINE_NUMBERS, terrainMinimums } from './guidelines.ts';
import { THEME_TERRAIN, type Theme, type KindWeights } from './themes.ts';

/** A piece that is not placed yet. */
export interface LoosePiece {
  kind: KindName;
  size: PieceSize;
  outline: Outline;
}

/** The pieces to place: pairs, one piece for each half of the table, and perhaps one for its middle. */
export interface TerrainMix {
  pairs: LoosePiece[];
  middle?: LoosePiece;
}

/** What a recipe is drawn for. */
export interface TerrainMixOptions {
  width: number;
  depth: number;
  pieces: number;
  players: number;
  theme: Theme;
  /** Adds chasms and platforms. */
  jumps?: boolean;
}

/** The smallest and largest side of a large piece; scatter and rivers have other sizes. */
const LARGE = { smallest: 4 * INCH, largest: 12 * INCH };

/** How wide all pieces that block sight should be together, in percent of the width of the table. */
const BLOCKED_WIDTH = 220;

/** How far pieces that do not block sight may shrink. */
const SMALLEST_SHARE = 0.75;

/** The factor for the sides of a piece that is made smaller. */
const SHRINK = 0.85;

/** The width of table, in hundredths of an inch, for each pair of pieces that block sight. */
const WIDTH_PER_BLOCKERS = 12 * INCH;

/** The area of table, in square hundredths, for each pair of impassable pieces. */
const AREA_PER_IMPASSABLE = 1100 * INCH * INCH;

/** The number of pieces on the table for each pair of barricades, since scatter covers little. */
const PIECES_PER_BARRICADES = 9;

/** The pieces that a table with jumps has in addition to those of its landscape. */
const JUMP_PIECES: KindWeights = [
  ['chasm', 8],
  ['platform', 4],
];

/** How many recipes are drawn before an incomplete one is used. */
const RECIPES = 200;

/** Draws kinds, outlines and sizes that meet every guideline that does not depend on the places. */
export const drawTerrainMix = (dice: Dice, options: TerrainMixOptions): TerrainMix => {
  const kinds = drawKinds(dice, options);
  const recipe: TerrainMix = { pairs: kinds.pairs.map((kind) => loosePiece(dice, kind, options, false)) };
  if (kinds.middle) recipe.middle = loosePiece(dice, kinds.middle, options, true);
  fitSizes(recipe, options, GUIDELINE_NUMBERS.covered + 2 + dice.below(4));
  return recipe;
};

interface Kinds {
  pairs: KindName[];
  middle?: KindName;
}

const drawKinds = (dice: Dice, options: TerrainMixOptions): Kinds => {
  const { blockers, others: usual } = THEME_TERRAIN[options.theme];
  const others = options.jumps ? [...usual, ...JUMP_PIECES] : usual;
  const count = Math.floor(options.pieces / 2);
  const needed = Math.ceil(terrainMinimums(options.pieces, options.players).blocking / 2);
  // Leave some pairs for dangerous pieces, if possible.
  const most = Math.max(needed, count - Math.ceil(options.players / 2));
  const blocking = Math.min(count, most, Math.max(needed, Math.round(options.width / WIDTH_PER_BLOCKERS)));
  let kinds: Kinds = { pairs: [] };
  for (let attempt = 0; attempt < RECIPES; attempt++) {
    kinds = { pairs: [] };
    const draw = (weights: KindWeights): KindName =>
      drawFrom(
        dice,
        weights.filter(([kind]) => isAllowed(kind, kinds, options)),
      );
    if (options.pieces % 2 === 1) kinds.middle = draw(dice.below(2) === 0 ? blockers : others);
    while (kinds.pairs.length < blocking) kinds.pairs.push(draw(blockers));
    while (kinds.pairs.length < count) kinds.pairs.push(draw(others));
    if (isEnough(kinds, options)) break;
  }
  return kinds;
};

/** Draws one of several kinds, or a forest if there are none. */
const drawFrom = (dice: Dice, among: KindWeights): KindName => {
  const parts = among.reduce((total, [, weight]) => total + weight, 0);
  if (parts === 0) return 'forest';
  let drawn = dice.below(parts);
  return (among.find(([, weight]) => (drawn -= weight) < 0) ?? among[0])[0];
};

/** Whether one more piece of a kind is allowed. */
const isAllowed = (kind: KindName, { pairs, middle }: Kinds, options: TerrainMixOptions): boolean => {
  const drawn = middle ? [...pairs, middle] : pairs;
  const like = drawn.filter((other) => other === kind).length;
  switch (kind) {
    case 'river':
    case 'chasm':
      return like === 0;
    case 'barricade':
      return like < Math.floor(options.pieces / PIECES_PER_BARRICADES) - 1;
    case 'lava':
    case 'platform':
      return like < 2;
    default: {
      if (!isSort(kind, 'impassable')) return true;
      const impassable = drawn.filter((other) => isSort(other, 'impassable')).length;
      return impassable < Math.floor((options.width * options.depth) / AREA_PER_IMPASSABLE);
    }
  }
};

/** What pieces are counted by. */
type Sort = 'blocking' | 'cover' | 'difficult' | 'dangerous' | 'impassable';

const sortsOf = (kind: KindName): Readonly<Record<Sort, boolean>> => {
  const piece = { id: kind, kind, polygon: [], ...traitsOf(TERRAIN_KINDS[kind]) };
  return {
    blocking: blocksSight(piece),
    cover: givesCover(piece),
    difficult: isDifficult(piece),
    dangerous: isDangerous(piece),
    impassable: isImpassable(piece),
  };
};

const SORTS = new Map(KIND_NAMES.map((kind) => [kind, sortsOf(kind)]));

/** Whether pieces of a kind are of a sort. */
export const isSort = (kind: KindName, sort: Sort): boolean => SORTS.get(kind)?.[sort] === true;

const isEnough = (kinds: Kinds, options: TerrainMixOptions): boolean => {
  const minimums = terrainMinimums(options.pieces, options.players);
  const count = (sort: Sort): number =>
    kinds.pairs.filter((kind) => isSort(kind, sort)).length * 2 + (kinds.middle && isSort(kinds.middle, sort) ? 1 : 0);
  return (['blocking', 'cover', 'difficult', 'dangerous'] as const).every((sort) => count(sort) >= minimums[sort]);
};

const loosePiece = (dice: Dice, kind: KindName, options: TerrainMixOptions, middle: boolean): LoosePiece => {
  if (kind === 'river') return river(dice, options, middle);
  const { smallest, largest } = TERRAIN_KINDS[kind];
  const between = (low: number, high: number): number => low + dice.below(Math.floor((high - low) / 25) + 1) * 25;
  const size = { width: between(smallest.width, largest.width), depth: between(smallest.depth, largest.depth) };
  return { kind, size, outline: outlineFor(dice, kind, middle) };
};

const outlineFor = (dice: Dice, kind: KindName, middle: boolean): Outline => {
  switch (kind) {
    case 'barricade':
    case 'field':
    case 'platform':
      return OUTLINES.rectangle;
    case 'building':
    case 'ruins':
      return middle || dice.below(2) === 0 ? OUTLINES.rectangle : OUTLINES.corner;
    case 'mountain':
    case 'rubble':
    case 'chasm':
      return naturalOutline(dice, 6 + dice.below(2) * 2, middle);
    default:
      return naturalOutline(dice, 8 + dice.below(3), middle);
  }
};

/** Returns a river through the whole table, or half of one that ends before the middle. */
const river = (dice: Dice, { width, depth }: TerrainMixOptions, whole: boolean): LoosePiece => {
  const run = dice.below(3) === 0 ? width : depth;
  const length = whole ? run : Math.max(LARGE.smallest, Math.floor(run / 2) - (4 + dice.below(3)) * INCH);
  const bends = Math.max(2, Math.round(length / (5 * INCH)));
  return {
    kind: 'river',
    size: { width: length, depth: 6 * INCH + dice.below(5) * 25 },
    outline: riverOutline(dice, bends, whole),
  };
};

/**
 * Fits the sizes to the table: first pieces that block sight, until they are wide enough together, then the other large
 * pieces, until so many percent of the table are covered, and if that is not enough, all large pieces.
 */
const fitSizes = (recipe: TerrainMix, { width, depth }: TerrainMixOptions, percent: number): void => {
  const all = [...recipe.pairs, ...recipe.pairs, ...(recipe.middle ? [recipe.middle] : [])];
  const large = all.filter(isLarge);
  const blockers = large.filter(({ kind }) => isSort(kind, 'blocking'));
  const others = large.filter((piece) => !blockers.includes(piece));
  scale(blockers, (BLOCKED_WIDTH * width) / 100 / sum(blockers, ({ size }) => size.width));
  const target = (width * depth * percent) / 100;
  const reach = (group: readonly LoosePiece[], least: number): void => {
    const area = sum(group, areaOf);
    const by = Math.sqrt(Math.max(0, target - sum(all, areaOf) + area) / area);
    if (area > 0) scale(group, Math.max(least, by));
  };
  reach(others, SMALLEST_SHARE);
  reach(others, 1);
  reach(large, 1);
  reach(large, 1);
};

/** The kinds whose size does not change: small pieces, and those that can be jumped. */
const FIXED: readonly KindName[] = ['barricade', 'river', 'chasm', 'platform'];

const isLarge = ({ kind }: LoosePiece): boolean => !FIXED.includes(kind);

const sum = (pieces: readonly LoosePiece[], of: (piece: LoosePiece) => number): number =>
  pieces.reduce((total, piece) => total + of(piece), 0);

const areaOf = ({ size, outline }: LoosePiece): number => size.width * size.depth * fillOf(outline);

/** Returns a piece made smaller a number of times; scatter and rivers do not change. */
export const smaller = (loose: LoosePiece, times: number): LoosePiece => {
  const copy = { ...loose };
  if (isLarge(loose)) for (let i = 0; i < times; i++) scale([copy], SHRINK);
  return copy;
};

/** Scales each piece, within the limits for large pieces. */
const scale = (pieces: readonly LoosePiece[], by: number): void => {
  const scaled = (side: number): number => Math.max(LARGE.smallest, Math.min(LARGE.largest, Math.round(side * by)));
  for (const piece of new Set(pieces))
    piece.size = { width: scaled(piece.size.width), depth: scaled(piece.size.depth) };
};
