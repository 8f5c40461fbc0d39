import type { Ruleset } from '@muster/engine';
import { Dice, INCH } from '@muster/kernel';
import { makePiece, TERRAIN_KINDS } from '../terrain/kinds.ts';
import { OUTLINES } from '../terrain/outline.ts';
import { sizeProblem } from '../terrain/piece-size.ts';
import type { PoolPiece, TerrainStart } from './terrain-draft.ts';
import { defaultPieceCount } from './for-battle.ts';
import { drawTerrainMix, type LoosePiece } from './recipe.ts';
import { THEME_TERRAIN, type Theme, themeOf } from './themes.ts';

/** The pieces that the players want to place. */
export interface PoolOptions {
  /** The same seed gives the same pieces. */
  seed: string;
  /** Drawn from the seed by default. */
  theme?: Theme | undefined;
  /** By default as many as the game asks for. */
  pieces?: number | undefined;
}

/** Returns an empty table of the size of a game, and pieces that meet the guidelines for a mix of terrain. */
export const terrainStart = ({ numbers }: Ruleset, sides: number, options: PoolOptions): TerrainStart => {
  const { seed, theme = themeOf(seed), pieces = defaultPieceCount(numbers) } = options;
  const { tableWidth: width, tableDepth: depth } = numbers;
  const { pairs, middle } = drawTerrainMix(new Dice(`pool ${seed}`), {
    width,
    depth,
    pieces,
    players: sides,
    theme,
    jumps: numbers.jumpLimit > 0,
  });
  const loose = [...(middle ? [middle] : []), ...pairs.flatMap((piece) => [piece, piece])];
  return { name: THEME_TERRAIN[theme].name, width, depth, sides, pool: loose.map(poolPiece) };
};

/**
 * Returns a piece of the pool, sized in half inches. Rivers of the generator are as long as the table, so players get a
 * part of one.
 */
const poolPiece = ({ kind, size, outline }: LoosePiece): PoolPiece =>
  kind === 'river'
    ? { kind, size: TERRAIN_KINDS.river.smallest, shape: OUTLINES.winding }
    : largeEnough({ kind, size: { width: halves(size.width), depth: halves(size.depth) }, shape: outline });

const HALF = INCH / 2;

const halves = (length: number): number => Math.round(length / HALF) * HALF;

/** Returns the piece, a little larger if necessary: a slanted one may be narrower than its box. */
const largeEnough = (piece: Required<PoolPiece>): PoolPiece => {
  const { width, depth } = piece.size;
  const problem = sizeProblem(makePiece(piece.kind, piece.kind, { x: 0, y: 0 }, piece.size, 0, piece.shape));
  if (!problem || problem.have > problem.need) return piece;
  return largeEnough({ ...piece, size: { width: width + HALF, depth: depth + HALF } });
};
