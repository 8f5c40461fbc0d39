import type { BattlePlan } from '@muster/engine';
import { CELL, drawMap, type Gait, GAITS, sizeOfBase, type WalkMap } from './walk-map.ts';

/** How far every cell of the table is from a goal, for bases of one size. */
export interface Field {
  x: number;
  y: number;
  map: WalkMap;
  /** Tenths of an inch on open ground; `FAR` where no way leads. Empty for those who fly: nothing is in their way. */
  left: Uint16Array;
}

/** No way leads from here. */
export const FAR = 65535;

/** Maps and fields of one plan. */
interface Atlas {
  maps: Map<number, WalkMap>;
  fields: Map<number, Field>;
}

const atlases = new WeakMap<BattlePlan, Atlas>();

const NOTHING = new Uint16Array(0);

/** Fields that one plan keeps at once. */
const MOST_FIELDS = 400;

const atlasOf = (plan: BattlePlan): Atlas => {
  // Broken gear changes no ground.
  const ground = plan.base ?? plan;
  const known = atlases.get(ground);
  if (known) return known;
  const made: Atlas = { maps: new Map(), fields: new Map() };
  atlases.set(ground, made);
  return made;
};

/** The map of a plan's table for a base that gets about so; drawn once. */
export const mapFor = (plan: BattlePlan, radius: number, gait: Gait): WalkMap => {
  const { maps } = atlasOf(plan);
  const size = sizeOfBase(radius);
  const key = size * GAITS.length + GAITS.indexOf(gait);
  const known = maps.get(key);
  if (known) return known;
  const made = drawMap(plan, size, gait);
  maps.set(key, made);
  return made;
};

/** The field around a goal; computed once for each cell that goals lie in. */
export const fieldTo = (plan: BattlePlan, radius: number, gait: Gait, x: number, y: number): Field => {
  const { fields } = atlasOf(plan);
  const map = mapFor(plan, radius, gait);
  if (gait === 'fly') return { x, y, map, left: NOTHING };
  const goal = cellOf(map, x, y);
  const key = (sizeOfBase(radius) * GAITS.length + GAITS.indexOf(gait)) * map.cost.length + goal;
  const known = fields.get(key);
  if (known && known.x === x && known.y === y) return known;
  const made = known ? { x, y, map, left: known.left } : { x, y, map, left: spread(map, goal) };
  if (fields.size >= MOST_FIELDS) fields.clear();
  fields.set(key, made);
  return made;
};

/** The cell in which a point lies. */
export const cellOf = ({ columns, rows }: WalkMap, x: number, y: number): number => {
  const column = Math.max(0, Math.min(columns - 1, Math.floor(x / CELL)));
  const row = Math.max(0, Math.min(rows - 1, Math.floor(y / CELL)));
  return row * columns + column;
};

/** Steps to the eight neighbours, straight ones first. */
const STEP_X = [1, -1, 0, 0, 1, 1, -1, -1];
const STEP_Y = [0, 0, 1, -1, 1, -1, 1, -1];

/** No step costs as much as this: so many buckets are enough. */
const BUCKETS = 128;
const buckets: number[][] = Array.from({ length: BUCKETS }, () => []);

/** Spreads distances from a goal over the table, cheapest first. */
const spread = (map: WalkMap, goal: number): Uint16Array => {
  const { columns, rows, cost } = map;
  const left = new Uint16Array(columns * rows).fill(FAR);
  let open = seed(map, goal, left);
  for (let now = 0; open > 0; now++) {
    const bucket = buckets[now % BUCKETS];
    while (bucket.length > 0) {
      const cell = bucket.pop() as number;
      open--;
      if (left[cell] !== now) continue;
      const column = cell % columns;
      const row = (cell - column) / columns;
      for (let step = 0; step < 8; step++) {
        const c = column + STEP_X[step];
        const r = row + STEP_Y[step];
        if (c < 0 || r < 0 || c >= columns || r >= rows) continue;
        const next = r * columns + c;
        if (cost[next] === 0) continue;
        // No cutting of corners.
        if (step > 3 && (cost[row * columns + c] === 0 || cost[r * columns + column] === 0)) continue;
        const both = cost[cell] + cost[next];
        const there = now + (step > 3 ? Math.trunc((both * 7) / 10) : both >> 1);
        if (there >= left[next]) continue;
        left[next] = there;
        buckets[there % BUCKETS].push(next);
        open++;
      }
    }
  }
  return left;
};

