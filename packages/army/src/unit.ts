import type { ArmyModel, ArmyUnit, Weapon } from '@muster/engine';
import type { Reader } from '@muster/kernel';
import { expectFields, listOrNone, readName } from './fields.ts';
import { hasRule, readRules } from './rules.ts';
import { readWeapons } from './weapon.ts';

/** Some models of a unit that differ; the first entry is about the unit's first models, and so on. */
export interface SpecialEntry {
  /** How many models; 1 when left out. */
  models?: number;
  /** What these models are called. */
  name?: string;
  /** Names of weapons that they do not have. */
  replace?: readonly string[];
  /** Weapons that they have instead of the unit's, or in addition. */
  with?: readonly string[];
  /** Rules that they have in addition to the unit's. */
  rules?: readonly string[];
}

/** A unit in a list. Everything is said of the whole unit, also when it is combined. */
export interface UnitEntry {
  /** Short and without spaces; joins, transports and models are named after it. */
  id: string;
  name: string;
  size: number;
  quality: number;
  defense: number;
  cost: number;
  /** Width of the round bases, in millimetres. */
  base: number;
  rules?: readonly string[];
  /** What every model carries: `Rifle (24", A1)`, `2x Fist (A1)`. */
  weapons?: readonly string[];
  special?: readonly SpecialEntry[];
  /** Two copies of the unit, fielded as one. */
  combined?: boolean;
  /** Experience from a campaign. */
  xp?: number;
  /** What it has become in a campaign: traits, skills, injuries, talents, by name. */
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

/** Radius in hundredths of an inch of a base that is so many millimetres wide. */
export const radiusOfBase = (millimetres: number): number => Math.round((millimetres / 25.4 / 2) * 100);

/** Width in millimetres of a base with this radius. */
export const baseOfRadius = (radius: number): number => Math.round((radius / 100) * 2 * 25.4);

/** A unit as it was read, whether it is a combined one, and what it learnt in a campaign. */
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
    reader.at('combined').complain(`needs two equal copies of several models, but the size is ${size}`);
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

/** Id of a unit's model, counted from 0 here and from 1 by people: `guard.1`. */
export const modelId = (unit: string, index: number): string => `${unit}.${index + 1}`;

type Miniature = Omit<ArmyModel, 'id'>;

const repeat = <T>(value: T, times: number): T[] => Array.from({ length: times }, () => value);

const readId = (reader: Reader): string => {
  const id = reader.text('', 40);
  if (id !== '' && !/^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(id))
    reader.complain(`may hold letters, digits, - and _ only, but it is "${id.slice(0, 40)}"`);
  return id;
};

const readArmoury = (reader: Reader, already: readonly Weapon[] = []): Weapon[] => {
  const weapons = [...already, ...listOrNone(reader, MOST_WEAPONS).flatMap(readWeapons)];
  if (weapons.length > MOST_WEAPONS)
    reader.complain(`make ${weapons.length} weapons on one model; at most ${MOST_WEAPONS} are allowed`);
  return weapons;
};

const readSpecials = (reader: Reader, plain: Miniature, size: number): Miniature[] => {
  let left = size;
  return listOrNone(reader, 30).flatMap((entry) => {
    expectFields(entry, SPECIAL_FIELDS);
    const models = entry.at('models').present ? entry.at('models').whole(1, 30) : 1;
    if (models > left)
      entry.at('models').complain(`speaks of ${models} models, but ${left} are left of the unit's ${size}`);
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
    if (name !== '' && !weapons.some(same(name))) entry.complain(`the unit has no weapon called "${name}"`);
    return name;
  });
  return weapons.filter((weapon) => !names.some((name) => same(name)(weapon)));
};
