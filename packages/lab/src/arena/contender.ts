import { CHARACTERS, type Character, makePlayer, type PlayerName, playerNames } from '@muster/ai';
import { instead } from '@muster/army';
import type { Player } from '@muster/engine';
import { fail, ok, type Result } from '@muster/kernel';

/** A computer player as it enters an arena: which one, of what temper, and how much it may think. */
export interface Contender {
  /** What it is called in results: `general:cautious:rollouts=64`. */
  label: string;
  name: PlayerName;
  character?: Character;
  /** Whole numbers by name. */
  budget: Readonly<Record<string, number>>;
}

/** What a player that searches may be given a number of. */
export const BUDGETS: readonly string[] = ['rollouts'];

/** Players that have neither a temper nor anything to spend. */
const PLAIN: readonly string[] = ['random', 'solo'];

const LARGEST = 1_000_000;

/**
 * Reads a contender such as `solo`, `captain:aggressive` or `general:rollouts=64`. A failure is a sentence; `others` are
 * names that might have been meant as well.
 */
export const parseContender = (text: string, others: readonly string[] = []): Result<Contender, string> => {
  const [name, ...parts] = text.trim().split(':');
  if (!isPlayerName(name))
    return fail(`There is no player "${name}"; ${sentence(instead(name, [...playerNames, ...others]))}`);
  if (parts.length > 0 && PLAIN.includes(name))
    return fail(`The player ${name} has no settings: say ${name} instead of ${text.trim()}.`);
  let character: Character | undefined;
  const budget: Record<string, number> = {};
  for (const part of parts) {
    const [key, value] = part.split('=');
    if (isCharacter(part) && character === undefined) character = part;
    else if (BUDGETS.includes(key) && !Object.hasOwn(budget, key) && isBudget(value)) budget[key] = Number(value);
    else return fail(`"${part}" in ${text.trim()} is no setting of a player: ${KNOWN}.`);
  }
  return ok({ label: labelOf(name, character, budget), name, character, budget });
};

const KNOWN = `a character is one of ${CHARACTERS.join(', ')}, and a budget is such as ${BUDGETS[0]}=64`;

const sentence = (text: string): string => (text.endsWith('?') ? text : `${text}.`);

const isPlayerName = (text: string): text is PlayerName => playerNames.some((name) => name === text);

const isCharacter = (text: string): text is Character => CHARACTERS.some((name) => name === text);

const isBudget = (text: string | undefined): boolean =>
  text !== undefined && /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= LARGEST;

/** The same contender has the same label, however it was written. */
const labelOf = (name: PlayerName, character: Character | undefined, budget: Contender['budget']): string =>
  [
    name,
    ...(character === undefined || character === 'balanced' ? [] : [character]),
    ...BUDGETS.filter((key) => Object.hasOwn(budget, key)).map((key) => `${key}=${budget[key]}`),
  ].join(':');

/** Seats a contender at a table; the seed decides what it leaves to chance. */
export const seatContender = ({ name, character, budget }: Contender, seed: string): Player =>
  makePlayer(name, seed, { character, ...budget });
