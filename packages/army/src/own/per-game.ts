import type { Reader } from '@muster/kernel';
import { type System, SYSTEMS } from '@muster/rules';
import { listOrNone } from '../fields.ts';

/** A value for each of the games of a book. */
export type ByGame<T> = Readonly<Partial<Record<System, T>>>;

const isSystem = (word: string): word is System => SYSTEMS.some((system) => system === word);

/** Whether a value is given for each game. */
const isByGame = ({ value }: Reader): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every(isSystem);

/** Reads one value for all games, or one for each listed game. */
export const readNamedGames = <T>(
  reader: Reader,
  systems: readonly System[],
  read: (value: Reader) => T,
): ByGame<T> => {
  if (!isByGame(reader)) {
    const value = read(reader);
    return Object.fromEntries(systems.map((system) => [system, value]));
  }
  for (const [system, inner] of reader.entries())
    if (!systems.some((known) => known === system))
      inner.complain(`is not one of the games here: ${systems.join(', ')}`);
  return Object.fromEntries(
    systems.filter((system) => reader.at(system).present).map((system) => [system, read(reader.at(system))]),
  );
};

/** Reads one value for all games, or one for each game. */
export const readByGame = <T>(reader: Reader, systems: readonly System[], read: (value: Reader) => T): ByGame<T> => {
  const values = readNamedGames(reader, systems, read);
  const missing = systems.filter((system) => !Object.hasOwn(values, system));
  if (missing.length > 0) reader.complain(`has no value for ${missing.join(' and ')}`);
  return values;
};

/** Reads the games of an entry (default: all games of the book). */
export const readSystems = (reader: Reader, known: readonly System[]): readonly System[] => {
  if (!reader.present) return known;
  const systems = listOrNone(reader, SYSTEMS.length).map((entry) => entry.word(known, known[0]));
  if (systems.length === 0) reader.complain('is empty: list at least one game');
  return [...new Set(systems)];
};
