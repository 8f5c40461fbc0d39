import { FERRY, FERRY_FOLK, ROWERS } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { parseAnyList, readAnyList } from '../read/any-list.ts';
import { checkList } from '../check/index.ts';
import { parseBook } from './book.ts';

const BOOK = {
  ...FERRY_FOLK,
  units: [
    {
      id: 'pilot',
      name: 'Pilot',
      quality: 3,
      defense: 4,
      base: 32,
      cost: 60,
      rules: ['Hero', 'Tough(3)', 'Caster(2)'],
      gear: ['Pole (A3)'],
    },
    {
      ...ROWERS,
      size: { gf: 5, gff: 3 },
      cost: { gf: 80, gff: 45 },
      gear: ['Rifle (24", A1)', 'Fist (A1)'],
      upgrades: ['guns'],
    },
    { ...FERRY, cost: 150, rules: ['Tough(9)', 'Transport(11)'] },
  ],
  upgrades: {
    guns: [
      {
        replace: ['Rifle'],
        affects: 2,
        options: [
          { gains: ['Plasma Gun (18", A1, AP(4))'], cost: 10 },
          { gains: ['Long Gun (30", A1)'], cost: 5 },
        ],
      },
      { affects: 'all', options: [{ gains: ['Cloaks (Stealth)'], cost: 20 }] },
    ],
  },
  spells: [{ name: 'Wake', value: 1, range: 12, target: 'enemy', hits: 3 }],
};

const parsed = parseBook(BOOK);
const books = parsed.ok ? parsed.value : [];

const LIST = {
  format: 'muster-list',
  version: 2,
  name: 'Morning Ferry',
  system: 'gf',
  book: 'ferry-folk',
  points: 750,
  units: [
    { unit: 'pilot', title: 'Old Wenna', joins: 'rowers', xp: 3, traits: ['Elite'] },
    { unit: 'rowers', upgrades: ['plasma-gun', 'plasma-gun', 'long-gun', 'cloaks'], combined: true, rides: 'ferry' },
    { unit: 'ferry' },
    { unit: 'rowers', upgrades: ['plasma-gun'] },
  ],
};
type Entry = Record<string, unknown>;
const withUnits = (...units: Entry[]): object => ({ ...LIST, units });

