/** A game that may be played. */
export interface GameChoice {
  id: string;
  name: string;
  words: string;
}

/** The games, the best known first. */
export const GAMES: readonly GameChoice[] = [
  { id: 'gf', name: 'Grimdark Future', words: 'Armies of the far future on a large table.' },
  { id: 'gff', name: 'Firefight', words: 'A dozen models of the far future, each for itself.' },
  { id: 'aof', name: 'Age of Fantasy', words: 'Swords, shields and spells on a large table.' },
  { id: 'aofs', name: 'Fantasy Skirmish', words: 'A handful of heroes and their friends.' },
];

/** What a game is called. */
export const gameName = (id: string): string => GAMES.find((game) => game.id === id)?.name ?? id;

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
