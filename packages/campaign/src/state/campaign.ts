import type { ArmyBook, ArmyList, Purchase, Selection } from '@muster/army';
import type { Departure } from '@muster/kernel';
import type { RulesetRef } from '@muster/kernel';
import type { Objective } from '../ruleset/names.ts';

/** How a campaign ends. */
export const CAMPAIGN_TYPES = ['game-limited', 'point-limited', 'time-limited', 'endless'] as const;
export type CampaignType = (typeof CAMPAIGN_TYPES)[number];

/** What a group agrees on before the first match; the first value of each is the default. */
export const OPTIONS = {
  /** Whether the dead stay dead (campaign:K14). */
  permadeath: [true, false],
  /** Armies need not all be in every match; scores are averages. */
  parallelPlay: [false, true],
  /** Players may join later; from the first one on scores are averages (campaign:C9). */
  lateJoiners: [false, true],
  /** Whose missions a game-limited campaign counts (campaign:C7). */
  limitCounts: ['campaign', 'army'],
  /** One event die for a match, or one for each player (campaign:P1). */
  eventDice: ['perMatch', 'perPlayer'],
  /** Whether units that leave with an army that concedes earn XP for surviving (campaign:P3). */
  concedeEarnsSurvivorXp: [true, false],
  /** Whether events that find nobody are rolled again (campaign:E1). */
  rerollDeadEvents: [false, true],
  /** How long a found weapon is kept (campaign:E12). */
  foundWeapon: ['permanent', 'mission'],
} as const;
export type OptionName = keyof typeof OPTIONS;
/** A value for every option of a campaign. */
export type Options = { readonly [K in OptionName]: (typeof OPTIONS)[K][number] };

/** Returns every option of a campaign at its default. */
export const defaultOptions = (): Options =>
  Object.fromEntries(Object.entries(OPTIONS).map(([name, values]) => [name, values[0]])) as unknown as Options;

/** A spell that casters of an army know. */
export type KnownSpell = ArmyList['army']['spells'][number];

/** A unit that is ready for the table. */
export type ReadyUnit = ArmyList['army']['units'][number];

/** An army book as a campaign keeps it: units and what they may buy. */
export type KeptBook = Omit<ArmyBook, 'rules' | 'spells'>;

/** Something bought for a unit, at the price that was paid. */
export interface Upgrade {
  id: string;
  name: string;
  cost: number;
  /** What it is in the army book, for units that come from one. */
  purchase?: Purchase;
  /** The match after which it was bought: it is sold after a later one (campaign:B8). */
  boughtAfter?: number;
  /** The match after which its sale was tried in vain (campaign:B2). */
  triedAfter?: number;
}

/** Where a unit comes from: chosen from a book, or ready as some list had it. Without either it has only a name and a price. */
export type Kit = { selection: Selection } | { unit: ReadyUnit };

/** A unit on the sheet of an army. */
export interface CampaignUnit {
  /** Unique in the whole campaign. */
  id: string;
  name: string;
  hero: boolean;
  models: number;
  /** Whether it casts spells, and whether it can at least block them. */
  casts: boolean;
  blocks: boolean;
  /** Price without upgrades when it was bought. */
  base: number;
  upgrades: readonly Upgrade[];
  /** All changes of its price since. */
  delta: number;
  xp: number;
  /** Levels that have been resolved. */
  level: number;
  traits: readonly string[];
  injuries: readonly string[];
  talents: readonly string[];
  skillSets: readonly string[];
  skills: readonly string[];
  /** Found weapons: they are worth nothing and cannot be sold (campaign:E12). */
  items: readonly string[];
  /** Matches that it still sits out. */
  sitOut: number;
  kit?: Kit;
  /** What its player has noted about it. */
  notes?: readonly string[];
}

/** An army in a campaign, with its units, points and VP. */
export interface CampaignArmy {
  id: string;
  name: string;
  player: string;
  bank: number;
  vp: number;
  /** Matches that it was set up for (campaign:C6). */
  matches: number;
  units: readonly CampaignUnit[];
  /** What its casters know; nothing where it has never been said. */
  spells?: readonly KnownSpell[];
  /** What its player has noted about it. */
  notes?: readonly string[];
  /** The books that it buys and recruits from, as they were when it joined; nothing in armies that joined before books were kept. */
  books?: readonly KeptBook[];
}

/** Where a match stands: the six steps, of which setting up is the first. */
export const STEPS = ['mission', 'casualties', 'experience', 'upgrade', 'recruit', 'closed'] as const;
export type Step = (typeof STEPS)[number];

