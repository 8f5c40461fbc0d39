import type { Reader } from '@muster/kernel';
import type { BookUnit } from '../book/book.ts';
import { readGearNodes, readRuleNodes } from './gear.ts';
import { looseList, looseText, wantedNumber, wantedText } from './tolerant-reader.ts';

const MOST_MODELS = 100;
const HIGHEST_COST = 100_000;

/** Reads the definition of a unit, in a book or a list, in any format version. */
export const readUnitNode = (reader: Reader, book: string): BookUnit => {
  const base = looseText(reader.at('bases').at('round'));
  const rules = reader.at('rules').present ? reader.at('rules') : reader.at('specialRules');
  return {
    id: wantedText(reader.at('id')),
    book: looseText(reader.at('armyId')) ?? book,
    name: wantedText(reader.at('name')),
    size: Math.floor(wantedNumber(reader.at('size'), 1, MOST_MODELS, 1)),
    cost: wantedNumber(reader.at('cost'), 0, HIGHEST_COST, 0),
    quality: Math.floor(wantedNumber(reader.at('quality'), 2, 6, 6)),
    defense: Math.floor(wantedNumber(reader.at('defense'), 2, 6, 6)),
    ...(base && base !== 'none' ? { base } : {}),
    rules: readRuleNodes(rules),
    gear: readGearNodes(reader.at('equipment'), reader.at('weapons'), reader.at('items')),
    packages: looseList(reader.at('upgrades')).flatMap((uid) => looseText(uid) ?? []),
    closed: looseList(reader.at('disabledSections')).flatMap((uid) => looseText(uid) ?? []),
  };
};
