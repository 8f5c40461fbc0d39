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
  playOut,
  type Ruleset,
  type Settings,
} from '@muster/engine';
import { generateTable, gf } from '@muster/rules';

const SAMPLES = new URL('../../packages/army/samples/', import.meta.url);

const readArmy = (file: URL): Army => {
  const list = parseList(JSON.parse(readFileSync(file, 'utf8')));
  if (!list.ok) throw new Error(`${file.pathname}: ${JSON.stringify(list.error)}`);
  return list.value.army;
};

/** The sample armies of a game, in the order of their names. */
export const samplesOf = ({ id }: Ruleset): Army[] => {
  const folder = new URL(`${id}/`, SAMPLES);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.sort().map((file) => readArmy(new URL(file, folder)));
};

/** What a battle of samples is like, where it matters. */
export interface SampleBattle {
  ruleset?: Ruleset;
  settings?: Partial<Settings>;
  mission?: Mission;
}

/** The plan of a battle between samples, by their places in the list, on a generated table. */
export const samplePlan = (places: readonly number[], seed: string, battle: SampleBattle = {}): BattlePlan => {
  const { ruleset = gf, settings, mission } = battle;
  const { tableWidth: width, tableDepth: depth, terrainPieces, jumpLimit } = ruleset.numbers;
  const armies = samplesOf(ruleset);
  const pieces = terrainPieces + 1;
  return compilePlan({
    ruleset,
    armies: places.map((at) => armies[at % armies.length]),
    table: generateTable(seed, { width, depth, pieces, players: places.length, jumps: jumpLimit > 0 }),
    settings,
    ...(mission ? { mission } : {}),
  });
};

/** Bots by name, each with its own dice. */
export const bots = (names: readonly PlayerName[], seed: string): GameOptions['players'] =>
  names.map((name, side) => makePlayer(name, `${seed}/${side}`, { budget: { rollouts: 2 } }));

/** A whole battle between bots. */
export const playedBattle = (
  plan: BattlePlan,
  seed: string,
  names: readonly PlayerName[],
  options: Partial<GameOptions> = {},
): Game => playOut(new Game({ plan, seed, players: bots(names, seed), ...options }));
