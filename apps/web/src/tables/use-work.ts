import { rulesetOf, tableFor, type Theme, THEMES, GAMES } from '@muster/rules';
import { makeTableFile, parseTableFile } from '@muster/protocol';
import { useEffect } from 'react';
import { anySeed } from '../parts/chance.ts';
import { draftOf, type TableDraft, tableOf } from './draft.ts';

/** What the editor begins with. */
export interface Opening {
  draft: TableDraft;
  /** What it is called, and where it is kept, if it is. */
  name: string;
  kept: string | undefined;
  system: string;
  players: number;
  seed: string;
}

const KEPT_AS = 'muster.table';

/** Work that was left for another page of this visit. */
const leftWork = (): Opening | undefined => {
  try {
    const text = sessionStorage.getItem(KEPT_AS);
    if (text === null) return undefined;
    const { file, ...left } = JSON.parse(text) as Omit<Opening, 'draft'> & { file: unknown };
    const read = parseTableFile(file);
    return read.ok ? { ...left, draft: draftOf(read.value) } : undefined;
  } catch {
    // What cannot be read is begun anew.
    return undefined;
  }
};

/** A table as a game uses it, out of a seed. */
export const laidTable = (system: string, seed: string, players: number, theme?: Theme): TableDraft => {
  const ruleset = rulesetOf(system);
  return ruleset ? draftOf(tableFor(ruleset, seed, players, theme)) : { width: 7200, depth: 4800, pieces: [] };
};

/** What the address asks for: a seed, or else the work that was left, or a new table. */
export const openingOf = (search: string): Opening => {
  const wanted = new URLSearchParams(search);
  const asked = wanted.get('seed');
  const left = asked === null ? leftWork() : undefined;
  if (left) return left;
  const system = GAMES.find(({ id }) => id === wanted.get('system'))?.id ?? 'gf';
  const players = Math.min(4, Math.max(2, Number(wanted.get('players') ?? 2) || 2));
  const theme = THEMES.find((name) => name === wanted.get('theme'));
  const seed = asked ?? anySeed();
  return { draft: laidTable(system, seed, players, theme), name: '', kept: undefined, system, players, seed };
};

/** Leaves work where the editor finds it. */
export const leaveWork = ({ draft, ...work }: Opening): void => {
  try {
    sessionStorage.setItem(KEPT_AS, JSON.stringify({ ...work, file: makeTableFile(tableOf(draft)) }));
  } catch {
    // Then it is lost when the page is left.
  }
};

/** Leaves the work behind with every change, so that it is there when the page is come back to. */
export const useLeaveWork = (work: Opening): void => {
  useEffect(() => leaveWork(work));
};
