import { readdirSync, readFileSync } from 'node:fs';
import { type MusterBook, parseAnyList, parseBook } from '@muster/army';
import type { Army, Ruleset } from '@muster/engine';
import { samplesOf } from './battles.ts';
import { allBookRulesArmy } from './all-book-rules-army.ts';

const ARMY = new URL('../../packages/army/', import.meta.url);

const readAll = (folder: string, names = /\.json$/): unknown[] =>
  readdirSync(new URL(folder, ARMY))
    .filter((file) => names.test(file))
    .sort()
    .map((file): unknown => JSON.parse(readFileSync(new URL(folder + file, ARMY), 'utf8')));

/** Names of the smallest ready lists of a game. */
const SMALL = /-(200|300|750)\.json$/;

/** Returns the small ready lists of a game. */
const readyArmiesOf = ({ id }: Ruleset): Army[] => {
  const books = readAll('books/').flatMap((file): readonly MusterBook[] => {
    const book = parseBook(file);
    return book.ok ? book.value : [];
  });
  return readAll(`lists/${id}/`, SMALL).map((file) => {
    const list = parseAnyList(file, books);
    if (!list.ok) throw new Error(JSON.stringify(list.error));
    return list.value.list.army;
  });
};

/** Splits an army into forces of this many units. */
const pieces = (army: Army, size: number): Army[] =>
  Array.from({ length: Math.ceil(army.units.length / size) }, (_, i) => ({
    ...army,
    units: army.units.slice(i * size, (i + 1) * size),
  }));

/** Small forces of a game: parts of samples and ready lists, and parts of armies that together have all rules of the army books. */
export interface Bands {
  usual: readonly Army[];
  allBookRules: readonly Army[];
}

/** The number of armies with rules of army books; together they have all rules. */
const BOOK_ARMIES = 40;

/** Returns the small forces of a game, of this many units each. */
export const bandsOf = (ruleset: Ruleset, size: number): Bands => ({
  usual: [...samplesOf(ruleset), ...readyArmiesOf(ruleset)].flatMap((army) => pieces(army, size)),
  allBookRules: Array.from({ length: BOOK_ARMIES }, (_, i) => allBookRulesArmy(ruleset, i)).flatMap((army) =>
    pieces(army, size),
  ),
});
