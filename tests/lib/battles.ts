import { readdirSync, readFileSync } from 'node:fs';
import { makePlayer, type PlayerName } from '@muster/ai';
import { parseList } from '@muster/army';
import {
  type Army,
  type BattlePlan,
  compilePlan,
  Game,
  type GameOptions,
  type Mission,
  type CampaignExtras,
  playOut,
  type Ruleset,
  type Settings,
  type Table,
} from '@muster/engine';
import { generateTable, gf } from '@muster/rules';

const SAMPLES = new URL('../../packages/army/samples/', import.meta.url);

const readArmy = (file: URL): Army => {
  const list = parseList(JSON.parse(readFileSync(file, 'utf8')));
  if (!list.ok) throw new Error(`${file.pathname}: ${JSON.stringify(list.error)}`);
  return list.value.army;
};

const readSamples = (id: string): Army[] => {
  const folder = new URL(`${id}/`, SAMPLES);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.sort().map((file) => readArmy(new URL(file, folder)));
};

const samples = new Map<string, readonly Army[]>();

/** The sample armies of a game, in the order of their names. */
export const samplesOf = ({ id }: Ruleset): readonly Army[] => {
  const known = samples.get(id) ?? readSamples(id);
  samples.set(id, known);
  return known;
};

const tables = new Map<string, Table>();

/** A generated table of the usual size of a game; the same one for all tests that ask for it. */
export const tableFor = ({ id, numbers }: Ruleset, seed: string, players = 2, more = 1): Table => {
  const { tableWidth: width, tableDepth: depth, terrainPieces, jumpLimit } = numbers;
  const key = `${id} ${seed} ${players} ${more}`;
  const table =
    tables.get(key) ??
    generateTable(seed, { width, depth, pieces: terrainPieces + more, players, jumps: jumpLimit > 0 });
  tables.set(key, table);
  return table;
};

/** Options of a battle between samples. */
export interface SampleBattle {
  ruleset?: Ruleset;
  settings?: Partial<Settings>;
  mission?: Mission;
  extras?: CampaignExtras;
}

/** The plan of a battle between samples, by their places in the list, on a generated table. */
export const samplePlan = (places: readonly number[], seed: string, battle: SampleBattle = {}): BattlePlan => {
  const { ruleset = gf, settings, mission, extras } = battle;
  const armies = samplesOf(ruleset);
  return compilePlan({
    ruleset,
    armies: places.map((at) => armies[at % armies.length]),
    table: tableFor(ruleset, seed, places.length),
    settings,
    ...(mission ? { mission } : {}),
    ...(extras ? { extras } : {}),
  });
};

/** Returns bots by name, each with its own dice. */
export const bots = (names: readonly PlayerName[], seed: string): GameOptions['players'] =>
  names.map((name, side) => makePlayer(name, `${seed}/${side}`, { budget: { rollouts: 2 } }));

/** Plays a battle between bots to its end. */
export const playedBattle = (
  plan: BattlePlan,
  seed: string,
  names: readonly PlayerName[],
  options: Partial<GameOptions> = {},
): Game => playOut(new Game({ plan, seed, players: bots(names, seed), ...options }));
