import { describe, expect, test } from 'vitest';
import { loadoutOf } from '../book/loadout.ts';
import { selectedPoints } from '../book/points.ts';
import { parseForgeBook } from './book.ts';
import { parseForgeList, parseForgeSave, readForgeSave } from './list.ts';

const gun = { type: 'ArmyBookWeapon', name: 'Gun', range: 24, attacks: 2, count: '01', specialRules: [] };
const option = { uid: 'gun', label: 'Gun', costs: [{ unitId: 'u', cost: 15 }], gains: [gun] };
const section = { uid: 'swap', id: 'x1', variant: 'replace', targets: ['Pikes'], options: [option] };
const unit = {
  id: 'u',
  name: 'Wardens',
  size: 5,
  cost: 100,
  quality: 4,
  defense: 4,
  bases: { round: '32' },
  rules: [
    { name: 'Tough', rating: '3', id: 'r' },
    { name: 'Spawn', rating: 'Eels [5]' },
  ],
  weapons: [{ type: 'ArmyBookWeapon', name: 'Pike', count: 5, originalCount: 5, attacks: 1, range: null }],
  items: [],
  upgrades: ['A1'],
};
const book = {
  uid: 'tide',
  name: 'The Tide',
  versionString: '3.5.3',
  gameSystemId: 2,
  units: [unit],
  upgradePackages: [{ uid: 'A1', sections: [section] }],
  specialRules: [{ id: 'r', name: 'Tough', hasRating: true, aliasedRuleId: null }],
  spells: [{ name: 'Surge', threshold: 2, effect: '' }],
};
const chosen = {
  ...unit,
  armyId: 'tide',
  selectionId: 'a',
  combined: false,
  joinToUnit: null,
  xp: 7,
  traits: ['Agile'],
};
const list = {
  name: 'Spring tide',
  gameSystem: 'gf',
  listPoints: 120,
  units: [{ ...chosen, selectedUpgrades: [{ upgrade: section, option }] }],
};

describe('a book', () => {
  test('is read with its loose types', () => {
    const read = parseForgeBook(book);
    expect(read).toMatchObject({
      ok: true,
      value: {
        system: 'gf',
        units: [
          {
            id: 'u',
            book: 'tide',
            base: '32',
            rules: [
              { name: 'Tough', rating: 3 },
              { name: 'Spawn', detail: 'Eels [5]' },
            ],
            gear: [{ kind: 'weapon', name: 'Pike', count: 5, range: 0 }],
          },
        ],
        packages: [
          { sections: [{ uid: 'swap', options: [{ costs: { u: 15 }, gains: [{ name: 'Gun', count: 1 }] }] }] },
        ],
        spells: [{ name: 'Surge', tokens: 2 }],
      },
    });
  });

  test('is refused with the places of errors', () => {
    expect(parseForgeBook(5)).toMatchObject({ ok: false });
    const broken = parseForgeBook({ ...book, units: [{ ...unit, quality: 9, name: '' }] });
    expect(broken).toMatchObject({ ok: false });
    if (!broken.ok)
      expect(broken.error.map(({ path }) => path)).toEqual(['book.units[0].name', 'book.units[0].quality']);
  });
});

describe('a resolved list', () => {
  test('has its points, its loadout, experience and traits', () => {
    const read = parseForgeList(list);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(selectedPoints(read.value.selections)).toBe(120);
    expect(loadoutOf(read.value.selections[0]).map(({ name, count }) => `${count} ${name}`)).toEqual([
      '4 Pike',
      '1 Gun',
    ]);
    expect(read.value.selections[0]).toMatchObject({ id: 'a', xp: 7, traits: ['Agile'], combined: false });
    expect(read.value.selections[0]).not.toHaveProperty('joins');
  });

  test('of the old format counts gains of all models only once', () => {
    const { weapons: equipment, rules: specialRules, items: _items, ...rest } = chosen;
    const all = { ...section, affects: { type: 'all' } };
    const gains = [{ ...gun, count: 5 }];
    const units = [
      { ...rest, equipment, specialRules, selectedUpgrades: [{ upgrade: all, option: { ...option, gains } }] },
    ];
    const read = parseForgeList({ ...list, units });
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(loadoutOf(read.value.selections[0]).map(({ name, count }) => `${count} ${name}`)).toEqual(['5 Gun']);
  });

  test('is read even if a shell wrote rules as text, or a weapon has no name', () => {
    const nameless = { type: 'ArmyBookItem', name: 'Boar', content: [{ ...gun, name: '' }] };
    const shell = { ...gun, specialRules: ['@{id=w; name=Blast; rating=3}', 'AP(2)'] };
    const read = parseForgeList({ ...list, units: [{ ...chosen, weapons: [shell], items: [nameless] }] });
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value.selections[0].unit.gear).toMatchObject([
      {
        rules: [
          { name: 'Blast', rating: 3 },
          { name: 'AP', rating: 2 },
        ],
      },
      { name: 'Boar', content: [{ name: 'Boar' }] },
    ]);
  });

  test('is refused if it is not a list', () => {
    for (const value of [undefined, null, [], 'x', {}, { units: 5 }, { units: [5] }])
      expect(parseForgeList(value)).toMatchObject({ ok: false });
  });
});

