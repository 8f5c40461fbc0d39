import { GAMES } from '@muster/rules';

const STORAGE_KEY = 'muster.game';

/** Returns the game that was last chosen in this browser. */
export const lastGame = (): string => {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return GAMES.find(({ id }) => id === stored)?.id ?? 'gf';
  } catch {
    // Some browsers store nothing.
    return 'gf';
  }
};

/** Stores the chosen game in this browser. */
export const rememberGame = (id: string): void => {
  try {
    localStorage.setItem(STORAGE_KEY, id);
  } catch {
    // The next visit then starts with the default game.
  }
};
