import type { Ability } from './ability.ts';
import type { AttackerEffects, DefenderEffects, MoraleEffects, UnitEffects } from './effects.ts';
import type { GrowthEffects, OptionEffects } from './fighting.ts';
import type { MoveEffects } from './movement.ts';
import type { PresenceEffects } from './presence.ts';

/** A rule that others have near its bearer; several bearers count once (campaign:T6). */
export interface RadiationEffect {
  /** Units of its own side, that of the bearer included, or those of all others. */
  to: 'friends' | 'foes';
  /** From the base of the bearer to the nearest model. */
  inches: number;
  /** As they stand when it counts, or as they stood when the unit was last activated (campaign:T5). */
  measured: 'now' | 'activated';
  gives: Rule;
}

/**
 * A special rule: what it is called and what it does, in effect words. Everything is plain data, so that a rule from a file is
 * as good as one from this project. Inside one stage all entries combine by one commutative operator; the order of a unit's
 * rules can therefore never matter.
 */
export interface Rule {
  id: string;
  name: string;
  /** Book and section; never its wording. */
  source: string;
  /** Whether it is written with a rating, as Tough(3) is; ratings of several instances add up (battle:D7). */
  rated?: true;
  /** Which of several ratings of one bearer counts, instead of their sum. */
  ratings?: 'lowest' | 'highest';
  /** What it does, in our own words, for logs and cards. */
  summary: string;
  /** Id of the rule that it makes better: it counts only for those who have that one. */
  boosts?: string;
  /** What it says of attacks counts for these weapons only. */
  only?: 'shooting' | 'melee';
  /** A rule that the whole unit of its bearer has as long as the bearer lives. */
  aura?: Rule;
  /** A rule for units around its bearer, as long as that one lives and stands on the table. */
  radiates?: RadiationEffect;
  /** A rule that units have to the end of the round that its bearer has shot at. */
  inflicts?: Rule;
  /**
   * What it says of blocks and morale is about those who came to the battle as one unit: a hero who has joined them has
   * no part in it, and they none in what a hero has. It counts where they block or test; where it changes paces, the
   * slowest of them all sets that of the whole unit (campaign:T11).
   */
  apart?: true;
  /** What of it is not carried out to the letter, in one sentence. */
  approximates?: string;
  attacker?: AttackerEffects;
  defender?: DefenderEffects;
  move?: MoveEffects;
  morale?: MoraleEffects;
  unit?: UnitEffects;
  presence?: PresenceEffects;
  /** Something that its bearer can do in an activation, before attacking. */
  ability?: Ability;
  /** Benefits of which its bearers have one at a time. */
  options?: OptionEffects;
  /** Beside the rule that this one makes better: all options of that one at once. */
  allOptions?: true;
  /** Markers that its unit gathers. */
  grows?: GrowthEffects;
  /** Ids of rules that count for nothing beside it. */
  drops?: readonly string[];
  /** What its side has to the end against whoever destroys its unit: a rating of 1 for each model that started with it. */
  avenged?: Rule;
}

/** A special rule as a list names it, such as `Tough(3)`. */
export interface RuleRef {
  id: string;
  rating?: number;
}
