import {
  type Decision,
  GAME,
  RESULTS_VERSION,
  type Battle,
  type Ruleset,
  rulesHash,
  type StoredState,
} from '@muster/engine';
import { hashText, hex, listText } from '@muster/kernel';
import type { Snapshot } from '../store/store.ts';
import type { BattleEntry } from './entry.ts';
import { changedSince, type RulesPrint } from './rules-print.ts';

/** The stored state of a battle after its last finished step. */
export interface BattleSnapshot {
  /** The number of finished steps. */
  steps: number;
  /** The side whose turn it was when each step began. */
  turns: readonly number[];
  decisions: readonly Decision[];
  state: StoredState;
}

/** The data stored with the entries of a battle. */
export interface StoredBattle {
  /** The events of each entry, as JSON text. */
  stories: readonly (string | undefined)[];
  snapshot?: Snapshot | undefined;
  summary?: unknown;
  /** Whether to repeat the steps in any case. */
  replays?: boolean;
}

/** Returns the key of rules: their version and everything in them that is executed. */
export const rulesKey = (ruleset: Ruleset): string => `${ruleset.version} executed ${rulesHash(ruleset)}`;

/** Returns the key of the same rules in older databases, with all texts. */
const textKey = (ruleset: Ruleset): string =>
  `${ruleset.version} ${hex(hashText(`${RESULTS_VERSION} ${JSON.stringify(ruleset)}`))}`;

/** Returns whether a state was stored under these rules. */
export const isKeyOf = (key: string, ruleset: Ruleset): boolean =>
  key === rulesKey(ruleset) || key === textKey(ruleset);

/** Returns whether a stored state is the one after the last step of these entries, after an earlier valid one, or void. */
export const ageOf = (entries: readonly BattleEntry[], { seq }: Snapshot): 'current' | 'older' | 'void' => {
  const since = entries.slice(seq).map(({ kind }) => kind);
  if (seq > entries.length || since.includes('back') || since.includes('rules')) return 'void';
  return since.includes('step') ? 'older' : 'current';
};

/** Returns the moment of a battle in words. */
const momentOf = ({ game }: Battle): string =>
  game[GAME.round] === 0 ? 'its setup' : `round ${game[GAME.round]}, activation ${game[GAME.activations] + 1}`;

/** A battle whose rules have changed, and how it continues. */
export interface ContinuedUnder {
  /** The version that it began under. */
  began: string;
  /** The hashes of the earlier rules, if known. */
  before: RulesPrint | undefined;
  ruleset: Ruleset;
  battle: Battle;
  /** The number of lost steps. */
  lost: number;
}

/** Returns the sentence about changed rules: which ones, if known, and from which moment. */
export const changeSentence = ({ began, before, ruleset, battle, lost }: ContinuedUnder): string => {
  const names = before ? changedSince(before, ruleset) : [];
  const changed =
    names.length > 0 ? `The rules have changed: ${listedUpTo(MOST_NAMES, names)}.` : 'The rules have changed.';
  const now = ruleset.version === began ? 'the current rules' : `version ${ruleset.version}`;
  const steps = lost === 1 ? ' 1 step after that is lost.' : ` ${lost} steps after that are lost.`;
  return (
    `${changed} This battle began under ${ruleset.name}, version ${began}; it continues from ` +
    `${momentOf(battle)} under ${now}.${lost > 0 ? steps : ''}`
  );
};

/** The most names in a sentence; the rest are counted. */
const MOST_NAMES = 5;

const listedUpTo = (most: number, names: readonly string[]): string =>
  listText(names.length > most ? [...names.slice(0, most), `${names.length - most} more`] : names);
