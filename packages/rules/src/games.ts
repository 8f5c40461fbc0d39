/** All games, the best known first. */
export const GAMES = [
  {
    id: 'gf',
    name: 'Grimdark Future',
    short: 'Grimdark Future',
    summary: 'Whole armies of the far future.',
    skirmish: false,
    campaign: 'gf-3.4.0',
  },
  {
    id: 'gff',
    name: 'Grimdark Future: Firefight',
    short: 'Firefight',
    summary: 'A dozen models of the far future.',
    skirmish: true,
    campaign: 'gff',
  },
  {
    id: 'aof',
    name: 'Age of Fantasy',
    short: 'Age of Fantasy',
    summary: 'Swords, shields and spells.',
    skirmish: false,
    campaign: 'aof-2.0',
  },
  {
    id: 'aofs',
    name: 'Age of Fantasy: Skirmish',
    short: 'Fantasy Skirmish',
    summary: 'A handful of heroes and their followers.',
    skirmish: true,
    campaign: undefined,
  },
] as const;

/** The id of a game: `gf`, `gff`, `aof` or `aofs`. */
export type System = (typeof GAMES)[number]['id'];

/** A game. Its rules are the rulesets with its id. */
export interface GameDescription {
  id: System;
  /** The name in its book. */
  name: string;
  /** Short enough for a button. */
  short: string;
  /** One line for players. */
  summary: string;
  /** Whether armies are a few models, so that rules for whole units are worth less. */
  skirmish: boolean;
  /** The id of the campaign ruleset of its campaigns and random events, if it has one. */
  campaign: 'gf-3.4.0' | 'gff' | 'aof-2.0' | undefined;
}

/** The ids of all games. */
export const SYSTEMS: readonly System[] = GAMES.map(({ id }) => id);

/** Returns a game by its id, or `undefined`. */
export const gameOf = (id: string): GameDescription | undefined => GAMES.find((game) => game.id === id);

/** Returns the short name of a game, or the id itself if there is no such game. */
export const gameName = (id: string): string => gameOf(id)?.short ?? id;
