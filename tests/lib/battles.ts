import { readdirSync, readFileSync } from 'node:fs';
import { makePlayer, type PlayerName } from '@muster/ai';
import { parseList } from '@muster/army';
import {
  type Army,
  type BattlePlan,
  compilePlan,
  Game,
  type GameOptions,
  playOut,
  type Settings,
} from '@muster/engine';
import { generateTable, gf, gff } from '@muster/rules';

const SAMPLES = new URL('../../packages/army/samples/', import.meta.url);

/** Names of the sample armies. */
export const sampleNames: readonly string[] = readdirSync(SAMPLES)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''))
  .sort();

/** One of the sample armies. */
export const sampleArmy = (name: string): Army => {
  const list = parseList(JSON.parse(readFileSync(new URL(`${name}.json`, SAMPLES), 'utf8')));
  if (!list.ok) throw new Error(`${name}: ${JSON.stringify(list.error)}`);
  return list.value.army;
};

/** The sample armies of a game that has a folder of its own. */
export const samplesOf = (system: string): Army[] =>
  readdirSync(new URL(`${system}/`, SAMPLES))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => sampleArmy(`${system}/${file.replace('.json', '')}`));

/** The plan of a Firefight between two samples, on a table with something to jump over. */
export const firefightPlan = (first: number, second: number, seed: string): BattlePlan => {
  const { tableWidth: width, tableDepth: depth, terrainPieces: pieces } = gff.numbers;
  const armies = samplesOf('gff');
  return compilePlan({
    ruleset: gff,
    armies: [first, second].map((at) => armies[at % armies.length]),
    table: generateTable(seed, { width, depth, pieces, players: 2, jumps: true }),
  });
};

/** The plan of a battle between two samples on a generated table. */
export const samplePlan = (first: number, second: number, seed: string, settings?: Partial<Settings>): BattlePlan =>
  compilePlan({
    ruleset: gf,
    armies: [first, second].map((at) => sampleArmy(sampleNames[at % sampleNames.length])),
    table: generateTable(seed, { width: gf.numbers.tableWidth, depth: gf.numbers.tableDepth, pieces: 16, players: 2 }),
    settings,
  });

/** Two bots by name, each with its own dice. */
export const bots = (names: readonly PlayerName[], seed: string): GameOptions['players'] =>
  names.map((name, side) => makePlayer(name, `${seed}/${side}`));

/** A whole battle between bots. */
export const playedBattle = (
  plan: BattlePlan,
  seed: string,
  names: readonly PlayerName[],
  options: Partial<GameOptions> = {},
): Game => playOut(new Game({ plan, seed, players: bots(names, seed), ...options }));
