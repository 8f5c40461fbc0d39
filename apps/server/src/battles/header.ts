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
import { Refused } from '../common/problem.ts';
import { sharedPlan } from './plans.ts';
import type { RulesPrint } from './rules-print.ts';

/** A person in a seat. */
export interface SeatedPerson {
  person: string;
  name: string;
  /** Whether the person had an account when the seat was taken. */
  account?: true;
}

/** Who plays a side, as it was set up. */
export type Seat =
  | ({ kind: 'person' } & SeatedPerson)
  | { kind: 'open'; token: string }
  | { kind: 'bot'; level: PlayerName; character: Character };

/** How terrain is placed by turns before a battle. */
export interface PlacementHeader {
  start: TerrainStart;
  /** Whether markers and armies are placed for everyone afterwards. */
  ready?: boolean;
}

/** What a battle began with; it never changes. */
export interface BattleHeader {
  title: string;
  /** Who set it up. */
  by: string;
  ruleset: RulesetRef;
  /** What is stored of these rules; battles of older databases have none. */
  rules?: RulesPrint;
  settings: Settings;
  armies: readonly Army[];
  table: Table;
  maxObjectives: number;
  /** Whom the lists would put together, by side. */
  wishes?: readonly Suggestions[];
  /** The mission, where it is not the game's own. */
  mission?: Mission;
  /** What a campaign adds, or random events alone. */
  extras?: CampaignExtras;
  dice: 'seeded' | 'asked';
  seed: string;
  seats: readonly Seat[];
  /** Whoever knows it may watch. */
  watch: string;
  /** Terrain that the players place by turns before the battle; until then the table is empty. */
  placement?: PlacementHeader;
  /** The state that it began from, when that was not the beginning. */
  start?: readonly number[];
  /** What the players had decided by then. */
  decisions?: readonly Decision[];
}

/** A header as older databases have it. */
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

/** The rules that a battle was begun by, or the newest of its game where that version is gone. */
export const rulesetOfHeader = ({ ruleset }: Pick<BattleHeader, 'ruleset'>): Ruleset => {
  const found = findRuleset(ruleset);
  if (found.ok) return found.value;
  const newest = found.error.code === 'unknown-version' ? rulesetOf(found.error.id) : undefined;
  if (newest) return newest;
  throw new Refused('ruleset', `This battle cannot be opened. ${rulesetRefusalSentence(found.error)}`);
};

/** Refuses armies and tables with text that the other players could not see, or could not read. */
export const demandVisible = ({ armies, table }: Pick<BattleHeader, 'armies' | 'table'>): void => {
  const found = findBadText({ armies, table });
  if (found) throw new Refused('names', `This battle cannot begin: ${found.path} ${found.message}.`);
};

/** The plan of a battle. */
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
