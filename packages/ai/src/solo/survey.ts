import { type Battle, isOnTable, UNIT_FLAG } from '@muster/engine';
import { estimatesOf } from './unit-estimates.ts';

/** The places of all units, computed once per decision. By unit; only those that are `there` count. */
export const view: { there: Uint8Array; x: Float64Array; y: Float64Array; girth: Float64Array } = {
  there: new Uint8Array(64),
  /** The middle of the unit. */
  x: new Float64Array(64),
  y: new Float64Array(64),
  /** The distance of its base edges from the middle: estimated for several models, exact for one. */
  girth: new Float64Array(64),
};

/** How much wider a unit is than its tightest formation. */
const LOOSE = 1.1;

/** Computes the places of all units. */
export const survey = (battle: Battle): void => {
  const { length } = battle.plan.units;
  if (view.there.length < length) makeRoom(2 * length);
  for (let unit = 0; unit < length; unit++) {
    const there = isOnTable(battle, unit);
    view.there[unit] = there ? 1 : 0;
    if (there) lookAt(battle, unit);
  }
};

const makeRoom = (units: number): void => {
  view.there = new Uint8Array(units);
  view.x = new Float64Array(units);
  view.y = new Float64Array(units);
  view.girth = new Float64Array(units);
};

const lookAt = ({ plan, alive, unitOf, unitHero, x, y }: Battle, unit: number): void => {
  const { first, count } = plan.units[unit];
  const hero = unitHero[unit];
  let n = 0;
  let sumX = 0;
  let sumY = 0;
  for (let i = 0; i <= count; i++) {
    const model = i < count ? first + i : hero;
    if (model < 0 || !alive[model] || unitOf[model] !== unit) continue;
    n++;
    sumX += x[model];
    sumY += y[model];
  }
  const radius = estimatesOf(plan).widest[unit];
  view.x[unit] = sumX / n;
  view.y[unit] = sumY / n;
  view.girth[unit] = n === 1 ? radius : LOOSE * radius * Math.sqrt(n);
};

/** Returns the estimated gap between two units, from their middles. */
export const gapBetween = (a: number, b: number): number => gapFrom(a, view.x[a], view.y[a], b);

/** Returns the estimated gap between two units if the middle of the first were at another place. */
export const gapFrom = (unit: number, x: number, y: number, other: number): number => {
  const dx = view.x[other] - x;
  const dy = view.y[other] - y;
  return Math.max(0, Math.sqrt(dx * dx + dy * dy) - view.girth[unit] - view.girth[other]);
};

/** Returns the gap from a unit or its transport to the nearest enemy, or `Infinity`. */
export const nearestFoe = ({ plan: { units } }: Battle, unit: number, from: number): number => {
  const { side } = units[unit];
  let nearest = Infinity;
  for (let other = 0; other < units.length; other++) {
    if (!view.there[other] || units[other].side === side) continue;
    const gap = gapBetween(from, other);
    if (gap < nearest) nearest = gap;
  }
  return nearest;
};

/** Whether a unit has passengers. */
export const hasPassengers = ({ plan, unitIn, unitFlags }: Battle, transport: number): boolean => {
  if (!estimatesOf(plan).carries[transport]) return false;
  for (let unit = 0; unit < unitIn.length; unit++)
    if (unitIn[unit] === transport && !(unitFlags[unit] & (UNIT_FLAG.destroyed | UNIT_FLAG.joined | UNIT_FLAG.away)))
      return true;
  return false;
};
