import type { CampaignRulesetId, CampaignTrait, EventRule, System } from '@muster/rules';
import type { Objective, SkillSet } from './names.ts';
import type { DiceTable } from './table.ts';

/** What an army gets for a match. */
export interface Reward {
  vp: number;
  points: number;
}

/** The numbers and tables of the campaigns of one game. */
export interface CampaignRuleset {
  id: CampaignRulesetId;
  version: string;
  /** The game of its battles, and the version of that ruleset. */
  system: System;
  battleVersion: string;
  name: string;
  /** The terms of its book. */
  words: { army: string; shaken: string; destroyed: string; skillSet: string };
  startingPoints: number;
  savingLimit: number;
  heroesAtStart: number;
  heroesAtOnce: number;
  heroesPerMission: number;
  /** How many points more than the lowest army an army may bring. */
  gap: number;
  /** The points below the highest army that give one underdog point. */
  underdogStep: number;
  objectives: DiceTable<Objective>;
  /** What an army must do for each special objective, in one line in our own words. */
  objectiveTexts: Readonly<Record<Objective, string>>;
  objectiveBonus: number;
  /** Whether attempts to block spells count for Casting. */
  blockingCounts: boolean;
  rounds: number;
  /** What the event die must show. */
  eventOn: number;
  winner: Reward;
  loser: Reward;
  /** Which units are casualties: destroyed units, or units that lost most of their models. */
  casualty: 'destroyed' | 'majority';
  casualties: DiceTable<'dead' | 'recovered' | 'natural-talent'>;
  /** The injuries of heroes; `dead` is not a trait (campaign:K12). */
  injuries: DiceTable<CampaignTrait>;
  talents: DiceTable<CampaignTrait>;
  /** The change of a hero's price by an injury or a talent. */
  injuryPrice: number;
  talentPrice: number;
  /** Whether a hero may have Natural Talent again (campaign:K9). */
  naturalTalentAgain: boolean;
  /** Whether the book offers campaigns without permadeath (campaign:K15). */
  offersNoPermadeath: boolean;
  xpPerLevel: number;
  mostXp: number;
  levelPrice: { regular: number; hero: number };
  /** Traits of regular units; Specialist is stored with its mode, and Fast Learner is a choice that is not stored (campaign:L3). */
  traits: DiceTable<CampaignTrait>;
  /** Whether a unit may have Specialist once for each mode (campaign:L4). */
  specialistTwice: boolean;
  skillSets: DiceTable<readonly [SkillSet, SkillSet]>;
  /** What the skills of each set do, in one line in our own words. */
  skillSetTexts: Readonly<Record<SkillSet, string>>;
  skills: Readonly<Record<SkillSet, DiceTable<CampaignTrait>>>;
  veteran: { surcharge: number; xp: number };
  events: Readonly<Record<number, EventRule>>;
}
