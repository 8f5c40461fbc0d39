import {
  type Battle,
  type CastOrder,
  checkCast,
  checkUse,
  remoteCasters,
  isCaster,
  isOnTable,
  joinUses,
  modelsOf,
  sideOf,
  tokensFor,
  type UseOrder,
  usesOf,
} from '@muster/engine';
import type { Dice } from '@muster/kernel';
import { drawBetween, drawOne, happens, shuffle } from '../draw.ts';

/** Returns a random legal spell of a unit after a few tries, or nothing. */
export const drawCast = (battle: Battle, unit: number, dice: Dice): CastOrder | undefined => {
  const { spells } = battle.plan.sides[sideOf(battle, unit)];
  const casters = modelsOf(battle, unit).filter((model) => isCaster(battle, model));
  if (casters.length === 0 || spells.length === 0) return undefined;
  for (let tries = 0; tries < 4; tries++) {
    const model = drawOne(dice, casters) as number;
    const { index, spell, single } = spells[dice.below(spells.length)];
    if (spell.value > tokensFor(battle, model)) continue;
    const conduits = remoteCasters(battle, model);
    const through = conduits.length > 0 && happens(dice, 1, 2) ? { through: drawOne(dice, conduits) as number } : {};
    const wanted = battle.plan.units
      .filter(({ side }) => (side === sideOf(battle, unit)) === (spell.target === 'friend'))
      .map((other) => other.index)
      .filter((other) => isOnTable(battle, other));
    const aims = shuffle(dice, wanted)
      .map((target) => ({ target, pick: drawOne(dice, modelsOf(battle, target)) as number }))
      .filter(({ target, pick }) => {
        const picks = single ? { picks: [pick] } : {};
        return !checkCast(battle, unit, { model, spell: index, targets: [target], ...picks, ...through });
      })
      .slice(0, drawBetween(dice, 1, spell.targets));
    const targets = aims.map(({ target }) => target);
    const picks = single ? { picks: aims.map(({ pick }) => pick) } : {};
    const order = { model, spell: index, targets, ...picks, ...through };
    if (targets.length > 0 && !checkCast(battle, unit, order)) return order;
  }
  return undefined;
};

/** Returns a random legal ability of a unit, at one or several targets, or nothing. */
export const drawUse = (battle: Battle, unit: number, dice: Dice): UseOrder | undefined => {
  const uses = shuffle(dice, usesOf(battle, unit));
  const [first] = uses;
  if (!first) return undefined;
  const alike = uses.filter(({ model, ability }) => model === first.model && ability === first.ability);
  const most = battle.plan.models[first.model].abilities[first.ability].targets;
  const chosen = alike.slice(0, drawBetween(dice, 1, most));
  const order = joinUses(chosen);
  return checkUse(battle, unit, order) ? first : order;
};
