import type { Ability } from './ability.ts';
import type { AttackerEffects, DefenderEffects, MoraleEffects, UnitEffects } from './effects.ts';
import type { GrowthEffects, OptionEffects } from './benefits.ts';
import type { MoveEffects } from './movement.ts';
import type { ModelEffects } from './model-effects.ts';

/** A rule that other units have near its bearer; several bearers count once (campaign:T6). */
export interface AreaRuleEffect {
  /** Units of its own side including its own unit, or units of all other sides. */
  to: 'friends' | 'foes';
  /** The distance from the base of the bearer to the nearest model. */
  inches: number;
  /** Measured when it counts, or when the unit was last activated (campaign:T5). */
  measured: 'now' | 'activated';
  gives: Rule;
}

/**
 * A special rule with its effects. Everything is plain data, so a rule can also come from a file. In each stage, all
 * effects combine by one commutative operator, so the order of a unit's rules never matters.
 */
export interface Rule {
  id: string;
  name: string;
  /** Book and section, never the wording. */
  source: string;
  /** Whether it has a rating, such as Tough(3); ratings of several instances add up (battle:D7). */
  rated?: true;
  /** Which of several ratings of one bearer counts instead of their sum. */
  ratings?: 'lowest' | 'highest';
  /** A summary of its effects in our own words, for logs and cards. */
  summary: string;
  /** The id of the rule that it improves: it counts only for units with that rule. */
  boosts?: string;
  /** Its effects on attacks count only for these weapons. */
  only?: 'shooting' | 'melee';
  /** A rule that the whole unit of its bearer has while the bearer lives. */
  aura?: Rule;
  /** A rule for units around its bearer while the bearer lives and is on the table. */
  radiates?: AreaRuleEffect;
  /** A rule that units have until the round ends after its bearer has shot at them. */
  inflicts?: Rule;
  /**
   * Its effects on Defense rolls and morale are separate for a unit and a hero who joined it: neither gets those of the
   * other. If it changes speed, the slowest model sets the speed of the whole unit (campaign:T11).
   */
  apart?: true;
  /** One sentence about what differs from the printed rule. */
  approximates?: string;
  attacker?: AttackerEffects;
  defender?: DefenderEffects;
  move?: MoveEffects;
  morale?: MoraleEffects;
  unit?: UnitEffects;
  presence?: ModelEffects;
  /** Something that its bearer can do in an activation before attacking. */
  ability?: Ability;
  /** Benefits of which its bearer has one at a time. */
  options?: OptionEffects;
  /** With the rule that this one improves, its bearer has all options of that rule at once. */
  allOptions?: true;
  /** Markers that its unit gains. */
  grows?: GrowthEffects;
  /** Ids of rules that do not count for a bearer of this rule. */
  drops?: readonly string[];
  /** A rule that its side has until the battle ends against the unit that destroys its unit, with a rating of 1 for each starting model with this rule. */
  avenged?: Rule;
}

/** A reference to a special rule in a list, such as `Tough(3)`. */
export interface RuleRef {
  id: string;
  rating?: number;
}
