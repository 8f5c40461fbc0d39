import type { ArmyBook, ArmyList, Purchase, Selection } from '@muster/army';
import type { Departure } from '@muster/kernel';
import type { RulesetRef } from '@muster/kernel';
import type { Objective } from '../ruleset/names.ts';

/** How a campaign ends. */
export const CAMPAIGN_TYPES = ['game-limited', 'point-limited', 'time-limited', 'endless'] as const;
export type CampaignType = (typeof CAMPAIGN_TYPES)[number];

/** The options of a campaign and their values; the first value is the default. */
export const OPTIONS = {
  /** Whether units that die leave their sheet (campaign:K14). */
  permadeath: [true, false],
  /** Whether armies may play matches at the same time; scores are then averages. */
  parallelPlay: [false, true],
  /** Whether players may join later; from the first late joiner on, scores are averages (campaign:C9). */
  lateJoiners: [false, true],
  /** Whether a game-limited campaign counts all missions or those of each army (campaign:C7). */
  limitCounts: ['campaign', 'army'],
  /** One event die for a match, or one for each player (campaign:P1). */
  eventDice: ['perMatch', 'perPlayer'],
  /** Whether units that leave with an army that concedes earn XP for surviving (campaign:P3). */
  concedeEarnsSurvivorXp: [true, false],
  /** Whether events without a target are rolled again (campaign:E1). */
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

/** An army book as a campaign stores it: units and their upgrades. */
export type StoredBook = Omit<ArmyBook, 'rules' | 'spells'>;

/** An upgrade of a unit, with the price that was paid. */
export interface Upgrade {
  id: string;
  name: string;
  cost: number;
  /** The purchase in the army book, for units from a book. */
  purchase?: Purchase;
  /** The match after which it was bought; it can only be sold after a later one (campaign:B8). */
  boughtAfter?: number;
  /** The match after which its sale failed (campaign:B2). */
  triedAfter?: number;
}

/** Where a unit comes from: chosen from a book, or ready from a list. A unit without a kit has only a name and a price. */
export type Kit = { selection: Selection } | { unit: ReadyUnit };

/** A unit on the sheet of an army. */
export interface CampaignUnit {
  /** Unique in the whole campaign. */
  id: string;
  name: string;
  hero: boolean;
  models: number;
  /** Whether it casts spells, and whether it can block them. */
  casts: boolean;
  blocks: boolean;
  /** Price without upgrades when it was bought. */
  base: number;
  upgrades: readonly Upgrade[];
  /** The sum of all changes of its price since then. */
  delta: number;
  xp: number;
  /** Levels that have been resolved. */
  level: number;
  traits: readonly string[];
  injuries: readonly string[];
  talents: readonly string[];
  skillSets: readonly string[];
  skills: readonly string[];
  /** Found weapons; they are worth 0 points and cannot be sold (campaign:E12). */
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
  /** The spells that its casters know; undefined if they are not known. */
  spells?: readonly KnownSpell[];
  /** What its player has noted about it. */
  notes?: readonly string[];
  /** The books that it buys and recruits from, as they were when it joined; undefined for armies that joined before books were stored. */
  books?: readonly StoredBook[];
}

/** The steps of a match after its setup. */
export const STEPS = ['mission', 'casualties', 'experience', 'upgrade', 'recruit', 'closed'] as const;
export type MatchStep = (typeof STEPS)[number];

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

/** The organiser's approval of something that the rules do not allow, with a name and a reason. */
export interface Approval {
  by: string;
  reason: string;
}

/** A random event that dice have called for: its number, and the round whose die called for it. */
export interface DueEvent {
  number: number;
  round: number;
}

/** A random event of a match and its outcome. */
export interface MatchEvent {
  /** Unique in the match, and independent of other events. */
  id: string;
  number: number;
  /** The round whose die called for it, however late it was reported. */
  round: number;
  /** The organiser's approval, if no die called for the event. */
  approved?: Approval;
  army?: string;
  targets: readonly string[];
  quarter?: number;
  d3?: number;
  /** The secret note once it is revealed, and its seal before. */
  noted?: string;
  seal?: string;
  done?: boolean;
  by?: string;
  dead?: true;
  /** Whether its effects on the campaign have been applied. */
  settled?: true;
}

/** A kill in the report of a match. */
export interface MatchKill {
  /** The units that may claim it; several if their owner must choose. */
  by: readonly string[];
  victims: readonly string[];
  round?: number;
  melee?: boolean;
  shaken?: boolean;
}

/** The report of a battle, with ids of armies and units. */
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
  /** The key of its dice, if a correction has changed its number. */
  ordinal?: number;
  step: MatchStep;
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
  /** The armies when it was set up, in case it is broken off. */
  before: readonly CampaignArmy[];
  void?: true;
}

/** The state of a campaign. */
export interface Campaign {
  name: string;
  /** Determines all dice and random draws that Muster makes. */
  seed?: string;
  ruleset: RulesetRef;
  type: CampaignType;
  /** Missions, VP or weeks; undefined for an endless campaign. */
  limit?: number;
  options: Options;
  /** The day on which it began, as YYYY-MM-DD. */
  begun: string;
  armies: readonly CampaignArmy[];
  matches: readonly Match[];
  /** Matches that were finished. */
  played: number;
  /** Whether scores are averages because an army joined late. */
  averaged: boolean;
  /** The winners, if a match has ended the campaign (campaign:C2). */
  winners?: readonly string[];
}

/** An empty report. */
export const EMPTY_REPORT: MatchReport = {
  destroyed: [],
  routed: [],
  modelsKilled: {},
  kills: [],
  left: {},
  conceded: [],
  order: [],
};

/** The fields of a unit that has not played a match yet. */
export const NEW_UNIT_RECORD: Pick<
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

/** The fields of a match that has not begun yet. */
export const NEW_MATCH_STATE: Pick<
  Match,
  'round' | 'due' | 'events' | 'report' | 'rolls' | 'xp' | 'casualties' | 'dead'
> = {
  round: 0,
  due: [],
  events: [],
  report: EMPTY_REPORT,
  rolls: [],
  xp: {},
  casualties: [],
  dead: [],
};
