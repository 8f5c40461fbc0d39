import { armyForBattle, type ArmyBook, type ArmyList } from '@muster/army';
import { compilePlan, type Ruleset, type Settings } from '@muster/engine';
import { battleNotes, organisationRefusal, roomRefusal, type SetupRefusal } from '@muster/host';
import { shipped } from '@muster/host/disk';
import type { ArenaTable, Ground } from '@muster/lab';
import { gameOf, gf, rulesetOf, SYSTEMS, tableFor } from '@muster/rules';
import { Stop } from '../findings.ts';
import { loadBooks } from '../list-files.ts';
import { loadList } from '../samples.ts';
import { stopForSetup } from '../setup.ts';
import { loadTable } from '../tables.ts';

/** What the grounds of an arena are made from. */
export interface GroundOptions {
  /** Games; those of the lists when nobody says. */
  system: readonly string[];
  /** Files, names of lists, or `ready` and `samples` for all of these of a game. */
  armies: readonly string[];
  book: readonly string[];
  /** How large ready lists and samples shall be. */
  points?: number;
  /** A number of tables to generate, or files. */
  tables: readonly string[];
  seed: string;
  settings: Partial<Settings>;
}

/** Grounds that are ready, with what their players should know. */
export interface GroundsReady {
  grounds: Ground[];
  notes: string[];
}

/** Words that stand for all ready lists or all samples of a game. */
export const GROUPS = ['ready', 'samples'] as const;
const isGroup = (word: string): boolean => GROUPS.some((group) => group === word);

/** A list with the name that it is called by. */
interface NamedList {
  name: string;
  list: ArmyList;
}

/** Loads armies and tables, a ground for each game. */
export const layGrounds = (options: GroundOptions): GroundsReady => {
  const books = loadBooks(options.book);
  const wanted = [...new Set(options.armies.length === 0 ? ['ready'] : options.armies)];
  const game = options.system.length === 1 ? options.system[0] : undefined;
  const own = wanted.filter((name) => !isGroup(name)).map((name) => ({ name, list: loadList(name, books, game) }));
  const systems = systemsOf(options.system, own);
  const laid = systems.map((system) => {
    const groups = wanted.filter(isGroup).flatMap((group) => listsOf(group, system, options.points, books));
    const mine = systems.length === 1 ? own : own.filter(({ list }) => list.system === system);
    const known = new Set(groups.map(({ name }) => name));
    return layGround(system, [...groups, ...mine.filter(({ name }) => !known.has(name))], options);
  });
  return { grounds: laid.map(({ ground }) => ground), notes: [...new Set(laid.flatMap(({ notes }) => notes))] };
};

const systemsOf = (wanted: readonly string[], own: readonly NamedList[]): string[] => {
  const unknown = wanted.find((system) => !gameOf(system));
  if (unknown !== undefined) throw new Stop(`There is no game "${unknown}"; there are ${SYSTEMS.join(', ')}.`);
  const systems = [...new Set(wanted.length > 0 ? wanted : own.map(({ list }) => list.system))];
  if (systems.length === 0) return [gf.id];
  const stray = systems.length > 1 ? own.find(({ list }) => !systems.includes(list.system)) : undefined;
  if (stray)
    throw new Stop(
      `${stray.name} was written for ${stray.list.system}: add that to --system, or name one game only to play it by that.`,
    );
  return systems;
};

/** All ready lists or samples of a game, of a size if somebody says so. */
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
  if (lists.length === 0) throw new Stop(`There are no ${what} for ${system}: name lists with --armies.`);
  const sizes = [...new Set(lists.map(({ list }) => list.points ?? 0))].sort((a, b) => a - b);
  throw new Stop(`There are no ${what} of ${points} points for ${system}: say --points ${sizes.join(' or ')}.`);
};

const layGround = (
  system: string,
  lists: readonly NamedList[],
  { tables, seed, settings }: GroundOptions,
): { ground: Ground; notes: string[] } => {
  const ruleset = rulesetOf(system) ?? gf;
  if (lists.length === 0)
    throw new Stop(`No army plays ${system}: name lists of that game with --armies, or leave it out of --system.`);
  if (settings.forceOrganisation) for (const { list } of lists) demandNone(organisationRefusal(ruleset, list));
  const armies = lists.map(({ name, list }) => ({ name, army: armyForBattle(list) }));
  const ground = { system, armies, tables: layTables(ruleset, tables, seed), settings };
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

/** A generated table is called by its seed. */
const generatedBy = (seed: string): string => `${seed}-table-`;

/** Whether a table of an arena was generated; otherwise its name is that of a file. */
export const isGenerated = (table: string, seed: string): boolean => table.startsWith(generatedBy(seed));

/** Tables out of files, or so many generated ones; `muster battle play --table-seed` lays one of them again. */
const layTables = (ruleset: Ruleset, wanted: readonly string[], seed: string): ArenaTable[] => {
  const count = wanted.length === 1 && /^\d+$/.test(wanted[0]) ? Number(wanted[0]) : undefined;
  if (count === undefined) return wanted.map((name) => ({ name, table: roomy(ruleset, loadTable(name)) }));
  if (count < 1 || count > MOST_TABLES)
    throw new Stop(`The number of tables must be from 1 to ${MOST_TABLES}, but it is ${count}.`);
  return Array.from({ length: count }, (_, i) => {
    const name = `${generatedBy(seed)}${i + 1}`;
    return { name, table: tableFor(ruleset, name, 2) };
  });
};

const roomy = (ruleset: Ruleset, table: ArenaTable['table']): ArenaTable['table'] => {
  demandNone(roomRefusal(ruleset, 2, table));
  return table;
};
