import {
  type Action,
  allowanceOf,
  type Battle,
  canActivate,
  checkDelay,
  choicesOf,
  isLiving,
  isOnTable,
  leader,
  mayActAgain,
  type OptionPlan,
  sideOf,
  type UnitRule,
  unitGap,
} from '@muster/engine';
import { chargeReach } from '@muster/guide';
import { type LastDecision, newDecision, restartFor } from './last-decision.ts';
import { roleOf } from './worth.ts';

/** Returns what a side does before an activation, if anything: activate a unit again, or delay. */
export const beforeActing = (
  battle: Battle,
  side: number,
  hasTargets: (battle: Battle, unit: number) => boolean,
  mind: LastDecision = newDecision(),
): Action | undefined => {
  const { units } = battle.plan.sides[side];
  const able = units.filter((unit) => isLiving(battle, unit) && canActivate(battle, unit));
  if (able.length === 0) {
    const again = units.find((unit) => mayActAgain(battle, unit)) ?? -1;
    restartFor(mind, battle, again, 'again');
    return again < 0 ? { type: 'pass' } : { type: 'again', unit: again };
  }
  // A unit without a target had better wait for the others.
  const patient = able.find((unit) => checkDelay(battle, unit) === undefined);
  if (patient === undefined || able.some((unit) => hasTargets(battle, unit))) return undefined;
  restartFor(mind, battle, patient, 'waits');
  return { type: 'delay', unit: patient };
};

/** Returns the option that a unit should choose before it acts, or nothing if it has chosen or has none. */
export const planChoice = (battle: Battle, unit: number): Action | undefined => {
  if (battle.plan.options.length === 0) return undefined;
  for (const options of choicesOf(battle, unit)) {
    if (options.once && !isTimely(battle, unit)) continue;
    return { type: 'choose', unit, rule: options.rule, option: bestOption(battle, unit, options) };
  }
  return undefined;
};

/** Whether a speed bonus brings an enemy into charge range. */
const isTimely = (battle: Battle, unit: number): boolean => {
  if (!isOnTable(battle, unit) || roleOf(battle, unit) === 'shooter') return false;
  const reach = chargeReach(battle, unit);
  const gaps = battle.plan.units
    .filter(({ index, side }) => side !== sideOf(battle, unit) && isOnTable(battle, index))
    .map(({ index }) => unitGap(battle, unit, index));
  const nearest = Math.min(Infinity, ...gaps);
  return nearest > reach && nearest <= reach + allowanceOf(battle, unit, leader(battle, unit), 'rush') / 3;
};

const bestOption = (battle: Battle, unit: number, { first, names }: OptionPlan): number => {
  const worth = names.map((_, i) => worthOf(battle, unit, battle.plan.optionRules[first + i]));
  return worth.indexOf(Math.max(...worth));
};

/** Returns a rough worth: hit bonuses for poor shots, AP for good ones, range by role, Defense for armoured units. */
const worthOf = (battle: Battle, unit: number, { attack, defense, charge, advance }: UnitRule): number => {
  const { quality, defense: armour } = battle.plan.units[unit];
  const isShooter = roleOf(battle, unit) !== 'melee';
  return (
    (attack.toHit.length > 0 ? quality : 0) +
    (attack.piercing.length > 0 ? 4.5 : 0) +
    (attack.range.length > 0 && isShooter ? 2 : 0) +
    (charge + advance > 0 && !isShooter ? 2 : 0) +
    (defense.toBlock.length > 0 ? 7 - armour : 0) +
    (defense.toHit.length > 0 ? 2.5 : 0)
  );
};
