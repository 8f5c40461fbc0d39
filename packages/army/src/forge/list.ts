import { fail, type Finding, ok, Reader, type Result } from '@muster/kernel';
import type { ArmyBook, BookUnit, Purchase, Selection, UpgradeOption } from '../book/book.ts';
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
    const purchases = looseList(reader.at('selectedUpgrades')).map((entry): Purchase => {
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
  if (books.length === 0) {
    save
      .at('list')
      .complain('was saved in Army Forge and names everything by ids: give its army book as well, with --book');
    return { findings: save.findings };
  }
  const { list, findings } = read(save.at('list'), (unit) => resolve(unit, books));
  const listPoints = looseNumber(save.at('listPoints'));
  return list && listPoints !== undefined
    ? { list: { ...list, listPoints }, findings }
    : { ...(list && { list }), findings };
};

type Definition = Pick<Selection, 'unit' | 'purchases'>;

const read = (reader: Reader, define: (unit: Reader) => Definition): Salvage => {
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
      .list()
      .flatMap((unit) => {
        const before = findings.length;
        const selection = readSelection(unit, define(unit));
        return findings.length === before ? [selection] : [];
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
    traits: looseList(reader.at('traits')).flatMap((trait) => looseText(trait) ?? []),
  };
};

const NOBODY: BookUnit = {
  id: '',
  book: '',
  name: '',
  size: 1,
  cost: 0,
  quality: 6,
  defense: 6,
  rules: [],
  gear: [],
  packages: [],
  closed: [],
};

/** Finds the unit in its book and the upgrades anywhere in it; section uids last, section ids do not. */
const resolve = (reader: Reader, books: readonly ArmyBook[]): Definition => {
  const id = looseText(reader.at('id'));
  const armyId = looseText(reader.at('armyId'));
  const home = books.filter(({ uid }) => armyId === undefined || uid === armyId);
  const book = home.find(({ units }) => units.some((unit) => unit.id === id));
  const unit = book?.units.find((one) => one.id === id);
  if (!book || !unit) {
    reader
      .at('id')
      .complain(
        `names a unit that ${books.map(({ name }) => name).join(', ')} does not have; is it of another book, or another game?`,
      );
    return { unit: NOBODY, purchases: [] };
  }
  const sections = book.packages.flatMap((entry) => entry.sections);
  const purchases = looseList(reader.at('selectedUpgrades')).flatMap((entry): Purchase[] => {
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
