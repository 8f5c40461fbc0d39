import type { Table } from '@muster/engine';
import { Dice, INCH } from '@muster/kernel';
import { generateTable } from './generate.ts';

/** The fewest pieces on the table of a duel, and how many more are possible. */
const FEWEST = 3;
const MORE = 2;

/** The width and depth of the table of a duel. */
export const DUEL_TABLE_SIZE: number = 24 * INCH;

/**
 * Generates the small table of a duel (campaign:E14): 24" by 24" with three to five pieces; a seed always gives the
 * same table.
 */
export const duelTable = (seed: string, jumps = false): Table => {
  const size = DUEL_TABLE_SIZE;
  const pieces = FEWEST + new Dice(`duel ${seed}`).below(MORE + 1);
  const { terrain, ...table } = generateTable(seed, { width: size, depth: size, pieces, players: 2, jumps });
  return { ...table, terrain: terrain.slice(0, FEWEST + MORE) };
};
