import { DIRECTIONS } from '@muster/kernel';
import { allowanceOf, type Battle, mayMove, type ModelMove, modelsOf } from '@muster/engine';

/** Returns how good a place is for an aircraft to end; lower is better. */
export type PlacePreference = (x: number, y: number) => number;

/** The twenty-four directions and those halfway between them: x, y, x, y, … */
const COURSES: Float64Array = Float64Array.from(
  DIRECTIONS.flatMap(([x, y], i) => {
    const [nextX, nextY] = DIRECTIONS[(i + 1) % DIRECTIONS.length];
    const length = Math.sqrt((x + nextX) * (x + nextX) + (y + nextY) * (y + nextY));
    return [x, y, ((x + nextX) * 1000) / length, ((y + nextY) * 1000) / length];
  }),
);

/** The number of ends tried along a line: the nearest legal one, the middle, and the farthest. */
const LENGTHS = 3;

/**
 * Returns the straight move of an aircraft to the best place on the table, or nothing if no line stays on the table.
 */
export const aircraftMove = (battle: Battle, unit: number, liking: PlacePreference): ModelMove[] | undefined => {
  const models = modelsOf(battle, unit);
  let least = 0;
  let most = Infinity;
  for (const model of models) {
    const { straightLine } = battle.plan.models[model];
    least = Math.max(least, straightLine);
    most = Math.min(most, straightLine + allowanceOf(battle, unit, model, 'advance'));
  }
  const x = battle.x[models[0]];
  const y = battle.y[models[0]];
  let bestX = 0;
  let bestY = 0;
  let bestWorth = Infinity;
  for (let k = 0; k < LENGTHS; k++) {
    const length = k === 0 ? least + 1 : k === 1 ? Math.trunc((least + most) / 2) : most - 1;
    for (let course = 0; course < COURSES.length; course += 2) {
      const toX = Math.round((COURSES[course] * length) / 1000);
      const toY = Math.round((COURSES[course + 1] * length) / 1000);
      if (!staysOnTable(battle, models, toX, toY)) continue;
      const worth = liking(x + toX, y + toY);
      if (worth >= bestWorth) continue;
      bestX = toX;
      bestY = toY;
      bestWorth = worth;
    }
  }
  if (bestWorth === Infinity) return undefined;
  const moves = models.map((model) => ({ model, path: [battle.x[model] + bestX, battle.y[model] + bestY] }));
  return mayMove(battle, unit, moves, { kind: 'advance' }) ? moves : undefined;
};

const staysOnTable = (battle: Battle, models: readonly number[], dx: number, dy: number): boolean => {
  const { table, bases } = battle.plan;
  const { width, depth } = table;
  for (let i = 0; i < models.length; i++) {
    const model = models[i];
    const radius = bases.radius[model];
    const x = battle.x[model] + dx;
    const y = battle.y[model] + dy;
    if (x < radius || y < radius || x > width - radius || y > depth - radius) return false;
  }
  return true;
};
