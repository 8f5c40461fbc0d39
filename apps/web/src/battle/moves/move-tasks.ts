import {
  type ActivateAction,
  autoBackOff,
  autoPileIn,
  type Battle,
  checkAction,
  checkBackOff,
  checkFinish,
  checkMoves,
  checkPileIn,
  isEmbarked,
  isHighAbove,
  type ModelMove,
  modelsOf,
  MOST_BACK_OFF,
  type MoveOrder,
  type Refusal,
} from '@muster/engine';
import { chargeMoves, embarkMoves } from '@muster/guide';
import type { MoveQuestion } from '../questions/of.ts';
import type { MoveTask } from './types.ts';

/** The action of an activation, before its paths are chosen. */
export interface MoveWish {
  unit: number;
  action: ActivateAction['action'];
  target?: number | undefined;
  embark?: number | undefined;
}

/** Returns the activation with these moves. */
export const activationOf = (
  { unit, action, target, embark }: MoveWish,
  moves: readonly ModelMove[],
): ActivateAction => ({
  type: 'activate',
  unit,
  action,
  ...(moves.length > 0 ? { moves } : {}),
  ...(target === undefined ? {} : { target }),
  ...(embark === undefined ? {} : { embark }),
});

/** Returns the task of moving a unit in its activation. */
export const moveTask = (battle: Battle, wish: MoveWish): MoveTask => {
  const { unit, action, target, embark } = wish;
  const order: MoveOrder = {
    kind: action === 'rush' || action === 'charge' ? action : 'advance',
    ...(target === undefined ? {} : { target }),
    ...(embark === undefined ? {} : { embark }),
    ...(isEmbarked(battle, unit) ? { origin: battle.unitIn[unit] } : {}),
  };
  const start =
    action === 'charge' && target !== undefined
      ? chargeMoves(battle, unit, target)
      : embark === undefined
        ? undefined
        : embarkMoves(battle, unit, embark, action === 'rush' ? 'rush' : 'advance');
  return {
    unit,
    models: modelsOf(battle, unit),
    order,
    check: (moves) => checkAction(battle, activationOf(wish, moves)),
    start,
  };
};

/** Whether an action moves a unit: hold does not, and idle moves only Aircraft. */
export const isMoving = (battle: Battle, { unit, action }: MoveWish): boolean =>
  action !== 'hold' && (action !== 'idle' || isHighAbove(battle, unit));

/** Returns the task of moving models for a question. */
export const moveTaskOf = (battle: Battle, question: MoveQuestion): MoveTask => {
  const { numbers } = battle.plan.ruleset;
  switch (question.kind) {
    case 'consolidate': {
      const { unit } = question;
      const order = { kind: 'consolidate', limit: numbers.consolidation } as const;
      const check = (moves: readonly ModelMove[]): Refusal | undefined =>
        moves.length === 0 ? undefined : checkMoves(battle, unit, moves, order);
      return { unit, models: modelsOf(battle, unit), order, check };
    }
    case 'pile-in': {
      const { unit, target } = question;
      return {
        unit,
        models: modelsOf(battle, unit),
        order: { kind: 'pile-in', target, limit: numbers.pileIn },
        check: (moves) => checkPileIn(battle, unit, target, moves),
        start: autoPileIn(battle, unit, target),
      };
    }
    case 'back-off': {
      const { unit, target } = question;
      return {
        unit,
        models: modelsOf(battle, unit),
        order: { kind: 'back-off', target, limit: MOST_BACK_OFF },
        check: (moves) => checkBackOff(battle, unit, target, moves),
        start: autoBackOff(battle, unit, target, MOST_BACK_OFF),
      };
    }
    case 'finish-move': {
      const { unit, target, left } = question;
      const limit = Math.max(0, ...left.map(({ length }) => length));
      return {
        unit,
        models: modelsOf(battle, unit),
        order: { kind: 'finish', target, limit },
        check: (moves) => checkFinish(battle, question, moves),
      };
    }
    case 'shift': {
      const { unit, reach, models } = question;
      const order = { kind: 'consolidate', limit: reach } as const;
      const check = (moves: readonly ModelMove[]): Refusal | undefined =>
        moves.length === 0 ? undefined : checkMoves(battle, unit, moves, order);
      return { unit, models, order, check };
    }
  }
};
