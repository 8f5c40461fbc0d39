import { actionsOf, type Battle, has, type Question, U } from '@muster/engine';
import { meleeWounds, priceOf, roleOf, woundsLeft } from './worth.ts';

/** What losing a melee is worth beside the wounds, as a share of those that are dealt. */
const MORALE = 0.25;

/** Whoever strikes tires, and hits on sixes only: so much of its own charge is lost in this round. */
const LOST = 2 / 3;

/** Strikes back if that hurts, unless a fighter who has still to act does better to charge when it is rested. */
export const strikesBack = (battle: Battle, { unit, target }: Extract<Question, { kind: 'strike-back' }>): boolean => {
  const struck = worthOf(battle, target, meleeWounds(battle, unit, target, 'strike'));
  if (struck <= 0) return false;
  if (has(battle, unit, U.activated | U.fatigued | U.shaken) || roleOf(battle, unit) === 'shooter') return true;
  if (!actionsOf(battle, unit).includes('charge')) return true;
  const gained = battle.plan.ruleset.ways.morale === 'unit' ? struck * (1 + MORALE) : struck;
  return gained > LOST * worthOf(battle, target, meleeWounds(battle, unit, target, 'charge'));
};

const worthOf = (battle: Battle, target: number, wounds: number): number =>
  Math.min(woundsLeft(battle, target), wounds) * priceOf(battle, target);
