import { parseRuleRef } from '@muster/engine';
import { Reader, toInches } from '@muster/kernel';
import type { Gear, ItemGear, NamedRule, RuleGear, WeaponGear } from '../book/book.ts';
import { expectFields, listOrNone, readName } from '../fields.ts';
import { readRule } from '../rules.ts';
import { readWeapons, splitParts } from '../weapon.ts';

const MOST_GEAR = 30;
const ITEM_FIELDS = ['item', 'rules', 'weapons', 'base'];
const BASES = [20, 200] as const;

/** Reads a rule with its name in the book. */
const readNamed = (reader: Reader, text: string): NamedRule[] =>
  readRule(reader, text).map(({ rating }) => ({
    name: text.replace(/\(.*$/, '').trim(),
    ...(rating === undefined ? {} : { rating }),
    ...(/\(\s*\+/.test(text) ? { adds: true } : {}),
  }));

/** Reads rules; the field is optional. */
export const readNamedRules = (reader: Reader): NamedRule[] =>
  listOrNone(reader, MOST_GEAR).flatMap((entry) => {
    const text = entry.text();
    return text === '' ? [] : readNamed(entry, text);
  });

/** Reads the width of a base, in millimetres. */
export const readBase = (reader: Reader): string => String(reader.whole(...BASES, 32));

/** Reads the gear of every model, or the gains of an option; the field is optional. */
export const readGear = (reader: Reader): Gear[] => listOrNone(reader, MOST_GEAR).flatMap(readPiece);

const HELP = 'a weapon is Rifle (24", A1), an item Jetpack (Flying), a rule Fearless or Tough(3)';

const readPiece = (reader: Reader): Gear[] => {
  if (typeof reader.value === 'object' && reader.value !== null) return [readItem(reader)];
  const text = reader.text().trim();
  if (text === '') return [];
  if (!text.includes('"') && parseRuleRef(text)) return readNamed(reader, text).map(ruleGear);
  const match = /^([^()]+)\((.*)\)$/.exec(text);
  const parts = match && splitParts(match[2]);
  if (!match || !parts) {
    reader.complain(`"${text.slice(0, 80)}" is not gear: ${HELP}`);
    return [];
  }
  return parts.some(isProfile) ? readWeaponGear(reader) : [itemOf(reader, match[1], parts)];
};

const isProfile = (part: string): boolean => /^A\d+$/i.test(part) || /^-?\d/.test(part);

const ruleGear = (rule: NamedRule): RuleGear => ({ kind: 'rule', name: rule.name, count: 1, rule });

const readWeaponGear = (reader: Reader): WeaponGear[] => {
  const weapons = readWeapons(reader);
  if (weapons.length === 0) return [];
  const [{ name, range = 0, attacks }] = weapons;
  const inside = /\((.*)\)$/.exec(String(reader.value).trim())?.[1] ?? '';
  const printed = (splitParts(inside) ?? []).filter((part) => !isProfile(part));
  // The weapon has already been read with its rules; this keeps their printed names.
  const rules = printed.flatMap((part) => readNamed(new Reader(part), part));
  return [{ kind: 'weapon', name, count: weapons.length, range: toInches(range), attacks, rules }];
};

const itemOf = (reader: Reader, text: string, parts: readonly string[]): ItemGear => {
  const copies = /^(\d{1,2})\s*[x×]\s+(.*)$/.exec(text.trim());
  return {
    kind: 'item',
    name: (copies?.[2] ?? text).trim(),
    count: Math.max(1, Number(copies?.[1] ?? 1)),
    content: parts.flatMap((part) => readNamed(reader, part)).map(ruleGear),
  };
};

const readItem = (reader: Reader): ItemGear => {
  expectFields(reader, ITEM_FIELDS);
  const base = reader.at('base');
  return {
    kind: 'item',
    name: readName(reader.at('item')),
    count: 1,
    content: [
      ...readNamedRules(reader.at('rules')).map(ruleGear),
      ...listOrNone(reader.at('weapons'), MOST_GEAR).flatMap(readWeaponGear),
    ],
    ...(base.present ? { base: readBase(base) } : {}),
  };
};

/** Returns gear as it is printed. */
export const gearText = (gear: Gear): string => {
  const many = gear.count > 1 ? `${gear.count}x ` : '';
  if (gear.kind === 'rule') return many + namedText(gear.rule);
  const parts =
    gear.kind === 'item'
      ? gear.content.map(gearText)
      : [...(gear.range > 0 ? [`${gear.range}"`] : []), `A${gear.attacks}`, ...gear.rules.map(namedText)];
  return many + (parts.length === 0 ? gear.name : `${gear.name} (${parts.join(', ')})`);
};

const namedText = ({ name, rating, adds }: NamedRule): string =>
  rating === undefined ? name : `${name}(${adds ? '+' : ''}${rating})`;
