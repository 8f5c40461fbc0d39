/** The names of the computer players, the weakest first. They are known without loading any player. */
export const playerNames = ['random', 'solo', 'captain', 'general'] as const;
/** The name of a computer player. */
export type PlayerName = (typeof playerNames)[number];
