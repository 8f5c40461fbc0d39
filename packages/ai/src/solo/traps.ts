import { type AnswerOf, type Battle, isOnTable, modelsOf, sideOf } from '@muster/engine';
import { distance2 } from '@muster/kernel';

/** Returns the terrain nearest to enemies, if friends are farther away from it. */
export const chooseTrap = (battle: Battle, side: number): AnswerOf['note-terrain'] => {
  const { terrain, units } = battle.plan;
  let best: AnswerOf['note-terrain'] = 'none';
  let nearest = Infinity;
  for (const { index, impassable, minX, maxX, minY, maxY } of terrain) {
    if (impassable) continue;
    const away = (own: boolean): number =>
      Math.min(
        ...units
          .filter((unit) => isOnTable(battle, unit.index) && (sideOf(battle, unit.index) === side) === own)
          .flatMap((unit) => modelsOf(battle, unit.index))
          .map((model) => distance2(battle.x[model], battle.y[model], (minX + maxX) / 2, (minY + maxY) / 2)),
      );
    const foes = away(false);
    if (foes >= nearest || foes >= away(true)) continue;
    nearest = foes;
    best = index;
  }
  return best;
};