/** Starts at the goal, or around it where such a base cannot stand on it. */
const seed = (map: WalkMap, goal: number, left: Uint16Array): number => {
  const { columns, rows, cost } = map;
  const column = goal % columns;
  const row = (goal - column) / columns;
  for (let ring = 0; ring < Math.max(columns, rows); ring++) {
    let open = 0;
    for (let r = Math.max(0, row - ring); r <= Math.min(rows - 1, row + ring); r++)
      for (let c = Math.max(0, column - ring); c <= Math.min(columns - 1, column + ring); c++) {
        const cell = r * columns + c;
        if (cost[cell] === 0 || left[cell] === 0) continue;
        left[cell] = 0;
        buckets[0].push(cell);
        open++;
      }
    if (open > 0) return open;
  }
  return 0;
};

/** The way that is left from a point to the goal, in hundredths of an inch on open ground; `Infinity` when there is none. */
export const wayLeft = (field: Field, x: number, y: number): number => {
  const direct = Math.sqrt((x - field.x) * (x - field.x) + (y - field.y) * (y - field.y));
  if (direct < 2 * CELL || field.left.length === 0) return direct;
  const { columns, rows } = field.map;
  const column = Math.floor((x - CELL / 2) / CELL);
  const row = Math.floor((y - CELL / 2) / CELL);
  let best = nearestLeft(field, x, y, column, row, 1);
  // A base that is smaller than the map takes it for may stand where the map sees no room.
  if (best === Infinity && column > -3 && row > -3 && column < columns + 2 && row < rows + 2)
    best = nearestLeft(field, x, y, column - 1, row - 1, 3);
  return Math.max(best, direct);
};

const nearestLeft = (field: Field, x: number, y: number, column: number, row: number, more: number): number => {
  const { columns, rows } = field.map;
  let best = Infinity;
  for (let r = Math.max(0, row); r <= row + more && r < rows; r++)
    for (let c = Math.max(0, column); c <= column + more && c < columns; c++) {
      const left = field.left[r * columns + c];
      if (left === FAR) continue;
      const dx = x - c * CELL - CELL / 2;
      const dy = y - r * CELL - CELL / 2;
      const total = left * 10 + Math.sqrt(dx * dx + dy * dy);
      if (total < best) best = total;
    }
  return best;
};

/** The way to the goal from a point, as centres of cells, one after the other, until `length` hundredths are covered. */
export const traceWay = (field: Field, x: number, y: number, length: number): number[] => {
  const { map, left } = field;
  const { columns, rows } = map;
  const way: number[] = [];
  if (left.length === 0) return [...straightOn(field, x, y, length)];
  let cell = startCell(field, x, y);
  for (let covered = 0; cell >= 0 && covered < length && left[cell] > 0;) {
    const column = cell % columns;
    const row = (cell - column) / columns;
    let next = -1;
    for (let step = 0; step < 8; step++) {
      const c = column + STEP_X[step];
      const r = row + STEP_Y[step];
      if (c < 0 || r < 0 || c >= columns || r >= rows) continue;
      if (step > 3 && (map.cost[row * columns + c] === 0 || map.cost[r * columns + column] === 0)) continue;
      const to = r * columns + c;
      if (left[to] < left[cell] && (next < 0 || left[to] < left[next])) next = to;
    }
    if (next < 0) break;
    const diagonal = next % columns !== column && Math.trunc(next / columns) !== row;
    covered += diagonal ? 141 : CELL;
    cell = next;
    way.push((cell % columns) * CELL + CELL / 2, Math.trunc(cell / columns) * CELL + CELL / 2);
  }
  return way;
};

const straightOn = (field: Field, x: number, y: number, length: number): [number, number] => {
  const away = Math.sqrt((field.x - x) * (field.x - x) + (field.y - y) * (field.y - y));
  const share = away <= length ? 1 : length / away;
  return [Math.round(x + (field.x - x) * share), Math.round(y + (field.y - y) * share)];
};

/** The cell of a point, or the best one beside it when no way leads from it. */
const startCell = (field: Field, x: number, y: number): number => {
  const { map, left } = field;
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
