import {
  type ActionName,
  actionsOf,
  type Battle,
  capacityOf,
  checkAction,
  checkDelay,
  checkShiftTurn,
  choicesOf,
  hasUnitFlag,
  isCoherent,
  isEmbarked,
  isOnTable,
  mayCast,
  mayUse,
  type ModelMove,
  sideOf,
  UNIT_FLAG,
} from '@muster/engine';
import { chargeMoves, embarkMoves, leaveTable } from '../moving/index.ts';
import { enemiesOf } from './units.ts';

/** The name of an order for a unit. */
export type OrderName = ActionName | 'idle' | 'board' | 'leave' | 'cast' | 'use' | 'shift' | 'choose' | 'delay';

/** Returns everything that a unit may do now. A Shaken unit may only stay idle. */
export const ordersFor = (battle: Battle, unit: number): OrderName[] => {
  const orders: OrderName[] = [];
  if (hasUnitFlag(battle, unit, UNIT_FLAG.shaken)) orders.push('idle');
  else {
    const isOpen = (action: ActionName): boolean =>
      (action !== 'charge' || chargesOf(battle, unit).length > 0) && (action !== 'hold' || mayHold(battle, unit));
    orders.push(...actionsOf(battle, unit).filter(isOpen));
    if (boardingOf(battle, unit).length > 0) orders.push('board');
    if (leaveTable(battle, unit)) orders.push('leave');
    if (mayCast(battle, unit)) orders.push('cast');
    if (mayUse(battle, unit)) orders.push('use');
    if (!checkShiftTurn(battle, unit)) orders.push('shift');
  }
  if (choicesOf(battle, unit).length > 0) orders.push('choose');
  if (!checkDelay(battle, unit)) orders.push('delay');
  return orders;
};

/** Whether a unit may hold: a scattered unit that can restore coherency may not (battle:G6). */
const mayHold = (battle: Battle, unit: number): boolean =>
  isCoherent(battle, unit) ||
  checkAction(battle, { type: 'activate', unit, action: 'hold' })?.code !== 'must-restore-coherency';

/** An enemy that a charge can reach, with the moves that reach it. */
export interface ChargeOption {
  target: number;
  gap: number;
  moves: ModelMove[];
}

/** Returns the enemies that a charge can reach, the nearest first. */
export const chargesOf = (battle: Battle, unit: number): ChargeOption[] =>
  enemiesOf(battle, unit).flatMap(({ unit: target, gap }) => {
    const moves = chargeMoves(battle, unit, target);
    return moves ? [{ target, gap, moves }] : [];
  });

/** A transport that a unit can reach, with the slowest move that reaches it. */
export interface Boarding {
  transport: number;
  action: 'advance' | 'rush';
  moves: ModelMove[];
}

const PACES = ['advance', 'rush'] as const;

/** Returns the transports that a unit can reach. */
export const boardingOf = (battle: Battle, unit: number): Boarding[] => {
  if (isEmbarked(battle, unit)) return [];
  const paces = PACES.filter((pace) => actionsOf(battle, unit).includes(pace));
  return battle.plan.sides[sideOf(battle, unit)].units.flatMap((transport) => {
    if (transport === unit || !isOnTable(battle, transport) || capacityOf(battle, transport) === 0) return [];
    for (const action of paces) {
      const moves = embarkMoves(battle, unit, transport, action);
      if (moves) return [{ transport, action, moves }];
    }
    return [];
  });
};
