import { segmentLength } from '@muster/kernel';
import { spotsToward } from '../space/spots.ts';
import type { ActivateAction, ModelMove } from '../contract/action.ts';
import type { Play } from '../contract/play.ts';
import type { Question } from '../contract/question.ts';
import { refuse, type Refusal } from '../contract/refusal.ts';
import { lengthOf } from '../legal/charge.ts';
import { afterMoves, chargeAllowance, checkMoves, difficultLimitOf, mayMove, touchesDifficult } from '../legal/move.ts';
import { modelTouchesUnit, modelUnitGap } from '../space/measure.ts';
import { type Battle, rewind, U } from '../state/battle.ts';
import { firstModel, has, isEmbarked, isOnTable, modelsOf, nextModel, sideOf, someModel } from '../state/query.ts';
import { fight } from './melee.ts';
import { carryOut } from './movement.ts';
import { slipAfterMelee } from './shift.ts';

/** What each model could still move after its charge move. */
type Left = ReadonlyMap<number, number>;

/** A charge, and how things stood before it. */
export interface BeforeCharge {
  readonly order: ActivateAction;
  readonly block: Int32Array;
}

/** The first survivor that can still reach the target, straight into contact; nothing when nobody can. */
const autoFinish = (battle: Battle, unit: number, target: number, left: Left): ModelMove[] => {
  if (!isOnTable(battle, target)) return [];
  for (const model of modelsOf(battle, unit))
    for (const foe of modelsOf(battle, target)) {
      const limit = left.get(model) ?? 0;
      const reach = battle.plan.models[model].radius + battle.plan.models[foe].radius;
      for (const [x, y] of spotsToward(battle, model, foe, limit)) {
        const step = { model, path: [x, y] };
        const touches = segmentLength(x, y, battle.x[foe], battle.y[foe]) <= reach + 2;
        if (touches && mayMove(battle, unit, [step], { kind: 'charge', target, limit, steady: true })) return [step];
      }
    }
  return [];
};

/** Memory for the next charge; whoever charges while another charge goes on takes its own. */
let spare: Int32Array | undefined;

/** Notes how things stand before a unit makes its charge move; hardly any charge needs to know. */
export const beforeCharge = (battle: Battle, order: ActivateAction): BeforeCharge => {
  const block = spare?.length === battle.block.length ? spare : new Int32Array(battle.block.length);
  spare = undefined;
  block.set(battle.block);
  return { order, block };
};

/** A charge is over: what stood before it is of no use any more. */
export const forgetCharge = ({ block }: BeforeCharge): void => {
  spare = block;
};

/** What is left to each model after its charge move, as things stood before it. */
const movementLeft = (battle: Battle, { order, block }: BeforeCharge): Left => {
  const now = battle.block.slice();
  rewind(battle, block);
  const left = leftBy(battle, order);
  rewind(battle, now);
  return left;
};

const leftBy = (battle: Battle, { unit, target, moves = [] }: ActivateAction): Left => {
  // Those who charge out of a transport have no way of their own to finish.
  if (isEmbarked(battle, unit)) return new Map();
  const lengths = new Map(moves.map(({ model, path }) => [model, lengthOf(battle, model, path)]));
  const isSlowed = touchesDifficult(battle, unit, moves);
  const left = (model: number): number =>
    Math.min(isSlowed ? difficultLimitOf(battle, model) : Infinity, chargeAllowance(battle, unit, model, target)) -
    (lengths.get(model) ?? 0);
  return new Map(modelsOf(battle, unit).map((model) => [model, left(model)]));
};

/** A charge arrives, or has become impossible: then the rest of the move may go anywhere (battle:M15). */
export const arrive = (play: Play, unit: number, target: number, before: BeforeCharge): void => {
  const { battle } = play;
  const goesOn =
    (isOnTable(battle, target) && touches(battle, unit, target)) ||
    finishMove(play, unit, target, movementLeft(battle, before));
  if (goesOn && !has(battle, unit, U.destroyed) && isOnTable(battle, target) && touches(battle, unit, target)) {
    fight(play, unit, target);
    slipAfterMelee(play, unit, target);
  } else if (play.listening) play.emit({ type: 'charge-failed', unit, target });
};

/** Those who are not in contact yet go on; false when the unit's only model fell. */
const finishMove = (play: Play, unit: number, target: number, left: Left): boolean => {
  const { battle } = play;
  const lengths = [...left].map(([model, length]) => ({ model, length }));
  const question = { kind: 'finish-move', side: sideOf(battle, unit), unit, target, left: lengths } as const;
  const answer = play.ask(question, (moves) => (moves === 'auto' ? undefined : checkFinish(battle, question, moves)));
  const moves = answer === 'auto' ? autoFinish(battle, unit, target, left) : answer;
  return moves.length === 0 || carryOut(play, unit, moves, 'charge');
};

/** Whether somebody of a unit stands in contact with another one. */
const touches = (battle: Battle, unit: number, target: number): boolean => {
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model))
    if (modelTouchesUnit(battle, model, target)) return true;
  return false;
};

const touchesAfter = (battle: Battle, unit: number, target: number, moves: readonly ModelMove[]): boolean =>
  afterMoves(battle, unit, moves, () => touches(battle, unit, target));

/** Whether those who are not in contact may finish their charge so. */
export const checkFinish = (
  battle: Battle,
  { unit, target, left: lengths }: Extract<Question, { kind: 'finish-move' }>,
  moves: readonly ModelMove[],
): Refusal | undefined => {
  const left: Left = new Map(lengths.map(({ model, length }) => [model, length]));
  // As long as a survivor can carry the charge out, it must.
  if (!touchesAfter(battle, unit, target, moves) && autoFinish(battle, unit, target, left).length > 0)
    return refuse('charge-not-closing', { unit, other: target });
  if (moves.length === 0) return undefined;
  const far = moves.find(({ model, path }) => lengthOf(battle, model, path) > (left.get(model) ?? 0));
  if (far)
    return refuse('move-too-far', {
      unit,
      model: far.model,
      need: left.get(far.model) ?? 0,
      have: lengthOf(battle, far.model, far.path),
    });
  const limit = Math.max(0, ...left.values());
  const stillReaches =
    isOnTable(battle, target) &&
    someModel(battle, unit, (model) => modelUnitGap(battle, model, target) <= (left.get(model) ?? 0));
  return checkMoves(battle, unit, moves, { kind: stillReaches ? 'charge' : 'finish', target, limit });
};
