import {
  type ActivateAction,
  checkCast,
  copyBattle,
  isEmbarked,
  mayCast,
  type Outcome,
  type Refusal,
} from '@muster/engine';
import { Answers, castOrder, shootOrders } from './answers.ts';
import type { ActivateCommand } from './orders.ts';
import type { CaseScene } from './scene.ts';

/** More answers than any activation needs. */
const MOST_ANSWERS = 500;

/** Activates a unit in the way players do: an action, then answers until no question is open. */
export const activateUnit = (scene: CaseScene, command: ActivateCommand): Refusal | undefined => {
  const unit = scene.unit(command.unit);
  const problem = uncastable(scene, unit, command);
  if (problem) return scene.game.check(actionOf(scene, unit, command)) ?? problem;
  const answers = new Answers(scene, command);
  return scene.withStoppedClock(() => {
    let outcome = scene.game.act(actionOf(scene, unit, command));
    let stage: string | undefined;
    for (let i = 0; outcome.status === 'pending'; i++) {
      if (i > MOST_ANSWERS) throw new Error('the activation never ends');
      const [question] = outcome.questions;
      const unasked = answers.assistProblem(question);
      if (unasked) return { stage: `casts[${answers.casts}]`, ...unasked };
      const answer = answers.to(question);
      stage = answers.stageOf(question.kind);
      outcome = scene.game.answer(question.side, answer);
    }
    if (outcome.status === 'refused') return { stage, ...outcome.refusal };
    return leftOver(command, answers, outcome);
  });
};

const actionOf = (scene: CaseScene, unit: number, command: ActivateCommand): ActivateAction => {
  const { action, moves, target, embark, thenDisembark, casts = [], shoot } = command;
  return {
    type: 'activate',
    unit,
    action: action as ActivateAction['action'],
    ...(moves ? { moves: scene.moves(unit, moves) } : {}),
    ...(target === undefined ? {} : { target: scene.unit(target) }),
    ...(embark === undefined ? {} : { embark: scene.unit(embark) }),
    ...(thenDisembark ? { leave: true } : {}),
    // Spells come before shots and may change the targets, so shots are given when they are asked for.
    ...(shoot && !(casts.length > 0 && (action === 'hold' || action === 'advance'))
      ? { shoot: shootOrders(scene, unit, shoot) }
      : {}),
  };
};

/** Throws unless everything in the command was carried out. */
const leftOver = (command: ActivateCommand, answers: Answers, outcome: Outcome): undefined => {
  if (outcome.status !== 'done') throw new Error(`the activation is ${outcome.status}`);
  const { casts = [], shoot = [] } = command;
  if (answers.casts < casts.length) throw new Error(`casts[${answers.casts}] was never asked for`);
  if (casts.length > 0 && shoot.length > 0 && !answers.shot) throw new Error('shoot was never asked for');
};

/**
 * Returns why the engine would not ask for a spell of the case: a unit is asked only while it could cast something. It asks
 * the same question as the engine, of a copy that has paid for the earlier spells.
 */
const uncastable = (scene: CaseScene, unit: number, command: ActivateCommand): Refusal | undefined => {
  const { casts = [], moves } = command;
  if (casts.length === 0) return undefined;
  const after = copyBattle(scene.battle);
  if (isEmbarked(after, unit) && moves) after.unitIn[unit] = -1;
  for (const [i, cast] of casts.entries()) {
    const order = castOrder(scene, unit, cast);
    if (!mayCast(after, unit)) {
      const refusal = checkCast(after, unit, order);
      return refusal && { ...refusal, stage: `casts[${i}]` };
    }
    const spell = scene.plan.sides[scene.plan.units[unit].side].spells[order.spell];
    after.tokens[order.model] -= spell?.spell.value ?? 0;
    after.tried[order.model] |= 1 << order.spell;
    for (const { unit: helper, model, tokens } of cast.assists ?? [])
      after.tokens[scene.model(scene.unit(helper), model)] -= tokens;
  }
  return undefined;
};
