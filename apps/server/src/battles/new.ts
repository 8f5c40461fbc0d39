import { randomBytes } from 'node:crypto';
import { type ArmyList, armyForBattle, checkOrganisation, parseList } from '@muster/army';
import {
  type BattlePlan,
  compilePlan,
  defaultSettings,
  type Mission,
  type Ruleset,
  SETTINGS,
  type Settings,
  type Table,
} from '@muster/engine';
import { type ArmyChoice, type NewBattle, parseTableFile, type TableChoice } from '@muster/protocol';
import {
  draftTable,
  eventsFor,
  roomProblem,
  rulesetOf,
  startTerrainDraft,
  type TerrainStart,
  terrainStart,
} from '@muster/rules';
import { demand, notFound, Refused } from '../problem.ts';
import type { Person, Store } from '../store/store.ts';
import type { BattleHeader } from './header.ts';
import type { Hub } from './hub.ts';
import { newToken, seatOf } from './new-seat.ts';
import { readyLists } from './ready-lists.ts';

/** What a battle begins with, and its plan. */
export interface Beginning {
  header: BattleHeader;
  plan: BattlePlan;
}

/** Where lists and tables come from. */
export interface Sources {
  store: Store;
  hub: Pick<Hub, 'table'>;
}

/** Everything that a battle begins with, out of what somebody chose. */
export const beginningOf = async (sources: Sources, by: Person, order: NewBattle): Promise<Beginning> => {
  const { store } = sources;
  const ruleset = rulesetOf(order.system);
  if (!ruleset) throw new Refused('system', `There is no game "${order.system}".`);
  const settings = settingsOf(order.settings ?? {});
  const lists = await Promise.all(order.sides.map(({ army }) => listOf(store, by, army)));
  if (settings.forceOrganisation) for (const list of lists) demandOrganisation(ruleset, list);
  const { table, start } = await groundOf(sources, by, order.table, ruleset, lists.length);
  const problem = roomProblem(ruleset, lists.length, table);
  if (problem) throw new Refused('table', problem);
  const mission = order.events ? demandEvents(ruleset) : undefined;
  const plan = demandPlan(ruleset, lists, table, settings, mission);
  const header: BattleHeader = {
    title: order.title ?? lists.map(({ army }) => army.name).join(' against '),
    by: by.id,
    ruleset: { id: ruleset.id, version: ruleset.version },
    settings: plan.settings,
    armies: plan.armies,
    table: plan.table,
    maxObjectives: plan.maxObjectives,
    ...(mission ? { mission } : {}),
    wishes: lists.map(({ suggestions }) => suggestions),
    dice: order.dice ?? 'seeded',
    // 128 random bits.
    seed: randomBytes(16).toString('hex'),
    seats: order.sides.map(({ seat }) => seatOf(seat, by)),
    watch: newToken(),
    ...(start ? { placement: { start, ...(order.ready ? { ready: true } : {}) } } : {}),
  };
  return { header, plan };
};

const settingsOf = (chosen: Readonly<Record<string, string | boolean>>): Settings => {
  for (const [name, value] of Object.entries(chosen)) {
    const values: readonly (string | boolean)[] | undefined = Object.hasOwn(SETTINGS, name)
      ? SETTINGS[name as keyof Settings]
      : undefined;
    if (!values) throw new Refused('setting', `There is no setting "${name}".`);
    if (!values.includes(value)) throw new Refused('setting', `"${name}" is one of ${values.join(', ')}.`);
  }
  return { ...defaultSettings(), ...chosen };
};

const listOf = async (store: Store, by: Person, choice: ArmyChoice): Promise<ArmyList> => {
  if ('ready' in choice) {
    const ready = readyLists.get(choice.ready);
    if (!ready) throw new Refused('list', `There is no ready list "${choice.ready}".`);
    return ready.list;
  }
  return demand('list', parseList('list' in choice ? choice.list : await keptBody(store, by, choice.kept, 'list')));
};

/** The table, or an empty one and what the players place on it by turns. */
const groundOf = async (
  { store, hub }: Sources,
  by: Person,
  choice: TableChoice,
  ruleset: Ruleset,
  sides: number,
): Promise<{ table: Table; start?: TerrainStart }> => {
  if ('turns' in choice) {
    const start = terrainStart(ruleset, sides, choice.turns);
    return { start, table: draftTable(startTerrainDraft(start)) };
  }
  if ('seed' in choice) return { table: await hub.table(by.id, { system: ruleset.id, seed: choice.seed, sides }) };
  const file = 'table' in choice ? choice.table : await keptBody(store, by, choice.kept, 'table');
  return { table: demand('table', parseTableFile(file)) };
};

const keptBody = async (store: Store, by: Person, id: string, kind: string): Promise<unknown> => {
  const kept = await store.kept(id);
  if (!kept || kept.owner !== by.id || kept.kind !== kind) throw notFound(kind);
  return JSON.parse(kept.body);
};

const demandOrganisation = (ruleset: Ruleset, list: ArmyList): void => {
  const [finding] = checkOrganisation(ruleset, list);
  if (finding) throw new Refused('organisation', `${list.army.name}: ${finding.message}.`);
};

const demandEvents = ({ id }: Ruleset): Mission => {
  const events = eventsFor(id);
  if (events) return { events };
  throw new Refused('events', 'This game has no random events.');
};

const demandPlan = (
  ruleset: Ruleset,
  lists: readonly ArmyList[],
  table: Table,
  settings: Settings,
  mission: Mission | undefined,
): BattlePlan => {
  try {
    const armies = lists.map(armyForBattle);
    return compilePlan({ ruleset, armies, table, settings, ...(mission ? { mission } : {}) });
  } catch (error) {
    throw new Refused('battle', `These armies cannot fight: ${(error as Error).message}.`);
  }
};
