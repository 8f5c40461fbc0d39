import { DIRECTIONS } from '@muster/kernel';
import type { Play } from '../../contract/play.ts';
import { type Battle, U } from '../../state/battle.ts';
import { clear, mark } from '../../state/query.ts';

/** A row for somebody whom an event brings that nobody has taken yet, or -1; of one side where it matters. */
export const freeRow = (battle: Battle, event: number, side?: number): number =>
  battle.plan.units.find(
    (unit) =>
      unit.comes?.event === event &&
      (side === undefined || unit.side === side) &&
      battle.unitStart[unit.index] === 0 &&
      battle.unitFlags[unit.index] & U.destroyed,
  )?.index ?? -1;

/** Somebody comes into the battle with so many models, wherever they will stand. */
export const bringIn = (battle: Battle, unit: number, models: number): void => {
  const { first } = battle.plan.units[unit];
  clear(battle, unit, U.destroyed);
  battle.alive.fill(1, first, first + models);
  battle.unitAlive[unit] = models;
  battle.unitStart[unit] = models;
  battle.unitStartTough[unit] = models === 1 ? battle.plan.models[first].tough : 0;
};

/** There was no room after all: nobody has come. */
export const sendBack = (battle: Battle, unit: number): void => {
  const { first, count } = battle.plan.units[unit];
  mark(battle, unit, U.destroyed);
  battle.alive.fill(0, first, first + count);
  battle.unitAlive[unit] = 0;
  battle.unitStart[unit] = 0;
  battle.unitStartTough[unit] = 0;
};

/** Spots around a place, the nearest first, in rings as far as `reach`. */
export const ringsAround = (x: number, y: number, reach: number, step = 100): [number, number][] => {
  const spots: [number, number][] = [[x, y]];
  for (let far = step; far <= reach; far += step)
    for (const [dx, dy] of DIRECTIONS)
      spots.push([x + Math.round((dx * far) / 1000), y + Math.round((dy * far) / 1000)]);
  return spots;
};

/** Tells that somebody has come. */
export const announce = (play: Play, unit: number, models: number, target?: number): void => {
  if (play.listening) play.emit({ type: 'came', unit, models, ...(target === undefined ? {} : { target }) });
};
