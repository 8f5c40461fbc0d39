import type { RulesetRef } from '@muster/kernel';
import type { Purchase } from '@muster/army';
import type { Objective } from '../ruleset/names.ts';
import type {
  Approval,
  Campaign,
  CampaignType,
  KeptBook,
  Kit,
  KnownSpell,
  MatchEvent,
  MatchReport,
  Options,
} from '../state/campaign.ts';
import type { Override } from '../state/change.ts';

/** Something to be bought for a unit. */
export interface NewUpgrade {
  id: string;
  name?: string;
  cost: number;
  purchase?: Purchase;
  /** Makes its unit a hero (campaign:G10). */
  hero?: true;
}

/** A unit to be bought. */
export interface NewUnit {
  id: string;
  name?: string;
  base: number;
  hero?: boolean;
  /** 5 when it does not say, 1 for a hero. */
  models?: number;
  casts?: boolean;
  blocks?: boolean;
  upgrades?: readonly NewUpgrade[];
  kit?: Kit;
}

/** What has come to light about an event of a match. */
export type EventOutcome = Partial<Omit<MatchEvent, 'id' | 'number' | 'round' | 'approved' | 'dead'>>;

/** Whom an event happens to. */
export type EventTargets = Pick<MatchEvent, 'army' | 'targets' | 'dead'>;

/** An event of a battle that Muster played; it gets an id when it is recorded. */
export type PlayedEvent = Omit<MatchEvent, 'id'> & { id?: string };

/** Everything that can be done in a campaign, from founding it to the last recruit. */
export type Command =
  /** Campaigns begin here. */
  | {
      type: 'found';
      name: string;
      ruleset: RulesetRef;
      kind: CampaignType;
      options?: Partial<Options>;
      begun: string;
      /** Decides all dice and random draws that Muster makes; without one, the founding itself does. */
      seed?: string;
    }
  /** Or here: a campaign that was kept on paper until now. */
  | { type: 'adopt'; campaign: Campaign }
  | {
      type: 'join';
      army: string;
      name: string;
      player: string;
      units: readonly NewUnit[];
      spells?: readonly KnownSpell[];
      books?: readonly KeptBook[];
    }
  /** Step 1. Each army brings all its units that can come, or these. */
  | {
      type: 'set-up';
      match: string;
      bring: Readonly<Record<string, 'all' | readonly string[]>>;
      at?: string;
      /** It was fought before a correction changed earlier facts, so whether it may begin is not checked again. */
      fought?: true;
      /** What its dice are keyed by; the first free number unless a correction keeps another. */
      ordinal?: number;
    }
  | { type: 'roll-objective'; match: string; army: string; impossible?: readonly Objective[] }
  /** Step 2, entered as it is played at a table. */
  | { type: 'spend-underdog'; match: string; army: string; roll: string; modifier: number; of?: string }
  | { type: 'start-round'; match: string; round: number; conceding?: readonly string[] }
  | {
      type: 'event';
      match: string;
      /** Its id in the match (default: the next number). */
      id?: string;
      number: number;
      /** The round whose die called for it (default: that of the event that is due, otherwise this one). */
      round?: number;
      /** An event that no die called for needs the organiser's approval. */
      approved?: Approval;
      known?: EventOutcome;
      table?: OnTable;
      /** Whom it has happened to before a correction, and its re-rolls likewise: nothing is drawn again. */
      happened?: readonly EventTargets[];
    }
  | { type: 'event-outcome'; match: string; event: string; outcome: EventOutcome }
  /** Step 2 is over: who won, and what the battle came to. */
  | {
      type: 'conclude';
      match: string;
      winner: string;
      report: MatchReport;
      /** What players say about special objectives at a table: the report must not contradict it. */
      claims?: Claims;
      /** Armies that have reached their special objectives, where that is known without the report. */
      objectives?: readonly string[];
      /** Events of a battle that Muster played; events entered before are known already. */
      events?: readonly PlayedEvent[];
      at?: string;
    }
  | { type: 'break-off'; match: string }
  | { type: 'check-casualties'; match: string }
  | { type: 'earn-experience'; match: string }
  | { type: 'buy'; unit: string; upgrade: NewUpgrade }
  | { type: 'sell'; unit: string; upgrade: string }
  /** Upgrades are over, recruiting begins; or recruiting is over, and with it the match. */
  | { type: 'end-step'; match: string }
  | {
      type: 'recruit';
      army: string;
      unit: NewUnit;
      veteran?: boolean;
      /** A unit that is not in the army's books needs the organiser's approval. */
      approved?: Approval;
    }
  | { type: 'disband'; unit: string }
  | { type: 'disband-army'; army: string }
  /** After disbanding: a new army in the old place. */
  | {
      type: 'restart';
      army: string;
      name: string;
      units: readonly NewUnit[];
      spells?: readonly KnownSpell[];
      books?: readonly KeptBook[];
    }
  /** What players call their armies and units, and what they note about them. */
  | { type: 'rename'; of: 'army' | 'unit'; id: string; name: string }
  | { type: 'note'; of: 'army' | 'unit'; id: string; notes: readonly string[] }
  | { type: 'override'; by: string; reason: string; override: Override };

/** The situation at a table when an event happens, as far as random draws need it. */
export interface OnTable {
  destroyed?: readonly string[];
  /** Off the table in one piece. */
  removed?: readonly string[];
  shaken?: readonly string[];
  inTerrain?: readonly string[];
  nearElevation?: readonly string[];
  /** Heroes and the units that they joined. */
  joined?: Readonly<Record<string, string>>;
}

/** Victims that are in no army: killing them is killing a unit (campaign:X9). */
export const NEUTRALS: readonly string[] = ['zombies', 'mercenary'];

/** What players say about special objectives, by army. */
export type Claims = Readonly<Record<string, boolean>>;
