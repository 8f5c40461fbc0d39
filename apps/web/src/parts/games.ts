/** A game that may be played. */
export interface GameChoice {
  id: string;
  name: string;
  words: string;
}

/** The games, the best known first. */
export const GAMES: readonly GameChoice[] = [
  { id: 'gf', name: 'Grimdark Future', words: 'Whole armies of the far future.' },
  { id: 'gff', name: 'Firefight', words: 'A dozen models of the far future.' },
  { id: 'aof', name: 'Age of Fantasy', words: 'Swords, shields and spells.' },
  { id: 'aofs', name: 'Fantasy Skirmish', words: 'A handful of heroes and friends.' },
];

/** What a game is called. */
export const gameName = (id: string): string => GAMES.find((game) => game.id === id)?.name ?? id;
