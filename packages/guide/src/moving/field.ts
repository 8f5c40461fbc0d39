import type { BattlePlan } from '@muster/engine';
import {
  CELL,
  cellOf,
  drawMap,
  type MovementKind,
  MOVEMENT_KINDS,
  middleOf,
  sizeOfBase,
  type WalkMap,
} from './walk-map.ts';

/** The distance of every cell of the table to a goal, for bases of one size. */
export interface DistanceField {
  x: number;
  y: number;
  map: WalkMap;
  /** Distances in tenths of an inch on open ground; `FAR` without a way. Empty for fliers, which have no obstacles. */
  left: Uint16Array;
  /** The cached next step from each cell: a direction, or the end; 0 if not computed yet. */
  onward: Uint8Array;
}

/** The distance of cells without a way. */
export const FAR = 65535;

/** The cached maps and fields of one plan. */
interface Atlas {
  maps: Map<number, WalkMap>;
  fields: Map<number, DistanceField>;
}

const atlases = new WeakMap<BattlePlan, Atlas>();

const NOTHING = new Uint16Array(0);
const NOWHERE = new Uint8Array(0);

/** The most numbers that the fields of one plan may store. */
const MOST_NUMBERS = 4_000_000;

const atlasOf = (plan: BattlePlan): Atlas => {
  // Plans with broken gear share the ground.
  const ground = plan.base ?? plan;
  const known = atlases.get(ground);
  if (known) return known;
  const made: Atlas = { maps: new Map(), fields: new Map() };
  atlases.set(ground, made);
  return made;
};

/** Returns the key of a map, by base size and gait. */
const kindOf = (radius: number, gait: MovementKind): number =>
  sizeOfBase(radius) * MOVEMENT_KINDS.length + MOVEMENT_KINDS.indexOf(gait);

const mapIn = ({ maps }: Atlas, plan: BattlePlan, radius: number, gait: MovementKind): WalkMap => {
  const kind = kindOf(radius, gait);
  const known = maps.get(kind);
  if (known) return known;
  const made = drawMap(plan, sizeOfBase(radius), gait);
  maps.set(kind, made);
  return made;
};

/** Returns the field around a goal, cached for each cell. */
export const fieldTo = (plan: BattlePlan, radius: number, gait: MovementKind, x: number, y: number): DistanceField => {
  const atlas = atlasOf(plan);
  const { fields } = atlas;
  const map = mapIn(atlas, plan, radius, gait);
  const goal = gait === 'fly' ? 0 : cellOf(map, x, y);
  const key = kindOf(radius, gait) * map.cost.length + goal;
  const known = fields.get(key);
  if (known && known.x === x && known.y === y) return known;
  if (!known && (fields.size + 1) * map.cost.length > MOST_NUMBERS) fields.clear();
  const flies = gait === 'fly';
  const left = known ? known.left : flies ? NOTHING : spread(map, goal);
  const onward = known ? known.onward : flies ? NOWHERE : new Uint8Array(left.length);
  const made = { x, y, map, left, onward };
  fields.set(key, made);
  return made;
};

/** More than the cost of any step, so this many buckets are enough. */
const BUCKETS = 128;
const buckets: number[][] = Array.from({ length: BUCKETS }, () => []);

/** Computes distances from a goal over the table, the shortest first. */
const spread = (map: WalkMap, goal: number): Uint16Array => {
  const { columns, cost } = map;
  const left = new Uint16Array(cost.length).fill(FAR);
  let open = seed(map, goal, left);
  for (let now = 0; open > 0; now++) {
    const bucket = buckets[now % BUCKETS];
    while (bucket.length > 0) {
      const cell = bucket.pop() as number;
      open--;
      if (left[cell] !== now) continue;
      const own = cost[cell];
      const east = cost[cell + 1];
      const west = cost[cell - 1];
      const south = cost[cell + columns];
      const north = cost[cell - columns];
      if (east > 0) open += reach(left, cell + 1, now + ((own + east) >> 1));
      if (west > 0) open += reach(left, cell - 1, now + ((own + west) >> 1));
      if (south > 0) open += reach(left, cell + columns, now + ((own + south) >> 1));
      if (north > 0) open += reach(left, cell - columns, now + ((own + north) >> 1));
      // Diagonal steps must not cut corners.
      if (east > 0 && south > 0) open += cutAcross(left, cost, own, cell + columns + 1, now);
      if (east > 0 && north > 0) open += cutAcross(left, cost, own, cell - columns + 1, now);
      if (west > 0 && south > 0) open += cutAcross(left, cost, own, cell + columns - 1, now);
      if (west > 0 && north > 0) open += cutAcross(left, cost, own, cell - columns - 1, now);
    }
  }
  return left;
};

