import type { Amount } from './conditions.ts';
import type { AttackerEffects, DefenderEffects, MoraleEffects } from './effects.ts';
import type { MoveEffects } from './movement.ts';
import type { RuleRef } from './rule.ts';

/** Dice that a model throws beside its weapons when it is its turn to strike; all instances add up. */
export interface StrikeDice {
  dice: Amount;
  /** The roll that counts, or better. */
  on: number;
  /** What counts is a wound, which nobody blocks, and no hit. */
  wounds?: true;
  ap?: number;
  /** As Impact: only after a charge, not for the tired, and Counter takes dice away. */
  impact?: true;
}

/** A weapon that a rule puts into the hands of its bearer. */
export interface GivenWeapon {
  name: string;
  /** `longest` is the longest range of its bearer's own weapons; a blow when it does not say. */
  range?: 'longest';
  attacks: number;
  rules: readonly RuleRef[];
}

/** Effects for a time, under a name of their own. */
export interface Benefit {
  name: string;
  attacker?: AttackerEffects;
  defender?: DefenderEffects;
  move?: MoveEffects;
  morale?: MoraleEffects;
}

/** Several benefits, of which those who have the rule have one for a time. */
export interface OptionEffects {
  /** Its player picks when the unit is activated; or a die does before each attack, low faces for the first of two. */
  by: 'player' | 'die';
  of: readonly Benefit[];
  /** A pick holds until the activation ends, or until the unit is activated again. */
  lasts?: 'activation' | 'next';
  /** Once in a battle, when every model has the rule; nothing is picked unless the player wishes so. */
  once?: true;
  /** The attacks before which the die is thrown; all of them when it does not say. */
  attacks?: 'shooting' | 'melee';
  /** Its player is asked when the unit attacks or is wounded, instead of picking at its activation. */
  asked?: 'attacking' | 'wounded';
}

/** Markers that a unit gathers and what they are worth to those who have the rule. */
export interface GrowthEffects {
  /** One when a round begins, on the table and not Shaken; or one for each enemy unit that it destroys. */
  gains: 'round' | 'kill';
  most: number;
  /** Markers for one step. */
  step: number;
  /** What the steps are worth; `'X'` is their number. */
  gives: Benefit;
}
