import {
  type Battle,
  type CastOrder,
  checkCast,
  firstModel,
  isCaster,
  isOnTable,
  modelsWithin,
  modelWithinUnit,
  nextModel,
  sideOf,
  type SpellPlan,
  tokensFor,
} from '@muster/engine';
import { worthOfEffect } from './effect-worth.ts';

/** A spell with its targets and its worth. */
interface Idea {
  order: CastOrder;
  worth: number;
}

/** Returns the spell that a unit should try now, or `done`. */
export const chooseCast = (battle: Battle, unit: number): CastOrder | 'done' => {
  const { spells } = battle.plan.sides[sideOf(battle, unit)];
  let best: Idea | undefined;
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model)) {
    if (!isCaster(battle, model)) continue;
    const tokens = tokensFor(battle, model);
    for (const spell of spells) {
      if (tokens < spell.spell.value || battle.tried[model] & (1 << spell.index)) continue;
      const idea = aimSpell(battle, unit, model, spell);
      if (idea && (!best || idea.worth > best.worth)) best = idea;
    }
  }
  return best?.order ?? 'done';
};

const aimSpell = (battle: Battle, unit: number, model: number, plan: SpellPlan): Idea | undefined => {
  const side = sideOf(battle, unit);
  const wanted: { target: number; pick: number; worth: number }[] = [];
  for (const { index: target, side: whose } of battle.plan.units) {
    if ((whose === side) !== (plan.target === 'friend') || !isOnTable(battle, target)) continue;
    if (!modelWithinUnit(battle, model, target, plan.range)) continue;
    const pick = plan.single ? bestPick(battle, model, target, plan.range) : -1;
    const worth = worthOfEffect(battle, side, plan, target, pick);
    if (worth <= 0) continue;
    wanted.push({ target, pick, worth });
  }
  wanted.sort((a, b) => b.worth - a.worth);
  const chosen: typeof wanted = [];
  for (const aim of wanted) {
    if (chosen.length >= plan.targets) break;
    if (!checkCast(battle, unit, orderOf(model, plan, [aim]))) chosen.push(aim);
  }
  const worth = chosen.reduce((sum, aim) => sum + aim.worth, 0);
  return chosen.length === 0
    ? undefined
    : { order: orderOf(model, plan, chosen), worth: worth / Math.max(1, plan.spell.value) };
};

const orderOf = (
  model: number,
  { index, single }: SpellPlan,
  aims: readonly { target: number; pick: number }[],
): CastOrder => ({
  model,
  spell: index,
  targets: aims.map(({ target }) => target),
  ...(single ? { picks: aims.map(({ pick }) => pick) } : {}),
});

/** Returns the best single model as a target, preferably a hero or a tough one in reach, or -1. */
const bestPick = (battle: Battle, eye: number, target: number, range: number): number => {
  const { models } = battle.plan;
  let best = -1;
  let most = -1;
  for (let model = firstModel(battle, target); model >= 0; model = nextModel(battle, target, model)) {
    const prize = (models[model].hero ? 100 : 0) + models[model].tough;
    if (prize <= most || !modelsWithin(battle, eye, model, range)) continue;
    best = model;
    most = prize;
  }
  return best;
};
