import { actionsOf, type Battle, hasUnitFlag, type Question, UNIT_FLAG } from '@muster/engine';
import { meleeWounds, priceOf, roleOf, woundsLeft } from './worth.ts';

/** The worth of winning a melee besides the wounds, as a share of the wounds dealt. */
const MORALE = 0.25;

/** The share of its own later charge that a unit loses by striking back, because it is Fatigued. */
const LOST = 2 / 3;

/** Returns whether a unit strikes back: yes if it can wound, unless its own charge later this round is better. */
export const strikesBack = (battle: Battle, { unit, target }: Extract<Question, { kind: 'strike-back' }>): boolean => {
  const struck = worthOf(battle, target, meleeWounds(battle, unit, target, 'strike'));
  if (struck <= 0) return false;
  if (
    hasUnitFlag(battle, unit, UNIT_FLAG.activated | UNIT_FLAG.fatigued | UNIT_FLAG.shaken) ||
    roleOf(battle, unit) === 'shooter'
  )
    return true;
  if (!actionsOf(battle, unit).includes('charge')) return true;
  const gained = battle.plan.ruleset.ways.morale === 'unit' ? struck * (1 + MORALE) : struck;
  return gained > LOST * worthOf(battle, target, meleeWounds(battle, unit, target, 'charge'));
};

const worthOf = (battle: Battle, target: number, wounds: number): number =>
  Math.min(woundsLeft(battle, target), wounds) * priceOf(battle, target);
