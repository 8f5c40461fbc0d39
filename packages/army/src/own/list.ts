import type { Spell } from '@muster/engine';
import { type Finding, Reader } from '@muster/kernel';
import { newestRuleset, type System, SYSTEMS } from '@muster/rules';
import type { ArmyBook, Selection } from '../book/book.ts';
import type { SelectedList } from '../book/roster.ts';
import { hasNamed, rulesOfSelection } from '../check/fielding.ts';
import { expectFields, listOrNone, readName } from '../fields.ts';
import { BOOK_MISSING } from '../forge/list.ts';
import { LIST_FORMAT } from '../list.ts';
import { checkFielding } from '../fielding.ts';
import { CHOSEN_VERSION } from './list-file.ts';
import { booksCalled, findUnit, readPurchases, ambiguousName } from './find-by-name.ts';
import { splitUpgrades } from './offers.ts';
import { suggestionText, isNamed, readSlug } from './names.ts';

/** A list chosen from books: the selections, transports and spells. */
export interface ChosenList extends SelectedList {
  system: System;
  /** The units that start in transports, by the ids of selections. */
  rides: readonly { unit: string; transport: string }[];
  spells: readonly Spell[];
}

/** The readable part of a chosen list; the findings say which units were left out and why. */
export interface PartialChosenList {
  list?: ChosenList;
  findings: readonly Finding[];
}

const FIELDS = ['format', 'version', 'name', 'system', 'book', 'books', 'points', 'units'];
const ENTRY_FIELDS = ['unit', 'id', 'book', 'title', 'upgrades', 'combined', 'joins', 'rides', 'xp', 'traits'];
const MOST_ENTRIES = 60;
const MOST_XP = 1000;
const MOST_TRAITS = 30;

/** Whether this is a list that chooses from books. */
export const isChosenList = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'format' in value &&
  value.format === LIST_FORMAT &&
  'version' in value &&
  typeof value.version === 'number' &&
  value.version >= CHOSEN_VERSION;

/** Reads the readable part of a list chosen from books, with these books. */
export const readChosenList = (value: unknown, books: readonly ArmyBook[]): PartialChosenList => {
  const reader = new Reader(value);
  const { findings } = reader;
  if (reader.at('version').whole(CHOSEN_VERSION, Number.MAX_SAFE_INTEGER, CHOSEN_VERSION) > CHOSEN_VERSION) {
    reader.at('version').complain('was made by a newer version of Muster: update Muster to read it');
    return { findings };
  }
  expectFields(reader, FIELDS);
  const system = reader.at('system').word(SYSTEMS, 'gf');
  const chosen = findings.length === 0 ? readBooks(reader, system, books) : [];
  if (findings.length > 0) return { findings };
  return { list: readBody(reader, system, chosen), findings };
};

/** Returns the books that the list names, for its game. */
const readBooks = (reader: Reader, system: System, books: readonly ArmyBook[]): ArmyBook[] => {
  const several = reader.at('books').present;
  if (several && reader.at('book').present)
    reader.at('book').complain('is given together with books: use only one of them');
  return (several ? reader.at('books').list(10) : [reader.at('book')]).flatMap((entry) => {
    const id = entry.text('', 80);
    const named = booksCalled(books, id);
    const book = named.find((one) => one.system === system);
    if (book) return [book];
    const games = named.map((one) => one.system);
    if (games.length > 0) entry.complain(`"${id}" is a book for ${games.join(' and ')}, but the list is for ${system}`);
    else if (id !== '')
      entry.findings.push({
        path: entry.path,
        message: `names the book "${id}", which is not loaded (--book adds one); ${orElse(id, books)}`,
        code: BOOK_MISSING,
      });
    return [];
  });
};

/** Returns other books that may have been meant. */
const orElse = (id: string, books: readonly ArmyBook[]): string =>
  suggestionText(id, [...new Set(books.map(({ uid }) => uid))]);

/** An entry of the file with its selections. */
interface Entry {
  reader: Reader;
  book: ArmyBook;
  selections: readonly Selection[];
  rides?: string;
}

const readBody = (reader: Reader, system: System, books: readonly ArmyBook[]): ChosenList => {
  const name = readName(reader.at('name'));
  const points = reader.at('points').present ? reader.at('points').whole(1, 20000) : undefined;
  const taken = new Set<string>();
  const units = reader.at('units').list(MOST_ENTRIES);
  if (Array.isArray(reader.at('units').value) && units.length === 0)
    reader.at('units').complain('is empty: add at least one unit');
  const entries = withPlaces(units.flatMap((entry) => readEntry(entry, books, taken)));
  complainOfPlaces(system, entries);
  const selections = entries.flatMap((entry) => entry.selections);
  return {
    name,
    system,
    ...(points === undefined ? {} : { pointsLimit: points }),
    selections,
    rides: entries.flatMap(({ rides, selections: [{ id }] }) =>
      rides !== undefined && selections.some((one) => one.id === rides) ? [{ unit: id, transport: rides }] : [],
    ),
    spells: spellsOf(entries),
  };
};

