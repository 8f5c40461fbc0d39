import { armyForBattle, type ArmyList, checkOrganisation, costOfList } from '@muster/army';
import {
  type BattlePlan,
  compilePlan,
  LIMITS,
  type RandomEvents,
  namesOf,
  type Ruleset,
  type Settings,
  type Table,
} from '@muster/engine';
import { eventsFor, gf, roomProblem, rulesetOf, SYSTEMS, tableFor } from '@muster/rules';
import { badInput, Stop } from './findings.ts';
import { loadBooks } from './list-files.ts';
import { loadList, loadSample, usualArmies } from './samples.ts';
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

/** Who fights when nobody says. */
export const DEFAULT_ARMIES = ['lantern-wardens-1000', 'kestrel-guild-1000'] as const;

/** A battle that is ready to begin, with the lists that it was made from and what their players should know. */
export interface BattleReady {
  plan: BattlePlan;
  lists: readonly ArmyList[];
  notes: readonly string[];
}

/** Loads armies and table and makes the plan. */
export const prepareBattle = (options: SetupOptions): BattleReady => {
  const lists = loadLists(options);
  const { settings } = options;
  if (lists.length > LIMITS.sides)
    throw new Stop(`${lists.length} armies were named; a battle has ${LIMITS.sides} sides at the most.`);
  const ruleset = chooseRuleset(options.system, lists);
  if (settings.forceOrganisation) for (const list of lists) demandOrganisation(ruleset, list);
  const table = tableOf(options, ruleset, lists.length);
  demandRoom(ruleset, lists.length, table);
  const extras = options.randomEvents ? { extras: { events: demandEvents(ruleset) } } : {};
  const plan = compilePlan({ ruleset, armies: lists.map(armyForBattle), table, settings, ...extras });
  return { plan, lists, notes: battleNotes(plan, lists) };
};

const tableOf = ({ placed, table, tableSeed = 'muster' }: SetupOptions, ruleset: Ruleset, sides: number): Table => {
  if (placed) return placed;
  return table === undefined ? tableFor(ruleset, tableSeed, sides) : loadTable(table);
};

/** What players should know about a battle: rules that nobody executes, lists of other games, lists that cost too much. */
export const battleNotes = (plan: BattlePlan, lists: readonly ArmyList[]): string[] => [
  ...unknownNotes(plan),
  ...lists.flatMap((list) => systemNote(plan.ruleset, list)),
  ...lists.flatMap(pointsNote),
];

const chooseRuleset = (system: string | undefined, lists: readonly ArmyList[]): Ruleset => {
  const named = [...new Set(system === undefined ? lists.map((list) => list.system) : [system])];
  if (named.length > 1)
    throw new Stop(`The lists were written for different games (${named.join(', ')}): say --system to choose one.`);
  const ruleset = rulesetOf(named[0]);
  if (!ruleset) throw new Stop(`There is no game "${named[0]}"; there are ${SYSTEMS.join(', ')}.`);
  return ruleset;
};

/** Stops when so many armies have no room on a table. */
export const demandRoom = (ruleset: Ruleset, sides: number, table: Table): void => {
  const problem = roomProblem(ruleset, sides, table);
  if (problem) throw new Stop(problem);
};

const demandEvents = ({ id, name }: Ruleset): RandomEvents => {
  const events = eventsFor(id);
  if (!events) throw new Stop(`${name} has no random events: leave --random-events out.`);
  return events;
};

const loadLists = ({ army, book, sample, system }: SetupOptions): ArmyList[] => {
  const books = loadBooks(book);
  const lists = [...army.map((file) => loadList(file, books, system)), ...sample.map(loadSample)];
  if (lists.length >= 2) return lists;
  const named = [...army, ...sample];
  const usual = [...DEFAULT_ARMIES, ...usualArmies(gf.id)];
  const own = usualArmies(system ?? lists[0]?.system ?? gf.id);
  const others = [...usual.filter((name) => own.includes(name)), ...own, ...usual].filter(
    (name) => !named.includes(name),
  );
  return [...lists, ...[...new Set(others)].slice(0, 2 - lists.length).map(loadSample)];
};

/** A rule that nobody executes is said aloud, never passed over. */
export const unknownNotes = (plan: BattlePlan): string[] => {
  const { sides, units } = namesOf(plan);
  return plan.unknownRules.map(({ path, message }) => {
    const place = /^armies\[(\d+)\]\.units\[(\d+)\]/.exec(path);
    const unit = plan.units.filter(({ side }) => side === Number(place?.[1]))[Number(place?.[2])];
    const who = unit === undefined ? path : `${sides[unit.side]} · ${units[unit.index]}`;
    return `${message.charAt(0).toUpperCase()}${message.slice(1)} (${who}).`;
  });
};

/** Stops when a list is not organised as the game demands. */
export const demandOrganisation = (ruleset: Ruleset, list: ArmyList): void => {
  const findings = checkOrganisation(ruleset, list).map(({ code, message }) => ({ path: code, message }));
  if (findings.length > 0) throw badInput(`The list of ${list.army.name}`, findings);
};

const systemNote = (ruleset: Ruleset, { army, system }: ArmyList): string[] =>
  system === ruleset.id
    ? []
    : [`${army.name} was written for ${rulesetOf(system)?.name ?? system} and is played by ${ruleset.name}.`];

const pointsNote = (list: ArmyList): string[] =>
  list.points !== undefined && costOfList(list) > list.points
    ? [`${list.army.name} costs ${costOfList(list)} points, more than the ${list.points} of its list.`]
    : [];
