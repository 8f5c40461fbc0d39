import type { ArmyList } from '@muster/army';
import type { Settings, Table } from '@muster/engine';
import { type BattleReady, type SetupRefusal, type SetupRefusalCode, setUpBattle, usualArmies } from '@muster/host';
import { shipped } from '@muster/host/disk';
import { type Result, withHow } from '@muster/kernel';
import { badInput, Stop } from './findings.ts';
import { loadBooks } from './list-files.ts';
import { loadList, loadSample } from './samples.ts';
import { loadTable } from './tables.ts';

/** What a battle is set up from. */
export interface SetupOptions {
  /** Files with army lists, or names of ready lists. */
  army: readonly string[];
  /** Files with army books, for lists that were saved in Army Forge. */
  book?: readonly string[];
  /** Names of sample armies, for the sides that have no file. */
  sample: readonly string[];
  /** The game that is played; by default the one that the lists were written for. */
  system?: string;
  table?: string;
  /** A table that the players have placed by turns. */
  placed?: Table | undefined;
  tableSeed?: string;
  /** Whether random events may happen when a round begins. */
  randomEvents?: boolean;
  settings: Partial<Settings>;
}

/** Loads armies and table and makes the plan. */
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

/** What to do about a refusal, in the options of this command; it takes the place of the full stop. */
const HOW: Partial<Record<SetupRefusalCode, string>> = {
  games: ': say --system to choose one.',
  events: ': leave --random-events out.',
};

/** Returns what was set up, or stops with what is wrong and what to do about it. */
export const demandSetup = <T>(result: Result<T, SetupRefusal>): T => {
  if (result.ok) return result.value;
  throw stopForSetup(result.error);
};

/** A battle that cannot be set up, with what to do about it. */
export const stopForSetup = ({ code, sentence, list }: SetupRefusal): Stop =>
  list ? badInput(`The list of ${list.name}`, list.findings) : new Stop(withHow(sentence, HOW[code]));