/** Stores a shorter way to a cell, and returns how many cells became open. */
const reach = (left: Uint16Array, cell: number, there: number): number => {
  if (there >= left[cell]) return 0;
  left[cell] = there;
  buckets[there % BUCKETS].push(cell);
  return 1;
};

const cutAcross = (left: Uint16Array, cost: Uint8Array, own: number, cell: number, now: number): number =>
  cost[cell] > 0 ? reach(left, cell, now + Math.trunc(((own + cost[cell]) * 7) / 10)) : 0;

/** Starts at the goal, or around it if such a base does not fit there. */
const seed = (map: WalkMap, goal: number, left: Uint16Array): number => {
  const { columns, rows, cost } = map;
  const column = goal % columns;
  const row = (goal - column) / columns;
  for (let ring = 0; ring < Math.max(columns, rows); ring++) {
    let open = 0;
    for (let r = Math.max(1, row - ring); r <= Math.min(rows - 2, row + ring); r++)
      for (let c = Math.max(1, column - ring); c <= Math.min(columns - 2, column + ring); c++) {
        const cell = r * columns + c;
        if (cost[cell] > 0) open += reach(left, cell, 0);
      }
    if (open > 0) return open;
  }
  return 0;
};

/** Returns the way left from a point to the goal, in hundredths of an inch on open ground; `Infinity` without one. */
export const wayLeft = (field: DistanceField, x: number, y: number): number => {
  const dx = x - field.x;
  const dy = y - field.y;
  const direct = Math.sqrt(dx * dx + dy * dy);
  if (direct < 2 * CELL || field.left.length === 0) return direct;
  const column = Math.floor((x + CELL / 2) / CELL);
  const row = Math.floor((y + CELL / 2) / CELL);
  let best = nearestLeft(field, x, y, column, row, 1);
  // A base smaller than the map's size may fit where the map has no room.
  if (best === Infinity) best = nearestLeft(field, x, y, column - 1, row - 1, 3);
  return Math.max(best, direct);
};

const nearestLeft = (field: DistanceField, x: number, y: number, column: number, row: number, more: number): number => {
  const { columns, rows } = field.map;
  let best = Infinity;
  for (let r = Math.max(0, row); r <= row + more && r < rows; r++)
    for (let c = Math.max(0, column); c <= column + more && c < columns; c++) {
      const left = field.left[r * columns + c];
      if (left === FAR) continue;
      const dx = x - middleOf(c);
      const dy = y - middleOf(r);
      const total = left * 10 + Math.sqrt(dx * dx + dy * dy);
      if (total < best) best = total;
    }
  return best;
};

/** Returns the cell where a way to the goal begins: that of a point, or the best one next to it without a way; or -1. */
export const startCell = ({ map, left }: DistanceField, x: number, y: number): number => {
  const own = cellOf(map, x, y);
  if (left[own] !== FAR) return own;
  const column = own % map.columns;
  const row = (own - column) / map.columns;
  let best = -1;
  for (let r = Math.max(0, row - 2); r <= Math.min(map.rows - 1, row + 2); r++)
    for (let c = Math.max(0, column - 2); c <= Math.min(map.columns - 1, column + 2); c++) {
      const cell = r * map.columns + c;
      if (left[cell] !== FAR && (best < 0 || left[cell] < left[best])) best = cell;
    }
  return best;
};

/** The steps to the eight neighbours by direction, straight ones first. */
const STEP_X = [1, -1, 0, 0, 1, 1, -1, -1];
const STEP_Y = [0, 0, 1, -1, 1, -1, 1, -1];

/** The value of a cell without a neighbour nearer to the goal. */
const ENDS = 9;

/** Returns the next cell on the way to the goal, or -1 at its end. */
export const nextCell = (field: DistanceField, cell: number): number => {
  const known = field.onward[cell];
  const mark = known > 0 ? known : findOnward(field, cell);
  return mark === ENDS ? -1 : cell + STEP_Y[mark - 1] * field.map.columns + STEP_X[mark - 1];
};

const findOnward = ({ map, left, onward }: DistanceField, cell: number): number => {
  const { columns, cost } = map;
  let mark = ENDS;
  let least = left[cell];
  for (let step = 0; step < STEP_X.length; step++) {
    const dx = STEP_X[step];
    const dy = STEP_Y[step] * columns;
    // Diagonal steps must not cut corners.
    if (left[cell + dy + dx] >= least || (step > 3 && (cost[cell + dx] === 0 || cost[cell + dy] === 0))) continue;
    mark = step + 1;
    least = left[cell + dy + dx];
  }
  onward[cell] = mark;
  return mark;
};
