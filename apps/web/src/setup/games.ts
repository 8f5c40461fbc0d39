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
