import { DIRECTIONS } from '@muster/kernel';
import { allowanceOf, type Battle, mayMove, type ModelMove, modelsOf } from '@muster/engine';

/** How good it is for an aircraft to end on a spot: the lower the better. */
export type Liking = (x: number, y: number) => number;

/** Directions between the twenty-four, to have twice as many. */
const COURSES: readonly (readonly [number, number])[] = DIRECTIONS.flatMap(([x, y], i) => {
  const [nextX, nextY] = DIRECTIONS[(i + 1) % DIRECTIONS.length];
  const length = Math.sqrt((x + nextX) * (x + nextX) + (y + nextY) * (y + nextY));
  return [
    [x, y],
    [((x + nextX) * 1000) / length, ((y + nextY) * 1000) / length],
  ] as const;
});

/** The straight line of an aircraft that ends on the table where it likes best; nothing when no line stays on it. */
export const aircraftMove = (battle: Battle, unit: number, liking: Liking): ModelMove[] | undefined => {
  const models = modelsOf(battle, unit);
  let least = 0;
  let most = Infinity;
  for (const model of models) {
    const { straightLine } = battle.plan.models[model];
    least = Math.max(least, straightLine);
    most = Math.min(most, straightLine + allowanceOf(battle, unit, model, 'advance'));
  }
  let best: readonly [number, number] | undefined;
  let bestWorth = Infinity;
  for (const length of [least + 1, Math.trunc((least + most) / 2), most - 1])
    for (const [dx, dy] of COURSES) {
      const toX = Math.round((dx * length) / 1000);
      const toY = Math.round((dy * length) / 1000);
      if (!staysOnTable(battle, models, toX, toY)) continue;
      const worth = liking(battle.x[models[0]] + toX, battle.y[models[0]] + toY);
      if (worth < bestWorth) [best, bestWorth] = [[toX, toY], worth];
    }
  if (!best) return undefined;
  const [toX, toY] = best;
  const moves = models.map((model) => ({ model, path: [battle.x[model] + toX, battle.y[model] + toY] }));
  return mayMove(battle, unit, moves, { kind: 'advance' }) ? moves : undefined;
};

const staysOnTable = (battle: Battle, models: readonly number[], dx: number, dy: number): boolean => {
  const { width, depth } = battle.plan.table;
  for (const model of models) {
    const { radius } = battle.plan.models[model];
    const x = battle.x[model] + dx;
    const y = battle.y[model] + dy;
    if (x < radius || y < radius || x > width - radius || y > depth - radius) return false;
  }
  return true;
};
