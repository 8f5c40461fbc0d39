import type { CastOrder } from '../game/action.ts';
import type { Assist } from '../game/question.ts';
import { refuse, type Refusal } from '../game/refusal.ts';
import { modelsWithin, modelWithinUnit } from '../space/measure.ts';
import { canSee } from '../space/sight.ts';
import { type Battle, U } from '../state/battle.ts';
import { canActivate, eachModel, has, isEmbarked, isOnTable, sideOf, someModel } from '../state/query.ts';
import { rangeAt } from './shoot.ts';

/** Whether a unit may cast a spell now, apart from whose turn it is. */
export const checkCast = (battle: Battle, unit: number, order: CastOrder): Refusal | undefined => {
  const { plan } = battle;
  const { model, targets } = order;
  const spell = plan.sides[sideOf(battle, unit)].spells[order.spell];
  if (!spell) return refuse('no-such-spell', { unit });
  if (!battle.alive[model] || battle.unitOf[model] !== unit || plan.models[model].tokens === 0)
    return refuse('no-such-model', { unit, model });
  if (!canActivate(battle, unit)) return refuse('already-activated', { unit });
  if (has(battle, unit, U.shaken)) return refuse('shaken-must-idle', { unit });
  if (isEmbarked(battle, unit)) return refuse('embarked-cannot', { unit });
  if (battle.tried[model] & (1 << order.spell)) return refuse('spell-already-tried', { unit, model });
  if (battle.tokens[model] < spell.spell.value)
    return refuse('not-enough-tokens', { unit, model, need: spell.spell.value, have: battle.tokens[model] });
  if (targets.length < 1 || targets.length > spell.spell.targets || new Set(targets).size !== targets.length)
    return refuse('wrong-spell-target', { unit, need: spell.spell.targets, have: targets.length });
  for (const target of targets) {
    const problem = targetProblem(battle, unit, order, target);
    if (problem) return problem;
  }
  return undefined;
};

const targetProblem = (battle: Battle, unit: number, order: CastOrder, target: number): Refusal | undefined => {
  const { spell, weapon } = battle.plan.sides[sideOf(battle, unit)].spells[order.spell];
  if (!battle.plan.units[target]) return refuse('no-such-unit', { unit: target });
  if (isEmbarked(battle, target)) return refuse('target-embarked', { unit: target });
  if (!isOnTable(battle, target)) return refuse('no-such-unit', { unit: target });
  const friendly = sideOf(battle, unit) === sideOf(battle, target);
  if (friendly !== (spell.target === 'friend')) return refuse('wrong-spell-target', { unit: target });
  const range = rangeAt(battle, spell.range, weapon.terms, target);
  let seen = false;
  const reached = someModel(battle, target, (other) => {
    if (!canSee(battle, order.model, other)) return false;
    seen = true;
    return range > 0 && modelsWithin(battle, order.model, other, range);
  });
  if (reached) return undefined;
  return refuse(seen ? 'out-of-range' : 'no-sight', { unit, other: target, need: range });
};

/** Whether a unit could cast anything at all: the cheap question before asking its player. */
export const mayCast = (battle: Battle, unit: number): boolean => {
  const { spells } = battle.plan.sides[sideOf(battle, unit)];
  if (spells.length === 0 || has(battle, unit, U.shaken) || isEmbarked(battle, unit)) return false;
  return someModel(
    battle,
    unit,
    (model) =>
      battle.plan.models[model].tokens > 0 &&
      spells.some(({ index, spell }) => !(battle.tried[model] & (1 << index)) && spell.value <= battle.tokens[model]),
  );
};

/** Models of a side that may spend tokens on this caster's roll: near and in sight of its unit, or itself (battle:C1, battle:C2). */
export const helpersFor = (battle: Battle, caster: number, side: number): number[] => {
  const unit = battle.unitOf[caster];
  const helpers: number[] = [];
  for (const other of battle.plan.sides[side].units) {
    if (!isOnTable(battle, other) || has(battle, other, U.shaken)) continue;
    eachModel(battle, other, (model) => {
      if (battle.tokens[model] > 0 && canAssist(battle, model, unit)) helpers.push(model);
    });
  }
  return helpers;
};

const canAssist = (battle: Battle, model: number, casterUnit: number): boolean =>
  battle.unitOf[model] === casterUnit ||
  (modelWithinUnit(battle, model, casterUnit, battle.plan.ruleset.numbers.assistRange) &&
    someModel(battle, casterUnit, (other) => canSee(battle, model, other)));

/** Whether tokens may be spent so. */
export const checkAssists = (
  battle: Battle,
  helpers: readonly number[],
  assists: readonly Assist[],
): Refusal | undefined => {
  const spent = new Map<number, number>();
  for (const { model, tokens } of assists) {
    if (!helpers.includes(model) || !Number.isInteger(tokens) || tokens < 0)
      return refuse('assist-not-allowed', { model });
    spent.set(model, (spent.get(model) ?? 0) + tokens);
  }
  for (const [model, tokens] of spent)
    if (tokens > battle.tokens[model])
      return refuse('not-enough-tokens', { model, need: tokens, have: battle.tokens[model] });
  return undefined;
};
