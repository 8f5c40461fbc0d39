import { passes } from '@muster/kernel';
import { rollVolley } from '../attack/roll.ts';
import { compileHits } from '../attack/volley.ts';
import type { CastOrder } from '../game/action.ts';
import type { Play } from '../game/play.ts';
import type { Assist, Question, SidedAssist } from '../game/question.ts';
import type { Refusal } from '../game/refusal.ts';
import { checkAssists, helpersFor } from '../legal/cast.ts';
import type { SpellPlan } from '../plan/plan.ts';
import { U } from '../state/battle.ts';
import { has, sideOf, sidesFrom } from '../state/query.ts';
import { settleOthers, settleTarget } from './wound-effects.ts';
import { handleWrecks } from './wreck.ts';

/** A spell needs this much. */
export const CAST_TARGET = 4;

/** One try at a spell: pay, let everybody near help or hinder, roll, resolve (battle:C1–C7). */
export const cast = (play: Play, unit: number, order: CastOrder): void => {
  const { battle } = play;
  const side = sideOf(battle, unit);
  const spell = battle.plan.sides[side].spells[order.spell];
  battle.tokens[order.model] -= spell.spell.value;
  battle.tried[order.model] |= 1 << order.spell;
  const assists = collectAssists(play, order, side);
  let modifier = 0;
  for (const assist of assists) modifier += assist.side === side ? assist.tokens : -assist.tokens;
  const bill = assists.map(({ model, side: from, tokens }) => ({
    source: battle.plan.models[model].name,
    amount: from === side ? tokens : -tokens,
  }));
  const [natural] = play.roll('cast', unit, 1, { need: CAST_TARGET, bill });
  const passed = passes(natural, CAST_TARGET, modifier);
  if (play.listening)
    play.emit({
      type: 'cast',
      unit,
      model: order.model,
      spell: spell.spell.name,
      targets: order.targets,
      natural,
      modifier,
      passed,
      assists,
    });
  if (!passed) return;
  for (const target of order.targets) takeEffect(play, order.model, spell, target);
  settleOthers(play, 'spell', unit);
  handleWrecks(play);
};

type AssistQuestion = Extract<Question, { kind: 'assist' }>;

/** Blind: everybody commits before anybody knows. Open: the caster's side first, the others round the table, and they know (battle:C3). */
const collectAssists = (play: Play, order: CastOrder, side: number): SidedAssist[] => {
  const { battle } = play;
  const sides = sidesFrom(battle, side);
  const given: SidedAssist[] = [];
  const questionFor = (asked: number): AssistQuestion => ({
    kind: 'assist',
    side: asked,
    caster: order.model,
    spell: order.spell,
    helpers: helpersFor(battle, order.model, asked),
    given: [...given],
  });
  const take = (from: number, answer: readonly Assist[]): void => {
    for (const { model, tokens } of answer) {
      if (tokens === 0) continue;
      battle.tokens[model] -= tokens;
      given.push({ model, tokens, side: from });
    }
  };
  if (battle.plan.settings.castingAssists === 'open')
    for (const asked of sides) {
      const question = questionFor(asked);
      if (question.helpers.length === 0) continue;
      take(
        asked,
        play.ask<'assist'>(question, (answer) => checkAssists(battle, question.helpers, answer)),
      );
    }
  else {
    const questions = sides.map(questionFor).filter(({ helpers }) => helpers.length > 0);
    const check = (answer: readonly Assist[], i: number): Refusal | undefined =>
      checkAssists(battle, questions[i].helpers, answer);
    play.askAll<'assist'>(questions, check).forEach((answer, i) => take(questions[i].side, answer));
  }
  return given;
};

const takeEffect = (play: Play, caster: number, { spell, weapon, grants }: SpellPlan, target: number): void => {
  const { battle } = play;
  if (has(battle, target, U.destroyed)) return;
  for (const grant of grants) {
    battle.unitGrants[target] |= 1 << grant;
    if (play.listening) play.emit({ type: 'granted', unit: target, rule: battle.plan.grants[grant].label });
  }
  if (spell.hits === 0) return;
  const order = { kind: 'spell', unit: battle.unitOf[caster], weapon, target, pick: -1, cover: 'none' } as const;
  rollVolley(play, compileHits(battle, order, caster, spell.hits));
  settleTarget(play, target, 'spell', battle.unitOf[caster]);
  handleWrecks(play);
};
