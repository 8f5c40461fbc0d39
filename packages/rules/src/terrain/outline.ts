import { type Dice, type Polygon, polygonArea } from '@muster/kernel';

/** The outline of a piece without its size: corners x0, y0, x1, y1, … from -1000 to 1000 in both directions. */
export type Outline = readonly number[];

/** A place on the table, in hundredths of an inch. */
export interface TerrainPoint {
  x: number;
  y: number;
}

/** The width and depth of a piece before it is turned, in hundredths of an inch. */
export interface PieceSize {
  width: number;
  depth: number;
}

/** The names of the fixed outlines. */
export const OUTLINE_NAMES = ['rectangle', 'corner', 'grove', 'crag', 'winding'] as const;
export type OutlineName = (typeof OUTLINE_NAMES)[number];

/** The corners of each fixed outline. */
export const OUTLINES: Readonly<Record<OutlineName, Outline>> = {
  rectangle: [-1000, -1000, 1000, -1000, 1000, 1000, -1000, 1000],
  /** A rectangle without one of its corners. */
  corner: [-1000, -1000, 1000, -1000, 1000, 150, -50, 150, -50, 1000, -1000, 1000],
  /** Wood, hill, pool: nine corners without a straight side. */
  grove: [-1000, -120, -760, -700, -180, -1000, 420, -860, 880, -560, 1000, 140, 690, 790, 60, 1000, -700, 740],
  /** Rock: six corners. */
  crag: [-1000, -260, -380, -1000, 540, -820, 1000, 100, 460, 1000, -640, 760],
  /** A bed with two bends. */
  winding: [
    -1000, -1000, -500, -400, 0, -700, 500, -200, 1000, -600, 1000, 400, 500, 1000, 0, 400, -500, 700, -1000, 200,
  ],
};

/** Sines of 0°, 5°, … 90°, in thousandths: turning needs no more, and every machine agrees on them. */
const SINES = [0, 87, 174, 259, 342, 423, 500, 574, 643, 707, 766, 819, 866, 906, 940, 966, 985, 996, 1000];

/** Steps of five degrees in a full turn. */
const TURN = 72;

const sine = (step: number): number => {
  const inTurn = ((step % TURN) + TURN) % TURN;
  const inHalf = inTurn % (TURN / 2);
  const value = SINES[inHalf <= TURN / 4 ? inHalf : TURN / 2 - inHalf];
  return inTurn < TURN / 2 ? value : -value;
};

const stepsOf = (degrees: number): number => (Number.isFinite(degrees) ? Math.round(degrees / 5) : 0);

/** Returns an outline on the table: of a size, turned by degrees (in steps of five), at a centre, with corners on the grid. */
export const placeOutline = (outline: Outline, centre: TerrainPoint, size: PieceSize, degrees = 0): Polygon => {
  const steps = stepsOf(degrees);
  const sin = sine(steps);
  const cos = sine(steps + TURN / 4);
  const corners: number[] = [];
  for (let i = 0; i < outline.length; i += 2) {
    const x = outline[i] * size.width;
    const y = outline[i + 1] * size.depth;
    corners.push(
      Math.round(centre.x + (x * cos - y * sin) / 2000000),
      Math.round(centre.y + (x * sin + y * cos) / 2000000),
    );
  }
  return corners;
};

/** Returns the part of its box that an outline fills, from 0 to 1. */
export const fillOf = (outline: Outline): number => polygonArea(outline) / 4000000;

/**
 * Draws a natural outline with so many corners (at most eighteen); with `even`, it looks the same from both sides of
 * the table.
 */
export const naturalOutline = (dice: Dice, corners: number, even = false): Outline => {
  const points: number[] = [];
  const drawn = even ? Math.ceil(corners / 2) : corners;
  const all = even ? drawn * 2 : corners;
  for (let i = 0; i < drawn; i++) {
    const step = Math.floor((i * TURN) / all) + dice.below(Math.max(1, Math.floor(TURN / all) - 1));
    const [cos, sin] = [sine(step + TURN / 4), sine(step)];
    // Between a circle and a square, and dented a little; each corner can be seen from the middle.
    const reach = (820 + dice.below(180)) * (1000 + Math.floor(1000000 / Math.max(Math.abs(cos), Math.abs(sin))));
    points.push(Math.round((cos * reach) / 2000000), Math.round((sin * reach) / 2000000));
  }
  if (even) for (let i = 0; i < drawn * 2; i++) points.push(-points[i]);
  return filling(points);
};

/** Draws a river along x with so many bends; with `even`, it looks the same from both sides of the table. */
export const riverOutline = (dice: Dice, bends: number, even = false): Outline => {
  // How far the river is from the middle at each bend; its own width is 350 to each side.
  const offsets = Array.from({ length: bends + 1 }, () => dice.below(1301) - 650);
  if (even) for (let i = 0; i * 2 <= bends; i++) offsets[bends - i] = i * 2 === bends ? 0 : -offsets[i];
  const along = (i: number): number => Math.round((i * 2000) / bends) - 1000;
  const near = offsets.flatMap((y, i) => [along(i), y - 350]);
  const far = offsets.flatMap((y, i) => [along(i), y + 350]);
  const back = Array.from({ length: bends + 1 }, (_, i) => far.slice((bends - i) * 2, (bends - i) * 2 + 2)).flat();
  return [...near, ...back];
};

/** Stretches an outline until it touches all four sides of its box. */
const filling = (points: readonly number[]): Outline => {
  const stretch = (offset: 0 | 1): ((value: number) => number) => {
    const values = points.filter((_, i) => i % 2 === offset);
    const low = Math.min(...values);
    const high = Math.max(...values);
    return (value) => Math.round(((value - low) * 2000) / (high - low)) - 1000;
  };
  const [sx, sy] = [stretch(0), stretch(1)];
  return points.map((value, i) => (i % 2 === 0 ? sx(value) : sy(value)));
};
