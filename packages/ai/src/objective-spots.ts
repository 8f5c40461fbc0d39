import {
  type Action,
  type Battle,
  type BattlePlan,
  checkObjective,
  findMarkerSpot,
  GAME,
  objectiveCount,
  objectivesToCome,
} from '@muster/engine';
import { distance2 } from '@muster/kernel';

/** The distance between the places checked for later objectives. */
const RASTER = 200;

const places = new WeakMap<BattlePlan, readonly number[]>();

/** Whether later objectives would have room if the next one is placed here. */
export const leavesRoom = (battle: Battle, x: number, y: number): boolean => {
  let missing = objectivesToCome(battle) - 1;
  if (missing <= 0) return true;
  const { objectiveSpacing } = battle.plan.ruleset.numbers;
  const apart = objectiveSpacing * objectiveSpacing;
  const taken: number[] = [x, y];
  for (let i = 0; i < objectiveCount(battle); i++) taken.push(battle.objX[i], battle.objY[i]);
  const spots = placesOf(battle);
  for (let i = 0; i < spots.length && missing > 0; i += 2) {
    let free = true;
    for (let k = 0; k < taken.length && free; k += 2)
      free = distance2(spots[i], spots[i + 1], taken[k], taken[k + 1]) > apart;
    if (!free) continue;
    taken.push(spots[i], spots[i + 1]);
    missing--;
  }
  return missing <= 0;
};

/** Returns places x0, y0, x1, y1, … where a single objective could be placed, row by row. */
export const placesOf = (battle: Battle): readonly number[] => {
  const { plan } = battle;
  const known = places.get(plan);
  if (known) return known;
  const block = battle.block.slice();
  battle.game[GAME.objectives] = 0;
  const { width, depth } = plan.table;
  const xs = lines(
    width,
    plan.zones.flatMap((zone) => [zone.minX - 1, zone.maxX + 1]),
  );
  const ys = lines(
    depth,
    plan.zones.flatMap((zone) => [zone.minY - 1, zone.maxY + 1]),
  );
  const made: number[] = [];
  for (const y of ys) for (const x of xs) if (!checkObjective(battle, x, y)) made.push(x, y);
  battle.block.set(block);
  places.set(plan, made);
  return made;
};

const lines = (end: number, more: readonly number[]): number[] => {
  const found = new Set<number>(more.filter((at) => at >= 0 && at <= end));
  for (let at = 0; at <= end; at += RASTER) found.add(at);
  return [...found].sort((a, b) => a - b);
};

/** Returns the first legal spot for an objective, row by row, or a pass if there is none. */
export const firstObjectiveSpot = (battle: Battle): Action => {
  const spot = findMarkerSpot(battle);
  return spot ? { type: 'place-objective', ...spot } : { type: 'pass' };
};
