import { randomBytes } from 'node:crypto';
import type { ArmyList } from '@muster/army';
import { type BattlePlan, defaultSettings, type Ruleset, type Table } from '@muster/engine';
import { checkLists, chooseSettings, setUpBattle, type SetupRefusal } from '@muster/host';
import { refOf, type Result } from '@muster/kernel';
import type { ArmyChoice, NewBattle, TableChoice } from '@muster/protocol';
import { draftTable, startTerrainDraft, type TerrainStart, terrainStart } from '@muster/rules';
import { notFound, RefusedRequest } from '../common/problem.ts';
import { REFUSAL_TEXTS } from '../common/refusal-texts.ts';
import type { Person, Store } from '../store/store.ts';
import { type BattleHeader, demandVisible } from './header.ts';
import type { Hub } from './hub.ts';
import { newToken, seatOf } from './new-seat.ts';
import type { GivenFile, GivenFiles, ReadFiles } from './reading.ts';
import { sharedPlan } from './plans.ts';
import { readyLists } from './ready-lists.ts';
import { rulesPrint } from './rules-print.ts';
import { demandSize } from './size.ts';

/** The header of a new battle, and its plan. */
export interface NewBattleStart {
  header: BattleHeader;
  plan: BattlePlan;
}

/** Where lists and tables come from. */
export interface Sources {
  store: Store;
  hub: Pick<Hub, 'table' | 'files'>;
}

/** Returns the header and plan of a new battle from a person's choices. */
export const newBattleStart = async (sources: Sources, by: Person, order: NewBattle): Promise<NewBattleStart> => {
  const settings = { ...defaultSettings(), ...demandSetup(chooseSettings(order.settings ?? {})) };
  const read = await readFilesOf(sources, by, await filesOf(sources.store, by, order));
  const lists = order.sides.map(({ army }, side) => read.lists[side] ?? readyList(army));
  const wanted = { system: order.system, lists, settings, events: order.events };
  const { ruleset, armies } = demandSetup(checkLists(wanted));
  demandSize(armies);
  const { table, start } = await groundOf(sources, by, order.table, ruleset, lists.length, read.table);
  const { plan, setup } = demandSetup(setUpBattle({ ...wanted, table }, sharedPlan));
  demandVisible(plan);
  const header: BattleHeader = {
    title: order.title ?? lists.map(({ army }) => army.name).join(' against '),
    by: by.id,
    ruleset: refOf(ruleset),
    rules: rulesPrint(ruleset, plan.armies),
    settings: plan.settings,
    armies: plan.armies,
    table: plan.table,
    maxObjectives: plan.maxObjectives,
    ...(setup.extras ? { extras: setup.extras } : {}),
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

const demandSetup = <T>(result: Result<T, SetupRefusal>): T => {
  if (result.ok) return result.value;
  throw new RefusedRequest(result.error.code, result.error.sentence);
};

/** Returns the list and table files of a new battle. */
const filesOf = async (store: Store, by: Person, { sides, table }: NewBattle): Promise<GivenFiles> => ({
  lists: await Promise.all(sides.map(({ army }) => listFile(store, by, army))),
  table: await tableFile(store, by, table),
});

const listFile = async (store: Store, by: Person, choice: ArmyChoice): Promise<GivenFile | undefined> => {
  if ('list' in choice) return { content: choice.list };
  return 'kept' in choice ? keptFile(store, by, choice.kept, 'list') : undefined;
};

const tableFile = async (store: Store, by: Person, choice: TableChoice): Promise<GivenFile | undefined> => {
  if ('table' in choice) return { content: choice.table };
  return 'kept' in choice ? keptFile(store, by, choice.kept, 'table') : undefined;
};

const keptFile = async (store: Store, by: Person, id: string, kind: string): Promise<GivenFile> => {
  const kept = await store.kept(id);
  if (!kept || kept.owner !== by.id || kept.kind !== kind) throw notFound(kind);
  return { text: kept.body };
};

/** Reads files in a thread, if there are any. */
const readFilesOf = async ({ hub }: Sources, by: Person, files: GivenFiles): Promise<ReadFiles> =>
  files.table || files.lists.some((file) => file) ? hub.files(by.id, files) : { lists: [] };

const readyList = (choice: ArmyChoice): ArmyList => {
  const id = 'ready' in choice ? choice.ready : '';
  const ready = readyLists.get(id);
  if (!ready) throw new RefusedRequest('list', REFUSAL_TEXTS.readyList(id));
  return ready.list;
};

/** Returns the table, or an empty one with the terrain that the players place in turns. */
const groundOf = async (
  { hub }: Sources,
  by: Person,
  choice: TableChoice,
  ruleset: Ruleset,
  sides: number,
  read: Table | undefined,
): Promise<{ table: Table; start?: TerrainStart }> => {
  if (read) return { table: read };
  if ('turns' in choice) {
    const start = terrainStart(ruleset, sides, choice.turns);
    return { start, table: draftTable(startTerrainDraft(start)) };
  }
  return { table: await hub.table(by.id, { system: ruleset.id, seed: 'seed' in choice ? choice.seed : '', sides }) };
};
