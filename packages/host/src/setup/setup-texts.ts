import { counted, listText } from '@muster/kernel';

/** The sentences about a battle that is set up: why it cannot be, and what its players should know. */
export const SETUP_TEXTS = {
  tooManySides: (armies: number, most: number): string => `Too many armies: ${armies} (limit ${most}).`,
  differentGames: (games: readonly string[]): string => `The lists are for different games (${games.join(', ')}).`,
  noGame: (game: string, games: readonly string[]): string =>
    `There is no game "${game}". Choose ${listText(games, 'or')}.`,
  noEvents: (game: string): string => `${game} has no random events.`,
  noPlan: (problem: string): string => `This battle cannot be set up: ${problem}.`,
  organisation: (list: string, problem: string): string => `${list}: ${problem}.`,
  noSetting: (setting: string, settings: readonly string[]): string =>
    `There is no setting "${setting}". The settings are ${settings.join(', ')}.`,
  badValue: (setting: string, values: readonly (string | boolean)[], value: string | boolean): string =>
    `The setting ${setting} can be ${values.join(' or ')}, but not "${value}".`,
  otherGame: (army: string, own: string, game: string): string =>
    `${army} was written for ${own}, but is played with the rules of ${game}.`,
  tooExpensive: (army: string, cost: number, limit: number): string =>
    `${army} costs ${counted(cost, 'point')} (limit of its list ${limit}).`,
  unknownRule: (problem: string, unit: string): string => `${problem} (${unit}).`,
} as const;
