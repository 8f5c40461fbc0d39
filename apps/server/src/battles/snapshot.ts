import { type Decision, G, RESOLUTION, type Battle, type Ruleset, type StoredState } from '@muster/engine';
import { hashText, hex } from '@muster/kernel';
import type { Snapshot } from '../store/store.ts';
import type { BattleEntry } from './entry.ts';
import type { BattleHeader } from './header.ts';

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

const keys = new WeakMap<Ruleset, string>();

/** Identifies rules by their version and everything in them. */
export const rulesKey = (ruleset: Ruleset): string => {
  const known = keys.get(ruleset) ?? `${ruleset.version} ${hex(hashText(`${RESOLUTION} ${JSON.stringify(ruleset)}`))}`;
  keys.set(ruleset, known);
  return known;
};

/** Whether a stored state is the one after the last step of these entries, or after an earlier one that still counts. */
export const ageOf = (entries: readonly BattleEntry[], { seq }: Snapshot): 'current' | 'older' | 'void' => {
  const since = entries.slice(seq).map(({ kind }) => kind);
  if (seq > entries.length || since.includes('back') || since.includes('rules')) return 'void';
  return since.includes('step') ? 'older' : 'current';
};

/** Where a battle is, in words. */
const momentOf = ({ game }: Battle): string =>
  game[G.round] === 0 ? 'its set-up' : `round ${game[G.round]}, activation ${game[G.activations] + 1}`;

/** What to say about rules that were changed in the middle of a battle. */
export const changeSentence = (
  header: Pick<BattleHeader, 'ruleset'>,
  ruleset: Ruleset,
  before: string | undefined,
  battle: Battle,
  lost: number,
): string => {
  const began = before === undefined ? `version ${header.ruleset.version} (earlier rules)` : keyText(before);
  const steps = lost === 1 ? '1 step after that is lost.' : `${lost} steps after that are lost.`;
  return (
    `The rules were changed. This battle began under ${ruleset.name}, ${began}; it continues from ` +
    `${momentOf(battle)} under ${keyText(rulesKey(ruleset))}.${lost > 0 ? ` ${steps}` : ''}`
  );
};

const keyText = (key: string): string => {
  const at = key.lastIndexOf(' ');
  return `version ${key.slice(0, at)} (rules ${key.slice(at + 1)})`;
};
