import { type Battle, checkObjective, findMarkerSpot, type Spot } from '@muster/engine';

/** How many spots are offered. */
const MOST = 5;

/** Returns legal places for an objective, the nearest to the middle of the table first. */
export const objectiveSpots = (battle: Battle): Spot[] => {
  const { width, depth } = battle.plan.table;
  const spots: Spot[] = [];
  for (const down of [50, 35, 65])
    for (const across of [50, 25, 75, 10, 90, 30, 70]) {
      const spot = { x: Math.round((width * across) / 100), y: Math.round((depth * down) / 100) };
      if (spots.length < MOST && !checkObjective(battle, spot.x, spot.y)) spots.push(spot);
    }
  if (spots.length > 0) return spots;
  const anywhere = findMarkerSpot(battle);
  return anywhere ? [anywhere] : [];
};
