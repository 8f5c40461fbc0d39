import { type Battle, collectModels, BATTLE_LIMITS } from '@muster/engine';
import { distance2 } from '@muster/kernel';
import { type DistanceField, fieldTo, nextCell, startCell, wayLeft } from './field.ts';
import { type MovementKind, middleOf } from './walk-map.ts';

/** A point on the table, in hundredths of an inch. */
export interface Spot {
  x: number;
  y: number;
}

const members = new Int32Array(BATTLE_LIMITS.models);

/** Returns the unit whose places count: the transport for passengers. */
const standIn = (battle: Battle, unit: number): number => (battle.unitIn[unit] >= 0 ? battle.unitIn[unit] : unit);

/** Stores the middle of a unit, or of the transport for passengers. */
export const middleOfUnit = (battle: Battle, unit: number, middle: Spot): void => {
  const count = collectModels(battle, standIn(battle, unit), members);
  let x = 0;
  let y = 0;
  for (let i = 0; i < count; i++) {
    x += battle.x[members[i]];
    y += battle.y[members[i]];
  }
  middle.x = count === 0 ? 0 : x / count;
  middle.y = count === 0 ? 0 : y / count;
};

/** Returns the field for a unit's way to a point, cached for each cell of the table. */
export const fieldOf = (battle: Battle, unit: number, x: number, y: number): DistanceField => {
  const { models } = battle.plan;
  const count = collectModels(battle, unit, members);
  let widest = 0;
  let gait: MovementKind = 'fly';
  for (let i = 0; i < count; i++) {
    const { radius, flies, ignoresDifficult } = models[members[i]];
    if (radius > widest) widest = radius;
    if (flies || gait === 'walk') continue;
    gait = ignoresDifficult ? 'stride' : 'walk';
  }
  return fieldTo(battle.plan, widest, gait, x, y);
};

const from: Spot = { x: 0, y: 0 };

/**
 * Returns the distance on foot from the middle of a unit to a point, around obstacles, by cells of an inch: never too short,
 * up to a tenth too long. Difficult terrain counts for more. `Infinity` if there is no way.
 */
export const wayOnFoot = (battle: Battle, unit: number, x: number, y: number): number => {
  middleOfUnit(battle, unit, from);
  return wayLeft(fieldOf(battle, unit, x, y), from.x, from.y);
};

/**
 * Returns the approximate middle of a unit after moving up to `length` toward a point, around obstacles. It ignores other
 * units and checks nothing, so it is for evaluating moves, not for making them.
 */
export const landing = (battle: Battle, unit: number, x: number, y: number, length: number, spot: Spot): void => {
  middleOfUnit(battle, unit, spot);
  const field = fieldOf(battle, unit, x, y);
  const away = Math.sqrt(distance2(spot.x, spot.y, x, y));
  // Ways by cells are up to a tenth too long.
  if (wayLeft(field, spot.x, spot.y) <= 1.1 * away + 50) {
    step(spot, x, y, away, Math.min(away, length));
    return;
  }
  let left = length;
  for (let cell = startCell(field, spot.x, spot.y); cell >= 0 && left > 0;) {
    const next = nextCell(field, cell);
    if (next < 0) return;
    const costs = (field.left[cell] - field.left[next]) * 10;
    const toX = middleOf(next % field.map.columns);
    const toY = middleOf(Math.trunc(next / field.map.columns));
    if (costs > left) step(spot, toX, toY, costs, left);
    else {
      spot.x = toX;
      spot.y = toY;
    }
    left -= costs;
    cell = next;
  }
};

/** Moves a part of the way from a spot to a point. */
const step = (spot: Spot, x: number, y: number, whole: number, part: number): void => {
  if (whole === 0) return;
  spot.x += ((x - spot.x) * part) / whole;
  spot.y += ((y - spot.y) * part) / whole;
};
