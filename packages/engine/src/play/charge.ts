import type { ActivateAction } from '../contract/action.ts';
import type { Play } from '../contract/play.ts';
import { lengthOf } from '../legal/charge.ts';
import { autoFinish, checkFinish, type Left, touches } from '../legal/finish-charge.ts';
import { chargeAllowance, difficultLimitOf, touchesDifficult } from '../legal/move.ts';
import { type Battle, rewind, U } from '../state/battle.ts';
import { has, isEmbarked, isOnTable, modelsOf, sideOf } from '../state/query.ts';
import { fight } from './melee.ts';
import { carryOut } from './movement.ts';
import { slipAfterMelee } from './shift.ts';

/** A charge, and how things stood before it. */
export interface BeforeCharge {
  readonly order: ActivateAction;
  readonly block: Int32Array;
}

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
