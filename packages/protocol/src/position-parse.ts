import { parseSpell } from '@muster/army';
import { currentSettingName, BATTLE_LIMITS, PHASES, type SettingName, SETTINGS, type Settings } from '@muster/engine';
import { fail, type Finding, ok, Reader, type Result } from '@muster/kernel';
import { rulesetOf } from '@muster/rules';
import { checkPosition } from './position-check.ts';
import { compact, expectFields, maybe, readId, readRuleTexts, readState, readTexts } from './position-fields.ts';
import { readTable } from './position-table.ts';
import { readUnit } from './position-units.ts';
import {
  type Position,
  POSITION_FORMAT,
  POSITION_VERSION,
  type PositionObjective,
  type PositionSide,
  type PositionSpell,
  type PositionWeapon,
  ZONES,
} from './position.ts';

const FIELDS = [
  'format',
  'version',
  'name',
  'system',
  'rules',
  'settings',
  'table',
  'weapons',
  'spells',
  'sides',
  'units',
  'objectives',
  'objectivesToPlace',
  'round',
  'phase',
  'turn',
  'first',
  'active',
  'winner',
];
const MOST_OBJECTIVES = 30;

/** Parses the JSON of a position: returns a playable position, or everything that is wrong with it and where. */
export const parsePosition = (value: unknown): Result<Position, Finding[]> => {
  const reader = new Reader(value);
  if (!readHead(reader)) return fail(reader.findings);
  const position = readBody(reader);
  if (reader.findings.length === 0) checkPosition(position, reader);
  return reader.findings.length === 0 ? ok(position) : fail(reader.findings);
};

/** Whether this is a position of a version that can be read. */
const readHead = (reader: Reader): boolean => {
  if (!reader.object()) return false;
  reader.at('format').word([POSITION_FORMAT], POSITION_FORMAT);
  const version = reader.at('version').whole(1, Number.MAX_SAFE_INTEGER);
  if (version > POSITION_VERSION) reader.at('version').complain('made by a newer version of Muster: update to read it');
  const system = reader.at('system').text();
  const rules = maybe(reader.at('rules'), (version_) => version_.text());
  if (system !== '' && !rulesetOf(system)) reader.at('system').complain(`"${system}" is not a known game`);
  else if (system !== '' && !rulesetOf(system, rules)) reader.at('rules').complain(`there is no version "${rules}"`);
  return reader.findings.length === 0;
};

const readBody = (reader: Reader): Position => {
  expectFields(reader, FIELDS);
  return compact({
    format: POSITION_FORMAT,
    version: POSITION_VERSION,
    name: maybe(reader.at('name'), (name) => name.text('', 200)),
    note: maybe(reader.at('note'), (note) => note.text('', 10000)),
    system: reader.at('system').text(),
    rules: maybe(reader.at('rules'), (rules) => rules.text()),
    settings: maybe(reader.at('settings'), readSettings),
    table: maybe(reader.at('table'), readTable),
    weapons: maybe(reader.at('weapons'), (weapons) => readNamed(weapons, readWeapon)),
    spells: maybe(reader.at('spells'), (spells) => readNamed(spells, readSpell)),
    sides: maybe(reader.at('sides'), (sides) => sides.list(BATTLE_LIMITS.sides).map(readSide)),
    units: reader.at('units').list(BATTLE_LIMITS.units).map(readUnit),
    objectives: maybe(reader.at('objectives'), (markers) => markers.list(MOST_OBJECTIVES).map(readObjective)),
    objectivesToPlace: maybe(reader.at('objectivesToPlace'), (count) => count.whole(0, MOST_OBJECTIVES)),
    round: maybe(reader.at('round'), (round) => round.whole(0, 100)),
    phase: maybe(reader.at('phase'), (phase) => phase.word(PHASES, 'activation')),
    turn: maybe(reader.at('turn'), readId),
    first: maybe(reader.at('first'), readId),
    active: maybe(reader.at('active'), readId),
    winner: maybe(reader.at('winner'), readId),
  });
};

const readSettings = (reader: Reader): Partial<Settings> => {
  const given = reader.entries().map(([name, value]) => [currentSettingName(name), value] as const);
  const known = given.filter(([name, value]) => {
    const values: readonly unknown[] | undefined = Object.hasOwn(SETTINGS, name)
      ? SETTINGS[name as SettingName]
      : undefined;
    if (!values) value.complain('is not a setting');
    else if (!values.includes(value.value)) value.complain(`must be one of ${values.join(', ')}`);
    return values?.includes(value.value);
  });
  return Object.fromEntries(known.map(([name, { value }]) => [name, value]));
};

/** Reads entries by name; `__proto__` is a name like any other. */
const readNamed = <T>(reader: Reader, read: (reader: Reader, name: string) => T): Readonly<Record<string, T>> => {
  const entries = reader.entries();
  if (entries.length > BATTLE_LIMITS.models)
    reader.complain(`has ${entries.length} entries (limit ${BATTLE_LIMITS.models})`);
  return Object.fromEntries(entries.slice(0, BATTLE_LIMITS.models).map(([name, entry]) => [name, read(entry, name)]));
};

const readWeapon = (reader: Reader): PositionWeapon => {
  expectFields(reader, ['name', 'range', 'attacks', 'rules']);
  return compact({
    name: maybe(reader.at('name'), (name) => name.text('', 80)),
    range: maybe(reader.at('range'), (range) => range.number(1, 120)),
    attacks: reader.at('attacks').whole(1, 60),
    rules: maybe(reader.at('rules'), readRuleTexts),
  });
};

const readSpell = (reader: Reader, name: string): PositionSpell => {
  if (!reader.object()) return { value: 1, range: 1 };
  const spell = reader.value as PositionSpell;
  const parsed = parseSpell({ name, target: 'enemy', ...spell });
  if (!parsed.ok)
    for (const { path, message } of parsed.error)
      new Reader(undefined, path.replace(/^spell/, reader.path), reader.findings).complain(message);
  return spell;
};

const readSide = (reader: Reader): PositionSide => {
  expectFields(reader, ['name', 'spells', 'zone', 'startingUnits', 'lastActivation', 'passed', 'actedAgain', 'fallen']);
  return compact({
    name: readId(reader.at('name')),
    spells: maybe(reader.at('spells'), (spells) => readTexts(spells, BATTLE_LIMITS.spells)),
    zone: maybe(reader.at('zone'), (zone) => zone.word(ZONES, 'near')),
    startingUnits: maybe(reader.at('startingUnits'), (units) => units.whole(0, BATTLE_LIMITS.units)),
    lastActivation: maybe(reader.at('lastActivation'), (last) => last.whole(0, 10000)),
    passed: maybe(reader.at('passed'), readState),
    actedAgain: maybe(reader.at('actedAgain'), (units) => units.whole(0, BATTLE_LIMITS.units)),
    fallen: maybe(reader.at('fallen'), readRuleTexts),
  });
};

const readObjective = (reader: Reader): PositionObjective => {
  expectFields(reader, ['id', 'x', 'y', 'owner']);
  return compact({
    id: maybe(reader.at('id'), readId),
    x: reader.at('x').number(0, 240),
    y: reader.at('y').number(0, 240),
    owner: maybe(reader.at('owner'), readId),
  });
};
