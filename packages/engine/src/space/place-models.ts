import type { Placement } from '../contract/action.ts';
import type { Battle } from '../state/battle.ts';
import { floorAt } from './ground.ts';

/** Places models on these spots. */
export const placeModels = (battle: Battle, positions: readonly Placement[]): void => {
  for (const { model, x, y } of positions) {
    battle.x[model] = x;
    battle.y[model] = y;
    battle.z[model] = floorAt(battle.plan, x, y);
  }
};

/** Returns what `look` finds with models on these spots, and puts them back. */
export const withModelsPlaced = <T>(battle: Battle, positions: readonly Placement[], look: () => T): T => {
  const before: number[] = [];
  for (const { model } of positions) before.push(battle.x[model], battle.y[model], battle.z[model]);
  placeModels(battle, positions);
  const seen = look();
  for (let i = 0; i < positions.length; i++) {
    const { model } = positions[i];
    battle.x[model] = before[3 * i];
    battle.y[model] = before[3 * i + 1];
    battle.z[model] = before[3 * i + 2];
  }
  return seen;
};
