import { DIRECTIONS } from '@muster/kernel';
import { isCoherent } from '../space/coherency.ts';
import type { ActivateAction } from '../contract/action.ts';
import { refuse, type Refusal } from '../contract/refusal.ts';
import type { ActionName } from '../rule/movement.ts';
import { type Battle, GAME, UNIT_FLAG } from '../state/battle.ts';
import { mayShootAfterRush } from '../state/special-combat.ts';
import { storeReach } from '../state/area-rules.ts';
import {
  canActivate,
  firstModel,
  hasUnitFlag,
  isEmbarked,
  isHighAbove,
  isLiving,
  isOnTable,
  leader,
  nextModel,
  sideOf,
  turnOf,
} from '../state/query.ts';
import { checkExit, exitOrder } from './exit.ts';
import { checkCharge, checkChargeTarget } from './charge.ts';
import { checkMoves, placeMoves } from './move.ts';
import { checkTogether, regroup } from './regroup/regroup.ts';
import { freezeShooting } from './shoot.ts';
import { checkLoad } from './transport.ts';

/** Checks whether it is this unit's turn; `again` allows units that have been activated already. */
export const checkTurn = (battle: Battle, unit: number, again = false): Refusal | undefined => {
  if (!battle.plan.units[unit] || !isLiving(battle, unit)) return refuse('no-such-unit', { unit });
  if (sideOf(battle, unit) !== turnOf(battle)) return refuse('not-your-turn', { unit });
  if (!again && hasUnitFlag(battle, unit, UNIT_FLAG.activated)) return refuse('already-activated', { unit });
  if (!again && !canActivate(battle, unit)) return refuse('no-such-unit', { unit });
  const active = battle.game[GAME.active];
  if (active >= 0 && active !== unit) return refuse('other-unit-active', { unit, other: active });
  return undefined;
};

/** Returns the actions that every living model of a unit may take. */
export const actionsOf = (battle: Battle, unit: number): readonly ActionName[] => {
  const { models } = battle.plan;
  let actions: readonly ActionName[] | undefined;
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model)) {
    const own = models[model].actions;
    actions = actions === undefined || actions === own ? own : shared(actions, own);
  }
  // Where rules leave no other action, the unit may still hold.
  return actions && actions.length > 0 ? actions : ['hold'];
};

const shared = (some: readonly ActionName[], others: readonly ActionName[]): readonly ActionName[] =>
  some.filter((action) => others.includes(action));

/** Checks an activation as ordered and returns the first problem, or nothing. */
export const checkActivate = (battle: Battle, order: ActivateAction): Refusal | undefined =>
  checkTurn(battle, order.unit) ?? checkAction(battle, order) ?? checkWay(battle, order) ?? checkShots(battle, order);

const checkAction = (battle: Battle, { unit, action, embark, leave, shoot }: ActivateAction): Refusal | undefined => {
  const shaken = hasUnitFlag(battle, unit, UNIT_FLAG.shaken);
  if (shaken && (action !== 'idle' || (shoot && shoot.length > 0))) return refuse('shaken-must-idle', { unit });
  if (action === 'idle') return shaken ? undefined : refuse('not-shaken', { unit });
  const grounded = action === 'hold' && !hasLine(battle, unit);
  if (!grounded && !actionsOf(battle, unit).includes(action)) return refuse('action-not-allowed', { unit });
  if (embark !== undefined && (leave || isEmbarked(battle, unit))) return refuse('embark-and-disembark', { unit });
  const mayShoot = action === 'hold' || action === 'advance' || (action === 'rush' && mayShootAfterRush(battle, unit));
  if (shoot && shoot.length > 0 && !mayShoot) return refuse('rush-no-shoot', { unit });
  return undefined;
};

/** Whether an Aircraft has a line to fly at all; on a small table it may have to stay in place. */
const hasLine = (battle: Battle, unit: number): boolean => {
  const { models, table } = battle.plan;
  const lead = leader(battle, unit);
  const { straightLine, radius } = models[lead];
  const far = straightLine + 1;
  return (
    straightLine === 0 ||
    DIRECTIONS.some(([dx, dy]) => {
      const x = battle.x[lead] + (dx * far) / 1000;
      const y = battle.y[lead] + (dy * far) / 1000;
      return x >= radius && y >= radius && x <= table.width - radius && y <= table.depth - radius;
    })
  );
};

const checkWay = (battle: Battle, order: ActivateAction): Refusal | undefined => {
  const { unit, action, moves = [], target, embark } = order;
  const origin = isEmbarked(battle, unit) ? battle.unitIn[unit] : undefined;
  if (order.exit) return checkExit(battle, order) ?? checkMoves(battle, unit, moves, exitOrder(battle, order));
  if (action === 'hold' || action === 'idle') {
    if (action === 'idle' && isHighAbove(battle, unit) && hasLine(battle, unit))
      return checkMoves(battle, unit, moves, { kind: 'advance' });
    if (moves.length > 0) return refuse('move-too-far', { unit, need: 0 });
    if (embark !== undefined || target !== undefined) return refuse('action-not-allowed', { unit });
    return action === 'hold' && origin === undefined ? checkStandingStill(battle, unit) : undefined;
  }
  if (action === 'charge') {
    if (embark !== undefined) return refuse('action-not-allowed', { unit });
    const problem =
      checkChargeTarget(battle, unit, target) ?? checkCharge(battle, unit, target as number, moves, origin);
    return problem ?? checkTogether(battle, unit, moves, { kind: action, target, origin });
  }
  if (embark !== undefined && !isOnTable(battle, embark))
    return refuse('transport-ineligible', { unit, other: embark });
  const load = embark === undefined ? undefined : checkLoad(battle, unit, embark);
  const way = { kind: action, origin, embark };
  return load ?? checkMoves(battle, unit, moves, way) ?? checkTogether(battle, unit, moves, way);
};

/** A scattered unit may not stand still while it can come closer together by a move that it may make (battle:G6). */
const checkStandingStill = (battle: Battle, unit: number): Refusal | undefined => {
  if (isCoherent(battle, unit)) return undefined;
  const may = actionsOf(battle, unit);
  const can = WALKS.some((kind) => may.includes(kind) && regroup(battle, unit, { kind }));
  return can ? refuse('must-restore-coherency', { unit }) : undefined;
};

const WALKS = ['advance', 'rush'] as const;

/** Shots declared in advance are checked as if the move had succeeded. */
const checkShots = (
  battle: Battle,
  { unit, action, moves = [], shoot, embark }: ActivateAction,
): Refusal | undefined => {
  if (!shoot || shoot.length === 0) return undefined;
  if (embark !== undefined) return refuse('embarked-cannot', { unit });
  const block = battle.block.slice();
  if (isEmbarked(battle, unit) && moves.length > 0) {
    battle.unitIn[unit] = -1;
    battle.unitFlags[unit] |= UNIT_FLAG.onTable;
  }
  if (action === 'rush') battle.unitFlags[unit] |= UNIT_FLAG.rushed;
  if (battle.game[GAME.active] !== unit) storeReach(battle, unit);
  battle.game[GAME.active] = unit;
  placeMoves(battle, unit, moves);
  const { refusal } = freezeShooting(battle, unit, shoot);
  battle.block.set(block);
  return refusal;
};
