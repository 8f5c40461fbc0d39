import { rulesetOf, tableFor, type Theme, THEMES, GAMES } from '@muster/rules';
import { makeTableFile, parseTableFile } from '@muster/protocol';
import { useEffect } from 'react';
import { randomSeed } from '../parts/chance.ts';
import { draftOf, type TableDraft, tableOf } from './draft.ts';

/** What the editor starts with. */
export interface Opening {
  draft: TableDraft;
  /** Its name, and its id on the server where it is saved. */
  name: string;
  kept: string | undefined;
  system: string;
  players: number;
  seed: string;
}

const STORAGE_KEY = 'muster.table';

/** Returns the table that was stored when the user left the editor. */
const leftWork = (): Opening | undefined => {
  try {
    const text = sessionStorage.getItem(STORAGE_KEY);
    if (text === null) return undefined;
    const { file, ...left } = JSON.parse(text) as Omit<Opening, 'draft'> & { file: unknown };
    const read = parseTableFile(file);
    return read.ok ? { ...left, draft: draftOf(read.value) } : undefined;
  } catch {
    // A stored table that cannot be read is ignored.
    return undefined;
  }
};

/** Returns the table that a game generates from a seed. */
export const generatedTable = (system: string, seed: string, players: number, theme?: Theme): TableDraft => {
  const ruleset = rulesetOf(system);
  return ruleset ? draftOf(tableFor(ruleset, seed, players, theme)) : { width: 7200, depth: 4800, pieces: [] };
};

/** Returns what the editor starts with: the seed of the address, else the stored table, else a new one. */
export const openingOf = (search: string): Opening => {
  const wanted = new URLSearchParams(search);
  const asked = wanted.get('seed');
  const left = asked === null ? leftWork() : undefined;
  if (left) return left;
  const system = GAMES.find(({ id }) => id === wanted.get('system'))?.id ?? 'gf';
  const players = Math.min(4, Math.max(2, Number(wanted.get('players') ?? 2) || 2));
  const theme = THEMES.find((name) => name === wanted.get('theme'));
  const seed = asked ?? randomSeed();
  return { draft: generatedTable(system, seed, players, theme), name: '', kept: undefined, system, players, seed };
};

/** Stores the table for the next visit of the editor. */
export const storeWork = ({ draft, ...work }: Opening): void => {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...work, file: makeTableFile(tableOf(draft)) }));
  } catch {
    // The table is then lost when the user leaves the page.
  }
};

/** Stores the table after every change. */
export const useStoreWork = (work: Opening): void => {
  useEffect(() => storeWork(work));
};
