import type { Army } from '@muster/engine';
import { fail, type Finding, ok, Reader, type Result } from '@muster/kernel';
import { newestRuleset, type System, SYSTEMS } from '@muster/rules';
import { expectFields, listOrNone, readName } from './fields.ts';
import { readSpell, type SpellEntry } from './spell.ts';
import { readSuggestions, type Suggestions } from './suggestions.ts';
import { checkFielding } from './fielding.ts';
import { readUnit, type UnitEntry } from './unit.ts';

/** The format name of list files. */
export const LIST_FORMAT = 'muster-list';
/** The newest version of the list format. */
export const LIST_VERSION = 1;
/** A list as people write it, in JSON. */
export interface ListFile {
  format: typeof LIST_FORMAT;
  version: number;
  name: string;
  system: System;
  /** The agreed size of the game. */
  points?: number;
  units: readonly UnitEntry[];
  spells?: readonly SpellEntry[];
  /** Heroes and the units that they join, by id. */
  joins?: Readonly<Record<string, string>>;
  /** Transports and the units that they carry, by id. */
  transports?: Readonly<Record<string, readonly string[]>>;
}

/** The experience of a unit in a campaign; `armyForBattle` turns its traits into rules. */
export interface Veteran {
  /** The id of the unit. */
  unit: string;
  xp: number;
  traits: readonly string[];
}

/** A list that was read: the army, its game, its points, and how its units go together. */
export interface ArmyList {
  army: Army;
  system: System;
  points?: number;
  /** Ids of the combined units. */
  combined: readonly string[];
  suggestions: Suggestions;
  /** Units with experience or traits; undefined if no unit has any. */
  veterans?: readonly Veteran[];
}

const FIELDS = ['format', 'version', 'name', 'system', 'points', 'units', 'spells', 'joins', 'transports'];
const MOST_MODELS = 300;

/** Reads a list from parsed JSON, or returns everything that is wrong with it and where. */
export const parseList = (value: unknown): Result<ArmyList, Finding[]> => {
  const reader = new Reader(value);
  const list = readHead(reader) ? readBody(reader) : undefined;
  return list && reader.findings.length === 0 ? ok(list) : fail(reader.findings);
};

/** Whether this is a list in a known version. */
const readHead = (reader: Reader): boolean => {
  if (!reader.object()) return false;
  reader.at('format').word([LIST_FORMAT], LIST_FORMAT);
  const version = reader.at('version').whole(1, Number.MAX_SAFE_INTEGER);
  if (version > LIST_VERSION)
    reader.at('version').complain('was made by a newer version of Muster: update Muster to read it');
  return reader.findings.length === 0;
};

const readBody = (reader: Reader): ArmyList => {
  expectFields(reader, FIELDS);
  const read = reader.at('units').list(60).map(readUnit);
  const units = read.map(({ unit }) => unit);
  const models = units.reduce((sum, unit) => sum + unit.models.length, 0);
  const { value: named } = reader.at('units');
  if (Array.isArray(named) && named.length === 0) reader.at('units').complain('is empty: add at least one unit');
  if (models > MOST_MODELS) reader.at('units').complain(`have ${models} models (limit ${MOST_MODELS})`);
  units.forEach((unit, i) => {
    const first = units.findIndex(({ id }) => id === unit.id);
    if (unit.id !== '' && first < i)
      reader.at(`units[${i}].id`).complain(`"${unit.id}" is already the id of units[${first}]`);
  });
  const army: Army = {
    name: readName(reader.at('name')),
    units,
    spells: listOrNone(reader.at('spells'), 12).map(readSpell),
  };
  const list: ArmyList = {
    army,
    system: reader.at('system').word(SYSTEMS, 'gf'),
    ...(reader.at('points').present ? { points: reader.at('points').whole(1, 20000) } : {}),
    combined: read.filter(({ combined }) => combined).map(({ unit }) => unit.id),
    suggestions: readSuggestions(reader, units),
    ...veteransOf(read.map(({ unit, xp, traits }) => ({ unit: unit.id, xp, traits }))),
  };
  complainOfFielding(reader, list);
  return list;
};

/** Returns the units that have experience or traits, as a list stores them. */
export const veteransOf = (units: readonly Veteran[]): { veterans?: readonly Veteran[] } => {
  const veterans = units.filter(({ xp, traits }) => xp > 0 || traits.length > 0);
  return veterans.length === 0 ? {} : { veterans };
};

/** Reports joins and combinations that the game of the list does not allow. */
const complainOfFielding = (reader: Reader, list: ArmyList): void => {
  for (const { code, unit, message } of checkFielding(newestRuleset(list.system), list)) {
    const place = list.army.units.findIndex(({ id }) => id === unit);
    const path = code === 'hero-join-illegal' ? `joins.${unit}` : `units[${place}].combined`;
    reader.at(path).complain(message);
  }
};
