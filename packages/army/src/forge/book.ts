import { fail, type Finding, ok, Reader, type Result } from '@muster/kernel';
import type { ArmyBook, BookRule } from '../book/book.ts';
import { looseList, looseNumber, looseText, wantedText } from './tolerant-reader.ts';
import { meaningfulSection, meaningfulUnit, meaningsOf } from './meanings.ts';
import { readUnitNode } from './unit.ts';
import { readSectionNode } from './upgrades.ts';

/** The games of Army Forge by their number, as lists call them. */
const SYSTEM_IDS: Readonly<Record<number, string>> = {
  1: 'gfwf',
  2: 'gf',
  3: 'gff',
  4: 'aof',
  5: 'aofs',
  6: 'aofr',
  7: 'aofq',
  8: 'aofqai',
  9: 'gfsq',
  10: 'gfsqai',
};

/** Reads an army book of Army Forge in any format version, or returns what is wrong with it and where. */
export const parseForgeBook = (value: unknown): Result<ArmyBook, Finding[]> => {
  const reader = new Reader(value, 'book');
  if (!reader.object()) return fail(reader.findings);
  const uid = wantedText(reader.at('uid'));
  const rules = readBookRules(reader.at('specialRules'));
  const meaning = meaningsOf(rules);
  const book: ArmyBook = {
    uid,
    name: wantedText(reader.at('name')),
    version: looseText(reader.at('versionString')) ?? '',
    system:
      SYSTEM_IDS[looseNumber(reader.at('gameSystemId')) ?? 0] ??
      (looseText(reader.at('gameSystemKey')) ?? '').toLowerCase(),
    units: reader
      .at('units')
      .list()
      .map((unit) => meaningfulUnit(readUnitNode(unit, uid), meaning)),
    packages: looseList(reader.at('upgradePackages')).map((entry) => ({
      uid: wantedText(entry.at('uid')),
      sections: looseList(entry.at('sections')).map((section) => meaningfulSection(readSectionNode(section), meaning)),
    })),
    rules,
    spells: looseList(reader.at('spells')).map((spell) => ({
      name: wantedText(spell.at('name')),
      tokens: looseNumber(spell.at('threshold')) ?? 0,
      effect: looseText(spell.at('effect')) ?? '',
    })),
  };
  return reader.findings.length === 0 ? ok(book) : fail(reader.findings);
};

/** Reads the rules that a book or a resolved list explains, without their texts. */
export const readBookRules = (reader: Reader): BookRule[] =>
  looseList(reader).map((rule) => {
    const id = looseText(rule.at('id'));
    const aliasOf = looseText(rule.at('aliasedRuleId'));
    return {
      name: looseText(rule.at('name')) ?? '',
      rated: rule.at('hasRating').value === true,
      ...(id ? { id } : {}),
      ...(aliasOf ? { aliasOf } : {}),
    };
  });
