import type { Reader } from '@muster/kernel';
import { type Extent, type UpgradeOption, type UpgradeSection, type Variant, VARIANTS } from '../book/book.ts';
import { readGearNodes } from './gear.ts';
import { looseList, looseNumber, looseText } from './tolerant-reader.ts';

/** Reads a target and its number: `2x CCW` is two, anything else is one. */
const readTarget = (text: string): { name: string; count: number } => {
  const match = /^(\d+)x\s+(.*)$/.exec(text);
  return match ? { name: match[2], count: Number(match[1]) } : { name: text, count: 1 };
};

const readExtent = (reader: Reader): Extent | undefined => {
  const { value } = reader;
  if (value === 'any' || value === 'all') return { type: value };
  const number = looseNumber(reader);
  if (number !== undefined) return { type: 'exactly', value: number };
  const type = looseText(reader.at('type'));
  const many = looseNumber(reader.at('value'));
  if (type === 'any' || type === 'all') return { type };
  if (type === 'exactly' || type === 'up to') return { type, ...(many === undefined ? {} : { value: many }) };
  return undefined;
};

/** Reads a section of a package in any format version; a list contains it without its options. */
export const readSectionNode = (reader: Reader): UpgradeSection => {
  const told = looseText(reader.at('variant')) ?? looseText(reader.at('type'));
  const variant: Variant = VARIANTS.find((known) => known === told) ?? 'upgrade';
  const targets = [...looseList(reader.at('targets')), ...looseList(reader.at('replaceWhat'))];
  const affects = readExtent(reader.at('affects'));
  const select = readExtent(reader.at('select'));
  return {
    uid: looseText(reader.at('uid')) ?? looseText(reader.at('id')) ?? '',
    label: looseText(reader.at('label')) ?? '',
    variant,
    targets: targets.map((target) => readTarget(looseText(target) ?? '')).filter(({ name }) => name !== ''),
    ...(affects ? { affects } : {}),
    ...(select ? { select } : {}),
    options: looseList(reader.at('options')).map(readOptionNode),
  };
};

/** An option, with its price for every unit that has one. */
export const readOptionNode = (reader: Reader): UpgradeOption => {
  const cost = looseNumber(reader.at('cost'));
  const costs = looseList(reader.at('costs')).flatMap((entry): [string, number][] => {
    const price = looseNumber(entry.at('cost'));
    const unit = looseText(entry.at('unitId'));
    return price === undefined || unit === undefined ? [] : [[unit, price]];
  });
  return {
    uid: looseText(reader.at('uid')) ?? looseText(reader.at('id')) ?? '',
    label: looseText(reader.at('label')) ?? '',
    costs: Object.fromEntries(costs),
    ...(cost === undefined ? {} : { cost }),
    gains: readGearNodes(reader.at('gains')),
  };
};
