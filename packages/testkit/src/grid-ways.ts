/** A base on the table, in hundredths of an inch like everything here. */
export interface GridBase {
  x: number;
  y: number;
  radius: number;
}

/** A box on the table that a base may not touch. */
export interface GridBox {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** A point of the grid that a base reaches: the length of the path and its corners. */
export interface GridEnd extends GridBase {
  length: number;
  path: readonly number[];
}

export interface GridSearch {
  base: GridBase;
  limit: number;
  /** The distance between points of the grid. */
  step: number;
  /** Other bases, and the least distance between their middles and its middle. */
  others: readonly (GridBase & { closest: number })[];
  boxes: readonly GridBox[];
  /** An additional distance from everything. */
  room?: number;
}

/** Returns the distance between two points. */
export const gridFar = (ax: number, ay: number, bx: number, by: number): number => Math.hypot(ax - bx, ay - by);

/** Returns the distance of a point from a box. */
export const boxFar = (x: number, y: number, { x0, y0, x1, y1 }: GridBox): number =>
  gridFar(x, y, Math.max(x0, Math.min(x1, x)), Math.max(y0, Math.min(y1, y)));

const segmentFar = (x: number, y: number, ax: number, ay: number, bx: number, by: number): number => {
  const length2 = (bx - ax) ** 2 + (by - ay) ** 2;
  const t = length2 === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length2));
  return gridFar(x, y, ax + t * (bx - ax), ay + t * (by - ay));
};

/** Whether a base touches a box on a short step, checked every two hundredths. */
const meets = (ax: number, ay: number, bx: number, by: number, radius: number, box: GridBox): boolean => {
  if (boxFar(ax, ay, box) > radius + gridFar(ax, ay, bx, by)) return false;
  const parts = Math.max(1, Math.ceil(gridFar(ax, ay, bx, by) / 2));
  for (let k = 0; k <= parts; k++)
    if (boxFar(ax + ((bx - ax) * k) / parts, ay + ((by - ay) * k) / parts, box) < radius) return true;
  return false;
};

/** The steps to the points around a point: up to two points of the grid in each direction. */
const AROUND = [-2, -1, 0, 1, 2].flatMap((dx) => [-2, -1, 0, 1, 2].map((dy) => [dx, dy] as const));

/**
 * Returns where a base can end on a grid, by paths along that grid: a slow search that shares no code with the engine, to test it
 * against. Its paths are up to 3 % longer than the shortest.
 */
export const gridWays = ({ base, limit, step, others, boxes, room = 0 }: GridSearch): GridEnd[] => {
  const { radius } = base;
  const open = (ax: number, ay: number, bx: number, by: number): boolean =>
    Math.min(bx, by) >= radius + room &&
    others.every(({ x, y, closest }) => segmentFar(x, y, ax, ay, bx, by) >= closest + room) &&
    !boxes.some((box) => meets(ax, ay, bx, by, radius + room, box));
  const known = new Map<string, GridEnd>();
  const queue: GridEnd[] = [];
  const put = (from: GridEnd, x: number, y: number): void => {
    const length = from.length + gridFar(from.x, from.y, x, y);
    const old = known.get(`${x},${y}`);
    if (length > limit || (old && old.length <= length) || !open(from.x, from.y, x, y)) return;
    const end = { x, y, radius, length, path: [...from.path, x, y] };
    known.set(`${x},${y}`, end);
    queue.push(end);
  };
  const start: GridEnd = { ...base, length: 0, path: [] };
  const [gx, gy] = [Math.round(base.x / step) * step, Math.round(base.y / step) * step];
  for (const [dx, dy] of AROUND) put(start, gx + dx * step, gy + dy * step);
  while (queue.length > 0) {
    let next = 0;
    for (let k = 1; k < queue.length; k++) if (queue[k].length < queue[next].length) next = k;
    const [end] = queue.splice(next, 1);
    if (known.get(`${end.x},${end.y}`) !== end) continue;
    for (const [dx, dy] of AROUND) if (dx !== 0 || dy !== 0) put(end, end.x + dx * step, end.y + dy * step);
  }
  return [start, ...known.values()];
};
