import { segmentLength } from '@muster/kernel';
import type { BattlePlan } from '../plan/plan.ts';
import type { TerrainPlan } from '../plan/terrain-plan.ts';
import { boxTouches, climbBetween, WIDEST_STEP, walkableFloor } from './ground.ts';
import { insideSpans, spans } from './spans.ts';

/** Where a falling model lands: near this spot, and no higher than this ground. */
export interface FallSpot {
  x: number;
  y: number;
  /** The depth of the fall. */
  height: number;
  floor: number;
}

/** A place on a path where the ground ends: a gap too wide to step over, a drop too high to climb down, or both. */
export interface Jump {
  /** The distance to jump: the larger of gap and drop (battle:F15). */
  distance: number;
  /** The width of the gap; 0 for a drop only. */
  gap: number;
  drop: number;
  /** The movement that the jump saves. */
  spared: number;
  /** The path up to where the ground ends: corners after the starting point. */
  before: number[];
  /** Where a model lands if the jump fails. */
  fall: FallSpot;
}

/** The jumps and climbs on a path. */
export interface JumpsAndClimbs {
  leaps: readonly Jump[];
  /** The highest single rise. */
  rise: number;
  /** Where a model falls if the path ends over a gap. */
  ending: FallSpot | undefined;
}

/** A path on level ground. */
const LEVEL: JumpsAndClimbs = { leaps: [], rise: 0, ending: undefined };

/** A part of one segment on which the ground does not change. */
interface Stretch {
  from: number;
  to: number;
  floor: number;
  gap?: TerrainPlan;
}

/** The path over a gap, from where the ground ended. */
interface Run {
  x: number;
  y: number;
  before: number[];
  width: number;
  /** The height of the ground where it ended, and around the gap. */
  floor: number;
  level: number;
  bottom: number;
  climbed: number;
}

/** A part shorter than this fraction of a segment is the seam between two pieces, not ground. */
const SEAM = 1e-9;

/** Follows a path x0, y0, x1, y1, … and returns where the ground ends and how steeply it rises. */
export const readJumpsAndClimbs = (
  plan: BattlePlan,
  path: ArrayLike<number>,
  from = 0,
  to: number = path.length,
): JumpsAndClimbs => (comesNear(plan.landscape.uneven, path, from, to) ? followGround(plan, path, from, to) : LEVEL);

/** Whether the bounding box of a path meets that of any piece; borders count. */
export const comesNear = (
  pieces: readonly TerrainPlan[],
  path: ArrayLike<number>,
  from = 0,
  to: number = path.length,
): boolean => {
  if (pieces.length === 0) return false;
  let minX = path[from];
  let maxX = minX;
  let minY = path[from + 1];
  let maxY = minY;
  for (let i = from + 2; i < to; i += 2) {
    minX = Math.min(minX, path[i]);
    maxX = Math.max(maxX, path[i]);
    minY = Math.min(minY, path[i + 1]);
    maxY = Math.max(maxY, path[i + 1]);
  }
  for (const piece of pieces) if (boxTouches(piece, minX, minY, maxX, maxY, 1)) return true;
  return false;
};

const followGround = (plan: BattlePlan, path: ArrayLike<number>, from: number, to: number): JumpsAndClimbs => {
  const { climbHeight, stepHeight } = plan.ruleset.numbers;
  const leaps: Jump[] = [];
  let steepest = 0;
  let floor = walkableFloor(plan, path[from], path[from + 1]);
  let run: Run | undefined;
  for (let i = from + 2; i < to; i += 2) {
    const [ax, ay, bx, by] = [path[i - 2], path[i - 1], path[i], path[i + 1]];
    const length = segmentLength(ax, ay, bx, by);
    if (length === 0) continue;
    for (const stretch of stretchesOf(plan, ax, ay, bx, by)) {
      const x = Math.round(ax + stretch.from * (bx - ax));
      const y = Math.round(ay + stretch.from * (by - ay));
      const before = (): number[] => [...Array.from({ length: i - from - 2 }, (_, k) => path[from + 2 + k]), x, y];
      if (stretch.gap) {
        run ??= { x, y, before: before(), width: 0, floor, level: floor, bottom: floor, climbed: 0 };
        run.width += (stretch.to - stretch.from) * length;
        run.bottom = Math.min(run.bottom, stretch.floor - stretch.gap.depth);
        run.climbed += climbBetween(run.level, stretch.floor, stepHeight);
        run.level = stretch.floor;
        continue;
      }
      const next = stretch.floor;
      const gap = run ? Math.round(run.width) : 0;
      const drop = Math.max(0, floor - next);
      steepest = Math.max(steepest, next - floor);
      if (gap > WIDEST_STEP || drop > climbHeight) {
        const climbed = (run?.climbed ?? 0) + climbBetween(run?.level ?? floor, next, stepHeight);
        const uphill = next > floor ? climbBetween(floor, next, stepHeight) : 0;
        leaps.push({
          distance: Math.max(gap, drop),
          gap,
          drop,
          spared: gap + climbed - uphill,
          before: run?.before ?? before(),
          fall: run && gap > WIDEST_STEP ? intoGap(run) : { x, y, height: drop, floor: next },
        });
      }
      floor = next;
      run = undefined;
    }
  }
  return { leaps, rise: steepest, ending: run && intoGap(run) };
};