const read = (value: unknown = LIST) => {
  const made = parseAnyList(value, books);
  if (!made.ok) throw new Error(made.error.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  return made.value.list;
};
const wrong = (value: unknown): string[] => {
  const made = parseAnyList(value, books);
  return made.ok ? [] : made.error.map(({ path, message }) => `${path}: ${message}`);
};

describe('a list from a book', () => {
  test('is ready for the table with its choices, under the ids of the list', () => {
    const { army, system, points, combined, suggestions, veterans } = read();
    expect([army.name, system, points]).toEqual(['Morning Ferry', 'gf', 750]);
    expect(army.units.map(({ id, name, models }) => [id, name, models.length])).toEqual([
      ['pilot', 'Old Wenna', 1],
      ['rowers', 'Rowers', 10],
      ['ferry', 'Ferry', 1],
      ['rowers-2', 'Rowers', 5],
    ]);
    expect(army.units[1].models[9].id).toMatch(/^rowers/);
    expect(combined).toEqual(['rowers']);
    expect(suggestions).toEqual({
      joins: [{ hero: 'pilot', unit: 'rowers' }],
      transports: [{ transport: 'ferry', units: ['rowers'] }],
    });
    expect(veterans).toEqual([{ unit: 'pilot', xp: 3, traits: ['Elite'] }]);
  });

  test('may use names instead of ids', () => {
    const named = {
      ...LIST,
      book: 'The Ferry Folk',
      units: [
        { unit: 'Pilot', title: 'Old Wenna', joins: 'Rowers', xp: 3, traits: ['Elite'] },
        {
          unit: 'ROWERS',
          id: 'first-rowers',
          upgrades: ['Plasma Gun', 'plasma gun (18", A1, AP(4))', 'Long Gun', 'Cloaks'],
          combined: true,
          rides: 'The Ferry',
        },
        { unit: 'Ferry', book: 'Ferry Folk' },
      ],
    };
    const [pilot, rowers, ferry] = LIST.units;
    const byId = withUnits({ ...pilot, joins: 'first-rowers' }, { ...rowers, id: 'first-rowers' }, ferry);
    expect(read(named)).toEqual(read(byId));
    // A title is a name as well.
    const titled = withUnits({ unit: 'pilot', joins: 'Night Shift' }, { unit: 'rowers', title: 'Night Shift' });
    expect(read(titled).suggestions.joins).toEqual([{ hero: 'pilot', unit: 'rowers' }]);
  });

  test('asks for the id if several things have the name', () => {
    expect(wrong(withUnits({ unit: 'pilot', joins: 'rowerS' }, { unit: 'rowers' }, { unit: 'rowers' }))).toEqual([
      'units[0].joins: "rowerS" can be rowers or rowers-2: use its id',
    ]);
  });

  test('splits upgrades between both halves, and gives upgrades for all models to each', () => {
    const { army } = read();
    const [, rowers] = army.units;
    const guns = (from: number, to: number): string[] =>
      rowers.models.slice(from, to).map(({ weapons }) => weapons.find(({ range }) => range !== undefined)?.name ?? '');
    // The first half has bought a plasma gun and the long gun, the second the other plasma gun.
    expect(guns(0, 5).sort()).toEqual(['Long Gun', 'Plasma Gun', 'Rifle', 'Rifle', 'Rifle']);
    expect(guns(5, 10).sort()).toEqual(['Plasma Gun', 'Rifle', 'Rifle', 'Rifle', 'Rifle']);
    expect(rowers.models.every(({ rules }) => rules.some(({ id }) => id === 'stealth'))).toBe(true);
    // 2 × 80, two plasma guns, a long gun, cloaks for both halves.
    expect(rowers.cost).toBe(160 + 20 + 5 + 40);
  });

  test('has the spells of the book if it has casters', () => {
    expect(read().army.spells.map(({ name }) => name)).toEqual(['Wake']);
    expect(read(withUnits({ unit: 'ferry' })).army.spells).toEqual([]);
  });

  test('can be checked with its book', () => {
    const codes = (value: object): string[] => {
      const list = readAnyList(value, books);
      return list.ok ? checkList(list.value, { forceOrg: true, books }).map(({ code }) => code) : ['unreadable'];
    };
    expect(codes({ ...LIST, points: 2000 })).toEqual([]);
    expect(codes({ ...LIST, points: 400 })).toContain('over-points');
    const many = withUnits({ unit: 'rowers', upgrades: ['long-gun', 'long-gun', 'long-gun'] });
    expect(codes(many)).toContain('upgrade-too-often');
  });

  test('keeps its readable part, and reports what is left out', () => {
    const list = readAnyList(withUnits({ unit: 'ferry' }, { unit: 'fery' }), books);
    expect(list.ok && list.value.list?.army.units.map(({ id }) => id)).toEqual(['ferry']);
    expect(list.ok && list.value.lost).toEqual([
      { path: 'units[1].unit', message: 'there is no unit "fery"; did you mean "ferry"?' },
    ]);
  });
});

describe('a list with errors reports their places', () => {
  test.each([
    [
      'a newer version',
      { ...LIST, version: 3 },
      'version: was made by a newer version of Muster: update Muster to read it',
    ],
    [
      'no book',
      { ...LIST, book: 'fery-folk' },
      'book: names the book "fery-folk", which is not loaded (--book adds one); did you mean "ferry-folk"?',
    ],
    [
      'another game',
      { ...LIST, system: 'aof' },
      'book: "ferry-folk" is a book for gf and gff, but the list is for aof',
    ],
    ['two ways', { ...LIST, books: ['ferry-folk'] }, 'book: is given together with books: use only one of them'],
    ['an unknown field', withUnits({ unit: 'ferry', upgrade: [] }), /^units\[0\]\.upgrade: is not a known field/],
    [
      'an upgrade that is not offered',
      withUnits({ unit: 'rowers', upgrades: ['plasmagun'] }),
      'units[0].upgrades[0]: Rowers has no upgrade "plasmagun"; did you mean "plasma-gun"?',
    ],
    [
      'an id twice',
      withUnits({ unit: 'ferry', id: 'a' }, { unit: 'rowers', id: 'a' }),
      'units[1].id: "a" is already the id of another unit',
    ],
    [
      'a join with an unknown unit',
      withUnits({ unit: 'pilot', joins: 'rower' }, { unit: 'rowers' }),
      'units[0].joins: the list has no unit "rower"; did you mean "rowers"?',
    ],
    [
      'a ride in no transport',
      withUnits({ unit: 'rowers', rides: 'pilot' }, { unit: 'pilot' }),
      'units[0].rides: "pilot" is not a transport',
    ],
    [
      'a hero who rides next to its unit',
      withUnits({ unit: 'pilot', joins: 'rowers', rides: 'ferry' }, { unit: 'rowers' }, { unit: 'ferry' }),
      'units[0].rides: is not needed: the hero joins "rowers" and rides with that unit',
    ],
    [
      'a combined unit in Firefight',
      { ...withUnits({ unit: 'rowers', combined: true }), system: 'gff' },
      /^units\[0\]\.combined: "rowers" cannot be combined/,
    ],
    [
      'a join in Firefight',
      { ...withUnits({ unit: 'pilot', joins: 'rowers' }, { unit: 'rowers' }), system: 'gff' },
      'units[0].joins: "pilot" cannot join "rowers": Grimdark Future: Firefight does not let heroes join units',
    ],
  ])('%s', (_, value, expected) => {
    const said = wrong(value);
    if (expected instanceof RegExp) expect(said.join('\n')).toMatch(expected);
    else expect(said).toEqual([expected]);
  });

  test.each([{}, { units: 3 }, { units: [] }, { units: [null] }, { name: 7 }])('and never throws: %j', (change) => {
    expect(wrong({ ...LIST, book: undefined, ...change }).length).toBeGreaterThan(0);
    expect(wrong({ ...LIST, ...change }).length).toBe(Object.keys(change).length === 0 ? 0 : 1);
  });
});
