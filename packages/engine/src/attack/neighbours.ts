import { modelWithinUnit } from '../space/measure.ts';
import type { Battle } from '../state/battle.ts';
import { eachModel, isOnTable, sideOf } from '../state/query.ts';

/** Units so close to a target that a Blast reaches them too. */
export interface Neighbours {
  units: readonly number[];
  models: number;
}

/** Returns the other enemies of a unit around its target (battle:F1). */
export const neighboursOf = (battle: Battle, unit: number, target: number): Neighbours => {
  const { units, ruleset } = battle.plan;
  const near: number[] = [];
  let models = 0;
  for (const { index, side } of units) {
    if (index === target || side === sideOf(battle, unit) || !isOnTable(battle, index)) continue;
    const before = models;
    eachModel(battle, index, (model) => {
      if (modelWithinUnit(battle, model, target, ruleset.numbers.blastSpread)) models++;
    });
    if (models > before) near.push(index);
  }
  return { units: near, models };
};
