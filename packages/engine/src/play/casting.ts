import { passes } from '@muster/kernel';
import { rollVolley } from '../attack/roll.ts';
import { compileHits } from '../attack/volley.ts';
import type { CastOrder } from '../game/action.ts';
import type { Play } from '../game/play.ts';
import type { Assist } from '../game/question.ts';
import { checkAssists, helpersFor } from '../legal/cast.ts';
import type { SpellPlan } from '../plan/plan.ts';
import { U } from '../state/battle.ts';
import { has, sideOf } from '../state/query.ts';
import { handleWreck } from './wreck.ts';

/** A spell needs this much. */
const CAST_TARGET = 4;

/** One try at a spell: pay, let everybody near help or hinder, roll, resolve (battle:C1–C7). */
export const cast = (play: Play, unit: number, order: CastOrder): void => {
  const { battle } = play;
  const side = sideOf(battle, unit);
  const spell = battle.plan.sides[side].spells[order.spell];
  battle.tokens[order.model] -= spell.spell.value;
  battle.tried[order.model] |= 1 << order.spell;
  const assists = collectAssists(play, order, side);
  let modifier = 0;
  for (const assist of assists) {
    battle.tokens[assist.model] -= assist.tokens;
    modifier += assist.side === side ? assist.tokens : -assist.tokens;
  }
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
  if (passed) for (const target of order.targets) takeEffect(play, unit, spell, target);
};

type SidedAssist = Assist & { side: number };

/** Blind: everybody commits before anybody knows. Open: the caster's side first, then the others (battle:C3). */
const collectAssists = (play: Play, order: CastOrder, side: number): SidedAssist[] => {
  const { battle } = play;
  const sides = [side, ...battle.plan.sides.map((plan) => plan.index).filter((other) => other !== side)];
  const questions = sides
    .map((asked) => ({
      kind: 'assist' as const,
      side: asked,
      caster: order.model,
      spell: order.spell,
      helpers: helpersFor(battle, order.model, asked),
    }))
    .filter((question) => question.helpers.length > 0);
  const check = (answer: readonly Assist[], i: number) => checkAssists(battle, questions[i].helpers, answer);
  const answers =
    battle.plan.settings.castingAssists === 'blind'
      ? play.askAll<'assist'>(questions, check)
      : questions.map((question, i) => play.ask<'assist'>(question, (answer) => check(answer, i)));
  return answers.flatMap((answer, i) =>
    answer.filter(({ tokens }) => tokens > 0).map((assist) => ({ ...assist, side: questions[i].side })),
  );
};

const takeEffect = (play: Play, unit: number, { spell, weapon, grants }: SpellPlan, target: number): void => {
  const { battle } = play;
  if (has(battle, target, U.destroyed)) return;
  for (const grant of grants) {
    battle.unitGrants[target] |= 1 << grant;
    if (play.listening) play.emit({ type: 'granted', unit: target, rule: battle.plan.grants[grant].label });
  }
  if (spell.hits === 0) return;
  rollVolley(play, compileHits(battle, { kind: 'spell', unit, weapon, target, pick: -1, cover: 'none' }, spell.hits));
  handleWreck(play, target);
};
