import type { ArmyList } from '@muster/army';
import type { Settings, Table } from '@muster/engine';
import { type BattleReady, type SetupRefusal, type SetupRefusalCode, setUpBattle, usualArmies } from '@muster/host';
import { shipped } from '@muster/host/disk';
import { type Result, withInstruction } from '@muster/kernel';
import { badInput, CommandError } from './findings.ts';
import { loadBooks } from './list-files.ts';
import { loadList, loadSample } from './samples.ts';
import { loadTable } from './tables.ts';

/** The options that a battle is set up from. */
export interface SetupOptions {
  /** Files with army lists, or names of ready lists. */
  army: readonly string[];
  /** Files with army books, for lists that were saved in Army Forge. */
  book?: readonly string[];
  /** Names of sample armies, for the sides without a file. */
  sample: readonly string[];
  /** The game to play; by default the game of the lists. */
  system?: string;
  table?: string;
  /** A table that the players have placed in turns. */
  placed?: Table | undefined;
  tableSeed?: string;
  /** Whether random events may happen when a round begins. */
  randomEvents?: boolean;
  settings: Partial<Settings>;
}

/** Loads armies and table, and sets the battle up. */
export const prepareBattle = (options: SetupOptions): BattleReady => {
  const { system, settings, randomEvents: events } = options;
  return demandSetup(setUpBattle({ lists: loadLists(options), table: tableOf(options), system, settings, events }));
};

const tableOf = ({ placed, table, tableSeed = 'muster' }: SetupOptions): Table | { seed: string } =>
  placed ?? (table === undefined ? { seed: tableSeed } : loadTable(table));

const loadLists = ({ army, book, sample, system }: SetupOptions): ArmyList[] => {
  const books = loadBooks(book);
  const lists = [...army.map((file) => loadList(file, books, system)), ...sample.map(loadSample)];
  const others = usualArmies(shipped, [...army, ...sample], system ?? lists[0]?.system);
  return [...lists, ...others.slice(0, Math.max(0, 2 - lists.length)).map(loadSample)];
};

/** How to fix a refusal with the options of this command; replaces the full stop of its sentence. */
const HOW: Partial<Record<SetupRefusalCode, string>> = {
  games: ': choose one with --system.',
  events: ': leave out --random-events.',
};

/** Returns the value, or stops with the refusal and how to fix it. */
export const demandSetup = <T>(result: Result<T, SetupRefusal>): T => {
  if (result.ok) return result.value;
  throw stopForSetup(result.error);
};

/** Returns the error for a battle that cannot be set up, with how to fix it. */
export const stopForSetup = ({ code, sentence, list }: SetupRefusal): CommandError =>
  list ? badInput(`The list of ${list.name}`, list.findings) : new CommandError(withInstruction(sentence, HOW[code]));
