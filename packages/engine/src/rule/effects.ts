import type { Ability } from './ability.ts';
import type { GivenWeapon, GrowthEffects, OptionEffects, StrikeDice } from './fighting.ts';

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
  /** The attacking unit did not charge in this activation. */
  'notCharging',
  /** The attack is a shot of a model at most 9" from the target. */
  'within9',
  /** The attack is a shot of a model at most 12" from the target. */
  'within12',
  /** A shot of a unit over 9" from the target unit, or a blow of a charge that began over 9" from it. */
  'farOff',
  /** The attack is not `farOff`. */
  'nearBy',
  /** The hits are those of a spell. */
  'spell',
  /** The hits are not those of a spell. */
  'noSpell',
  /** The attacking unit has come out of reserve in this round. */
  'arrived',
  /** Most living models of the attacking unit are within 1" of terrain. */
  'grounded',
  /** Most living models of the target are within 1" of terrain. */
  'targetGrounded',
  /** Most living models of the target have Tough(3) or more. */
  'targetTough3',
  /** Most living models of the target have Tough(3) to Tough(9). */
  'targetTough3To9',
  /** Most living models of the target have Tough(9) or more. */
  'targetTough9',
  /** No living model of the target is a hero. */
  'targetNoHero',
  /** Most living models of the target have Defense 3+ or better. */
  'targetDefense3',
  /** Most living models of the target have Defense 4+ or better. */
  'targetDefense4',
  /** Most living models of the target have Defense 5+ or worse. */
  'targetDefense5',
] as const;
export type Condition = (typeof CONDITIONS)[number];

/** A number, or the rule's own rating: the 3 of Tough(3). */
export type Amount = number | 'X' | '-X';

/** An amount that counts only in some situations. */
export interface Effect {
  amount: Amount;
  when?: readonly Condition[];
  /** Counts only for to-hit dice that show one of these natural faces. */
  faces?: readonly number[];
  /** Counts only for block dice that show one of these natural faces. */
  blockFaces?: readonly number[];
}

/** Natural faces of block dice, in some situations. */
export interface BlockFaces {
  blockFaces: readonly number[];
  when?: readonly Condition[];
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
}

/** The four actions of an activation. */
export const ACTIONS = ['hold', 'advance', 'rush', 'charge'] as const;
export type ActionName = (typeof ACTIONS)[number];

/** Being put down anew: on which occasion, and how far at the most. */
export interface PlaceEffect {
  /** `attacking` is at any time in the activation before attacks; `deployed` is right after it came to the table. */
  when: 'activated' | 'attacking' | 'deployed';
  inches?: Amount;
  /** So many D3 are rolled for further inches. */
  d3?: number;
  /** Instead of `inches` when it has used Rush. */
  afterRush?: Amount;
}

/** What a rule does when its bearer moves, in inches. */
export interface MoveEffects {
  advance?: Amount;
  /** Also for charges. */
  rush?: Amount;
  /** For Rush alone. */
  rushOnly?: Amount;
  /** For charges alone. */
  charge?: Amount;
  /** More for those whose unit stands by terrain when it is activated, most of it within 1" of some. */
  grounded?: { advance?: Amount; rush?: Amount };
  /** Put down anew within so many inches of where it stands, across everything. */
  place?: PlaceEffect;
  /** Moves so many inches once a round after shooting or fighting; every living model must have it. */
  slip?: { after: 'shooting' | 'melee' | 'either'; inches: Amount };
  /** Passes through other units; it may not end on them. */
  passesUnits?: true;
  /** Shoots after a Rush. */
  shootsAfterRush?: true;
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
  /** Moves as if it stood in difficult ground. */
  inDifficult?: true;
  /** Moves as if it stood in dangerous ground. */
  inDangerous?: true;
}

/** What a rule does for morale, as long as every living model of the unit has it. */
export interface MoraleEffects {
  /** Added to morale rolls. */
  bonus?: Amount;
  /** Added to the morale rolls that shots, melees and losses call for, and to no others. */
  bonusInFights?: Amount;
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

/** What a model does to an enemy unit that it moves through: for each die that shows enough, a wound, or so many hits. */
export interface CrossingEffect {
  dice: Amount;
  on: number;
  hits?: number;
  ap?: number;
  /** Once in a battle instead of once in an activation. */
  once?: true;
}

/** What a rule makes of its bearer on the table. */
export interface PresenceEffects {
  /** Wounds that the model can take. */
  tough?: Amount;
  /** Defense that the model counts as having, if that is better than its own. */
  defense?: Amount;
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
  /** Added to its rolls to cast. */
  casting?: Amount;
  /** Friendly casters of other units within so many inches may cast from where it stands, with +1. */
  conduit?: Amount;
  /** Tokens each round that friendly casters of other units near may spend as their own. */
  accumulator?: Amount;
  /** One of those in a unit who have it casts for all of them, with a token for each. */
  castsTogether?: true;
  /** Places for passengers. */
  transport?: Amount;
  /** May be set aside before deployment and arrive later. */
  reserve?: 'ambush' | 'scout';
  /** First round in which its ambush may arrive; the lowest counts. */
  arrivesFrom?: number;
  /** Inches that its ambush keeps from enemies, instead of the usual ones; the lowest counts. */
  arrivesBeyond?: Amount;
  /** Enemies that come from ambush keep over so many inches from its unit; the highest counts. */
  repels?: Amount;
  /** Friends that come from ambush within so many inches of it need keep no distance from enemies. */
  beacon?: Amount;
  /** Units that its side may deploy anew after deployment. */
  redeploys?: number;
  /** Once in a battle it may leave at the end of its activation, to come back from ambush. */
  withdraws?: true;
  /** Strikes one of the enemy units that it moves through, once in each activation. */
  crossing?: CrossingEffect;
  /** Dice that it throws beside its weapons when it is its turn to strike. */
  strikes?: StrikeDice;
  /** A weapon beside those that it carries. */
  weapon?: GivenWeapon;
  /** Hits on the attacker for each wound that it takes in melee. */
  retaliates?: Amount;
  /** Hits on the attacker when it falls in melee. */
  deathHits?: Amount;
  /** Falls when a melee is over, with the hits of its death. */
  fallsAfterMelee?: true;
  /** Once in a round its unit may let the turn pass while an enemy side has more units left to activate. */
  delays?: true;
  /** Once in a battle its unit may act again in a round; of so many units of its side one may in each round. */
  actsAgain?: number;
  /** A list holds its unit once at the most. */
  unique?: true;
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

/** A rule as a list names it: `Tough(3)`. */
export interface RuleRef {
  id: string;
  rating?: number;
}
