import type { Amount } from './conditions.ts';
import type { AttackerEffects, DefenderEffects, MoraleEffects } from './effects.ts';
import type { MoveEffects } from './movement.ts';
import type { RuleRef } from './rule.ts';

/** Dice that a model rolls in addition to its weapons when it strikes; several instances add up. */
export interface StrikeDice {
  dice: Amount;
  /** The result that a die needs, or better. */
  on: number;
  /** A success is a wound that cannot be blocked, instead of a hit. */
  wounds?: true;
  ap?: number;
  /** Works like Impact: only after a charge, not when Fatigued, and Counter removes dice. */
  impact?: true;
}

/** A weapon that a rule gives to its bearer. */
export interface GivenWeapon {
  name: string;
  /** `longest` is the longest range of its bearer's weapons; without it, a melee weapon. */
  range?: 'longest';
  attacks: number;
  rules: readonly RuleRef[];
}

/** Named effects that apply for a time. */
export interface Benefit {
  name: string;
  attacker?: AttackerEffects;
  defender?: DefenderEffects;
  move?: MoveEffects;
  morale?: MoraleEffects;
}

/** Several benefits of which a unit with the rule has one at a time. */
export interface OptionEffects {
  /** Who chooses: its player when the unit is activated, or a die before each attack, with low results for the first of two. */
  by: 'player' | 'die';
  of: readonly Benefit[];
  /** A choice lasts until the activation ends, or until the unit is activated again. */
  lasts?: 'activation' | 'next';
  /** Once per battle, if every model has the rule; the player may choose nothing. */
  once?: true;
  /** The attacks before which the die is rolled; by default all. */
  attacks?: 'shooting' | 'melee';
  /** Its player chooses when the unit attacks or is wounded, instead of when it is activated. */
  asked?: 'attacking' | 'wounded';
}

/** Markers that a unit gains, and what they give to models with the rule. */
export interface GrowthEffects {
  /** A marker when a round begins, if the unit is on the table and not Shaken; or one for each enemy unit it destroys. */
  gains: 'round' | 'kill';
  most: number;
  /** The number of markers for one step. */
  step: number;
  /** What the steps give; `'X'` is the number of steps. */
  gives: Benefit;
}
