import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseList } from '@muster/army';
import { generateTable, gf, gff } from '@muster/rules';
import { root } from './run.mjs';

const folderOf = (system) => join(root, 'packages', 'army', 'samples', system);

/** The names of the sample armies of a game. */
export const sampleNames = (system) =>
  readdirSync(folderOf(system))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace('.json', ''))
    .toSorted();

/** One of the sample armies of a game. */
export const sampleArmy = (name, system = 'gf') => {
  const list = parseList(JSON.parse(readFileSync(join(folderOf(system), `${name}.json`), 'utf8')));
  if (!list.ok) throw new Error(`the sample army ${name} cannot be read`);
  return list.value.army;
};

/** A table as a game wants it. */
export const sampleTable = (seed, { numbers }, players = 2, pieces = numbers.terrainPieces + 1) =>
  generateTable(seed, {
    width: numbers.tableWidth,
    depth: numbers.tableDepth,
    pieces,
    players,
    jumps: numbers.jumpLimit > 0,
  });

/** What a Firefight of 300 points a side is made of, always the same. */
export const skirmishSetup = (first = 'oathbound-nine', second = 'velvet-choir') => ({
  ruleset: gff,
  armies: [sampleArmy(first, 'gff'), sampleArmy(second, 'gff')],
  table: sampleTable('bench', gff),
});

/** What a battle of 1000 points a side is made of, always the same. */
export const sampleSetup = (first = 'lantern-wardens', second = 'kestrel-guild') => ({
  ruleset: gf,
  armies: [sampleArmy(first), sampleArmy(second)],
  table: sampleTable('bench', gf),
});