/** An army in a match. */
export interface MatchArmy {
  army: string;
  /** The units that it brought, with their values when the match was set up. */
  brought: Readonly<Record<string, number>>;
  value: number;
  underdog: number;
  objective?: Objective;
  /** The round at whose beginning it conceded. */
  conceded?: number;
  /** Heroes and veterans recruited after this match. */
  heroes: number;
  veterans: number;
  /** Whether it has paid for re-rolls in the casualty step (campaign:E8). */
  medics?: true;
}

/** The organiser's approval of something that the rules do not call for, with a name and a reason. */
export interface Approval {
  by: string;
  reason: string;
}

/** A random event that dice have called for: its two dice, and the round whose die it was. */
export interface DueEvent {
  number: number;
  round: number;
}

/** A random event of a match and what came of it. */
export interface MatchEvent {
  /** Unique in the match, and the same whatever happens to other events. */
  id: string;
  number: number;
  /** The round whose die called for it, however late it was reported. */
  round: number;
  /** Who let it happen though no die called for it. */
  approved?: Approval;
  army?: string;
  targets: readonly string[];
  quarter?: number;
  d3?: number;
  /** What was noted in secret, once it is open; the seal on it before. */
  noted?: string;
  seal?: string;
  done?: boolean;
  by?: string;
  dead?: true;
  /** What the books owe for it has been paid. */
  settled?: true;
}

/** A kill as the books have it. */
export interface MatchKill {
  /** Who may claim it; several when their owner must pick. */
  by: readonly string[];
  victims: readonly string[];
  round?: number;
  melee?: boolean;
  shaken?: boolean;
}

/** What a campaign needs to know of a battle, by the ids of armies and units. */
export interface MatchReport {
  destroyed: readonly string[];
  routed: readonly string[];
  /** Models lost by units that are not destroyed. */
  modelsKilled: Readonly<Record<string, number>>;
  kills: readonly MatchKill[];
  left: Readonly<Record<string, Departure>>;
  /** Armies that conceded. */
  conceded: readonly string[];
  /** Armies by their activations in the last round. */
  order: readonly string[];
  /** Rounds that were begun. */
  rounds?: number;
}

/** A match of a campaign, from its setup to the end of recruiting. */
export interface Match {
  id: string;
  /** Counted from 1 over the campaign. */
  number: number;
  /** The number that its dice are keyed by, where a correction has given it another one. */
  ordinal?: number;
  step: Step;
  armies: readonly MatchArmy[];
  round: number;
  /** Events that dice have called for at a table and that have not been resolved yet. */
  due: readonly DueEvent[];
  events: readonly MatchEvent[];
  report: MatchReport;
  /** Rolls on which an underdog point was spent (campaign:M6). */
  rolls: readonly string[];
  winner?: string;
  /** XP that units have from this match so far. */
  xp: Readonly<Record<string, number>>;
  casualties: readonly string[];
  /** Units that died in it, whether they left the sheet or sit out: they get no XP from it. */
  dead: readonly string[];
  /** The armies as they were when it was set up, should it be broken off. */
  before: readonly CampaignArmy[];
  void?: true;
}

/** A campaign as its facts have made it. */
export interface Campaign {
  name: string;
  /** All dice and random draws that Muster makes come from it. */
  seed?: string;
  ruleset: RulesetRef;
  type: CampaignType;
  /** Missions, VP or weeks; nothing for an endless one. */
  limit?: number;
  options: Options;
  /** The day on which it began, as YYYY-MM-DD. */
  begun: string;
  armies: readonly CampaignArmy[];
  matches: readonly Match[];
  /** Matches that were fought to their end. */
  played: number;
  /** Whether scores are averages for good, because an army joined late. */
  averaged: boolean;
  /** Who has won it, where a match has ended it (campaign:C2). */
  winners?: readonly string[];
}

/** A report in which nothing happened. */
export const EMPTY_REPORT: MatchReport = {
  destroyed: [],
  routed: [],
  modelsKilled: {},
  kills: [],
  left: {},
  conceded: [],
  order: [],
};

/** What a unit has that has not fought yet. */
export const UNTRIED: Pick<
  CampaignUnit,
  'delta' | 'xp' | 'level' | 'traits' | 'injuries' | 'talents' | 'skillSets' | 'skills' | 'items' | 'sitOut'
> = {
  delta: 0,
  xp: 0,
  level: 0,
  traits: [],
  injuries: [],
  talents: [],
  skillSets: [],
  skills: [],
  items: [],
  sitOut: 0,
};

/** What a match has that has not begun yet. */
export const UNFOUGHT: Pick<Match, 'round' | 'due' | 'events' | 'report' | 'rolls' | 'xp' | 'casualties' | 'dead'> = {
  round: 0,
  due: [],
  events: [],
  report: EMPTY_REPORT,
  rolls: [],
  xp: {},
  casualties: [],
  dead: [],
};
