import { type Battle, has, isHighAbove, modelsOf, type Names, objectiveCount, U } from '@muster/engine';
import { counted, distance2 } from '@muster/kernel';
import { inchWords } from '../../parts/lengths.ts';

/** A unit on the table in words: who, how many, how they are, and what they are near to. */
export const unitWords = (battle: Battle, unit: number, names: Names, may = false): string => {
  const { side } = battle.plan.units[unit];
  const alive = battle.unitAlive[unit];
  const wounds = modelsOf(battle, unit).reduce((sum, model) => sum + battle.wounds[model], 0);
  return [
    names.units[unit],
    `of ${names.sides[side] ?? 'nobody'}`,
    counted(alive, 'model'),
    ...(wounds > 0 ? [counted(wounds, 'wound')] : []),
    ...(has(battle, unit, U.shaken) ? ['Shaken'] : []),
    ...(has(battle, unit, U.fatigued) ? ['Fatigued'] : []),
    ...(has(battle, unit, U.activated) ? ['has acted'] : []),
    ...(isHighAbove(battle, unit) ? ['in the air'] : []),
    ...nearWords(battle, unit),
    ...(may ? ['can be chosen'] : []),
  ].join(', ');
};

const nearWords = (battle: Battle, unit: number): string[] => {
  const models = modelsOf(battle, unit);
  const { radius } = battle.plan.bases;
  let best = { at: -1, gap: Infinity };
  for (let at = 0; at < objectiveCount(battle); at++)
    for (const model of models) {
      const away = Math.sqrt(distance2(battle.x[model], battle.y[model], battle.objX[at], battle.objY[at]));
      const gap = Math.max(0, away - radius[model]);
      if (gap < best.gap) best = { at, gap };
    }
  return best.at < 0 ? [] : [`${inchWords(best.gap)} from objective ${best.at + 1}`];
};

/** How far down two units may stand apart and still be read as one line. */
const LINE = 400;

/** Units in the order of reading: line by line, from the left. */
export const readingOrder = (battle: Battle, units: readonly number[]): number[] => {
  const middle = (unit: number): { x: number; y: number } => {
    const models = modelsOf(battle, unit);
    const mean = (column: Int32Array): number =>
      models.reduce((sum, model) => sum + column[model], 0) / Math.max(1, models.length);
    return { x: mean(battle.x), y: mean(battle.y) };
  };
  const places = new Map(units.map((unit) => [unit, middle(unit)]));
  const lineOf = (unit: number): number => Math.floor((places.get(unit)?.y ?? 0) / LINE);
  return [...units].sort((a, b) => lineOf(a) - lineOf(b) || (places.get(a)?.x ?? 0) - (places.get(b)?.x ?? 0) || a - b);
};
