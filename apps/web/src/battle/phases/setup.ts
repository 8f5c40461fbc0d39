import { frontOf, makePlayer, pointOf } from '@muster/ai';
import {
  type Action,
  arriving,
  type Battle,
  checkObjective,
  findMarkerSpot,
  freeZones,
  inch,
  phaseOf,
  redeployable,
  waiting,
  zoneName,
} from '@muster/engine';
import { type Goal, objectiveGoals } from './goals.ts';

/** How a unit comes onto the table in this phase. */
export type Coming = 'deployment' | 'scout' | 'ambush';

/** How units come in the phase that a battle is in. */
export const comingOf = (battle: Battle): Coming => {
  const phase = phaseOf(battle);
  return phase === 'ambush' ? 'ambush' : phase === 'scout' ? 'scout' : 'deployment';
};

/** Units of a side that may be put on the table now. */
export const comingUnits = (battle: Battle, side: number): number[] => {
  if (phaseOf(battle) === 'redeployment') return redeployable(battle, side);
  const how = comingOf(battle);
  return how === 'ambush' ? arriving(battle, side) : waiting(battle, side, how);
};

/** Whether nobody need come now. */
export const mayKeepBack = (battle: Battle): boolean => {
  const phase = phaseOf(battle);
  return phase === 'ambush' || phase === 'redeployment' || phase === 'scout';
};

/** Places of a side's zone by name, the front rank first; of the whole table for those who come out of ambush. */
export const placesFor = (battle: Battle, side: number): Goal[] => {
  const { table } = battle.plan;
  if (comingOf(battle) === 'ambush') return objectiveGoals(battle, { x: table.width / 2, y: table.depth / 2 });
  const zone = battle.plan.zones[battle.sideZone[side]];
  if (!zone) return [];
  const { minX, minY, maxX, maxY } = zone;
  const front = frontOf(battle.plan, battle.sideZone[side]);
  const [low, high, near, far] = front.axis === 'y' ? [minX, maxX, minY, maxY] : [minY, maxY, minX, maxX];
  const rank = front.forward > 0 ? far - 100 : near + 100;
  // As the map shows it: along a short edge one goes up and down.
  const [less, more] = front.axis === 'y' ? ['Left', 'Right'] : ['Up', 'Down'];
  const across = [
    [`Far ${less.toLowerCase()}`, 10],
    [less, 30],
    ['Centre', 50],
    [more, 70],
    [`Far ${more.toLowerCase()}`, 90],
  ] as const;
  const at = (label: string, part: number, ahead: number, hint: string): Goal => {
    const [x, y] = pointOf(front, Math.round(low + ((high - low) * part) / 100), ahead);
    return { key: `${label} ${hint}`, label, hint, x, y };
  };
  return across.map(([label, part]) => at(label, part, rank, 'in front'));
};

/** Spots for an objective that are legal, the middle of the table first. */
export const markerSpots = (battle: Battle): Goal[] => {
  const { width, depth } = battle.plan.table;
  const spots: Goal[] = [];
  for (const down of [50, 35, 65])
    for (const across of [50, 25, 75, 10, 90, 30, 70]) {
      const [x, y] = [Math.round((width * across) / 100), Math.round((depth * down) / 100)];
      if (spots.length < 5 && !checkObjective(battle, x, y)) spots.push(spotGoal(x, y));
    }
  const anywhere = findMarkerSpot(battle);
  return spots.length === 0 && anywhere ? [spotGoal(anywhere.x, anywhere.y)] : spots;
};

const spotGoal = (x: number, y: number): Goal => ({
  key: `${x} ${y}`,
  label: `${inch(x)}, ${inch(y)}`,
  hint: 'from the upper left',
  x,
  y,
});

/** The edges or corners that may be chosen, by name. */
export const zoneChoices = (battle: Battle): { zone: number; label: string }[] =>
  freeZones(battle).map((zone) => ({ zone, label: zoneName(battle.plan, zone) }));

/** What a plain computer player would do for a side now. */
export const plainAction = (battle: Battle, side: number): Action =>
  makePlayer('solo', `helper ${battle.game.join(' ')}`).act(battle, side);
