import { readWithCurrentNames } from '@muster/engine';
import { GAMES } from '@muster/rules';
import { useEffect, useState } from 'react';
import type { ReadyList } from '../api/http.ts';
import { anySeed } from '../parts/chance.ts';
import { type BattleDraft, firstDraft, withSystem } from './draft.ts';
import { lastGame } from './last-game.ts';

const KEPT_AS = 'muster.new-battle';

const recalled = (): BattleDraft | undefined => {
  try {
    const kept = sessionStorage.getItem(KEPT_AS);
    return kept === null ? undefined : readWithCurrentNames(JSON.parse(kept) as BattleDraft);
  } catch {
    // What cannot be read is begun anew.
    return undefined;
  }
};

const keep = (draft: BattleDraft): void => {
  try {
    sessionStorage.setItem(KEPT_AS, JSON.stringify(draft));
  } catch {
    // Then it is lost when the page is left.
  }
};

/** Forgets the battle that was being set up. */
export const forgetDraft = (): void => {
  try {
    sessionStorage.removeItem(KEPT_AS);
  } catch {
    // Nothing was kept.
  }
};

/** The battle as the address wants it: in a game, or on a kept table. */
const opening = (lists: readonly ReadyList[], search: string): BattleDraft => {
  const wanted = new URLSearchParams(search);
  const system = GAMES.find(({ id }) => id === wanted.get('system'))?.id;
  const before = recalled() ?? firstDraft(system ?? lastGame(), lists, anySeed());
  const draft = system !== undefined && system !== before.system ? withSystem(before, system, lists) : before;
  const table = wanted.get('table');
  return table === null ? draft : { ...draft, table: { from: 'kept', id: table } };
};

/** The battle that is being set up; it outlasts a look at another page. */
export const useDraft = (
  lists: readonly ReadyList[],
): [draft: BattleDraft, change: (next: (before: BattleDraft) => BattleDraft) => void] => {
  const [draft, setDraft] = useState(() => opening(lists, window.location.search));
  useEffect(() => keep(draft), [draft]);
  return [draft, setDraft];
};
