import type { Amount, BlockFaces, Condition, Effects } from './conditions.ts';

/** Effects of a rule on the attacks of its bearer: a rule of a weapon affects that weapon, a rule of a model all its weapons. */
export interface AttackerEffects {
  /** Added to the weapon's Attacks. */
  attacks?: Effects;
  /** Attack dice for the model, not for each weapon. They go to its weapon of that kind with the most Attacks; if equal, to the first. */
  more?: Effects;
  /** Hits on this natural result or better; Quality and modifiers do not count. */
  hitsOn?: Effects;
  /** Multiplies the attack dice of a weapon; several amounts are added first. */
  attackFactor?: Effects;
  /** Replaces Quality; the best of several values counts. */
  quality?: Effects;
  /** Added to rolls to hit. */
  toHit?: Effects;
  /** Extra hits for a die that hits; they do not count as sixes. */
  extraHits?: Effects;
  /** Extra attack dice for a die that hits; these cannot cause more of them. */
  extraAttacks?: Effects;
  /** Added to AP; with `faces`, only for the hit of that die. */
  piercing?: Effects;
  /** Multiplies hits, up to the number of models in the target; several amounts are added first. */
  hitFactor?: Effects;
  /** Multiplies a wound on one model; excess wounds are lost. Several amounts are added first. */
  woundFactor?: Effects;
  /** Extra wounds of a hit that is not blocked; `faces` look at its die to hit, `blockFaces` at its die to block. */
  extraWounds?: Effects;
  /** Wounds that the attacker's own unit takes for a die to hit. */
  recoil?: Effects;
  /** Inches added to the range of ranged weapons. */
  range?: Effects;
  /** Dice to block that succeed with one of these natural results are re-rolled once. */
  rerollBlocks?: BlockFaces | readonly BlockFaces[];
  /** Ignores penalties to hit for moving. */
  steadyAim?: true;
  /** Names of rules that cannot ignore its wounds. */
  ignores?: readonly string[];
  /** The cover that it ignores; with conditions, all cover. */
  ignoresCover?: 'all' | 'sight' | { when: readonly Condition[] };
  /** May attack targets out of sight. */
  needsNoSight?: true;
  /** Ignores negative modifiers to hit, AP and range. */
  unhindered?: true;
  /** Targets a single model, which counts as a unit of one, and is resolved first. */
  picksModel?: true;
  /** May be used once per battle. */
  limited?: true;
  /** Strikes before chargers. */
  strikesFirst?: true;
  /** Strikes after everyone else when its unit charges. */
  strikesLast?: true;
  /** Used only as shooting at one of the enemy units that its bearer moves through. */
  strafes?: true;
}

/** Effects of a rule on attacks against a unit whose living models all have the rule (battle:S10). */
export interface DefenderEffects {
  /** Added to the attacker's rolls to hit. */
  toHit?: Effects;
  /** Added to Defense rolls. */
  toBlock?: Effects;
  /** Ignores each wound on this roll or better. */
  ignoreWounds?: Effects;
  /** Added to the AP of hits; it does not reduce AP below 0. */
  piercing?: Effects;
  /** Added to the range of weapons and spells that target it. */
  range?: Effects;
  /** The range in inches below which its own `range` reduces nothing; without it, a range may shrink to 0. */
  rangeFloor?: number;
  /** Added to the Impact dice of a charger, for each model with the rule. */
  impact?: Effects;
  /** Added to charge moves at it; it does not reduce them below 6". */
  chargeReach?: Amount;
  /** Added to rolls for its wound effects; it does not reduce the total below 1. */
  woundEffect?: Amount;
}

/** Effects of a rule on the morale of a unit whose living models all have the rule. */
export interface MoraleEffects {
  /** Added to morale rolls. */
  bonus?: Amount;
  /** Added only to morale rolls for shooting, melee and losses. */
  bonusInFights?: Amount;
  /** Added only to morale rolls for a lost melee. */
  bonusInMelee?: Amount;
  /** The unit passes its first morale test of the battle without a roll, even if Shaken, as long as one living model has the rule. */
  passesFirst?: true;
  /** A failed test counts as passed on this roll or better. */
  secondChance?: Amount;
  /** A unit that is Shaken when a round begins recovers on this roll or better; the lowest of several counts. */
  recoversOn?: number;
  /** If most models have it, the unit passes a failed test but rolls one die for each wound it can take: up to this result it takes a wound. */
  holdsAtCost?: number;
}

/** Effects of a rule on the whole unit of its bearer as long as one living model has the rule (muster:gifts). */
export interface UnitEffects {
  /** Added to morale rolls of the unit. */
  morale?: Amount;
  /** Added to all move actions of all its models, in inches. */
  move?: Amount;
}
