import type { ReachMap } from '@muster/guide';
import type { TableDisc } from './disc.ts';

/** Cells by their corners inside (1 upper left, 2 upper right, 4 lower right, 8 lower left): from which side to which the line goes. */
const TURNS: readonly (readonly [from: number, to: number][])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
];

/** The distance between the points at which ranges are sampled. */
const RANGE_STEP = 50;

/** Returns the border of everything within a length of some discs, as a path. */
export const outlineAround = (discs: readonly TableDisc[], length: number): string => {
  const x = Math.min(...discs.map((disc) => disc.x - disc.radius)) - length - RANGE_STEP;
  const y = Math.min(...discs.map((disc) => disc.y - disc.radius)) - length - RANGE_STEP;
  const right = Math.max(...discs.map((disc) => disc.x + disc.radius)) + length;
  const lower = Math.max(...discs.map((disc) => disc.y + disc.radius)) + length;
  const columns = Math.ceil((right - x) / RANGE_STEP) + 2;
  const rows = Math.ceil((lower - y) / RANGE_STEP) + 2;
  const beyond = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      let least = Infinity;
      for (const disc of discs) {
        const far = Math.hypot(x + column * RANGE_STEP - disc.x, y + row * RANGE_STEP - disc.y) - disc.radius;
        if (far < least) least = far;
      }
      beyond[row * columns + column] = least - length;
    }
  return contourOf({ x, y, step: RANGE_STEP, columns, rows, beyond });
};

/** Returns the border of the reachable area, as a path. */
export const contourOf = (map: ReachMap): string => {
  const { columns, rows, beyond } = map;
  // Distances are limited to one step, so that next to unreachable points the line passes half-way.
  const far = map.step;
  const value = (column: number, row: number): number => {
    const inside = column >= 0 && row >= 0 && column < columns && row < rows;
    return inside ? Math.max(-far, Math.min(far, beyond[row * columns + column])) : far;
  };
  const next = new Map<string, { key: string; point: string }>();
  const cross = (column: number, row: number, side: number): { key: string; point: string } => {
    // Sides are named by the edge of the grid that they are, so that neighbours agree.
    const [c, r, down] =
      side === 0
        ? [column, row, 0]
        : side === 1
          ? [column + 1, row, 1]
          : side === 2
            ? [column, row + 1, 0]
            : [column, row, 1];
    const a = value(c, r);
    const b = down === 1 ? value(c, r + 1) : value(c + 1, r);
    const part = a === b ? 0.5 : a / (a - b);
    const x = map.x + (c + (down === 1 ? 0 : part)) * map.step;
    const y = map.y + (r + (down === 1 ? part : 0)) * map.step;
    return { key: `${c} ${r} ${down}`, point: `${Math.round(x)} ${Math.round(y)}` };
  };
  for (let row = -1; row < rows; row++)
    for (let column = -1; column < columns; column++) {
      const corners = [value(column, row), value(column + 1, row), value(column + 1, row + 1), value(column, row + 1)];
      const mask = corners.reduce((bits, corner, i) => bits | (corner <= 0 ? 1 << i : 0), 0);
      for (const [from, to] of TURNS[mask]) next.set(cross(column, row, from).key, cross(column, row, to));
    }
  let d = '';
  while (next.size > 0) {
    const points: string[] = [];
    let [key] = next.keys();
    for (let step = next.get(key); step; step = next.get(key)) {
      next.delete(key);
      points.push(step.point);
      key = step.key;
    }
    d += `M${points.join('L')}Z`;
  }
  return d;
};
