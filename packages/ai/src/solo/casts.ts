import {
  type Assist,
  type Battle,
  type CastOrder,
  checkCast,
  has,
  isOnTable,
  modelsOf,
  modelsWithin,
  type Question,
  sideOf,
  type SpellPlan,
  U,
} from '@muster/engine';
import { roleOf, priceOf } from './worth.ts';

/** A spell at its targets and what it is worth. */
interface Idea {
  order: CastOrder;
  worth: number;
}

/** The spell that a unit should try now, or `done`. */
export const chooseCast = (battle: Battle, unit: number): CastOrder | 'done' => {
  const { spells } = battle.plan.sides[sideOf(battle, unit)];
  let best: Idea | undefined;
  for (const model of modelsOf(battle, unit)) {
    if (battle.plan.models[model].tokens === 0) continue;
    for (const spell of spells) {
      if (battle.tokens[model] < spell.spell.value || battle.tried[model] & (1 << spell.index)) continue;
      const idea = aimSpell(battle, unit, model, spell);
      if (idea && (!best || idea.worth > best.worth)) best = idea;
    }
  }
  return best?.order ?? 'done';
};

const aimSpell = (battle: Battle, unit: number, model: number, plan: SpellPlan): Idea | undefined => {
  const { spell, index } = plan;
  const friendly = spell.target === 'friend';
  const wanted: { target: number; worth: number }[] = [];
  for (const { index: target, side } of battle.plan.units) {
    if ((side === sideOf(battle, unit)) !== friendly || !isOnTable(battle, target)) continue;
    const worth = worthOn(battle, plan, target, friendly);
    if (worth <= 0 || !isAround(battle, model, target, spell.range)) continue;
    wanted.push({ target, worth });
  }
  wanted.sort((a, b) => b.worth - a.worth);
  const targets: number[] = [];
  let worth = 0;
  for (const { target, worth: gain } of wanted) {
    if (targets.length >= spell.targets) break;
    if (checkCast(battle, unit, { model, spell: index, targets: [target] })) continue;
    targets.push(target);
    worth += gain;
  }
  return targets.length === 0 ? undefined : { order: { model, spell: index, targets }, worth: worth / spell.value };
};

/** The cheap question before the one about sight. */
const isAround = (battle: Battle, model: number, target: number, range: number): boolean =>
  modelsOf(battle, target).some((other) => modelsWithin(battle, model, other, range));

/** What a spell is worth on one target, in points: hits by what they would kill, grants by who can still use them. */
const worthOn = (battle: Battle, { spell, grants }: SpellPlan, target: number, friendly: boolean): number => {
  let worth = 0;
  if (spell.hits > 0 && !friendly) {
    const { defense } = battle.plan.units[target];
    const ap = spell.rules.find((rule) => rule.id === 'ap')?.rating ?? 0;
    const blast = spell.rules.find((rule) => rule.id === 'blast')?.rating ?? 1;
    const hits = spell.hits * Math.min(blast, battle.unitAlive[target]);
    worth += hits * Math.min(5, Math.max(1, defense + ap - 1)) * (priceOf(battle, target) / 6);
  }
  const fresh = grants.some((grant) => !(battle.unitGrants[target] & (1 << grant)));
  if (grants.length === 0 || !fresh || has(battle, target, U.shaken)) return worth;
  const { cost } = battle.plan.units[target];
  // A unit that has acted gains half: only what defends it.
  const use = has(battle, target, U.activated) ? 0.02 : 0.06;
  return worth + cost * use * (roleOf(battle, target) === 'melee' || friendly ? 1 : 0.7);
};

/** Tokens to spend on a roll: a little for a friend, one against a costly spell of a foe. */
export const chooseAssists = (battle: Battle, question: Extract<Question, { kind: 'assist' }>): Assist[] => {
  const side = battle.plan.models[question.caster].side;
  const { value } = battle.plan.sides[side].spells[question.spell].spell;
  const wanted = side === question.side ? 1 : value >= 2 ? 1 : 0;
  for (const model of question.helpers)
    if (wanted > 0 && battle.tokens[model] > (side === question.side ? 1 : 0)) return [{ model, tokens: wanted }];
  return [];
};
