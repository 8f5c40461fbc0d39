import {
  type Action,
  type ActionName,
  actionsOf,
  allowanceOf,
  type Battle,
  checkAction,
  isEmbarked,
  isHighAbove,
  leader,
  limitFrom,
  modelsOf,
  refusalSentence,
} from '@muster/engine';
import { castOrders, leaveTable, type OrderName, ordersFor } from '@muster/guide';
import { shotTargets } from '../odds/shots.ts';
import { inches, limitWords } from '../../parts/lengths.ts';

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
  if (straightLine === 0) return reachWords(battle, unit, pace);
  return `${inches(straightLine)} to ${inches(straightLine + allowanceOf(battle, unit, model, pace))}, straight`;
};

/** How far a unit gets by an action from where it is. */
const reachWords = (battle: Battle, unit: number, kind: 'advance' | 'rush' | 'charge'): string =>
  limitWords(limitFrom(battle, unit, leader(battle, unit), { kind, ...originOf(battle, unit) }), inches);

/** Why a charge is shorter than usual, if it is. */
const slownessOf = (battle: Battle, unit: number): string =>
  limitFrom(battle, unit, leader(battle, unit), { kind: 'charge', ...originOf(battle, unit) }).slowed
    ? `: ${reachWords(battle, unit, 'charge')}`
    : '';

const originOf = (battle: Battle, unit: number): { origin?: number } =>
  isEmbarked(battle, unit) ? { origin: battle.unitIn[unit] } : {};

/** Whether anybody in a unit has something to shoot with. */
const hasShots = (battle: Battle, unit: number): boolean =>
  modelsOf(battle, unit).some((model) => battle.plan.models[model].weapons.some(({ type }) => type.range > 0));

const hintOf = (battle: Battle, unit: number, name: OrderName): string => {
  switch (name) {
    case 'hold':
      if (!hasShots(battle, unit)) return 'stay';
      return shotTargets(battle, unit).length > 0 ? 'stay, then shoot' : 'stay; nobody to shoot at';
    case 'advance':
      return `${paceOf(battle, unit, 'advance')}${hasShots(battle, unit) ? ', then shoot' : ''}`;
    case 'rush':
      return `${paceOf(battle, unit, 'rush')}${hasShots(battle, unit) ? ', no shooting' : ''}`;
    case 'charge':
      return `${reachWords(battle, unit, 'charge')}, into melee`;
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

/** What a unit may be told now, and why it may not be told the rest of what all units do. */
export const ordersOf = (battle: Battle, unit: number): Order[] => {
  const open = ordersFor(battle, unit);
  const names = open.includes('idle') ? open : [...MAIN, ...open.filter((name) => !isMain(name))];
  return names.map((name) => {
    const action = wholeAction(battle, unit, name);
    const refusal = refusalOf(battle, unit, name, open);
    return {
      name,
      label: LABELS[name],
      hint: hintOf(battle, unit, name),
      ...(action ? { action } : {}),
      ...(refusal === undefined ? {} : { refusal }),
    };
  });
};

const isMain = (name: OrderName): boolean => MAIN.some((main) => main === name);

/** What an order comes to that leaves nothing to choose. */
const wholeAction = (battle: Battle, unit: number, name: OrderName): Action | undefined => {
  switch (name) {
    case 'hold':
      return { type: 'activate', unit, action: name };
    case 'idle':
      return isHighAbove(battle, unit) ? undefined : { type: 'activate', unit, action: name };
    case 'leave':
      return leaveTable(battle, unit);
    case 'shift':
    case 'delay':
      return { type: name, unit };
    default:
      return undefined;
  }
};

const refusalOf = (battle: Battle, unit: number, name: OrderName, open: readonly OrderName[]): string | undefined => {
  if (name === 'hold') {
    const refusal = checkAction(battle, { type: 'activate', unit, action: name });
    return refusal && refusalSentence(battle.plan, refusal);
  }
  if (name === 'cast') return castOrders(battle, unit).length > 0 ? undefined : 'No spell reaches anybody now.';
  if (open.includes(name)) return undefined;
  return name === 'charge' && actionsOf(battle, unit).includes(name)
    ? `No enemy is in reach of a charge${slownessOf(battle, unit)}.`
    : 'Its rules do not allow this.';
};
