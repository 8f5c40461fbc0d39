import { fail, type Finding, ok, Reader, type Result } from '@muster/kernel';
import type { ArmyBook, BookUnit, Purchase, Selection, UpgradeOption } from '../book/book.ts';
import { LIST_BOUNDS } from '../bounds.ts';
import { looseList, looseNumber, looseText, wantedNumber } from './tolerant-reader.ts';
import { readBookRules } from './book.ts';
import { meaningfulOption, meaningfulUnit, meaningsOf } from './meanings.ts';
import { readUnitNode } from './unit.ts';
import { readOptionNode, readSectionNode } from './upgrades.ts';

/** A list of Army Forge that has been read. */
export interface ForgeList {
  name: string;
  system: string;
  /** The agreed size of the game, if there is one. */
  pointsLimit?: number;
  /** The cost of the list by Army Forge. */
  listPoints?: number;
  /** Whether the list follows the force organisation, if it says so. */
  forceOrg?: boolean;
  selections: readonly Selection[];
}

/** The readable part of a list; the findings say which units were left out and why. */
export interface PartialForgeList {
  list?: ForgeList;
  findings: readonly Finding[];
}

/** The most upgrades of a unit. */
const MOST_UPGRADES = 100;

const wholeOf = ({ list, findings }: PartialForgeList): Result<ForgeList, Finding[]> =>
  list && findings.length === 0 ? ok(list) : fail([...findings]);

/** Reads a resolved list, which contains everything it needs, or returns what is wrong with it and where. */
export const parseForgeList = (value: unknown): Result<ForgeList, Finding[]> => wholeOf(readForgeList(value));

/** Reads the readable part of a resolved list. */
export const readForgeList = (value: unknown): PartialForgeList => readResolved(new Reader(value, 'list'));

const readResolved = (list: Reader): PartialForgeList => {
  const meaning = meaningsOf(
    list.value === null || typeof list.value !== 'object' ? [] : readBookRules(list.at('specialRules')),
  );
  return read(list, (reader) => {
    const unit = meaningfulUnit(readUnitNode(reader, ''), meaning);
    const isOld = reader.at('equipment').present;
    const purchases = looseList(reader.at('selectedUpgrades'), MOST_UPGRADES).map((entry): Purchase => {
      const section = readSectionNode(entry.at('upgrade'));
      const option = meaningfulOption(readOptionNode(entry.at('option')), meaning);
      return { section, option: isOld && section.affects?.type === 'all' ? forOneModel(option, unit.size) : option };
    });
    return { unit, purchases };
  });
};

/** Returns an option with its gains for one model: the old format counts gains of all models for the whole unit. */
const forOneModel = (option: UpgradeOption, size: number): UpgradeOption => ({
  ...option,
  gains: option.gains.map((gain) => (gain.count % size === 0 ? { ...gain, count: gain.count / size } : gain)),
});

/** Reads a saved list, which has only ids of units and upgrades, with the books that it was made from. */
export const parseForgeSave = (value: unknown, books: readonly ArmyBook[]): Result<ForgeList, Finding[]> =>
  wholeOf(readForgeSave(value, books));

/** Reads the readable part of a saved list with these books. */
export const readForgeSave = (value: unknown, books: readonly ArmyBook[]): PartialForgeList => {
  const save = new Reader(value, 'save');
  if (!save.object()) return { findings: save.findings };
  const missing = missingBook(save, books);
  if (missing) save.findings.push(missing);
  const { list, findings } = read(save.at('list'), (unit) => resolve(unit, books));
  const listPoints = looseNumber(save.at('listPoints'));
  return list && listPoints !== undefined
    ? { list: { ...list, listPoints }, findings }
    : { ...(list && { list }), findings };
};

type Definition = Pick<Selection, 'unit' | 'purchases'>;

/** Reads a list; `define` returns the definition of a unit, or nothing if it has reported a finding. */
const read = (reader: Reader, define: (unit: Reader) => Definition | undefined): PartialForgeList => {
  const { findings } = reader;
  if (!reader.object()) return { findings };
  const pointsLimit = looseNumber(reader.at('pointsLimit'));
  const listPoints = looseNumber(reader.at('listPoints'));
  const list: ForgeList = {
    name: looseText(reader.at('name')) ?? 'A list',
    system: looseText(reader.at('gameSystem')) ?? '',
    ...(pointsLimit ? { pointsLimit } : {}),
    ...(listPoints === undefined ? {} : { listPoints }),
    ...readForceOrg(reader),
    selections: reader
      .at('units')
      .list(LIST_BOUNDS.units)
      .flatMap((unit) => {
        const before = findings.length;
        const definition = define(unit);
        const selection = definition && readSelection(unit, definition);
        return selection && findings.length === before ? [selection] : [];
      }),
  };
  return { list, findings };
};

