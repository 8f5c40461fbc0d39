import { readWithCurrentNames } from '@muster/engine';
import { GAMES } from '@muster/rules';
import { useEffect, useState } from 'react';
import type { ReadyList } from '../api/http.ts';
import { randomSeed } from '../parts/chance.ts';
import { type BattleDraft, firstDraft, withSystem } from './draft.ts';
import { lastGame } from './last-game.ts';

const STORAGE_KEY = 'muster.new-battle';

const storedDraft = (): BattleDraft | undefined => {
  try {
    const stored = sessionStorage.getItem(STORAGE_KEY);
    return stored === null ? undefined : readWithCurrentNames(JSON.parse(stored) as BattleDraft);
  } catch {
    // A draft that cannot be read is replaced by a new one.
    return undefined;
  }
};

const store = (draft: BattleDraft): void => {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
  } catch {
    // The draft is then lost when the user leaves the page.
  }
};

/** Removes the stored draft of the battle. */
export const forgetDraft = (): void => {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was stored.
  }
};

/** Returns the first draft as the address asks for it: with a game, or on a saved table. */
const firstOf = (lists: readonly ReadyList[], search: string): BattleDraft => {
  const wanted = new URLSearchParams(search);
  const system = GAMES.find(({ id }) => id === wanted.get('system'))?.id;
  const before = storedDraft() ?? firstDraft(system ?? lastGame(), lists, randomSeed());
  const draft = system !== undefined && system !== before.system ? withSystem(before, system, lists) : before;
  const table = wanted.get('table');
  return table === null ? draft : { ...draft, table: { from: 'kept', id: table } };
};

/** Returns the draft of the battle, which is stored while the user looks at other pages. */
export const useDraft = (
  lists: readonly ReadyList[],
): [draft: BattleDraft, change: (next: (before: BattleDraft) => BattleDraft) => void] => {
  const [draft, setDraft] = useState(() => firstOf(lists, window.location.search));
  useEffect(() => store(draft), [draft]);
  return [draft, setDraft];
};
