import { INCH, type Polygon } from '@muster/kernel';

/**
 * The straight lines between the two deployment edges (y = 0 and y = depth), one for each pair of inches: from the middle of
 * each inch of one edge to the middle of each inch of the other. `cuts[from * count + to]` is how many pieces cut that line.
 */
export interface ClearLineGrid {
  depth: number;
  /** Inches along an edge. */
  count: number;
  cuts: Uint16Array;
}

/** Returns the lines of an empty table. */
export const makeSightLines = (width: number, depth: number): ClearLineGrid => {
  const count = Math.max(1, Math.floor(width / INCH));
  return { depth, count, cuts: new Uint16Array(count * count) };
};

/** Returns where along its edge a line ends, by its number. */
export const endOfLine = (index: number): number => index * INCH + INCH / 2;

/** Returns how many lines are clear. */
export const countClear = (lines: ClearLineGrid): number => {
  let clear = 0;
  for (const cuts of lines.cuts) if (cuts === 0) clear++;
  return clear;
};

/** The lines that a polygon cuts from each point of the near edge: the first and the last; none if last < first. */
export interface Shadow {
  first: Int16Array;
  last: Int16Array;
}

/** Returns an empty shadow. */
export const makeShadow = ({ count }: ClearLineGrid): Shadow => ({
  first: new Int16Array(count),
  last: new Int16Array(count),
});

/** Finds the lines that pass through the inside of a polygon: those with corners on both sides. */
export const castShadow = (lines: ClearLineGrid, polygon: Polygon, shadow: Shadow = makeShadow(lines)): Shadow => {
  const { count, depth } = lines;
  for (let from = 0; from < count; from++) {
    const x = endOfLine(from);
    let low = Infinity;
    let high = -Infinity;
    for (let i = 0; i < polygon.length; i += 2) {
      const dx = polygon[i] - x;
      const y = polygon[i + 1];
      // A corner on the near edge cuts lines along that edge, but not the line that starts in it.
      if (y <= 0 && dx === 0) continue;
      const fall = y > 0 ? x + (dx * depth) / y : dx * Infinity;
      if (fall < low) low = fall;
      if (fall > high) high = fall;
    }
    shadow.first[from] = Math.max(0, Math.min(count, Math.floor((low - INCH / 2) / INCH) + 1));
    shadow.last[from] = Math.min(count - 1, Math.max(-1, Math.ceil((high - INCH / 2) / INCH) - 1));
  }
  return shadow;
};

/** Adds a shadow to the lines, or with -1 removes it again. */
export const shade = (lines: ClearLineGrid, shadow: Shadow, by: 1 | -1 = 1): void => {
  const { count, cuts } = lines;
  for (let from = 0; from < count; from++)
    for (let to = shadow.first[from]; to <= shadow.last[from]; to++) cuts[from * count + to] += by;
};

/** Returns running sums of the clear lines from each point of the near edge, so that `clearIn` needs no loop over lines. */
export const sumClear = (lines: ClearLineGrid): Int32Array => {
  const { count, cuts } = lines;
  const sums = new Int32Array(count * (count + 1));
  for (let from = 0; from < count; from++)
    for (let to = 0; to < count; to++)
      sums[from * (count + 1) + to + 1] = sums[from * (count + 1) + to] + (cuts[from * count + to] === 0 ? 1 : 0);
  return sums;
};

/** Returns how many clear lines a shadow would cut. */
export const clearIn = (sums: Int32Array, shadow: Shadow): number => {
  const count = shadow.first.length;
  let inside = 0;
  for (let from = 0; from < count; from++)
    if (shadow.last[from] >= shadow.first[from])
      inside += sums[from * (count + 1) + shadow.last[from] + 1] - sums[from * (count + 1) + shadow.first[from]];
  return inside;
};
