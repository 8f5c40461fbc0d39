import { INCH } from '@muster/kernel';
import type { CastOrder } from '../contract/action.ts';
import type { Assist } from '../contract/question.ts';
import { refuse, type Refusal } from '../contract/refusal.ts';
import type { SpellPlan } from '../plan/ability-plan.ts';
import { modelsWithin, modelWithinUnit } from '../space/measure.ts';
import { modelSeesUnit } from '../space/sight.ts';
import { type Battle, UNIT_FLAG } from '../state/battle.ts';
import {
  canActivate,
  firstModel,
  hasUnitFlag,
  isEmbarked,
  isNeutral,
  isOnTable,
  nextModel,
  sideOf,
} from '../state/query.ts';
import { checkAim } from './reach.ts';
import { rangeAt } from './range.ts';

/** Checks whether a unit may cast a spell now, apart from whose turn it is. */
export const checkCast = (battle: Battle, unit: number, order: CastOrder): Refusal | undefined => {
  const { plan } = battle;
  const { model, through } = order;
  const spell = plan.sides[sideOf(battle, unit)].spells[order.spell];
  if (!spell) return refuse('no-such-spell', { unit });
  if (!battle.alive[model] || battle.unitOf[model] !== unit || !isCaster(battle, model))
    return refuse('no-such-model', { unit, model });
  if (!canActivate(battle, unit)) return refuse('already-activated', { unit });
  if (hasUnitFlag(battle, unit, UNIT_FLAG.shaken)) return refuse('shaken-must-idle', { unit });
  if (isEmbarked(battle, unit)) return refuse('embarked-cannot', { unit });
  if (battle.tried[model] & (1 << order.spell)) return refuse('spell-already-tried', { unit, model });
  const tokens = tokensFor(battle, model);
  if (tokens < spell.spell.value)
    return refuse('not-enough-tokens', { unit, model, need: spell.spell.value, have: tokens });
  if (through !== undefined && !remoteCasters(battle, model).includes(through))
    return refuse('no-such-model', { unit, model: through });
  return checkAim(battle, spell, through ?? model, order, {
    range: (target) => rangeAt(battle, spell.range, spell.weapon.terms, target),
    sight: true,
  });
};

/** Whether a model casts spells: on its own, or for the models of its unit that cast together. */
export const isCaster = (battle: Battle, model: number): boolean => {
  const { tokens, castsTogether } = battle.plan.models[model];
  return tokens > 0 || (castsTogether && battle.tokens[model] > 0);
};

/** How near a caster must be to borrow tokens or another model's position. */
const BORROWING_RANGE = 12 * INCH;

/** Returns friendly models of other units nearby that can do something for a caster, unless Shaken. */
const friendsNear = (battle: Battle, caster: number, test: (model: number) => boolean): number[] => {
  const { models, sides } = battle.plan;
  const found: number[] = [];
  for (const other of sides[models[caster].side].units) {
    if (other === battle.unitOf[caster] || !isOnTable(battle, other) || hasUnitFlag(battle, other, UNIT_FLAG.shaken))
      continue;
    for (let model = firstModel(battle, other); model >= 0; model = nextModel(battle, other, model))
      if (test(model)) found.push(model);
  }
  return found;
};

/** Returns the models from whose position a caster may cast. */
export const remoteCasters = (battle: Battle, caster: number): number[] => {
  const { models, hasConduits } = battle.plan;
  if (!hasConduits) return [];
  return friendsNear(
    battle,
    caster,
    (model) => models[model].conduit > 0 && modelsWithin(battle, caster, model, models[model].conduit),
  );
};

/** Returns the models whose tokens a caster may spend. */
export const accumulatorsFor = (battle: Battle, caster: number): number[] => {
  const { models, hasConduits } = battle.plan;
  if (!hasConduits) return [];
  return friendsNear(
    battle,
    caster,
    (model) =>
      models[model].accumulator > 0 && battle.tokens[model] > 0 && modelsWithin(battle, caster, model, BORROWING_RANGE),
  );
};

/** Returns the tokens that a caster has for a spell: its own, and those that other models provide. */
export const tokensFor = (battle: Battle, caster: number): number => {
  let tokens = battle.tokens[caster];
  if (battle.plan.hasConduits) for (const model of accumulatorsFor(battle, caster)) tokens += battle.tokens[model];
  return tokens;
};

/** Whether a unit could cast any spell: a quick check before asking its player. */
export const mayCast = (battle: Battle, unit: number): boolean => {
  if (isNeutral(battle, unit)) return false;
  const { spells } = battle.plan.sides[sideOf(battle, unit)];
  if (spells.length === 0 || hasUnitFlag(battle, unit, UNIT_FLAG.shaken) || isEmbarked(battle, unit)) return false;
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model))
    if (isCaster(battle, model) && canPayOneOf(battle, model, spells)) return true;
  return false;
};

/** Whether a caster has the tokens for a spell that it has not tried yet. */
const canPayOneOf = (battle: Battle, caster: number, spells: readonly SpellPlan[]): boolean => {
  const tokens = tokensFor(battle, caster);
  for (const { index, spell } of spells)
    if (spell.value <= tokens && !(battle.tried[caster] & (1 << index))) return true;
  return false;
};

/**
 * Returns the models of a side that may spend tokens on this casting roll: near the caster and in sight of its unit,
 * or the caster itself (battle:C1, battle:C2).
 */
export const helpersFor = (battle: Battle, caster: number, side: number): number[] => {
  const unit = battle.unitOf[caster];
  const helpers: number[] = [];
  for (const other of battle.plan.sides[side].units) {
    if (!isOnTable(battle, other) || hasUnitFlag(battle, other, UNIT_FLAG.shaken)) continue;
    for (let model = firstModel(battle, other); model >= 0; model = nextModel(battle, other, model))
      if (battle.tokens[model] > 0 && isCaster(battle, model) && canAssist(battle, model, unit)) helpers.push(model);
  }
  return helpers;
};

const canAssist = (battle: Battle, model: number, casterUnit: number): boolean =>
  battle.unitOf[model] === casterUnit ||
  (modelWithinUnit(battle, model, casterUnit, battle.plan.ruleset.numbers.assistRange) &&
    modelSeesUnit(battle, model, casterUnit));

/** Checks whether tokens may be spent like this. */
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
