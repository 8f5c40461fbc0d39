import { listText } from '@muster/kernel';

/** Texts of the panel at the end of a battle. */
export const END_TEXTS = {
  draw: 'Draw',
  won: 'You won',
  winner: (side: string) => `Winner: ${side}`,
  conceded: (sides: readonly string[]) => `${listText(sides)} conceded.`,
  side: 'Side',
  objectives: 'Objectives',
  kills: 'Kills',
  luck: 'Luck',
  luckFigures: (rolled: number, expected: number) => `${rolled} (${expected.toFixed(0)} expected)`,
  replay: 'See the replay',
  newBattle: 'New battle',
  turningPoints: 'Turning points',
} as const;
