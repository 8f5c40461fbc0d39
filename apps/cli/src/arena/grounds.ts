import { armyForBattle, type ArmyBook, type ArmyList } from '@muster/army';
import { compilePlan, type Ruleset, type Settings } from '@muster/engine';
import { battleNotes, organisationRefusal, roomRefusal, type SetupRefusal } from '@muster/host';
import { shipped } from '@muster/host/disk';
import type { ArenaTable, ArenaGround } from '@muster/lab';
import { gameOf, gf, rulesetOf, SYSTEMS, tableFor } from '@muster/rules';
import { CommandError } from '../findings.ts';
import { loadBooks } from '../list-files.ts';
import { loadList } from '../samples.ts';
import { stopForSetup } from '../setup.ts';
import { loadTable } from '../tables.ts';

/** The options for the grounds of an arena. */
export interface GroundOptions {
  /** Games; by default those of the lists. */
  system: readonly string[];
  /** Files, names of lists, or `ready` and `samples` for all of a game. */
  armies: readonly string[];
  book: readonly string[];
  /** The points of ready lists and samples. */
  points?: number;
  /** A number of tables to generate, or files. */
  tables: readonly string[];
  seed: string;
  settings: Partial<Settings>;
}

/** The grounds of an arena, with notes for the user. */
export interface GroundsReady {
  grounds: ArenaGround[];
  notes: string[];
}

/** Words for all ready lists or all samples of a game. */
export const GROUPS = ['ready', 'samples'] as const;
const isGroup = (word: string): boolean => GROUPS.some((group) => group === word);

/** A list with its name. */
interface NamedList {
  name: string;
  list: ArmyList;
}

/** Loads armies and tables: one ground for each game. */
export const makeGrounds = (options: GroundOptions): GroundsReady => {
  const books = loadBooks(options.book);
  const wanted = [...new Set(options.armies.length === 0 ? ['ready'] : options.armies)];
  const game = options.system.length === 1 ? options.system[0] : undefined;
  const own = wanted.filter((name) => !isGroup(name)).map((name) => ({ name, list: loadList(name, books, game) }));
  const systems = systemsOf(options.system, own);
  const made = systems.map((system) => {
    const groups = wanted.filter(isGroup).flatMap((group) => listsOf(group, system, options.points, books));
    const mine = systems.length === 1 ? own : own.filter(({ list }) => list.system === system);
    const known = new Set(groups.map(({ name }) => name));
    return makeGround(system, [...groups, ...mine.filter(({ name }) => !known.has(name))], options);
  });
  return { grounds: made.map(({ ground }) => ground), notes: [...new Set(made.flatMap(({ notes }) => notes))] };
};

const systemsOf = (wanted: readonly string[], own: readonly NamedList[]): string[] => {
  const unknown = wanted.find((system) => !gameOf(system));
  if (unknown !== undefined) throw new CommandError(`Unknown game "${unknown}". Games: ${SYSTEMS.join(', ')}.`);
  const systems = [...new Set(wanted.length > 0 ? wanted : own.map(({ list }) => list.system))];
  if (systems.length === 0) return [gf.id];
  const stray = systems.length > 1 ? own.find(({ list }) => !systems.includes(list.system)) : undefined;
  if (stray)
    throw new CommandError(
      `${stray.name} is a list for ${stray.list.system}: add that to --system, or give only one game to play all lists by.`,
    );
  return systems;
};

/** Returns all ready lists or samples of a game, optionally of one size. */
const listsOf = (
  group: string,
  system: string,
  points: number | undefined,
  books: readonly ArmyBook[],
): NamedList[] => {
  const all =
    group !== 'samples' && points === undefined
      ? shipped.usual(system)
      : shipped.names(group === 'samples' ? group : 'lists', system);
  const lists = all.map((name) => ({ name, list: loadList(name, books) }));
  const fitting = lists.filter(({ list }) => points === undefined || list.points === points);
  if (fitting.length > 0) return fitting;
  const what = group === 'samples' ? 'samples' : 'ready lists';
  if (lists.length === 0) throw new CommandError(`There are no ${what} for ${system}: choose lists with --armies.`);
  const sizes = [...new Set(lists.map(({ list }) => list.points ?? 0))].sort((a, b) => a - b);
  throw new CommandError(`There are no ${what} of ${points} points for ${system}. Use --points ${sizes.join(' or ')}.`);
};

const makeGround = (
  system: string,
  lists: readonly NamedList[],
  { tables, seed, settings }: GroundOptions,
): { ground: ArenaGround; notes: string[] } => {
  const ruleset = rulesetOf(system) ?? gf;
  if (lists.length === 0)
    throw new CommandError(`No lists for ${system}: add some with --armies, or leave ${system} out of --system.`);
  if (settings.forceOrganisation) for (const { list } of lists) demandNone(organisationRefusal(ruleset, list));
  const armies = lists.map(({ name, list }) => ({ name, army: armyForBattle(list) }));
  const ground = { system, armies, tables: makeTables(ruleset, tables, seed), settings };
  const notes = lists.flatMap(({ list }, i) => {
    const sides = [armies[i].army, armies[(i + 1) % armies.length].army];
    return battleNotes(compilePlan({ ruleset, armies: sides, table: ground.tables[0].table, settings }), [list]);
  });
  return { ground, notes };
};

const demandNone = (refusal: SetupRefusal | undefined): void => {
  if (refusal) throw stopForSetup(refusal);
};

const MOST_TABLES = 100;

/** Returns the start of the names of generated tables. */
const generatedBy = (seed: string): string => `${seed}-table-`;

/** Returns whether a table of an arena was generated; otherwise its name is a file. */
export const isGenerated = (table: string, seed: string): boolean => table.startsWith(generatedBy(seed));

/** Loads tables from files, or generates them by name; `muster battle play --table-seed` generates the same ones. */
const makeTables = (ruleset: Ruleset, wanted: readonly string[], seed: string): ArenaTable[] => {
  const count = wanted.length === 1 && /^\d+$/.test(wanted[0]) ? Number(wanted[0]) : undefined;
  if (count === undefined) return wanted.map((name) => ({ name, table: withRoom(ruleset, loadTable(name)) }));
  if (count < 1 || count > MOST_TABLES)
    throw new CommandError(`Wrong number of tables: ${count} (allowed: 1 to ${MOST_TABLES}).`);
  return Array.from({ length: count }, (_, i) => {
    const name = `${generatedBy(seed)}${i + 1}`;
    return { name, table: tableFor(ruleset, name, 2) };
  });
};

const withRoom = (ruleset: Ruleset, table: ArenaTable['table']): ArenaTable['table'] => {
  demandNone(roomRefusal(ruleset, 2, table));
  return table;
};
