import type { ArmyModel, ArmyUnit, Weapon } from '@muster/engine';
import type { Reader } from '@muster/kernel';
import { expectFields, listOrNone, readName } from './fields.ts';
import { hasRule, readRules } from './rules.ts';
import { readWeapons } from './weapon.ts';

/** Models of a unit that differ; the first entry is about the unit's first models, and so on. */
export interface SpecialEntry {
  /** How many models (default: 1). */
  models?: number;
  /** The name of these models. */
  name?: string;
  /** Names of weapons that they do not have. */
  replace?: readonly string[];
  /** Weapons that they have instead of the unit's, or in addition. */
  with?: readonly string[];
  /** Rules that they have in addition to the unit's. */
  rules?: readonly string[];
}

/** A unit in a list. All fields are about the whole unit, even if it is combined. */
export interface UnitEntry {
  /** Short and without spaces; joins, transports and models refer to it. */
  id: string;
  name: string;
  size: number;
  quality: number;
  defense: number;
  cost: number;
  /** Width of the round bases, in millimetres. */
  base: number;
  rules?: readonly string[];
  /** The weapons of every model: `Rifle (24", A1)`, `2x Fist (A1)`. */
  weapons?: readonly string[];
  special?: readonly SpecialEntry[];
  /** Two copies of the unit, combined into one. */
  combined?: boolean;
  /** Experience from a campaign. */
  xp?: number;
  /** Its gains from a campaign: traits, skills, injuries and talents, by name. */
  traits?: readonly string[];
}

const UNIT_FIELDS = [
  'id',
  'name',
  'size',
  'quality',
  'defense',
  'cost',
  'base',
  'rules',
  'weapons',
  'special',
  'combined',
  'xp',
  'traits',
];
const SPECIAL_FIELDS = ['models', 'name', 'replace', 'with', 'rules'];
const MOST_WEAPONS = 20;
const MOST_XP = 1000;
const MOST_TRAITS = 30;

/** Returns the radius in hundredths of an inch of a base with this width in millimetres. */
export const radiusOfBase = (millimetres: number): number => Math.round((millimetres / 25.4 / 2) * 100);

/** Returns the width in millimetres of a base with this radius. */
export const baseOfRadius = (radius: number): number => Math.round((radius / 100) * 2 * 25.4);

/** A unit that was read, whether it is combined, and its gains from a campaign. */
export interface ReadUnit {
  unit: ArmyUnit;
  combined: boolean;
  xp: number;
  traits: readonly string[];
}

/** Reads one unit of a list. */
export const readUnit = (reader: Reader): ReadUnit => {
  expectFields(reader, UNIT_FIELDS);
  const id = readId(reader.at('id'));
  const size = reader.at('size').whole(1, 30);
  const rules = readRules(reader.at('rules'));
  const combined = reader.at('combined').present && reader.at('combined').truth();
  if (hasRule(rules, 'hero') && size > 1) reader.at('size').complain('must be 1, because the unit is a hero');
  if (combined && (size < 4 || size % 2 === 1))
    reader.at('combined').complain(`needs two equal copies of several models (the size is ${size})`);
  const radius = radiusOfBase(reader.at('base').whole(20, 200, 32));
  const weapons = readArmoury(reader.at('weapons'));
  const plain = { radius, rules: [], weapons };
  const unit: ArmyUnit = {
    id,
    name: readName(reader.at('name')),
    quality: reader.at('quality').whole(2, 6),
    defense: reader.at('defense').whole(2, 6),
    cost: reader.at('cost').whole(0, 20000),
    rules,
    models: [...readSpecials(reader.at('special'), plain, size), ...repeat(plain, size)]
      .slice(0, size)
      .map((model, i) => ({ id: modelId(id, i), ...model })),
  };
  const xp = reader.at('xp').present ? reader.at('xp').whole(0, MOST_XP) : 0;
  return { unit, combined, xp, traits: listOrNone(reader.at('traits'), MOST_TRAITS).map(readName) };
};

/** Returns the id of a unit's model, whose index is counted from 0: `guard.1` for index 0. */
export const modelId = (unit: string, index: number): string => `${unit}.${index + 1}`;

type Miniature = Omit<ArmyModel, 'id'>;

const repeat = <T>(value: T, times: number): T[] => Array.from({ length: times }, () => value);

const readId = (reader: Reader): string => {
  const id = reader.text('', 40);
  if (id !== '' && !/^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(id))
    reader.complain(`is "${id.slice(0, 40)}": use only letters, digits, - and _`);
  return id;
};

const readArmoury = (reader: Reader, already: readonly Weapon[] = []): Weapon[] => {
  const weapons = [...already, ...listOrNone(reader, MOST_WEAPONS).flatMap(readWeapons)];
  if (weapons.length > MOST_WEAPONS)
    reader.complain(`give one model ${weapons.length} weapons (limit ${MOST_WEAPONS})`);
  return weapons;
};

const readSpecials = (reader: Reader, plain: Miniature, size: number): Miniature[] => {
  let left = size;
  return listOrNone(reader, 30).flatMap((entry) => {
    expectFields(entry, SPECIAL_FIELDS);
    const models = entry.at('models').present ? entry.at('models').whole(1, 30) : 1;
    if (models > left)
      entry.at('models').complain(`is ${models} (limit ${left}: the remaining models of the unit's ${size})`);
    left = Math.max(0, left - models);
    const model: Miniature = {
      ...(entry.at('name').present ? { name: readName(entry.at('name')) } : {}),
      radius: plain.radius,
      rules: readRules(entry.at('rules')),
      weapons: readArmoury(entry.at('with'), withoutReplaced(entry.at('replace'), plain.weapons)),
    };
    return repeat(model, models);
  });
};

const withoutReplaced = (reader: Reader, weapons: readonly Weapon[]): Weapon[] => {
  const same = (name: string) => (weapon: Weapon) => weapon.name.toLowerCase() === name.trim().toLowerCase();
  const names = listOrNone(reader, MOST_WEAPONS).map((entry) => {
    const name = entry.text();
    if (name !== '' && !weapons.some(same(name))) entry.complain(`is "${name}": the unit has no such weapon`);
    return name;
  });
  return weapons.filter((weapon) => !names.some((name) => same(name)(weapon)));
};
