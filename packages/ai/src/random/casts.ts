import { type Battle, type CastOrder, checkCast, isOnTable, modelsOf, sideOf } from '@muster/engine';
import type { Dice } from '@muster/kernel';
import { drawBetween, drawOne, shuffle } from '../draw.ts';

/** A spell that a unit may cast now, drawn from a few tries; nothing when none of them is legal. */
export const drawCast = (battle: Battle, unit: number, dice: Dice): CastOrder | undefined => {
  const { spells } = battle.plan.sides[sideOf(battle, unit)];
  const casters = modelsOf(battle, unit).filter((model) => battle.plan.models[model].tokens > 0);
  if (casters.length === 0 || spells.length === 0) return undefined;
  for (let tries = 0; tries < 4; tries++) {
    const model = drawOne(dice, casters) as number;
    const { index, spell } = spells[dice.below(spells.length)];
    if (spell.value > battle.tokens[model]) continue;
    const wanted = battle.plan.units
      .filter(({ side }) => (side === sideOf(battle, unit)) === (spell.target === 'friend'))
      .map((other) => other.index)
      .filter((other) => isOnTable(battle, other));
    const targets = shuffle(dice, wanted)
      .filter((target) => !checkCast(battle, unit, { model, spell: index, targets: [target] }))
      .slice(0, drawBetween(dice, 1, spell.targets));
    const order = { model, spell: index, targets };
    if (targets.length > 0 && !checkCast(battle, unit, order)) return order;
  }
  return undefined;
};
