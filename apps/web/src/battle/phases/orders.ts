import { chargeMoves, embarkMoves, leaveTable } from '@muster/ai';
import {
  type Action,
  type ActionName,
  actionsOf,
  allowanceOf,
  type Battle,
  canActivate,
  capacityOf,
  chargeAllowance,
  checkAction,
  checkDelay,
  checkShiftTurn,
  choicesOf,
  G,
  has,
  isEmbarked,
  isHighAbove,
  isLiving,
  isOnTable,
  leader,
  mayActAgain,
  mayCast,
  mayUse,
  type ModelMove,
  refusalSentence,
  sideOf,
  U,
} from '@muster/engine';
import { shotTargets } from '../odds/shots.ts';
import { castsOf } from './casting.ts';
import { enemiesOf, inches } from './goals.ts';

/** What a unit may be told. */
export type OrderName = ActionName | 'idle' | 'board' | 'leave' | 'cast' | 'use' | 'shift' | 'choose' | 'delay';

/** One thing that a unit may be told, or why not. */
export interface Order {
  name: OrderName;
  label: string;
  /** How far, and what else comes of it. */
  hint: string;
  /** Why it cannot be told now. */
  refusal?: string;
  /** What is said at once, when there is nothing more to choose. */
  action?: Action;
}

/** An enemy that a charge reaches, with the moves that do it. */
export interface ChargeOption {
  target: number;
  gap: number;
  moves: ModelMove[];
}

/** Units of a side that may act now: the one that has begun, or all that have still to act. */
export const readyUnits = (battle: Battle, side: number): number[] => {
  const active = battle.game[G.active];
  return battle.plan.sides[side].units.filter(
    (unit) => isLiving(battle, unit) && canActivate(battle, unit) && (active < 0 || unit === active),
  );
};

/** Units of a side that have acted and may do so once more. */
export const againUnits = (battle: Battle, side: number): number[] =>
  battle.game[G.active] >= 0 ? [] : battle.plan.sides[side].units.filter((unit) => mayActAgain(battle, unit));

/** Enemies that a charge can reach, the nearest first. */
export const chargesOf = (battle: Battle, unit: number): ChargeOption[] =>
  enemiesOf(battle, unit).flatMap(({ unit: target, gap }) => {
    const moves = chargeMoves(battle, unit, target);
    return moves ? [{ target, gap, moves }] : [];
  });

/** A transport that a unit reaches, by the slower move that does it. */
export interface Boarding {
  transport: number;
  action: 'advance' | 'rush';
}

/** Transports that a unit reaches. */
export const boardingOf = (battle: Battle, unit: number): Boarding[] => {
  if (isEmbarked(battle, unit)) return [];
  return battle.plan.sides[sideOf(battle, unit)].units.flatMap((transport) => {
    if (transport === unit || !isOnTable(battle, transport) || capacityOf(battle, transport) === 0) return [];
    const action = PACES.find(
      (pace) => actionsOf(battle, unit).includes(pace) && embarkMoves(battle, unit, transport, pace),
    );
    return action ? [{ transport, action }] : [];
  });
};

const PACES = ['advance', 'rush'] as const;

const LABELS: Readonly<Record<OrderName, string>> = {
  hold: 'Hold',
  advance: 'Advance',
  rush: 'Rush',
  charge: 'Charge',
  idle: 'Stay idle',
  board: 'Board a transport',
  leave: 'Leave the table',
  cast: 'Cast a spell',
  use: 'Use a rule',
  shift: 'Be put down anew',
  choose: 'Pick an option',
  delay: 'Let the turn pass',
};

const paceOf = (battle: Battle, unit: number, pace: 'advance' | 'rush'): string => {
  const model = leader(battle, unit);
  const { straightLine } = battle.plan.models[model];
  const reach = allowanceOf(battle, unit, model, pace);
  return straightLine > 0 ? `${inches(straightLine)} to ${inches(straightLine + reach)}, straight` : inches(reach);
};

const hintOf = (battle: Battle, unit: number, name: OrderName): string => {
  switch (name) {
    case 'hold':
      return shotTargets(battle, unit).length > 0 ? 'stay, then shoot' : 'stay; nobody to shoot at';
    case 'advance':
      return `${paceOf(battle, unit, 'advance')}, then shoot`;
    case 'rush':
      return `${paceOf(battle, unit, 'rush')}, no shooting`;
    case 'charge':
      return `${inches(chargeAllowance(battle, unit, leader(battle, unit), undefined))}, into melee`;
    case 'idle':
      return isHighAbove(battle, unit) ? 'fly on, and stop being Shaken' : 'stop being Shaken';
    case 'cast':
      return 'before it acts';
    case 'use':
      return 'before it acts';
    case 'leave':
      return 'for the reward';
    case 'delay':
      return 'act later in the round';
    default:
      return '';
  }
};

const MAIN: readonly ActionName[] = ['hold', 'advance', 'rush', 'charge'];

/** What a unit may be told now. Shaken units only stay idle. */
export const ordersOf = (battle: Battle, unit: number): Order[] => {
  const order = (name: OrderName, more: Partial<Order> = {}): Order => ({
    name,
    label: LABELS[name],
    hint: hintOf(battle, unit, name),
    ...more,
  });
  const orders: Order[] = [];
  if (has(battle, unit, U.shaken)) {
    const idle: Action = { type: 'activate', unit, action: 'idle' };
    orders.push(order('idle', isHighAbove(battle, unit) ? {} : { action: idle }));
  } else {
    for (const name of MAIN) orders.push(order(name, mainOrder(battle, unit, name)));
    if (boardingOf(battle, unit).length > 0) orders.push(order('board'));
    const exit = leaveTable(battle, unit);
    if (exit) orders.push(order('leave', { action: exit }));
    if (mayCast(battle, unit))
      orders.push(order('cast', castsOf(battle, unit).length > 0 ? {} : { refusal: 'No spell reaches anybody now.' }));
    if (mayUse(battle, unit)) orders.push(order('use'));
    if (!checkShiftTurn(battle, unit)) orders.push(order('shift', { action: { type: 'shift', unit } }));
  }
  if (choicesOf(battle, unit).length > 0) orders.push(order('choose'));
  if (!checkDelay(battle, unit)) orders.push(order('delay', { action: { type: 'delay', unit } }));
  return orders;
};

const mainOrder = (battle: Battle, unit: number, name: ActionName): Partial<Order> => {
  if (name === 'hold') {
    const action: Action = { type: 'activate', unit, action: 'hold' };
    const refusal = checkAction(battle, action);
    return { action, ...(refusal ? { refusal: refusalSentence(battle.plan, refusal) } : {}) };
  }
  if (!actionsOf(battle, unit).includes(name)) return { refusal: 'Its rules do not allow this.' };
  if (name === 'charge' && chargesOf(battle, unit).length === 0)
    return { refusal: 'No enemy is in reach of a charge.' };
  return {};
};
