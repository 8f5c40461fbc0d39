import type { TerrainPlan } from '@muster/engine';
import { distance2 } from '@muster/kernel';
import { type DistanceField, fieldTo, wayLeft } from './field.ts';
import type { MovePreparation } from './trek.ts';
import { sweepMeets } from './sweep.ts';

/** The goal of a trek. Over open ground it needs no field, because the way left is the straight line. */
export interface Heading {
  x: number;
  y: number;
  field: DistanceField | undefined;
}

/** Sets the goal of a trek, seen from its pivot model. */
export const aimAt = (
  heading: Heading,
  trek: MovePreparation,
  fromX: number,
  fromY: number,
  x: number,
  y: number,
): void => {
  heading.x = x;
  heading.y = y;
  heading.field = isOpen(trek, fromX, fromY, x, y)
    ? undefined
    : fieldTo(trek.battle.plan, trek.widest, trek.gait, x, y);
};

/** Whether no terrain hinders a straight way. */
const isOpen = ({ battle, gait, widest }: MovePreparation, ax: number, ay: number, bx: number, by: number): boolean => {
  if (gait === 'fly') return true;
  const hurdles = hurdlesOf(battle.plan.terrain, gait === 'walk');
  for (let k = 0; k < hurdles.length; k++) if (sweepMeets(hurdles[k], ax, ay, bx, by, widest)) return false;
  return true;
};

/** The terrain that hinders walking and striding units on one table. */
interface Hurdles {
  walking: readonly TerrainPlan[];
  striding: readonly TerrainPlan[];
}

const known = new WeakMap<readonly TerrainPlan[], Hurdles>();

const hurdlesOf = (terrain: readonly TerrainPlan[], walking: boolean): readonly TerrainPlan[] => {
  let hurdles = known.get(terrain);
  if (!hurdles) {
    const striding = terrain.filter(
      ({ impassable, gap, floor, dangerous }) => impassable || gap || floor > 0 || dangerous,
    );
    const slow = terrain.filter((piece) => striding.includes(piece) || piece.difficult || piece.difficultUphill);
    hurdles = { walking: slow, striding };
    known.set(terrain, hurdles);
  }
  return walking ? hurdles.walking : hurdles.striding;
};

/** Returns the way left from a point, in hundredths of an inch; `Infinity` without one. */
export const leftFrom = ({ field, x, y }: Heading, fromX: number, fromY: number): number =>
  field ? wayLeft(field, fromX, fromY) : Math.sqrt(distance2(fromX, fromY, x, y));
