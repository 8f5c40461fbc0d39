import { type ArmyList, checkForceOrganisation, forceEntries } from '@muster/army';
import { type BattlePlan, compilePlan, type Settings, type Table } from '@muster/engine';
import { type Finding, INCH, toInches } from '@muster/kernel';
import { generateTable, gf } from '@muster/rules';
import { badInput, Stop } from './findings.ts';
import { loadList, loadSample } from './samples.ts';
import { loadTable } from './tables.ts';

/** What a battle is set up from. */
export interface SetupOptions {
  /** Files with army lists. */
  army: readonly string[];
  /** Names of sample armies, for the sides that have no file. */
  sample: readonly string[];
  table?: string;
  tableSeed?: string;
  settings: Partial<Settings>;
}

/** Who fights when nobody says. */
export const DEFAULT_SAMPLES = ['lantern-wardens', 'kestrel-guild'] as const;

/** A battle that is ready to begin, with the lists that it was made from and what their players should know. */
export interface BattleReady {
  plan: BattlePlan;
  lists: readonly ArmyList[];
  notes: readonly string[];
}

/** Sides that there is an edge of the table for. */
const MOST_SIDES = 2;

/** Pieces of terrain on a table that is generated for a battle. */
const PIECES = 16;

/** Loads armies and table and makes the plan. */
export const prepareBattle = (options: SetupOptions): BattleReady => {
  const lists = loadLists(options);
  if (options.settings.forceOrganisation) lists.forEach(demandOrganisation);
  const table =
    options.table === undefined ? makeTable(options.tableSeed ?? 'muster', lists.length) : loadTable(options.table);
  if (lists.length > MOST_SIDES)
    throw new Stop(`${lists.length} armies were named; a battle here has ${MOST_SIDES} sides.`);
  demandRoom(table);
  const plan = compilePlan({ ruleset: gf, armies: lists.map((list) => list.army), table, settings: options.settings });
  return { plan, lists, notes: [...plan.unknownRules.map(unknownNote), ...lists.flatMap(pointsNote)] };
};

/** How far apart armies deploy at least. */
const APART = 24 * INCH;

/** Two zones along the long edges, and enough ground between them. */
const demandRoom = ({ width, depth }: Table): void => {
  const need = 2 * gf.numbers.zoneDepth + APART;
  const have = Math.min(width, depth);
  if (have < need)
    throw new Stop(
      `The table is too small: its shorter side is ${toInches(have)} inches, and armies that deploy ${toInches(APART)} inches apart need ${toInches(need)}.`,
    );
};

const loadLists = ({ army, sample }: SetupOptions): ArmyList[] => {
  const lists = [...army.map(loadList), ...sample.map(loadSample)];
  return lists.length >= 2 ? lists : [...lists, ...DEFAULT_SAMPLES.slice(lists.length).map(loadSample)];
};

const makeTable = (seed: string, players: number): Table =>
  generateTable(seed, { width: gf.numbers.tableWidth, depth: gf.numbers.tableDepth, pieces: PIECES, players });

/** A rule that nobody executes is said aloud, never passed over. */
const unknownNote = ({ path, message }: Finding): string =>
  `${message.charAt(0).toUpperCase()}${message.slice(1)} (${path}).`;

const findForce = (list: ArmyList): Finding[] =>
  checkForceOrganisation(gf, list.points ?? costOf(list), forceEntries(list)).map(({ code, message }) => ({
    path: code,
    message,
  }));

const costOf = (list: ArmyList): number => list.army.units.reduce((sum, unit) => sum + unit.cost, 0);

const demandOrganisation = (list: ArmyList): void => {
  const findings = findForce(list);
  if (findings.length > 0) throw badInput(`The list of ${list.army.name}`, findings);
};

const pointsNote = (list: ArmyList): string[] =>
  list.points !== undefined && costOf(list) > list.points
    ? [`${list.army.name} costs ${costOf(list)} points, more than the ${list.points} of its list.`]
    : [];
