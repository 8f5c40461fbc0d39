import type { ActivateAction } from '../contract/action.ts';
import type { Play } from '../contract/play.ts';
import { lengthOf } from '../legal/charge.ts';
import { autoFinish, checkFinish, type LeftToMove, touches } from '../legal/finish-charge.ts';
import { chargeAllowance, difficultLimitOf, touchesDifficult } from '../legal/move.ts';
import { type Battle, rewind, UNIT_FLAG } from '../state/battle.ts';
import { hasUnitFlag, isEmbarked, isOnTable, modelsOf, sideOf } from '../state/query.ts';
import { fight } from './melee.ts';
import { carryOutMoves } from './movement.ts';
import { slipAfterMelee } from './shift.ts';

/** A charge, and the state before it. */
export interface BeforeCharge {
  readonly order: ActivateAction;
  readonly block: Int32Array;
}

/** Memory for the next charge; a charge during another charge takes its own. */
let spare: Int32Array | undefined;

/** Stores the state before a unit makes its charge move; hardly any charge needs it. */
export const beforeCharge = (battle: Battle, order: ActivateAction): BeforeCharge => {
  const block = spare?.length === battle.block.length ? spare : new Int32Array(battle.block.length);
  spare = undefined;
  block.set(battle.block);
  return { order, block };
};

/** Ends a charge: the state before it is no longer needed. */
export const forgetCharge = ({ block }: BeforeCharge): void => {
  spare = block;
};

/** Returns how far each model can still move after its charge move, from the state before it. */
const movementLeft = (battle: Battle, { order, block }: BeforeCharge): LeftToMove => {
  const now = battle.block.slice();
  rewind(battle, block);
  const left = leftBy(battle, order);
  rewind(battle, now);
  return left;
};

const leftBy = (battle: Battle, { unit, target, moves = [] }: ActivateAction): LeftToMove => {
  // Models that charge out of a transport have no path of their own to finish.
  if (isEmbarked(battle, unit)) return new Map();
  const lengths = new Map(moves.map(({ model, path }) => [model, lengthOf(battle, model, path)]));
  const isSlowed = touchesDifficult(battle, unit, moves);
  const left = (model: number): number =>
    Math.min(isSlowed ? difficultLimitOf(battle, model) : Infinity, chargeAllowance(battle, unit, model, target)) -
    (lengths.get(model) ?? 0);
  return new Map(modelsOf(battle, unit).map((model) => [model, left(model)]));
};

/**
 * Carries on after a charge move: the charge arrives, or has become impossible; then the rest of the move may go
 * anywhere (battle:M15).
 */
export const arrive = (play: Play, unit: number, target: number, before: BeforeCharge): void => {
  const { battle } = play;
  const goesOn =
    (isOnTable(battle, target) && touches(battle, unit, target)) ||
    finishMove(play, unit, target, movementLeft(battle, before));
  if (
    goesOn &&
    !hasUnitFlag(battle, unit, UNIT_FLAG.destroyed) &&
    isOnTable(battle, target) &&
    touches(battle, unit, target)
  ) {
    fight(play, unit, target);
    slipAfterMelee(play, unit, target);
  } else if (play.listening) play.emit({ type: 'charge-failed', unit, target });
};

/** Models that are not in contact yet continue; returns false if the unit's only model fell. */
const finishMove = (play: Play, unit: number, target: number, left: LeftToMove): boolean => {
  const { battle } = play;
  const lengths = [...left].map(([model, length]) => ({ model, length }));
  const question = { kind: 'finish-move', side: sideOf(battle, unit), unit, target, left: lengths } as const;
  const answer = play.ask(question, (moves) => (moves === 'auto' ? undefined : checkFinish(battle, question, moves)));
  const moves = answer === 'auto' ? autoFinish(battle, unit, target, left) : answer;
  return moves.length === 0 || carryOutMoves(play, unit, moves, 'charge');
};
