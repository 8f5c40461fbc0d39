import type { Suggestions } from '@muster/army';
import type { Character, PlayerName } from '@muster/ai';
import {
  type BattlePlan,
  type Decision,
  type Ruleset,
  readWithCurrentNames,
  type Settings,
  type Army,
  type CampaignExtras,
  type Mission,
  type Table,
} from '@muster/engine';
import { findBadText } from '@muster/protocol';
import { refOf, type RulesetRef, type RulesetVersion } from '@muster/kernel';
import { findRuleset, rulesetOf, rulesetRefusalSentence, type TerrainStart } from '@muster/rules';
import { RefusedRequest } from '../common/problem.ts';
import { REFUSAL_TEXTS } from '../common/refusal-texts.ts';
import { sharedPlan } from './plans.ts';
import type { RulesPrint } from './rules-print.ts';

/** A person in a seat. */
export interface SeatedPerson {
  person: string;
  name: string;
  /** Whether the person had an account when the seat was taken. */
  account?: true;
}

/** The player of a side, as set up. */
export type HeaderSeat =
  | ({ kind: 'person' } & SeatedPerson)
  | { kind: 'open'; token: string }
  | { kind: 'bot'; level: PlayerName; character: Character };

/** How terrain is placed in turns before a battle. */
export interface PlacementHeader {
  start: TerrainStart;
  /** Whether objectives and armies are placed for everyone afterwards. */
  ready?: boolean;
}

/** The data that a battle began with; it never changes. */
export interface BattleHeader {
  title: string;
  /** The person who set it up. */
  by: string;
  ruleset: RulesetRef;
  /** The hashes of these rules; missing in older databases. */
  rules?: RulesPrint;
  settings: Settings;
  armies: readonly Army[];
  table: Table;
  maxObjectives: number;
  /** Joins and transports suggested by the lists, by side. */
  wishes?: readonly Suggestions[];
  /** The mission, if it is not the game's default. */
  mission?: Mission;
  /** The additions of a campaign, or only random events. */
  extras?: CampaignExtras;
  dice: 'seeded' | 'asked';
  seed: string;
  seats: readonly HeaderSeat[];
  /** The token of the watch link. */
  watch: string;
  /** Terrain that the players place in turns before the battle; until then the table is empty. */
  placement?: PlacementHeader;
  /** The state that it began from, if it continues another battle. */
  start?: readonly number[];
  /** The rulings up to then. */
  decisions?: readonly Decision[];
}

/** A header as in older databases. */
export type StoredHeader = Omit<BattleHeader, 'ruleset'> & { ruleset: RulesetRef | RulesetVersion };

/**
 * Returns a stored header in its current form. Older headers name an id and a version, call what a campaign adds the
 * mission, and have old names of settings.
 */
export const headerOf = (row: StoredHeader): BattleHeader => {
  const stored = readWithCurrentNames(row);
  const ruleset = 'base' in stored.ruleset ? stored.ruleset : refOf(stored.ruleset);
  const { mission, ...header } = stored;
  return mission && !('id' in mission) ? { ...header, ruleset, extras: mission } : { ...stored, ruleset };
};

/** Returns the rules of a battle, or the newest of its game if that version is gone. */
export const rulesetOfHeader = ({ ruleset }: Pick<BattleHeader, 'ruleset'>): Ruleset => {
  const found = findRuleset(ruleset);
  if (found.ok) return found.value;
  const newest = found.error.code === 'unknown-version' ? rulesetOf(found.error.id) : undefined;
  if (newest) return newest;
  throw new RefusedRequest('ruleset', REFUSAL_TEXTS.unknownRules(rulesetRefusalSentence(found.error)));
};

/** Refuses armies and tables with invisible or unreadable text. */
export const demandVisible = ({ armies, table }: Pick<BattleHeader, 'armies' | 'table'>): void => {
  const found = findBadText({ armies, table });
  if (found) throw new RefusedRequest('names', REFUSAL_TEXTS.hiddenText(found.path, found.message));
};

/** Returns the plan of a battle. */
export const planOfHeader = (header: BattleHeader): BattlePlan =>
  sharedPlan({
    ruleset: rulesetOfHeader(header),
    armies: header.armies,
    table: header.table,
    settings: header.settings,
    maxObjectives: header.maxObjectives,
    ...(header.mission ? { mission: header.mission } : {}),
    ...(header.extras ? { extras: header.extras } : {}),
  });