/** Returns the spells of the books whose casters are in the list. */
const spellsOf = (entries: readonly Entry[]): Spell[] => {
  const casts = (selection: Selection): boolean => hasNamed(rulesOfSelection(selection), 'caster');
  const books = new Set(entries.filter(({ selections }) => selections.some(casts)).map(({ book }) => book));
  return [...books].flatMap(({ spells }) => spells.flatMap(({ spell }) => spell ?? []));
};

const readEntry = (reader: Reader, books: readonly ArmyBook[], taken: Set<string>): Entry[] => {
  if (!reader.object()) return [];
  const before = reader.findings.length;
  expectFields(reader, ENTRY_FIELDS);
  const found = findUnit(reader, books);
  if (!found) return [];
  const { book, unit } = found;
  const id = reader.at('id').present ? readSlug(reader.at('id')) : freeId(unit.id, taken);
  if (taken.has(id)) reader.at('id').complain(`"${id}" is already the id of another unit`);
  taken.add(id);
  const joins = reader.at('joins').present ? reader.at('joins').text() : undefined;
  const combined = reader.at('combined').present && reader.at('combined').truth();
  const rides = reader.at('rides').present ? reader.at('rides').text() : undefined;
  const halves = splitUpgrades(readPurchases(reader.at('upgrades'), book, unit), combined ? 2 : 1);
  const host: Selection = {
    id,
    unit,
    ...(reader.at('title').present ? { title: readName(reader.at('title')) } : {}),
    purchases: halves[0],
    combined,
    ...(joins === undefined ? {} : { joins }),
    xp: reader.at('xp').present ? reader.at('xp').whole(0, MOST_XP) : 0,
    traits: listOrNone(reader.at('traits'), MOST_TRAITS).map(readName),
  };
  const half: Selection = {
    id: `${id}-half`,
    unit,
    purchases: halves[1] ?? [],
    combined,
    joins: id,
    xp: 0,
    traits: [],
  };
  if (reader.findings.length > before) return [];
  return [{ reader, book, selections: combined ? [host, half] : [host], ...(rides === undefined ? {} : { rides }) }];
};

const freeId = (id: string, taken: ReadonlySet<string>): string => {
  let free = id;
  for (let i = 2; taken.has(free); i++) free = `${id}-${i}`;
  return free;
};

/** Replaces the names in `joins` and `rides` by ids; a list may use names of units or their titles. */
const withPlaces = (entries: readonly Entry[]): Entry[] => {
  const hosts = entries.map(({ selections: [host] }) => host);
  const idOf = (reader: Reader, word: string): string => {
    if (hosts.some(({ id }) => id === word)) return word;
    const named = hosts.filter(({ unit, title = '' }) => isNamed(unit.name, word) || isNamed(title, word));
    if (named.length > 1)
      reader.complain(
        ambiguousName(
          word,
          named.map(({ id }) => id),
        ),
      );
    return named[0]?.id ?? word;
  };
  return entries.map(({ rides, selections: [host, ...half], ...entry }) => ({
    ...entry,
    selections: [
      host.joins === undefined ? host : { ...host, joins: idOf(entry.reader.at('joins'), host.joins) },
      ...half,
    ],
    ...(rides === undefined ? {} : { rides: idOf(entry.reader.at('rides'), rides) }),
  }));
};

/** Reports units that cannot join or ride as the list says. */
const complainOfPlaces = (system: System, entries: readonly Entry[]): void => {
  const hosts = entries.map(({ selections: [host] }) => host);
  const ids = hosts.map(({ id }) => id);
  for (const { reader, rides, selections } of entries) {
    const [{ id, joins }] = selections;
    if (joins !== undefined && !ids.includes(joins))
      reader.at('joins').complain(`the list has no unit "${joins}"; ${suggestionText(joins, ids)}`);
    if (joins === id) reader.at('joins').complain('is the unit itself: a unit cannot join itself');
    if (rides === undefined) continue;
    const carrier = hosts.find((one) => one.id === rides);
    if (!carrier) reader.at('rides').complain(`the list has no unit "${rides}"; ${suggestionText(rides, ids)}`);
    else if (!hasNamed(rulesOfSelection(carrier), 'transport'))
      reader.at('rides').complain(`"${rides}" is not a transport`);
    if (joins !== undefined)
      reader.at('rides').complain(`is not needed: the hero joins "${joins}" and rides with that unit`);
  }
  const fielding = {
    combined: hosts.flatMap(({ combined, id }) => (combined ? [id] : [])),
    suggestions: {
      joins: hosts.flatMap(({ id, joins }) => (joins === undefined ? [] : [{ hero: id, unit: joins }])),
    },
  };
  for (const { code, unit, message } of checkFielding(newestRuleset(system), fielding))
    entries[ids.indexOf(unit)].reader.at(code === 'combine-illegal' ? 'combined' : 'joins').complain(message);
};