/** Returns where a model that falls into a gap lands: next to it, where the ground ended, because it cannot be placed in a chasm. */
const intoGap = ({ x, y, floor, bottom }: Run): FallSpot => ({ x, y, height: floor - bottom, floor });

/** Returns the movement that jumps on a path save. */
export const savedByJumps = (plan: BattlePlan, path: ArrayLike<number>, from = 0, to: number = path.length): number => {
  let sum = 0;
  for (const { spared } of jumpsOn(plan, path, from, to)) sum += spared;
  return sum;
};

/** Returns the places on a path x0, y0, x1, y1, … where the ground ends. */
export const jumpsOn = (
  plan: BattlePlan,
  path: ArrayLike<number>,
  from = 0,
  to: number = path.length,
): readonly Jump[] =>
  comesNear(plan.landscape.ledges, path, from, to) ? followGround(plan, path, from, to).leaps : LEVEL.leaps;

/** Whether a table has terrain where the ground ends. */
export const hasLedges = ({ landscape }: BattlePlan): boolean => landscape.ledges.length > 0;

/** Returns the parts of a segment between changes of height and gaps. */
const stretchesOf = (plan: BattlePlan, ax: number, ay: number, bx: number, by: number): Stretch[] => {
  const gaps: { piece: TerrainPlan; from: number; to: number }[] = [];
  const shares = [0, 1];
  for (const piece of plan.landscape.uneven) {
    if (!boxTouches(piece, Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by), 1)) continue;
    const count = insideSpans(ax, ay, bx, by, piece.polygon);
    for (let k = 0; k < 2 * count; k += 2) {
      shares.push(spans[k], spans[k + 1]);
      if (piece.gap) gaps.push({ piece, from: spans[k], to: spans[k + 1] });
    }
  }
  shares.sort((a, b) => a - b);
  const stretches: Stretch[] = [];
  for (let k = 1; k < shares.length; k++) {
    const [from, to] = [shares[k - 1], shares[k]];
    if (to - from < SEAM) continue;
    const middle = (from + to) / 2;
    const floor = walkableFloor(plan, ax + middle * (bx - ax), ay + middle * (by - ay));
    stretches.push({ from, to, floor, gap: gaps.find((gap) => gap.from < middle && middle < gap.to)?.piece });
  }
  return stretches;
};

/** A place where a path leads up by more than a step. */
export interface Climb {
  /** The path up to its foot: corners after the starting point. */
  before: number[];
  /** Where a model lands if the climb fails. */
  fall: FallSpot;
}

/** Follows a path x0, y0, x1, y1, … and returns where it climbs up. */
export const readClimbs = (plan: BattlePlan, path: ArrayLike<number>, from = 0, to: number = path.length): Climb[] => {
  const { stepHeight } = plan.ruleset.numbers;
  const climbs: Climb[] = [];
  let floor = walkableFloor(plan, path[from], path[from + 1]);
  for (let i = from + 2; i < to; i += 2) {
    const [ax, ay, bx, by] = [path[i - 2], path[i - 1], path[i], path[i + 1]];
    if (segmentLength(ax, ay, bx, by) === 0) continue;
    for (const stretch of stretchesOf(plan, ax, ay, bx, by)) {
      if (stretch.gap) continue;
      const height = stretch.floor - floor;
      if (height > 0 && climbBetween(floor, stretch.floor, stepHeight) > 0) {
        const x = Math.round(ax + stretch.from * (bx - ax));
        const y = Math.round(ay + stretch.from * (by - ay));
        const before = [...Array.from({ length: i - from - 2 }, (_, k) => path[from + 2 + k]), x, y];
        climbs.push({ before, fall: { x, y, height, floor } });
      }
      floor = stretch.floor;
    }
  }
  return climbs;
};