/** Reads whether a list follows the force organisation; narrative lists do not. */
const readForceOrg = (reader: Reader): { forceOrg?: boolean } => {
  if (reader.at('narrativeMode').value === true) return { forceOrg: false };
  const { value } = reader.at('forceOrg');
  return typeof value === 'boolean' ? { forceOrg: value } : {};
};

const MOST_XP = 1000;
const MOST_TRAITS = 100;

const readXp = (reader: Reader): number =>
  looseNumber(reader) === undefined ? 0 : Math.floor(wantedNumber(reader, 0, MOST_XP, 0));

const readSelection = (reader: Reader, definition: Definition): Selection => {
  const title = looseText(reader.at('customName'));
  const joins = looseText(reader.at('joinToUnit'));
  return {
    ...definition,
    id: looseText(reader.at('selectionId')) ?? '',
    ...(title ? { title } : {}),
    combined: reader.at('combined').value === true,
    ...(joins ? { joins } : {}),
    xp: readXp(reader.at('xp')),
    traits: looseList(reader.at('traits'), MOST_TRAITS).flatMap((trait) => looseText(trait) ?? []),
  };
};

/** The code of the finding that a list needs another army book. */
export const BOOK_MISSING = 'book-missing';

/** Returns the finding that a saved list needs a book that is not given, or another version of a given book. */
const missingBook = (save: Reader, books: readonly ArmyBook[]): Finding | undefined => {
  const need = (message: string): Finding => ({ path: 'save.list', message, code: BOOK_MISSING });
  const armies = looseList(save.at('list').at('units')).map((unit) => looseText(unit.at('armyId')));
  const isGiven = (armyId: string | undefined): boolean =>
    books.some(({ uid }) => armyId === undefined || uid === armyId);
  const absent = armies.find((armyId) => !isGiven(armyId));
  if (books.length === 0 || absent !== undefined)
    return need(
      `contains only ids and needs ${bookName(save, absent)}: download that book from Army Forge and add it with --book`,
    );
  const strange = looseList(save.at('list').at('units')).filter((unit) => !findUnit(unit, books));
  if (strange.length === 0) return undefined;
  const what = strange.length === 1 ? 'a unit' : `${strange.length} units`;
  const armyId = looseText(strange[0].at('armyId'));
  const given = books.filter(({ uid }) => uid === armyId).map(({ version }) => version);
  const source = given.length === 0 ? 'the given book' : `the given version ${given.join(' or ')}`;
  return need(
    `contains ${what} of ${bookName(save, armyId)} that ${source} does not have: ` +
      'add the version that the list was made with, or open the list in Army Forge and save it again',
  );
};

/** Returns the name and version of a book as the saved list has them. */
const bookName = (save: Reader, armyId: string | undefined): string => {
  const own = armyId === undefined || armyId === looseText(save.at('armyId'));
  const name = (own ? looseText(save.at('armyName')) : undefined) ?? armyId;
  if (name === undefined) return 'its army book';
  const versions = looseList(save.at('armyVersions'));
  const entry = versions.find((one) => looseText(one.at('armyId')) === (armyId ?? looseText(save.at('armyId'))));
  const version = entry && looseText(entry.at('version'));
  return `the army book "${name}"${version === undefined ? '' : ` ${version}`}`;
};

/** Returns the unit of a saved list entry, and its book. */
const findUnit = (reader: Reader, books: readonly ArmyBook[]): { book: ArmyBook; unit: BookUnit } | undefined => {
  const id = looseText(reader.at('id'));
  const armyId = looseText(reader.at('armyId'));
  for (const book of books) {
    const unit = armyId === undefined || book.uid === armyId ? book.units.find((one) => one.id === id) : undefined;
    if (unit) return { book, unit };
  }
  return undefined;
};

/** Finds a unit in its book, and its upgrades anywhere in the book: uids of sections are stable, their ids are not. */
const resolve = (reader: Reader, books: readonly ArmyBook[]): Definition | undefined => {
  const found = findUnit(reader, books);
  if (!found) return undefined;
  const { book, unit } = found;
  const sections = book.packages.flatMap((entry) => entry.sections);
  const purchases = looseList(reader.at('selectedUpgrades'), MOST_UPGRADES).flatMap((entry): Purchase[] => {
    const optionId = looseText(entry.at('optionId')) ?? looseText(entry.at('id'));
    const uid = looseText(entry.at('upgradeId'));
    const section =
      sections.find((one) => one.uid === uid) ??
      sections.find(({ options }) => options.some((option) => option.uid === optionId));
    const option = section?.options.find((one) => one.uid === optionId);
    if (section && option) return [{ section, option }];
    entry.complain('is an upgrade that the book does not have');
    return [];
  });
  return { unit, purchases };
};
