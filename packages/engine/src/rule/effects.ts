import type { Amount, BlockFaces, Condition, Effects } from './conditions.ts';

/** What a rule does for whoever attacks; on a weapon it speaks about that weapon, on a model about all its weapons. */
export interface AttackerEffects {
  /** Added to the weapon's Attacks. */
  attacks?: Effects;
  /** Attack dice for the model, once and not for each weapon: on its weapon of the kind with the most Attacks, the first of equals. */
  more?: Effects;
  /** Hits on this natural roll or better: neither Quality nor anything that is added to the roll counts. */
  hitsOn?: Effects;
  /** Multiplies the attack dice of a weapon; several amounts are added up before. */
  attackFactor?: Effects;
  /** Replaces Quality; the best value counts. */
  quality?: Effects;
  /** Added to the to-hit roll. */
  toHit?: Effects;
  /** Further hits for a successful die; they are no sixes themselves. */
  extraHits?: Effects;
  /** Further attack dice for a successful die; they give no more of them. */
  extraAttacks?: Effects;
  /** Added to AP; with `faces` only for the hit of that die. */
  piercing?: Effects;
  /** Multiplies hits, up to the number of models in the target; several amounts are added up before. */
  hitFactor?: Effects;
  /** Multiplies a wound into wounds on one model, without spilling over; several amounts are added up before. */
  woundFactor?: Effects;
  /** Further wounds of a hit that is not blocked; with `faces` by its to-hit die, with `blockFaces` by its block die. */
  extraWounds?: Effects;
  /** Wounds that the attacker's own unit takes for a to-hit die. */
  recoil?: Effects;
  /** Inches added to the range of ranged weapons. */
  range?: Effects;
  /** Block dice that block with such a natural face are rolled again, once. */
  rerollBlocks?: BlockFaces | readonly BlockFaces[];
  /** Having moved does not make it hit worse. */
  steadyAim?: true;
  /** Names of rules whose wound saves do not help against this. */
  ignores?: readonly string[];
  /** Which cover does not count; with conditions, all of it. */
  ignoresCover?: 'all' | 'sight' | { when: readonly Condition[] };
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
  /** Strikes after everybody else when its unit charges. */
  strikesLast?: true;
  /** Used only against one of the enemy units that its bearer moves through, as a shot. */
  strafes?: true;
}

/** What a rule does for the unit that is attacked, as long as every living model of it has the rule (battle:S10). */
export interface DefenderEffects {
  /** Added to the attacker's to-hit roll. */
  toHit?: Effects;
  /** Added to the block roll. */
  toBlock?: Effects;
  /** Each wound is ignored on this roll or better. */
  ignoreWounds?: Effects;
  /** Added to the AP of hits, which it does not take below 0. */
  piercing?: Effects;
  /** Added to the range of weapons and spells that target it. */
  range?: Effects;
  /** Inches below which its own `range` takes no range; without it any range may shrink to nothing. */
  rangeFloor?: number;
  /** Added to the Impact dice of a charger, for every single model that has the rule. */
  impact?: Effects;
  /** Added to charge moves at it, which it does not take below 6". */
  chargeReach?: Amount;
  /** Added to rolls for its wound effects, the total of which it does not take below 1. */
  woundEffect?: Amount;
}

/** What a rule does for morale, as long as every living model of the unit has it. */
export interface MoraleEffects {
  /** Added to morale rolls. */
  bonus?: Amount;
  /** Added to the morale rolls that shots, melees and losses call for, and to no others. */
  bonusInFights?: Amount;
  /** Added to the morale rolls that a lost melee calls for, and to no others. */
  bonusInMelee?: Amount;
  /** The unit passes its first test of the battle without a die, Shaken or not, as long as one living model has the rule. */
  passesFirst?: true;
  /** A failed test is passed after all on this roll or better. */
  secondChance?: Amount;
  /** Shaken when a round begins, the unit recovers on this roll or better; the lowest counts. */
  recoversOn?: number;
  /** Where most models have it, no test is failed; a die for each wound that the unit can take wounds it up to this face. */
  holdsAtCost?: number;
}

/** What a rule gives to the whole unit of its bearer, as long as one living model has it (muster:gifts). */
export interface UnitEffects {
  /** Added to the unit's morale rolls. */
  morale?: Amount;
  /** Added to every move action of every model, in inches. */
  move?: Amount;
}
