/** The names of the computer players, the weakest first, available without loading a player. */
export const playerNames = ['random', 'solo', 'captain', 'general'] as const;
/** The name of a computer player. */
export type PlayerName = (typeof playerNames)[number];
