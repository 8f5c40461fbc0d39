import { CHARACTERS, type Character, makePlayer, type PlayerName, playerNames } from '@muster/ai';
import { suggestionText } from '@muster/army';
import type { Player } from '@muster/engine';
import { fail, ok, type Result } from '@muster/kernel';

/** The budgets of a searching player. With milliseconds, its results depend on the machine. */
export const BUDGETS = ['rollouts', 'milliseconds'] as const;

/** A computer player in an arena as plain data: its name, character and thinking budget. */
export interface Contender {
  /** Its label in results: `general:cautious:rollouts=64`. */
  label: string;
  name: PlayerName;
  character?: Character;
  budget?: { of: (typeof BUDGETS)[number]; most: number };
}

/** The options of each player. */
const SETTINGS: Readonly<Record<PlayerName, readonly ('character' | 'budget')[]>> = {
  random: [],
  solo: [],
  captain: ['character'],
  general: ['character', 'budget'],
};

const LARGEST = 1_000_000;

/**
 * Parses a contender such as `solo`, `captain:aggressive` or `general:rollouts=64`. A failure is a sentence; `others` are
 * further names for suggestions.
 */
export const parseContender = (text: string, others: readonly string[] = []): Result<Contender, string> => {
  const [name, ...parts] = text.trim().split(':');
  if (!isPlayerName(name))
    return fail(`There is no player "${name}"; ${sentence(suggestionText(name, [...playerNames, ...others]))}`);
  const known = SETTINGS[name];
  let character: Character | undefined;
  let budget: Contender['budget'];
  for (const part of parts) {
    const temper = CHARACTERS.find((one) => one === part);
    const spending = budgetOf(part);
    if (known.includes('character') && temper && !character) character = temper;
    else if (known.includes('budget') && spending && !budget) budget = spending;
    else return fail(`Unknown option "${part}" in ${text.trim()}: ${helpOn(name)}.`);
  }
  return ok({ label: labelOf(name, character, budget), name, character, budget });
};

const sentence = (text: string): string => (text.endsWith('?') ? text : `${text}.`);

const isPlayerName = (text: string): text is PlayerName => playerNames.some((name) => name === text);

const budgetOf = (text: string): Contender['budget'] => {
  const [, word, digits] = /^(\w+)=(\d+)$/.exec(text) ?? [];
  const of = BUDGETS.find((one) => one === word);
  const most = Number(digits);
  return of && most >= 1 && most <= LARGEST ? { of, most } : undefined;
};

const helpOn = (name: PlayerName): string => {
  const known = SETTINGS[name];
  if (known.length === 0) return `use just ${name}`;
  const characters = `${name} takes one character (${CHARACTERS.join(', ')})`;
  return known.includes('budget') ? `${characters} and one budget, such as ${BUDGETS[0]}=64` : characters;
};

/** Returns the label of a contender, which does not depend on how it was written. */
const labelOf = (name: PlayerName, character: Contender['character'], budget: Contender['budget']): string =>
  [
    name,
    ...(character === undefined || character === 'balanced' ? [] : [character]),
    ...(budget ? [`${budget.of}=${budget.most}`] : []),
  ].join(':');

/** Makes the player of a contender; the seed decides its random choices. */
export const seatContender = ({ name, character, budget }: Contender, seed: string): Player => {
  if (!budget) return makePlayer(name, seed, { character });
  const { of, most } = budget;
  return makePlayer(name, seed, {
    character,
    budget: of === 'rollouts' ? { rollouts: most } : { milliseconds: most, clock: () => Date.now() },
  });
};

/** Whether a contender always plays the same game from the same seed. */
export const isRepeatable = ({ budget }: Contender): boolean => budget?.of !== 'milliseconds';
