import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAnyList, parseBook, parseList } from '@muster/army';
import { generateTable, gf, gff } from '@muster/rules';
import { root } from './run.mjs';

const readArmyFile = (...path) => JSON.parse(readFileSync(join(root, 'packages', 'army', ...path), 'utf8'));

const namesIn = (...path) =>
  readdirSync(join(root, 'packages', 'army', ...path))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace('.json', ''))
    .toSorted();

/** The names of the sample armies of a game. */
export const sampleNames = (system) => namesIn('samples', system);

/** One of the sample armies of a game. */
export const sampleArmy = (name, system = 'gf') => {
  const list = parseList(readArmyFile('samples', system, `${name}.json`));
  if (!list.ok) throw new Error(`the sample army ${name} cannot be read`);
  return list.value.army;
};

/** The ready lists of a game, made from the project's own books. */
export const readyArmies = (system) => {
  const books = namesIn('books').flatMap((name) => parseBook(readArmyFile('books', `${name}.json`)).value);
  return namesIn('lists', system).map((name) => {
    const list = parseAnyList(readArmyFile('lists', system, `${name}.json`), books);
    if (!list.ok) throw new Error(`the list ${name} cannot be read`);
    return { name, army: list.value.list.army };
  });
};

/** Returns a table of the usual size for a game. */
export const sampleTable = (seed, { numbers }, players = 2, pieces = numbers.terrainPieces + 1) =>
  generateTable(seed, {
    width: numbers.tableWidth,
    depth: numbers.tableDepth,
    pieces,
    players,
    jumps: numbers.jumpLimit > 0,
  });

/** Returns the parts of a battle of 1000 points a side, always the same. */
export const sampleSetup = (first = 'lantern-wardens', second = 'kestrel-guild') => ({
  ruleset: gf,
  armies: [sampleArmy(first), sampleArmy(second)],
  table: sampleTable('bench', gf),
});

const benchList = (name) => {
  const list = parseList(JSON.parse(readFileSync(join(root, 'scripts', 'bench', 'lists', `${name}.json`), 'utf8')));
  if (!list.ok) throw new Error(`the list ${name} cannot be read`);
  return list.value.army;
};

/** What a Firefight of 200 points a side on twenty pieces of terrain is made of: seven or eight models each. */
export const alleySetup = (first = 'tallow-street', second = 'eel-court') => ({
  ruleset: gff,
  armies: [benchList(first), benchList(second)],
  table: sampleTable('bench', gff, 2, 20),
});

/** What a battle of 1000 points a side on fifteen pieces of terrain is made of: about thirty models each. */
export const crowdedSetup = () => ({ ...sampleSetup(), table: sampleTable('bench', gf, 2, 15) });

/** Returns an army with each of its units this many times. */
const repeated = (army, times) => ({
  ...army,
  units: Array.from({ length: times }, (_, i) =>
    army.units.map((unit) => ({ ...unit, id: `${unit.id}-${i + 1}` })),
  ).flat(),
});

/** Returns the parts of a battle of 500 points a side, or with all units twice, four or eight times, on one table. */
export const growingSetup = (points) => ({
  ...crowdedSetup(),
  armies: ['quay-watch', 'gull-company'].map((name) => repeated(benchList(name), points / 500)),
});
