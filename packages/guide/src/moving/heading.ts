import type { TerrainPlan } from '@muster/engine';
import { distance2 } from '@muster/kernel';
import { type Field, fieldTo, wayLeft } from './field.ts';
import type { Trek } from './trek.ts';
import { sweepMeets } from './sweep.ts';

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
  const hurdles = hurdlesOf(battle.plan.terrain, gait === 'walk');
  for (let k = 0; k < hurdles.length; k++) if (sweepMeets(hurdles[k], ax, ay, bx, by, widest)) return false;
  return true;
};

/** What hinders those who walk, and those who stride, on one table. */
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

/** The way that is left from a point, in hundredths of an inch; `Infinity` when there is none. */
export const leftFrom = ({ field, x, y }: Heading, fromX: number, fromY: number): number =>
  field ? wayLeft(field, fromX, fromY) : Math.sqrt(distance2(fromX, fromY, x, y));