describe('a saved list', () => {
  const books = (() => {
    const read = parseForgeBook(book);
    return read.ok ? [read.value] : [];
  })();
  const saved = (upgrade: object, id = 'u') => ({
    listPoints: 120,
    list: {
      name: 'Spring tide',
      gameSystem: 'gf',
      units: [{ id, armyId: 'tide', selectionId: 'a', xp: 5, selectedUpgrades: [upgrade] }],
    },
  });

  test('finds units and upgrades in its book, by section or by option alone', () => {
    for (const upgrade of [{ upgradeId: 'swap', optionId: 'gun' }, { optionId: 'gun' }, { id: 'gun' }]) {
      const read = parseForgeSave(saved(upgrade), books);
      if (!read.ok) throw new Error(JSON.stringify(read.error));
      expect(selectedPoints(read.value.selections)).toBe(120);
      expect(read.value.listPoints).toBe(120);
    }
  });

  test('says in one line which book it needs, whatever others are given', () => {
    const others = Array.from({ length: 25 }, (_, i) => ({ ...books[0], uid: `other-${i}`, name: `Other ${i}` }));
    const file = { ...saved({ optionId: 'gun' }), armyId: 'tide', armyName: 'The Tide' };
    const needs = (given: typeof books, value: object = file): unknown => parseForgeSave(value, given);
    const away = {
      ok: false,
      error: [
        {
          path: 'save.list',
          message:
            'contains only ids and needs the army book "The Tide" 3.5: download that book from Army Forge and add it with --book',
          code: 'book-missing',
        },
      ],
    };
    const versions = [{ armyId: 'tide', version: '3.5' }];
    expect(needs(others, { ...file, armyVersions: versions })).toEqual(away);
    expect(needs([], { ...file, armyVersions: versions })).toEqual(away);
  });

  test('says in one line that its book lacks units, and keeps the others', () => {
    const entry = { armyId: 'tide', selectionId: 'a', selectedUpgrades: [] };
    const units = [
      { ...entry, id: 'u' },
      { ...entry, id: 'eel' },
      { ...entry, id: 'crab' },
    ];
    const file = { armyId: 'tide', armyName: 'The Tide', list: { name: 'Ebb', gameSystem: 'gf', units } };
    const { list: kept, findings } = readForgeSave(file, [{ ...books[0], version: '3.5' }]);
    expect(kept?.selections).toHaveLength(1);
    expect(findings.map(({ message }) => message)).toEqual([
      'contains 2 units of the army book "The Tide" that the given version 3.5 does not have: add the version that the list was made with, or open the list in Army Forge and save it again',
    ]);
  });

  test('says what its book does not have', () => {
    const unknown = parseForgeSave(saved({ optionId: 'gun' }, 'nobody'), books);
    expect(unknown).toMatchObject({ ok: false, error: [{ path: 'save.list', code: 'book-missing' }] });
    const gone = parseForgeSave(saved({ optionId: 'cannon' }), books);
    expect(gone).toMatchObject({ ok: false, error: [{ path: 'save.list.units[0].selectedUpgrades[0]' }] });
    expect(parseForgeSave(saved({ optionId: 'gun' }), [])).toMatchObject({ ok: false });
  });
});
