import type { Fighting } from './fighting.ts';
import type { Roving } from './roving.ts';

/** One effect, ready to be summed: the situation bits it needs, its amount and where it comes from. */
export interface Term {
  needs: number;
  amount: number;
  /** Bits of the natural faces of the to-hit die that it counts for; 0 for every die. */
  faces: number;
  /** The same for the block die. */
  blockFaces: number;
  source: string;
}

/** Everything that the rules of one weapon in one model's hands say, by stage. */
export interface AttackTerms {
  attacks: readonly Term[];
  attackFactor: readonly Term[];
  /** Dice for the model, on its leading weapon of the kind only. */
  more: readonly Term[];
  /** Natural rolls that hit whatever else is said. */
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
  /** Block faces that are rolled again where they block. */
  rerollBlocks: readonly Term[];
  steadyAim: boolean;
  /** Printed names of the rules behind the yes-or-no answers here. */
  words: readonly string[];
  /** Ids of rules whose saves do not help. */
  ignores: readonly string[];
  ignoresCover: 'none' | 'sight' | 'all';
  /** Situation bits, each set of which makes cover count for nothing. */
  coverless: readonly number[];
  needsNoSight: boolean;
  unhindered: boolean;
  picksModel: boolean;
  limited: boolean;
  strikesFirst: boolean;
  /** Used only on those whom its bearer moves through. */
  strafes: boolean;
  strikesLast: boolean;
}

/** A save against wounds, named after its rule. */
export interface Save {
  rule: string;
  name: string;
  target: number;
  /** The situation bits that it needs. */
  needs: number;
}

/** What a rule says for the defence of a unit. */
export interface DefenseTerms {
  toHit: readonly Term[];
  toBlock: readonly Term[];
  piercing: readonly Term[];
  saves: readonly Save[];
  /** Added to ranges, in hundredths. */
  range: number;
  /** Below which it takes no range, in hundredths. */
  rangeFloor: number;
  /** Added to rolls for wound effects. */
  woundEffect: number;
}

/** What one model with a rule gives to its whole unit. */
export interface Gift {
  id: string;
  label: string;
  /** Whether a second bearer adds to the first (battle:D7). */
  stacks: boolean;
  morale: number;
  /** Added to every move action, in hundredths. */
  move: number;
}

/** A rule for units around its bearer, as they have it. */
export interface Radiation {
  gives: UnitRule;
  friends: boolean;
  /** In hundredths. */
  reach: number;
  /** Whether it counts how a unit stood when it was last activated. */
  activated: boolean;
}

/** A rule that counts for a whole unit: because every model has it, or because it was granted. */
export interface UnitRule {
  id: string;
  label: string;
  rating: number;
  /** Whether a second instance adds to the first (battle:D7). */
  stacks: boolean;
  /** Id of the rule that it makes better; it counts only beside that one. */
  boosts: string | undefined;
  /** The weapons that its attack terms are about; all of them when it does not say. */
  only: 'shooting' | 'melee' | undefined;
  attack: AttackTerms;
  defense: DefenseTerms;
  advance: number;
  rush: number;
  charge: number;
  /** What it says about getting about beside paces; absent when that is nothing. */
  roving: Roving | undefined;
  fighting: Fighting | undefined;
  /** Roll on which a Shaken unit recovers when a round begins; 0 for none. */
  recoversOn: number;
  /** Whether it gives all options of the rule that it makes better. */
  allOptions: boolean;
  /** Ids of rules that slow nobody down beside it. */
  drops: readonly string[];
  ignoresDifficult: boolean;
  flies: boolean;
  /** Rolls that jumps of the unit need, 0 for none at all; absent when it says nothing about jumps. */
  jumpTarget: number | undefined;
  fear: number;
  moraleBonus: number;
  /** Added to the morale rolls that fighting calls for. */
  moraleInFights: number;
  /** Added to the morale rolls that a lost melee calls for. */
  moraleInMelee: number;
  /** Whether it counts for those who came as one unit, without a hero who joined them. */
  apart: boolean;
  /** What units around those who have it granted have; absent when that is nothing. */
  radiates: Radiation | undefined;
  /** What it gives to a unit that has it granted; absent when it gives nothing. */
  gift: Gift | undefined;
  /** Roll that turns a failed morale test; 0 for none. */
  secondChance: number;
  /** Added to rolls to cast. */
  casting: number;
  inDifficult: boolean;
  inDangerous: boolean;
  /** Moments at which it has counted, where it was given once. */
  moments: number;
}
