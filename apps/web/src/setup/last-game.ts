import { GAMES } from '@muster/rules';

const KEPT_AS = 'muster.game';

/** The game that was last chosen in this browser. */
export const lastGame = (): string => {
  try {
    const kept = localStorage.getItem(KEPT_AS);
    return GAMES.find(({ id }) => id === kept)?.id ?? 'gf';
  } catch {
    // Some browsers allow nothing to be kept.
    return 'gf';
  }
};

/** Remembers the game that was chosen. */
export const rememberGame = (id: string): void => {
  try {
    localStorage.setItem(KEPT_AS, id);
  } catch {
    // Then the next visit begins with the usual game.
  }
};
