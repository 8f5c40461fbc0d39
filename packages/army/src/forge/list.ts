import { fail, type Finding, ok, Reader, type Result } from '@muster/kernel';
import type { ArmyBook, BookUnit, Purchase, Selection, UpgradeOption } from '../book/book.ts';
import { LIST_BOUNDS } from '../bounds.ts';
import { looseList, looseNumber, looseText, wantedNumber } from './loose.ts';
import { readBookRules } from './book.ts';
import { meaningfulOption, meaningfulUnit, meaningsOf } from './meanings.ts';
import { readUnitNode } from './unit.ts';
import { readOptionNode, readSectionNode } from './upgrades.ts';

/** A list of Army Forge that has been read. */
export interface ForgeList {
  name: string;
  system: string;
  /** What was agreed, where it was. */
  pointsLimit?: number;
  /** What Army Forge said that it costs. */
  listPoints?: number;
  /** Whether the list wants to keep to the force organisation, where it says so. */
  forceOrg?: boolean;
  selections: readonly Selection[];
}

/** As much of a list as could be read: units that could not are left out, and the findings say why. */
export interface Salvage {
  list?: ForgeList;
  findings: readonly Finding[];
}

/** More upgrades than any unit has. */
const MOST_UPGRADES = 100;

const wholeOf = ({ list, findings }: Salvage): Result<ForgeList, Finding[]> =>
  list && findings.length === 0 ? ok(list) : fail([...findings]);

/** Reads a resolved list, which carries everything it needs: the list, or what is wrong with it and where. */
export const parseForgeList = (value: unknown): Result<ForgeList, Finding[]> => wholeOf(salvageForgeList(value));

/** Reads as much of a resolved list as can be read. */
export const salvageForgeList = (value: unknown): Salvage => readResolved(new Reader(value, 'list'));

const readResolved = (list: Reader): Salvage => {
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

/** Lists in the old shape have what all models gain counted for all of them already. */
const forOneModel = (option: UpgradeOption, size: number): UpgradeOption => ({
  ...option,
  gains: option.gains.map((gain) => (gain.count % size === 0 ? { ...gain, count: gain.count / size } : gain)),
});

/** Reads a saved list, which names units and upgrades by ids only, with the books that it was made from. */
export const parseForgeSave = (value: unknown, books: readonly ArmyBook[]): Result<ForgeList, Finding[]> =>
  wholeOf(salvageForgeSave(value, books));

/** Reads as much of a saved list as can be read with these books. */
export const salvageForgeSave = (value: unknown, books: readonly ArmyBook[]): Salvage => {
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

/** Reads a list; `define` says what a unit is, or nothing where a finding about it is there already. */
const read = (reader: Reader, define: (unit: Reader) => Definition | undefined): Salvage => {
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

/** A story is told without force organisation; otherwise the list says whether it keeps to it. */
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

/** What a saved list needs: a book of which none is given, or one that has all its units. Nothing when everything is there. */
const missingBook = (save: Reader, books: readonly ArmyBook[]): Finding | undefined => {
  const need = (message: string): Finding => ({ path: 'save.list', message, code: BOOK_MISSING });
  const armies = looseList(save.at('list').at('units')).map((unit) => looseText(unit.at('armyId')));
  const isGiven = (armyId: string | undefined): boolean =>
    books.some(({ uid }) => armyId === undefined || uid === armyId);
  const away = armies.find((armyId) => !isGiven(armyId));
  if (books.length === 0 || away !== undefined)
    return need(
      `names everything by ids and needs ${bookName(save, away)}: save that book from Army Forge and give it with --book`,
    );
  const strange = looseList(save.at('list').at('units')).filter((unit) => !findUnit(unit, books));
  if (strange.length === 0) return undefined;
  const what = strange.length === 1 ? 'a unit' : `${strange.length} units`;
  const armyId = looseText(strange[0].at('armyId'));
  const given = books.filter(({ uid }) => uid === armyId).map(({ version }) => version);
  const had = given.length === 0 ? 'the given book' : `the given version ${given.join(' or ')}`;
  return need(
    `names ${what} of ${bookName(save, armyId)} that ${had} does not have: ` +
      'give the version that the list was made with, or open the list in Army Forge and save it again',
  );
};

/** A book as its saved list calls it: by name where it is the list's own, with the version. */
const bookName = (save: Reader, armyId: string | undefined): string => {
  const own = armyId === undefined || armyId === looseText(save.at('armyId'));
  const name = (own ? looseText(save.at('armyName')) : undefined) ?? armyId;
  if (name === undefined) return 'its army book';
  const versions = looseList(save.at('armyVersions'));
  const entry = versions.find((one) => looseText(one.at('armyId')) === (armyId ?? looseText(save.at('armyId'))));
  const version = entry && looseText(entry.at('version'));
  return `the army book "${name}"${version === undefined ? '' : ` ${version}`}`;
};

/** The unit that a saved list means, and its book. */
const findUnit = (reader: Reader, books: readonly ArmyBook[]): { book: ArmyBook; unit: BookUnit } | undefined => {
  const id = looseText(reader.at('id'));
  const armyId = looseText(reader.at('armyId'));
  for (const book of books) {
    const unit = armyId === undefined || book.uid === armyId ? book.units.find((one) => one.id === id) : undefined;
    if (unit) return { book, unit };
  }
  return undefined;
};

/** Finds the unit in its book and the upgrades anywhere in it; section uids last, section ids do not. */
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
    entry.complain('names an upgrade that the book does not have');
    return [];
  });
  return { unit, purchases };
};
