import type { SpecialCombat } from './special-combat.ts';
import type { SpecialMovement } from './special-movement.ts';

/** One compiled effect: the condition bits it needs, its amount and the rule it comes from. */
export interface Term {
  needs: number;
  amount: number;
  /** The bits of the natural results of the die to hit that it counts for; 0 for every die. */
  faces: number;
  /** The same for the die to block. */
  blockFaces: number;
  source: string;
}

/** All effects of the rules of one weapon and its bearer, by stage. */
export interface AttackTerms {
  attacks: readonly Term[];
  attackFactor: readonly Term[];
  /** Attack dice for the model, rolled with its leading weapon of that kind. */
  more: readonly Term[];
  /** Natural results that always hit. */
  hitsOn: readonly Term[];
  quality: readonly Term[];
  toHit: readonly Term[];
  extraHits: readonly Term[];
  extraAttacks: readonly Term[];
  piercing: readonly Term[];
  hitFactor: readonly Term[];
  woundFactor: readonly Term[];
  extraWounds: readonly Term[];
  recoil: readonly Term[];
  /** In hundredths. */
  range: readonly Term[];
  /** Results of successful dice to block that are re-rolled. */
  rerollBlocks: readonly Term[];
  steadyAim: boolean;
  /** The printed names of rules with yes-or-no effects. */
  words: readonly string[];
  /** The ids of rules that cannot ignore its wounds. */
  ignores: readonly string[];
  ignoresCover: 'none' | 'sight' | 'all';
  /** Sets of condition bits, each of which makes it ignore cover. */
  coverless: readonly number[];
  needsNoSight: boolean;
  unhindered: boolean;
  picksModel: boolean;
  limited: boolean;
  strikesFirst: boolean;
  /** Used only against units that its bearer moves through. */
  strafes: boolean;
  strikesLast: boolean;
}

/** A roll to ignore wounds, with the name of its rule. */
export interface Save {
  rule: string;
  name: string;
  target: number;
  /** The condition bits that it needs. */
  needs: number;
}

/** The effects of a rule on the defence of a unit. */
export interface DefenseTerms {
  toHit: readonly Term[];
  toBlock: readonly Term[];
  piercing: readonly Term[];
  saves: readonly Save[];
  /** Added to ranges, in hundredths. */
  range: number;
  /** The range below which it reduces nothing, in hundredths. */
  rangeFloor: number;
  /** Added to rolls for wound effects. */
  woundEffect: number;
}

/** A bonus of one model for its whole unit. */
export interface UnitBonus {
  id: string;
  label: string;
  /** Whether a second bearer adds to the first (battle:D7). */
  stacks: boolean;
  morale: number;
  /** Added to every move action, in hundredths. */
  move: number;
}

/** A rule for units around its bearer. */
export interface AreaRule {
  gives: UnitRule;
  friends: boolean;
  /** In hundredths. */
  reach: number;
  /** Whether it is measured when a unit is activated. */
  activated: boolean;
}

/** A rule that counts for a whole unit, because every model has it or because it was granted. */
export interface UnitRule {
  id: string;
  label: string;
  rating: number;
  /** Whether a second instance adds to the first (battle:D7). */
  stacks: boolean;
  /** The id of the rule that it improves; it counts only together with that rule. */
  boosts: string | undefined;
  /** The weapons that its attack effects apply to; by default all. */
  only: 'shooting' | 'melee' | undefined;
  attack: AttackTerms;
  defense: DefenseTerms;
  advance: number;
  rush: number;
  charge: number;
  /** Its effects on movement other than speed, if any. */
  roving: SpecialMovement | undefined;
  fighting: SpecialCombat | undefined;
  /** The roll on which a Shaken unit recovers when a round begins; 0 for none. */
  recoversOn: number;
  /** Whether it gives all options of the rule that it improves. */
  allOptions: boolean;
  /** The ids of rules that do not slow down a unit with it. */
  drops: readonly string[];
  ignoresDifficult: boolean;
  flies: boolean;
  /** The roll that jumps of the unit need, 0 for none; absent if it does not affect jumps. */
  jumpTarget: number | undefined;
  fear: number;
  moraleBonus: number;
  /** Added to morale rolls for shooting, melee and losses. */
  moraleInFights: number;
  /** Added to morale rolls for a lost melee. */
  moraleInMelee: number;
  /** Whether it counts separately for a unit and a hero who joined it. */
  apart: boolean;
  /** The rule for units around a unit with it, if any. */
  radiates: AreaRule | undefined;
  /** The bonus for a unit with it, if any. */
  gift: UnitBonus | undefined;
  /** The roll that turns a failed morale test into a pass; 0 for none. */
  secondChance: number;
  /** Added to rolls to cast. */
  casting: number;
  inDifficult: boolean;
  inDangerous: boolean;
  /** What uses it up if it counts once. */
  moments: number;
}
