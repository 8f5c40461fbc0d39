import { segmentDistance2 } from '@muster/kernel';
import { baseTouches, sweepTouches } from '../../space/ground.ts';
import type { Battle } from '../../state/battle.ts';
import { FLIES, movementBitsOf, type MoveOrder, PASSES } from '../moving/way.ts';
import { closestTo, eachModelOfOthers, type MovingModel } from './turns.ts';

/** A quick check of what blocks a model's paths, which saves measuring them: what it lets pass may still be illegal. */
export interface PathBlocker {
  /** Whether the model could stand at a place at all. */
  isOpen: (x: number, y: number) => boolean;
  /** Whether something blocks the straight line from a to b. */
  cross: (ax: number, ay: number, bx: number, by: number) => boolean;
}

/** Collects everything within this distance that certainly blocks the paths of a model. */
export const pathBlocker = (b: Battle, mover: MovingModel, order: MoveOrder, most: number): PathBlocker => {
  const { bases, table, landscape } = b.plan;
  const radius = bases.radius[mover.model];
  const how = movementBitsOf(b, mover.unit, mover.model);
  const isFree = (how & FLIES) !== 0 || order.origin !== undefined;
  const rocks = isFree ? [] : landscape.barred.filter(({ impassable, floor }) => impassable && floor === 0);
  const woods = mover.avoids && !isFree ? landscape.slows.filter(({ difficultUphill }) => !difficultUphill) : [];
  const pieces = [...rocks, ...woods];
  const close = isFree || how & PASSES ? [] : circlesAround(b, mover, order, most);
  const cross = (ax: number, ay: number, bx: number, by: number): boolean => {
    for (let i = 0; i < close.length; i += 3)
      if (segmentDistance2(close[i], close[i + 1], ax, ay, bx, by) < close[i + 2]) return true;
    return pieces.some((piece) => sweepTouches(piece, ax, ay, bx, by, radius));
  };
  const isOpen = (x: number, y: number): boolean => {
    if (Math.min(x, y, table.width - x, table.depth - y) < radius) return false;
    for (let i = 0; i < close.length; i += 3)
      if ((x - close[i]) * (x - close[i]) + (y - close[i + 1]) * (y - close[i + 1]) < close[i + 2]) return false;
    return !pieces.some((piece) => baseTouches(piece, x, y, radius));
  };
  return { isOpen, cross };
};

/**
 * Circles around models of other units that the middle of a base may not enter: x, y, radius², …; slightly too small.
 */
const circlesAround = (b: Battle, { unit, model }: MovingModel, order: MoveOrder, most: number): number[] => {
  const circles: number[] = [];
  eachModelOfOthers(b, unit, (other) => {
    const least = Math.max(0, closestTo(b, model, other, order) - 1);
    const far = most + least + 1;
    const [dx, dy] = [b.x[other] - b.x[model], b.y[other] - b.y[model]];
    if (dx * dx + dy * dy <= far * far) circles.push(b.x[other], b.y[other], least * least);
  });
  return circles;
};
