/** The computer players by name, the weakest first: known without loading any of them. */
export const playerNames = ['random', 'solo', 'captain', 'general'] as const;
export type PlayerName = (typeof playerNames)[number];
