import { type ArmyList, parseList } from '@muster/army';
import { useEffect, useState } from 'react';
import { api } from '../api/http.ts';
import type { ArmyPick } from './draft.ts';
import { findingSentence } from '../parts/findings.ts';

const known = new Map<string, Promise<ArmyList>>();

const listOf = async (pick: ArmyPick): Promise<ArmyList> => {
  if (pick.from === 'ready') return (await api.list(pick.id)).list;
  const read = parseList(pick.from === 'kept' ? (await api.kept(pick.id)).body : pick.file);
  if (!read.ok) throw new Error(findingSentence(read.error[0]));
  return read.value;
};

/** Returns the army of a choice; each is loaded only once. */
const load = (pick: ArmyPick): Promise<ArmyList> => {
  if (pick.from === 'read') return listOf(pick);
  const key = `${pick.from} ${pick.id}`;
  const before = known.get(key) ?? listOf(pick);
  known.set(key, before);
  return before;
};

/** Returns the armies of all sides, as far as they are loaded. */
export const useArmyLists = (picks: readonly (ArmyPick | undefined)[]): readonly (ArmyList | undefined)[] => {
  const [lists, setLists] = useState<readonly (ArmyList | undefined)[]>([]);
  const key = JSON.stringify(picks.map((pick) => (pick?.from === 'read' ? pick.name : pick)));
  useEffect(() => {
    let current = true;
    const all = picks.map(async (pick) => (pick ? load(pick).catch(() => undefined) : undefined));
    void Promise.all(all).then((found) => current && setLists(found));
    return () => {
      current = false;
    };
    // The key identifies the choices.
  }, [key]);
  return lists;
};
