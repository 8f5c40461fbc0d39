import type { UseOrder } from '../contract/action.ts';
import { passes } from '@muster/kernel';
import { type Play, underdogModifier } from '../contract/play.ts';
import { checkUse, mayUse } from '../legal/ability.ts';
import type { Battle } from '../state/battle.ts';
import { firstModel, nextModel, sideOf } from '../state/query.ts';
import { takeEffect } from './ability-effect.ts';
import { checkOtherWounds } from './wound-effects.ts';

/** Carries out an ability of a model: rolls for it where needed, and applies its effects. */
export const useAbility = (play: Play, unit: number, { model, ability, targets, picks }: UseOrder): void => {
  const { battle } = play;
  const plan = battle.plan.models[model].abilities[ability];
  battle.did[model] |= 1 << ability;
  if (plan.ability.per !== 'activation') battle.spent[model] |= 1 << ability;
  const faces = play.roll('ability', unit, plan.dice, { need: plan.need, model });
  const passed = faces.filter((face) => passes(face, plan.need, underdogModifier(play)));
  const times = plan.dice === 0 ? targets.length : passed.length;
  if (play.listening) play.emit({ type: 'used', unit, model, rule: plan.label, targets, faces: [...faces], times });
  targets.forEach((target, i) => {
    // Successes go to the targets in turn.
    const own = Math.floor(times / targets.length) + (i < times % targets.length ? 1 : 0);
    if (own > 0) takeEffect(play, model, plan, target, picks?.[i] ?? -1, own);
  });
  checkOtherWounds(play, 'spell', unit);
};

/** Abilities of the first activation are over at its end. */
export const closeFirsts = (battle: Battle, unit: number): void => {
  if (!battle.plan.hasAbilities) return;
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model))
    for (const { index, ability } of battle.plan.models[model].abilities)
      if (ability.per === 'first') battle.spent[model] |= 1 << index;
};

/** Lets a unit use an ability of its models if its player wants to; returns whether it did. */
export const useOne = (play: Play, unit: number): boolean => {
  const { battle } = play;
  if (!battle.plan.hasAbilities || !mayUse(battle, unit)) return false;
  const order = play.ask({ kind: 'use', side: sideOf(battle, unit), unit }, (answer) =>
    answer === 'done' ? undefined : checkUse(battle, unit, answer),
  );
  if (order === 'done') return false;
  useAbility(play, unit, order);
  return true;
};
