/**
 * What a special rule can say. Everything is plain data, so that a rule from a file is as good as a rule from this project.
 * Inside one stage all entries combine by one commutative operator; the order of a unit's rules can therefore never matter.
 */

/** Facts of an attack that an effect may depend on; all that are named must hold. */
export const CONDITIONS = [
  /** The attack is a shot. */
  'shooting',
  /** The attack is a blow in melee. */
  'melee',
  /** The attacking unit charged in this activation. */
  'charging',
  /** The attacking model is over 9" from the target (battle:S9). */
  'modelOver9',
  /** The attacking unit is over 9" from the target unit (battle:S9). */
  'unitOver9',
  /** The attacking unit moved in this activation (battle:S12). */
  'moved',
  /** The target unit has not moved in this round (muster:still). */
  'targetStill',
] as const;
export type Condition = (typeof CONDITIONS)[number];

/** A number, or the rule's own rating: the 3 of Tough(3). */
export type Amount = number | 'X' | '-X';

/** An amount that counts only in some situations. */
export interface Effect {
  amount: Amount;
  when?: readonly Condition[];
  /** Counts only for dice that show a natural 6. */
  onSix?: boolean;
}

/** One entry or several. */
export type Effects = Effect | readonly Effect[];

/** What a rule does for whoever attacks; on a weapon it speaks about that weapon, on a model about all its weapons. */
export interface AttackerEffects {
  /** Added to the weapon's Attacks. */
  attacks?: Effects;
  /** Replaces Quality; the best value counts. */
  quality?: Effects;
  /** Added to the to-hit roll. */
  toHit?: Effects;
  /** Further hits for a successful die; they are no sixes themselves. */
  extraHits?: Effects;
  /** Added to AP; with `onSix` only for the hit of that die. */
  piercing?: Effects;
  /** Multiplies hits, up to the number of models in the target. */
  hitFactor?: Effects;
  /** Multiplies an unblocked hit into wounds on one model, without spilling over. */
  woundFactor?: Effects;
  /** The target rolls natural block results of 6 again, once. */
  rerollBlockedSixes?: true;
  /** Names of rules whose wound saves do not help against this. */
  ignores?: readonly string[];
  /** Which cover does not count. */
  ignoresCover?: 'all' | 'sight';
  /** May attack what it cannot see. */
  needsNoSight?: true;
  /** Negative modifiers to hit, AP and range are dropped. */
  unhindered?: true;
  /** Picks a single model, which is resolved as a unit of one, before everything else. */
  picksModel?: true;
  /** May be used once in a battle. */
  limited?: true;
  /** Strikes before chargers do. */
  strikesFirst?: true;
}

/** What a rule does for the unit that is attacked, as long as every living model of it has the rule (battle:S10). */
export interface DefenderEffects {
  /** Added to the attacker's to-hit roll. */
  toHit?: Effects;
  /** Added to the block roll. */
  toBlock?: Effects;
  /** Each wound is ignored on this roll or better. */
  ignoreWounds?: Effects;
  /** Added to the range of weapons and spells that target it. */
  range?: Effects;
  /** Added to the Impact dice of a charger, for every single model that has the rule. */
  impact?: Effects;
}

/** The four actions of an activation. */
export const ACTIONS = ['hold', 'advance', 'rush', 'charge'] as const;
export type ActionName = (typeof ACTIONS)[number];

/** What a rule does when its bearer moves, in inches. */
export interface MoveEffects {
  advance?: Amount;
  /** Also for charges. */
  rush?: Amount;
  onlyActions?: readonly ActionName[];
  ignoresDifficult?: true;
  /** Passes over units and terrain, and terrain does nothing to it while it moves. */
  flies?: true;
  /** Moves in one straight line, this much longer than an Advance, over everything, and stops anywhere. */
  straightLine?: Amount;
  /** Rolls that a jump needs, instead of the usual ones. */
  jumpsOn?: number;
  /** Needs no roll to jump. */
  jumpsSurely?: true;
}

/** What a rule does for morale, as long as every living model of the unit has it. */
export interface MoraleEffects {
  /** Added to morale rolls. */
  bonus?: Amount;
  /** A failed test is passed after all on this roll or better. */
  secondChance?: Amount;
}

/** What a rule gives to the whole unit of its bearer, as long as one living model has it (muster:gifts). */
export interface UnitEffects {
  /** Added to the unit's morale rolls. */
  morale?: Amount;
  /** Added to every move action of every model, in inches. */
  move?: Amount;
}

/** What a rule makes of its bearer on the table. */
export interface PresenceEffects {
  /** Wounds that the model can take. */
  tough?: Amount;
  /** May join a unit, is hit last and lends its Quality. */
  hero?: true;
  /** Friendly units within so many inches may use its Quality for morale. */
  lendsQuality?: Amount;
  /** Wounds it counts as having dealt when a melee is judged, or when it causes a wound effect in melee. */
  fear?: Amount;
  /** Dice it throws when it strikes after a charge. */
  impact?: Amount;
  /** Spell tokens each round. */
  tokens?: Amount;
  /** Places for passengers. */
  transport?: Amount;
  /** May be set aside before deployment and arrive later. */
  reserve?: 'ambush' | 'scout';
  cannotSeize?: true;
  cannotBeCharged?: true;
  /** Blocks neither sight nor movement. */
  highAbove?: true;
}

/** A special rule: what it is called and what it does, in effect words. */
export interface Rule {
  id: string;
  name: string;
  /** Book and section; never its wording. */
  source: string;
  /** Whether it is written with a rating, as Tough(3) is; ratings of several instances add up (battle:D7). */
  rated?: true;
  /** What it does, in our own words, for logs and cards. */
  summary: string;
  /** Id of the rule that it stands in for where its bearer has that one; without it this rule does nothing. */
  boosts?: string;
  /** What of it is not carried out to the letter, in one sentence. */
  approximates?: string;
  attacker?: AttackerEffects;
  defender?: DefenderEffects;
  move?: MoveEffects;
  morale?: MoraleEffects;
  unit?: UnitEffects;
  presence?: PresenceEffects;
}

/** A rule as a list names it: `Tough(3)`. */
export interface RuleRef {
  id: string;
  rating?: number;
}
