import { passes } from '@muster/kernel';
import type { CastOrder } from '../contract/action.ts';
import type { RollModifier } from '../contract/events.ts';
import { type Play, underdogModifier } from '../contract/play.ts';
import type { Assist, Question, SidedAssist } from '../contract/question.ts';
import type { Refusal } from '../contract/refusal.ts';
import { accumulatorsFor, checkAssists, helpersFor } from '../legal/cast.ts';
import { UsedUpBy } from '../plan/used-up-by.ts';
import { type Battle, magicPlace } from '../state/battle.ts';
import { givenRules } from '../state/given.ts';
import { spendOneTimeRules } from '../state/one-time-rules.ts';
import { roundOf, sideOf, sidesFrom } from '../state/query.ts';
import { takeEffect } from './ability-effect.ts';
import { checkOtherWounds } from './wound-effects.ts';
import { handleWrecks } from './wreck.ts';

/** The target number of a casting roll. */
export const CAST_TARGET = 4;

/** Carries out one try at a spell: pay, let casters nearby help or hinder, roll, resolve (battle:C1–C7). */
export const cast = (play: Play, unit: number, order: CastOrder): void => {
  const { battle } = play;
  const side = sideOf(battle, unit);
  const spell = battle.plan.sides[side].spells[order.spell];
  pay(battle, order.model, spell.spell.value);
  battle.tried[order.model] |= 1 << order.spell;
  const assists = collectAssists(play, order, side);
  const helped = assists.map(({ model, side: from, tokens }) => ({
    source: battle.plan.models[model].name,
    amount: from === side ? tokens : -tokens,
  }));
  const bill = [...helped, ...castingBill(battle, order)];
  const added = bill.reduce((sum, item) => sum + item.amount, 0);
  noteMagic(battle, side, assists);
  const [natural] = play.roll('cast', unit, 1, { need: CAST_TARGET, bill, model: order.model });
  const modifier = added + underdogModifier(play);
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
  spendOneTimeRules(battle, unit, UsedUpBy.cast);
  if (!passed) return;
  order.targets.forEach((target, i) => takeEffect(play, order.model, spell, target, order.picks?.[i] ?? -1, 1));
  checkOtherWounds(play, 'spell', unit);
  handleWrecks(play);
};

/** A campaign counts which sides tried to cast in a round, and which spent tokens against it (campaign:M14). */
const noteMagic = (battle: Battle, side: number, assists: readonly SidedAssist[]): void => {
  if (battle.magic.length === 0) return;
  battle.magic[magicPlace(battle, roundOf(battle), side, 'casts')]++;
  for (const other of new Set(assists.map((assist) => assist.side)))
    if (other !== side) battle.magic[magicPlace(battle, roundOf(battle), other, 'blocks')]++;
};

/** Tokens that other models provide are spent first, then the caster's own. */
const pay = (battle: Battle, caster: number, value: number): void => {
  let left = value;
  for (const model of [...accumulatorsFor(battle, caster), caster]) {
    const spent = Math.min(left, battle.tokens[model]);
    battle.tokens[model] -= spent;
    left -= spent;
  }
};

/** Returns what the position of the caster, and rules of the caster and its unit, add to the roll. */
const castingBill = (battle: Battle, { model, through }: CastOrder): RollModifier[] => {
  const { name, casting } = battle.plan.models[model];
  const bill: RollModifier[] = [];
  if (through !== undefined) bill.push({ source: battle.plan.models[through].name, amount: 1 });
  if (casting !== 0) bill.push({ source: name, amount: casting });
  for (const rule of givenRules(battle, battle.unitOf[model]))
    if (rule.casting !== 0) bill.push({ source: rule.label, amount: rule.casting });
  return bill;
};

type AssistQuestion = Extract<Question, { kind: 'assist' }>;

/**
 * Blind: all sides commit tokens before any are shown. Open: the caster's side first, then the others in turn, with
 * all tokens shown (battle:C3).
 */
const collectAssists = (play: Play, order: CastOrder, side: number): SidedAssist[] => {
  const { battle } = play;
  const sides = sidesFrom(battle, side);
  const given: SidedAssist[] = [];
  const questionFor = (asked: number): AssistQuestion => ({
    kind: 'assist',
    side: asked,
    caster: order.model,
    spell: order.spell,
    targets: order.targets,
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
