import type { RulesetRef } from '@muster/kernel';
import type { Purchase } from '@muster/army';
import type { Objective } from '../ruleset/names.ts';
import type {
  Approval,
  Campaign,
  CampaignType,
  StoredBook,
  Kit,
  KnownSpell,
  MatchEvent,
  MatchReport,
  Options,
} from '../state/campaign.ts';
import type { Override } from '../state/change.ts';

/** An upgrade to buy for a unit. */
export interface NewUpgrade {
  id: string;
  name?: string;
  cost: number;
  purchase?: Purchase;
  /** Makes its unit a hero (campaign:G10). */
  hero?: true;
}

/** A unit to buy. */
export interface NewUnit {
  id: string;
  name?: string;
  base: number;
  hero?: boolean;
  /** Default: 5, or 1 for a hero. */
  models?: number;
  casts?: boolean;
  blocks?: boolean;
  upgrades?: readonly NewUpgrade[];
  kit?: Kit;
}

/** What is known about an event of a match. */
export type EventOutcome = Partial<Omit<MatchEvent, 'id' | 'number' | 'round' | 'approved' | 'dead'>>;

/** The army or units that an event applies to. */
export type EventTargets = Pick<MatchEvent, 'army' | 'targets' | 'dead'>;

/** An event of a battle that Muster played; it gets an id when it is recorded. */
export type PlayedEvent = Omit<MatchEvent, 'id'> & { id?: string };

/** Everything that can be done in a campaign. */
export type Command =
  /** Founds a campaign. */
  | {
      type: 'found';
      name: string;
      ruleset: RulesetRef;
      kind: CampaignType;
      options?: Partial<Options>;
      begun: string;
      /** Determines all dice and random draws that Muster makes (default: made from the founding itself). */
      seed?: string;
    }
  /** Continues a campaign that was kept on paper. */
  | { type: 'adopt'; campaign: Campaign }
  | {
      type: 'join';
      army: string;
      name: string;
      player: string;
      units: readonly NewUnit[];
      spells?: readonly KnownSpell[];
      books?: readonly StoredBook[];
    }
  /** Step 1: each army brings all its available units, or these. */
  | {
      type: 'set-up';
      match: string;
      bring: Readonly<Record<string, 'all' | readonly string[]>>;
      at?: string;
      /** It was played before a correction changed earlier facts, so it is not checked again if it may begin. */
      fought?: true;
      /** The key of its dice (default: the first free number; a correction keeps the old one). */
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
      table?: TableState;
      /** Its targets before a correction, and those of its re-rolls: nothing is drawn again. */
      happened?: readonly EventTargets[];
    }
  | { type: 'event-outcome'; match: string; event: string; outcome: EventOutcome }
  /** Step 2 ends: the winner and the report of the battle. */
  | {
      type: 'conclude';
      match: string;
      winner: string;
      report: MatchReport;
      /** What players claim about special objectives at a table; the report must not contradict it. */
      claims?: Claims;
      /** Armies that reached their special objectives, if that is known without the report. */
      objectives?: readonly string[];
      /** Events of a battle that Muster played; events that were entered before are already known. */
      events?: readonly PlayedEvent[];
      at?: string;
    }
  | { type: 'break-off'; match: string }
  | { type: 'check-casualties'; match: string }
  | { type: 'earn-experience'; match: string }
  | { type: 'buy'; unit: string; upgrade: NewUpgrade }
  | { type: 'sell'; unit: string; upgrade: string }
  /** Ends the upgrade step and begins recruiting, or ends recruiting and closes the match. */
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
  /** A new army takes the place of a disbanded one. */
  | {
      type: 'restart';
      army: string;
      name: string;
      units: readonly NewUnit[];
      spells?: readonly KnownSpell[];
      books?: readonly StoredBook[];
    }
  /** Names and notes of armies and units. */
  | { type: 'rename'; of: 'army' | 'unit'; id: string; name: string }
  | { type: 'note'; of: 'army' | 'unit'; id: string; notes: readonly string[] }
  | { type: 'override'; by: string; reason: string; override: Override };

/** The state of the table when an event happens, as far as random draws need it. */
export interface TableState {
  destroyed?: readonly string[];
  /** Units that left the table without being destroyed. */
  removed?: readonly string[];
  shaken?: readonly string[];
  inTerrain?: readonly string[];
  nearElevation?: readonly string[];
  /** Heroes and the units that they joined. */
  joined?: Readonly<Record<string, string>>;
}

/** Victims that do not belong to an army; killing them counts as killing a unit (campaign:X9). */
export const NEUTRALS: readonly string[] = ['zombies', 'mercenary'];

/** What players claim about special objectives, by army. */
export type Claims = Readonly<Record<string, boolean>>;
