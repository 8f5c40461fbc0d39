import type { CampaignRulesetId, CampaignTrait, EventRule, System } from '@muster/rules';
import type { Objective, SkillSet } from './names.ts';
import type { Table } from './table.ts';

/** What an army gets for a match. */
export interface Reward {
  vp: number;
  points: number;
}

/** The figures and tables of campaigns of one game. */
export interface CampaignRuleset {
  id: CampaignRulesetId;
  version: string;
  /** The game in which its matches are fought, and the version of its ruleset. */
  system: System;
  battleVersion: string;
  name: string;
  /** What its book calls things. */
  words: { army: string; shaken: string; destroyed: string; skillSet: string };
  startingPoints: number;
  savingLimit: number;
  heroesAtStart: number;
  heroesAtOnce: number;
  heroesPerMission: number;
  /** How much more than the lowest an army may bring. */
  gap: number;
  /** Points below the highest for one underdog point. */
  underdogStep: number;
  objectives: Table<Objective>;
  /** What an army must do for each objective, in one line and in our own words. */
  objectiveTexts: Readonly<Record<Objective, string>>;
  objectiveBonus: number;
  /** Whether attempts to block spells count for Casting. */
  blockingCounts: boolean;
  rounds: number;
  /** What the event die must show. */
  eventOn: number;
  winner: Reward;
  loser: Reward;
  /** Who counts as a casualty: units that are gone, or units most of which were killed. */
  casualty: 'destroyed' | 'majority';
  casualties: Table<'dead' | 'recovered' | 'natural-talent'>;
  /** What injured heroes get; `dead` is no trait (campaign:K12). */
  injuries: Table<CampaignTrait>;
  talents: Table<CampaignTrait>;
  /** What an injury or a talent does to a hero's price. */
  injuryPrice: number;
  talentPrice: number;
  /** Whether a hero may have Natural Talent again (campaign:K9). */
  naturalTalentAgain: boolean;
  /** Whether the book offers campaigns without permadeath (campaign:K15). */
  offersNoPermadeath: boolean;
  xpPerLevel: number;
  mostXp: number;
  levelPrice: { regular: number; hero: number };
  /** Traits of regular units; Specialist is kept with its mode, and Fast Learner is a pick and never kept (campaign:L3). */
  traits: Table<CampaignTrait>;
  /** Whether Specialist may be had once for each mode (campaign:L4). */
  specialistTwice: boolean;
  skillSets: Table<readonly [SkillSet, SkillSet]>;
  /** What the skills of each set are good for, in one line and in our own words. */
  skillSetTexts: Readonly<Record<SkillSet, string>>;
  skills: Readonly<Record<SkillSet, Table<CampaignTrait>>>;
  veteran: { surcharge: number; xp: number };
  events: Readonly<Record<number, EventRule>>;
}
