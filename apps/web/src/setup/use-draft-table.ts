import type { Table } from '@muster/engine';
import { parseTableFile } from '@muster/protocol';
import { draftTable, rulesetOf, startTerrainDraft, tableFor, type TerrainStart, terrainStart } from '@muster/rules';
import { useEffect, useMemo, useState } from 'react';
import { api } from '../api/http.ts';
import type { BattleDraft, TablePick } from './draft.ts';
import { findingSentence } from '../parts/findings.ts';

interface KeptTable {
  id: string;
  table?: Table;
  sentence?: string;
}

const keptTable = async (id: string): Promise<KeptTable> => {
  const read = parseTableFile((await api.kept(id)).body);
  return read.ok ? { id, table: read.value } : { id, sentence: findingSentence(read.error[0]) };
};

/** The table of a battle, or why there is none. With terrain placed by turns it starts empty. */
interface DraftTable {
  table: Table | undefined;
  start?: TerrainStart;
  sentence: string | undefined;
}

/** Returns the pieces that the players place by turns, or undefined for other tables. */
const startOf = (pick: TablePick, system: string, sides: number): TerrainStart | undefined => {
  const ruleset = rulesetOf(system);
  return pick.from === 'turns' && ruleset ? terrainStart(ruleset, sides, pick) : undefined;
};

/** Returns the chosen table of a battle: generated, loaded or read from a file. */
export const useDraftTable = ({ system, sides, table: pick }: BattleDraft): DraftTable => {
  const [kept, setKept] = useState<KeptTable>();
  const id = pick.from === 'kept' ? pick.id : undefined;
  useEffect(() => {
    if (id === undefined) return undefined;
    let current = true;
    keptTable(id).then(
      (found) => current && setKept(found),
      (error: Error) => current && setKept({ id, sentence: error.message }),
    );
    return () => {
      current = false;
    };
  }, [id]);
  const [seed, theme] = pick.from === 'seed' ? [pick.seed, pick.theme] : [undefined, undefined];
  const generated = useMemo(() => {
    const ruleset = rulesetOf(system);
    return seed === undefined || !ruleset ? undefined : tableFor(ruleset, seed, sides.length, theme);
  }, [system, sides.length, seed, theme]);
  const start = useMemo(() => startOf(pick, system, sides.length), [pick, system, sides.length]);
  if (pick.from === 'seed') return { table: generated, sentence: undefined };
  if (start) return { table: draftTable(startTerrainDraft(start)), start, sentence: undefined };
  if (pick.from === 'file') return { table: pick.table, sentence: undefined };
  return kept !== undefined && kept.id === id
    ? { table: kept.table, sentence: kept.sentence }
    : { table: undefined, sentence: undefined };
};
