import { useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../api/http.ts';
import { ensureUser } from '../api/use-me.ts';
import { randomBelow, randomSeed } from '../parts/chance.ts';
import { rememberGame } from '../setup/last-game.ts';
import { readyBattle } from './play-now.ts';

/** Starts a battle against the computer; tells whether it is being set up, and why that failed. */
export const useQuickBattle = (): { play: (system: string) => void; busy: boolean; sentence: string | undefined } => {
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [sentence, setSentence] = useState<string>();
  const start = async (system: string): Promise<void> => {
    await ensureUser();
    const { lists } = await api.lists();
    const { id } = await api.newBattle(readyBattle(system, lists, randomBelow(lists.length), randomSeed()));
    rememberGame(system);
    go(`/battles/${id}`);
  };
  const play = (system: string): void => {
    setBusy(true);
    setSentence(undefined);
    start(system).catch((error: Error) => {
      setSentence(error.message);
      setBusy(false);
    });
  };
  return { play, busy, sentence };
};
