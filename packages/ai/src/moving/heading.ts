import type { TerrainPlan } from '@muster/engine';
import { distance2 } from '@muster/kernel';
import { type Field, fieldTo, wayLeft } from './field.ts';
import type { Trek } from './trek.ts';
import { sweepMeets } from './way.ts';

/** Where a trek is bound for. Over open ground nobody needs a field: the way that is left is the straight line. */
export interface Heading {
  x: number;
  y: number;
  field: Field | undefined;
}

/** Turns a trek toward a goal, seen from where one stands who speaks for all. */
export const aimAt = (heading: Heading, trek: Trek, fromX: number, fromY: number, x: number, y: number): void => {
  heading.x = x;
  heading.y = y;
  heading.field = isOpen(trek, fromX, fromY, x, y)
    ? undefined
    : fieldTo(trek.battle.plan, trek.widest, trek.gait, x, y);
};

/** Whether nothing hinders a straight way, as far as the ground is concerned. */
const isOpen = ({ battle, gait, widest }: Trek, ax: number, ay: number, bx: number, by: number): boolean => {
  if (gait === 'fly') return true;
  const { terrain } = battle.plan;
  for (let k = 0; k < terrain.length; k++)
    if (hinders(terrain[k], gait === 'walk') && sweepMeets(terrain[k], ax, ay, bx, by, widest)) return false;
  return true;
};

const hinders = (piece: TerrainPlan, walks: boolean): boolean =>
  piece.impassable ||
  piece.gap === true ||
  piece.floor > 0 ||
  piece.dangerous ||
  (walks && (piece.difficult || piece.difficultUphill === true));

/** The way that is left from a point, in hundredths of an inch; `Infinity` when there is none. */
export const leftFrom = ({ field, x, y }: Heading, fromX: number, fromY: number): number =>
  field ? wayLeft(field, fromX, fromY) : Math.sqrt(distance2(fromX, fromY, x, y));
