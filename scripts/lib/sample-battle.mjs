import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseList } from '@muster/army';
import { generateTable, gf } from '@muster/rules';
import { root } from './run.mjs';

/** One of the sample armies. */
export const sampleArmy = (name) => {
  const text = readFileSync(join(root, 'packages', 'army', 'samples', `${name}.json`), 'utf8');
  const list = parseList(JSON.parse(text));
  if (!list.ok) throw new Error(`the sample army ${name} cannot be read`);
  return list.value.army;
};

/** What a battle of 1000 points a side is made of, always the same. */
export const sampleSetup = (first = 'lantern-wardens', second = 'kestrel-guild') => ({
  ruleset: gf,
  armies: [sampleArmy(first), sampleArmy(second)],
  table: generateTable('bench', { width: 7200, depth: 4800, pieces: 16, players: 2 }),
});
