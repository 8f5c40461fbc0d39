import type { Reader } from '@muster/kernel';
import type { ArmyBook, BookUnit, Purchase } from '../book/book.ts';
import { listOrNone } from '../fields.ts';
import { openSections } from './offers.ts';
import { suggestionText, isNamed } from './names.ts';

const MOST_UPGRADES = 60;

/** Returns the books with this id, or else with this name. */
export const booksCalled = <T extends Pick<ArmyBook, 'uid' | 'name'>>(books: readonly T[], word: string): T[] => {
  const byId = books.filter(({ uid }) => uid === word);
  return byId.length > 0 ? byId : books.filter(({ name }) => isNamed(name, word));
};

/** Something that a list may refer to by its id or by one of its names. */
interface Called<T> {
  thing: T;
  id: string;
  names: readonly string[];
}

/** Returns the sentence that a name is ambiguous. */
export const ambiguousName = (word: string, ids: readonly string[]): string =>
  `"${word}" can be ${ids.join(' or ')}: use its id`;

/** Returns the thing with this id or name; reports unknown and ambiguous names. */
const meantBy = <T>(reader: Reader, word: string, things: readonly Called<T>[], none: string): T | undefined => {
  const byId = things.find(({ id }) => id === word);
  if (byId || word === '') return byId?.thing;
  const named = things.filter(({ names }) => names.some((name) => isNamed(name, word)));
  const ids = [...new Set(named.map(({ id }) => id))];
  if (ids.length === 1) return named[0].thing;
  const all = things.map(({ id }) => id);
  reader.complain(ids.length > 1 ? ambiguousName(word, ids) : `${none} "${word}"; ${suggestionText(word, all)}`);
  return undefined;
};

/** Finds the unit of an entry of a list. */
export const findUnit = (
  reader: Reader,
  books: readonly ArmyBook[],
): { book: ArmyBook; unit: BookUnit } | undefined => {
  const wanted = reader.at('book').present ? reader.at('book').text() : undefined;
  const word = reader.at('unit').text();
  const open = wanted === undefined ? books : booksCalled(books, wanted);
  if (open.length === 0) {
    if (wanted !== undefined) reader.at('book').complain(`"${wanted}" is not among the books of the list`);
    return undefined;
  }
  const units = open.flatMap((book) =>
    book.units.map((unit) => ({ thing: { book, unit }, id: unit.id, names: [unit.name] })),
  );
  return meantBy(reader.at('unit'), word, units, 'there is no unit');
};

/** Reads the upgrades of an entry: options by their ids, labels, or the name of their first gain. */
export const readPurchases = (reader: Reader, book: ArmyBook, unit: BookUnit): Purchase[] => {
  const offers = openSections(book, unit).flatMap((section) =>
    section.options.map((option): Called<Purchase> => ({
      thing: { section, option },
      id: option.uid,
      names: [option.label, ...option.gains.slice(0, 1).map(({ name }) => name)],
    })),
  );
  return listOrNone(reader, MOST_UPGRADES).flatMap(
    (entry) => meantBy(entry, entry.text(), offers, `${unit.name} has no upgrade`) ?? [],
  );
};
