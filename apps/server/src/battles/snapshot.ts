import { type Decision, G, RESOLUTION, type Battle, type Ruleset, rulesHash, type StoredState } from '@muster/engine';
import { hashText, hex, listed } from '@muster/kernel';
import type { Snapshot } from '../store/store.ts';
import type { BattleEntry } from './entry.ts';
import { changedSince, type RulesPrint } from './rules-print.ts';

/** What is stored of a battle after its last finished step, besides its entries. */
export interface BattleSnapshot {
  /** Steps that are finished. */
  steps: number;
  /** Whose turn it was when each of them began. */
  turns: readonly number[];
  decisions: readonly Decision[];
  state: StoredState;
}

/** What a battle was stored with besides its entries. */
export interface StoredBattle {
  /** What was heard with each entry, as JSON text. */
  stories: readonly (string | undefined)[];
  snapshot?: Snapshot | undefined;
  summary?: unknown;
  /** Whether to repeat the steps in any case. */
  replays?: boolean;
}

/** Identifies rules by their version and everything in them that is executed. */
export const rulesKey = (ruleset: Ruleset): string => `${ruleset.version} executed ${rulesHash(ruleset)}`;

/** The key that the same rules had in older databases, with all texts in them. */
const textKey = (ruleset: Ruleset): string =>
  `${ruleset.version} ${hex(hashText(`${RESOLUTION} ${JSON.stringify(ruleset)}`))}`;

/** Whether a state was stored under these rules. */
export const isKeyOf = (key: string, ruleset: Ruleset): boolean =>
  key === rulesKey(ruleset) || key === textKey(ruleset);

/** Whether a stored state is the one after the last step of these entries, or after an earlier one that still counts. */
export const ageOf = (entries: readonly BattleEntry[], { seq }: Snapshot): 'current' | 'older' | 'void' => {
  const since = entries.slice(seq).map(({ kind }) => kind);
  if (seq > entries.length || since.includes('back') || since.includes('rules')) return 'void';
  return since.includes('step') ? 'older' : 'current';
};

/** Where a battle is, in words. */
const momentOf = ({ game }: Battle): string =>
  game[G.round] === 0 ? 'its set-up' : `round ${game[G.round]}, activation ${game[G.activations] + 1}`;

/** A battle whose rules were changed, and how it continues. */
export interface ContinuedUnder {
  /** The version that it began under. */
  began: string;
  /** What is known of the rules before. */
  before: RulesPrint | undefined;
  ruleset: Ruleset;
  battle: Battle;
  /** Steps that are lost. */
  lost: number;
}

/** What to say about rules that were changed in the middle of a battle: which ones if that is known, and from when on. */
export const changeSentence = ({ began, before, ruleset, battle, lost }: ContinuedUnder): string => {
  const names = before ? changedSince(before, ruleset) : [];
  const changed =
    names.length > 0 ? `The rules were changed: ${listedUpTo(MOST_NAMES, names)}.` : 'The rules were changed.';
  const now = ruleset.version === began ? 'the rules as they are now' : `version ${ruleset.version}`;
  const steps = lost === 1 ? ' 1 step after that is lost.' : ` ${lost} steps after that are lost.`;
  return (
    `${changed} This battle began under ${ruleset.name}, version ${began}; it continues from ` +
    `${momentOf(battle)} under ${now}.${lost > 0 ? steps : ''}`
  );
};

/** Names that are told one by one; more are counted. */
const MOST_NAMES = 5;

const listedUpTo = (most: number, names: readonly string[]): string =>
  listed(names.length > most ? [...names.slice(0, most), `${names.length - most} more`] : names);
