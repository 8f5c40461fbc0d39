import { type BattlePlan, holdsPoint } from '@muster/engine';

/** The side of a cell, in hundredths of an inch. */
const CELL = 50;

/** The terrain of a table in small cells, for quick estimates. */
export interface Ground {
  columns: number;
  rows: number;
  /** 1 where sight is blocked. */
  walls: Uint8Array;
  /** The piece that can be seen into but not through, counted from 1. */
  woods: Uint8Array;
  /** 1 in cover. */
  cover: Uint8Array;
  /** How hard it is to enter: 1 for difficult, 2 for impassable. */
  rough: Uint8Array;
}

const grounds = new WeakMap<BattlePlan, Ground>();

/** Terrain lower than this does not block sight. */
const LOW = 100;

/** Returns the cells of a plan's table, made once. */
export const groundOf = (plan: BattlePlan): Ground => {
  const base = plan.base ?? plan;
  const known = grounds.get(base);
  if (known) return known;
  const made = drawGround(base);
  grounds.set(base, made);
  return made;
};

const drawGround = ({ table, terrain }: BattlePlan): Ground => {
  const columns = Math.max(1, Math.ceil(table.width / CELL));
  const rows = Math.max(1, Math.ceil(table.depth / CELL));
  const make = (): Uint8Array => new Uint8Array(columns * rows);
  const ground: Ground = { columns, rows, walls: make(), woods: make(), cover: make(), rough: make() };
  for (const piece of terrain) {
    const left = Math.max(0, Math.floor(piece.minX / CELL));
    const right = Math.min(columns - 1, Math.floor(piece.maxX / CELL));
    const low = Math.max(0, Math.floor(piece.minY / CELL));
    const high = Math.min(rows - 1, Math.floor(piece.maxY / CELL));
    for (let row = low; row <= high; row++)
      for (let column = left; column <= right; column++) {
        if (!holdsPoint(piece, column * CELL + CELL / 2, row * CELL + CELL / 2)) continue;
        const at = row * columns + column;
        if (piece.seeIntoNotThrough) ground.woods[at] = (piece.index % 255) + 1;
        else if (piece.blocking && piece.top > LOW) ground.walls[at] = 1;
        if (piece.cover) ground.cover[at] = 1;
        if (piece.impassable || piece.gap) ground.rough[at] = 2;
        else if (piece.difficult && ground.rough[at] === 0) ground.rough[at] = 1;
      }
  }
  return ground;
};

/** Returns the cell of a point. */
export const cellAt = ({ columns, rows }: Ground, x: number, y: number): number => {
  const column = Math.max(0, Math.min(columns - 1, (x / CELL) | 0));
  const row = Math.max(0, Math.min(rows - 1, (y / CELL) | 0));
  return row * columns + column;
};

/** The distance between samples along a line, and the distance from its ends that is ignored. */
const LOOK = 45;
const ENDS = 80;

/** Whether terrain probably leaves two points in sight of each other. */
export const seesAcross = (ground: Ground, ax: number, ay: number, bx: number, by: number): boolean => {
  const { walls, woods, columns } = ground;
  const dx = bx - ax;
  const dy = by - ay;
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length < 2 * ENDS) return true;
  const here = woods[cellAt(ground, ax, ay)];
  const there = woods[cellAt(ground, bx, by)];
  const stepX = (dx * LOOK) / length / CELL;
  const stepY = (dy * LOOK) / length / CELL;
  let x = (ax + (dx * ENDS) / length) / CELL;
  let y = (ay + (dy * ENDS) / length) / CELL;
  for (let looks = ((length - 2 * ENDS) / LOOK) | 0; looks >= 0; looks--) {
    const at = (y | 0) * columns + (x | 0);
    if (walls[at] !== 0) return false;
    const wood = woods[at];
    if (wood !== 0 && wood !== here && wood !== there) return false;
    x += stepX;
    y += stepY;
  }
  return true;
};

/** Returns the roughest ground on a straight path. */
export const roughness = (ground: Ground, ax: number, ay: number, bx: number, by: number): number => {
  const { rough, columns } = ground;
  const dx = bx - ax;
  const dy = by - ay;
  const looks = Math.max(1, (Math.sqrt(dx * dx + dy * dy) / LOOK) | 0);
  const stepX = dx / looks / CELL;
  const stepY = dy / looks / CELL;
  let x = ax / CELL;
  let y = ay / CELL;
  let worst = 0;
  for (let k = 0; k <= looks; k++) {
    const here = rough[(y | 0) * columns + (x | 0)];
    if (here > worst) worst = here;
    x += stepX;
    y += stepY;
  }
  return worst;
};
