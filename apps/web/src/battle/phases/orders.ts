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
import { type Limit, ORDER_LABELS, ORDER_TEXTS } from './texts.ts';

/** One action of a unit, or why it is not possible. */
export interface UnitOption {
  name: OrderName;
  label: string;
  /** How far the unit may move, and what follows. */
  hint: string;
  /** Why it is not possible now. */
  refusal?: string;
  /** The whole action, if nothing more must be chosen. */
  action?: Action;
}

const paceOf = (battle: Battle, unit: number, pace: 'advance' | 'rush'): string => {
  const model = leader(battle, unit);
  const { straightLine } = battle.plan.models[model];
  if (straightLine === 0) return ORDER_TEXTS.limit(reachOf(battle, unit, pace));
  return ORDER_TEXTS.straight(straightLine, straightLine + allowanceOf(battle, unit, model, pace));
};

/** Returns how far a unit may move by an action from where it is. */
const reachOf = (battle: Battle, unit: number, kind: 'advance' | 'rush' | 'charge'): Limit =>
  limitFrom(battle, unit, leader(battle, unit), { kind, ...originOf(battle, unit) });

const originOf = (battle: Battle, unit: number): { origin?: number } =>
  isEmbarked(battle, unit) ? { origin: battle.unitIn[unit] } : {};

/** Whether a model of a unit has a ranged weapon. */
const hasShots = (battle: Battle, unit: number): boolean =>
  modelsOf(battle, unit).some((model) => battle.plan.models[model].weapons.some(({ type }) => type.range > 0));

const hintOf = (battle: Battle, unit: number, name: OrderName): string => {
  switch (name) {
    case 'hold':
      if (!hasShots(battle, unit)) return ORDER_TEXTS.hold;
      return shotTargets(battle, unit).length > 0 ? ORDER_TEXTS.holdAndShoot : ORDER_TEXTS.holdWithoutTargets;
    case 'advance': {
      const distance = paceOf(battle, unit, 'advance');
      return hasShots(battle, unit) ? ORDER_TEXTS.thenShoot(distance) : distance;
    }
    case 'rush': {
      const distance = paceOf(battle, unit, 'rush');
      return hasShots(battle, unit) ? ORDER_TEXTS.noShooting(distance) : distance;
    }
    case 'charge':
      return ORDER_TEXTS.intoMelee(ORDER_TEXTS.limit(reachOf(battle, unit, 'charge')));
    case 'idle':
      return isHighAbove(battle, unit) ? ORDER_TEXTS.flyAndRecover : ORDER_TEXTS.recover;
    case 'cast':
    case 'use':
      return ORDER_TEXTS.beforeAction;
    case 'leave':
      return ORDER_TEXTS.leave;
    case 'delay':
      return ORDER_TEXTS.delay;
    default:
      return '';
  }
};

const MAIN: readonly ActionName[] = ['hold', 'advance', 'rush', 'charge'];

/** Returns the actions of a unit now, with the reason for the common actions that are not possible. */
export const unitOptions = (battle: Battle, unit: number): UnitOption[] => {
  const open = ordersFor(battle, unit);
  const names = open.includes('idle') ? open : [...MAIN, ...open.filter((name) => !isMain(name))];
  return names.map((name) => {
    const action = wholeAction(battle, unit, name);
    const refusal = refusalOf(battle, unit, name, open);
    return {
      name,
      label: ORDER_LABELS[name],
      hint: hintOf(battle, unit, name),
      ...(action ? { action } : {}),
      ...(refusal === undefined ? {} : { refusal }),
    };
  });
};

const isMain = (name: OrderName): boolean => MAIN.some((main) => main === name);

/** Returns the whole action, where nothing more must be chosen. */
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
  if (name === 'cast') return castOrders(battle, unit).length > 0 ? undefined : ORDER_TEXTS.noSpellTargets;
  if (open.includes(name)) return undefined;
  if (name !== 'charge' || !actionsOf(battle, unit).includes(name)) return ORDER_TEXTS.notAllowed;
  const reach = reachOf(battle, unit, name);
  return reach.slowed ? ORDER_TEXTS.noSlowChargeTargets(reach) : ORDER_TEXTS.noChargeTargets;
};
