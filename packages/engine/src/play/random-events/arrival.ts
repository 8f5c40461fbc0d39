import { DIRECTIONS } from '@muster/kernel';
import type { Play } from '../../contract/play.ts';
import { type Battle, UNIT_FLAG } from '../../state/battle.ts';
import { clearUnitFlag, setUnitFlag } from '../../state/query.ts';

/** Returns the first unit row for a unit that an event brings that is not used yet, or -1; of one side where given. */
export const freeRow = (battle: Battle, event: number, side?: number): number =>
  battle.plan.units.find(
    (unit) =>
      unit.comes?.event === event &&
      (side === undefined || unit.side === side) &&
      battle.unitStart[unit.index] === 0 &&
      battle.unitFlags[unit.index] & UNIT_FLAG.destroyed,
  )?.index ?? -1;

/** Brings a unit into the battle with this many models, before they are placed. */
export const bringIn = (battle: Battle, unit: number, models: number): void => {
  const { first } = battle.plan.units[unit];
  clearUnitFlag(battle, unit, UNIT_FLAG.destroyed);
  battle.alive.fill(1, first, first + models);
  battle.unitAlive[unit] = models;
  battle.unitStart[unit] = models;
  battle.unitStartTough[unit] = models === 1 ? battle.plan.models[first].tough : 0;
};

/** Takes a unit out again because there was no room for it. */
export const undoArrival = (battle: Battle, unit: number): void => {
  const { first, count } = battle.plan.units[unit];
  setUnitFlag(battle, unit, UNIT_FLAG.destroyed);
  battle.alive.fill(0, first, first + count);
  battle.unitAlive[unit] = 0;
  battle.unitStart[unit] = 0;
  battle.unitStartTough[unit] = 0;
};

/** Returns spots around a place, the nearest first, in rings up to `reach`. */
export const ringsAround = (x: number, y: number, reach: number, step = 100): [number, number][] => {
  const spots: [number, number][] = [[x, y]];
  for (let far = step; far <= reach; far += step)
    for (const [dx, dy] of DIRECTIONS)
      spots.push([x + Math.round((dx * far) / 1000), y + Math.round((dy * far) / 1000)]);
  return spots;
};

/** Logs that a unit has arrived. */
export const logArrival = (play: Play, unit: number, models: number, target?: number): void => {
  if (play.listening) play.emit({ type: 'came', unit, models, ...(target === undefined ? {} : { target }) });
};
