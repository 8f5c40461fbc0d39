import type { RulesetRef } from '@muster/kernel';
import type {
  Approval,
  Campaign,
  CampaignArmy,
  CampaignType,
  CampaignUnit,
  StoredBook,
  KnownSpell,
  Match,
  MatchArmy,
  MatchEvent,
  Options,
  Upgrade,
} from './campaign.ts';

/** The lists of gains of a unit. */
export const GAIN_LISTS = ['traits', 'injuries', 'talents', 'skillSets', 'skills', 'items'] as const;
export type GainList = (typeof GAIN_LISTS)[number];

/** Why points, XP or VP change. */
export const REASONS = [
  'reward',
  'objective',
  'bounty',
  'ransom',
  'medics',
  'event',
  'survived',
  'kill',
  'frenzy',
  'no-mercy',
  'quick-win',
  'revenge',
  'natural-talent',
  'duel',
  'level',
  'injury',
  'talent',
  'lost',
  'surplus',
  'bought',
  'sold',
  'recruited',
  'saved',
] as const;
export type Reason = (typeof REASONS)[number];

/** Why a unit left the sheet. */
export const UNIT_END_REASONS = ['dead', 'disbanded', 'not-ransomed', 'lost-duel'] as const;
export type UnitEndReason = (typeof UNIT_END_REASONS)[number];

/** What an organiser may override. */
export type Override =
  | { of: 'unit'; id: string; set: Partial<CampaignUnit> }
  | { of: 'army'; id: string; set: Partial<Omit<CampaignArmy, 'id'>> }
  | { of: 'match'; id: string; set: Partial<Omit<Match, 'id' | 'before' | 'ordinal'>> }
  | {
      of: 'campaign';
      set: Partial<Pick<Campaign, 'name' | 'type' | 'limit' | 'options' | 'played' | 'averaged' | 'begun'>>;
    };

/** A single change of a campaign. */
export type CampaignChange =
  | {
      type: 'founded';
      name: string;
      ruleset: RulesetRef;
      kind: CampaignType;
      limit?: number;
      options: Options;
      begun: string;
      seed?: string;
    }
  | { type: 'adopted'; campaign: Campaign }
  | { type: 'army-joined'; army: CampaignArmy; late: boolean }
  | { type: 'army-disbanded'; army: string }
  | {
      type: 'army-restarted';
      army: string;
      name: string;
      spells: readonly KnownSpell[];
      books?: readonly StoredBook[];
    }
  | { type: 'unit-added'; army: string; unit: CampaignUnit; approved?: Approval }
  | { type: 'unit-gone'; unit: string; why: UnitEndReason }
  | { type: 'xp'; unit: string; amount: number; why: Reason; match?: string }
  | { type: 'price'; unit: string; amount: number; why: Reason }
  | { type: 'gained'; unit: string; list: GainList; name: string }
  | { type: 'lost'; unit: string; list: GainList; name: string }
  | { type: 'promoted'; unit: string }
  | { type: 'levelled'; unit: string; level: number }
  | { type: 'bank'; army: string; amount: number; why: Reason }
  | { type: 'vp'; army: string; amount: number; why: Reason }
  | { type: 'sits-out'; unit: string; matches: number }
  | { type: 'upgrade-bought'; unit: string; upgrade: Upgrade }
  | { type: 'upgrade-sold'; unit: string; upgrade: string }
  | { type: 'sale-failed'; unit: string; upgrade: string; match: number }
  | { type: 'match-set-up'; match: Omit<Match, 'before'> }
  | { type: 'match'; match: string; set: Partial<Omit<Match, 'id'>> }
  | { type: 'match-army'; match: string; army: string; set: Partial<Omit<MatchArmy, 'army'>> }
  | { type: 'event'; match: string; event: MatchEvent }
  | { type: 'event-changed'; match: string; event: string; set: Partial<Omit<MatchEvent, 'id'>> }
  | { type: 'match-played'; match: string }
  | { type: 'match-void'; match: string }
  | { type: 'ended'; winners: readonly string[] }
  | { type: 'renamed'; of: 'army' | 'unit'; id: string; name: string }
  | { type: 'noted'; of: 'army' | 'unit'; id: string; notes: readonly string[] }
  | { type: 'overridden'; by: string; reason: string; override: Override };
