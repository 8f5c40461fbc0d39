import { type Battle, hasUnitFlag, isHighAbove, modelsOf, type Names, objectiveCount, UNIT_FLAG } from '@muster/engine';
import { distance2 } from '@muster/kernel';
import { DESCRIPTION_TEXTS } from './texts.ts';

/** Returns a unit on the table in words: name, side, models, conditions and the nearest objective. */
export const unitDescription = (battle: Battle, unit: number, names: Names, may = false): string => {
  const { side } = battle.plan.units[unit];
  const alive = battle.unitAlive[unit];
  const wounds = modelsOf(battle, unit).reduce((sum, model) => sum + battle.wounds[model], 0);
  return [
    names.units[unit],
    names.sides[side] === undefined ? DESCRIPTION_TEXTS.neutral : DESCRIPTION_TEXTS.of(names.sides[side]),
    DESCRIPTION_TEXTS.models(alive),
    ...(wounds > 0 ? [DESCRIPTION_TEXTS.wounds(wounds)] : []),
    ...(hasUnitFlag(battle, unit, UNIT_FLAG.shaken) ? [DESCRIPTION_TEXTS.shaken] : []),
    ...(hasUnitFlag(battle, unit, UNIT_FLAG.fatigued) ? [DESCRIPTION_TEXTS.fatigued] : []),
    ...(hasUnitFlag(battle, unit, UNIT_FLAG.activated) ? [DESCRIPTION_TEXTS.activated] : []),
    ...(isHighAbove(battle, unit) ? [DESCRIPTION_TEXTS.inAir] : []),
    ...nearWords(battle, unit),
    ...(may ? [DESCRIPTION_TEXTS.choosable] : []),
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
  return best.at < 0 ? [] : [DESCRIPTION_TEXTS.near(best.gap, best.at + 1)];
};

/** The greatest vertical distance of units in one line. */
const LINE = 400;

/** Returns units in reading order: line by line, from the left. */
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
