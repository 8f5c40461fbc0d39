import { FERRY_FOLK, ROWERS } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import type { ArmyBook, BookUnit, UpgradeOption } from '../book/book.ts';
import { parseBook } from './book.ts';
import { checkBook } from './check-book.ts';

const FILE = {
  ...FERRY_FOLK,
  units: [
    {
      ...ROWERS,
      cost: { gf: 100, gff: 30 },
      rules: ['Hit & Run', 'Strider'],
      gear: ['Rifle (24", A1, AP(1))', '2x Fist (A1)', 'Lamp (Stealth)'],
      upgrades: ['guns'],
    },
    {
      id: 'pilot',
      name: 'Pilot',
      systems: ['gf'],
      quality: 3,
      defense: 4,
      base: 40,
      cost: 60,
      rules: ['Hero', 'Tough(3)'],
      gear: ['Pole (A3)'],
      upgrades: ['guns', 'boats'],
    },
  ],
  upgrades: {
    guns: [
      {
        replace: ['Rifle'],
        affects: 2,
        options: [
          { gains: ['Plasma Gun (18", A1, AP(4))'], cost: { gf: 10, gff: 5 } },
          { id: 'burner', gains: ['Flame Thrower (12", A1, Blast(3))'], cost: 15 },
        ],
      },
      { affects: 'all', choose: 'any', options: [{ gains: ['Fearless'] }, { gains: ['Cloak (Stealth, Scout)'] }] },
    ],
    boats: [
      {
        systems: ['gf'],
        options: [
          {
            gains: [{ item: 'Skiff', rules: ['Fast', 'Tough(3)'], weapons: ['2x Oar (A2)'], base: 60 }],
            cost: { gf: { pilot: 35 } },
          },
        ],
      },
    ],
  },
  spells: [
    { name: 'Wake', value: 1, range: 12, target: 'enemy', hits: 3, rules: ['AP(1)'] },
    { name: 'Ripple', value: 2, range: 18, target: 'friend', targets: 2, grants: ['Fast'] },
  ],
};

const read = (file: object = FILE): readonly ArmyBook[] => {
  const books = parseBook(file);
  if (!books.ok) throw new Error(books.error.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  return books.value;
};
const bookIn = (system: string, file: object = FILE): ArmyBook => {
  const book = read(file).find((one) => one.system === system);
  if (!book) throw new Error(`no book for ${system}`);
  return book;
};
const unitOf = (book: ArmyBook, id: string): BookUnit => {
  const unit = book.units.find((one) => one.id === id);
  if (!unit) throw new Error(`no unit ${id}`);
  return unit;
};
const optionOf = (book: ArmyBook, uid: string): UpgradeOption => {
  const options = book.packages.flatMap(({ sections }) => sections.flatMap((section) => section.options));
  const option = options.find((one) => one.uid === uid);
  if (!option) throw new Error(`no option ${uid}`);
  return option;
};
/** The file with something else at a path of keys. */
const changed = (path: readonly (string | number)[], value: unknown): object => {
  const file = structuredClone(FILE) as Record<string, unknown>;
  const inner = path
    .slice(0, -1)
    .reduce<Record<string, unknown>>((at, key) => at[key] as Record<string, unknown>, file);
  inner[path[path.length - 1]] = value;
  return file;
};
const wrong = (file: unknown): string[] => {
  const books = parseBook(file);
  return books.ok ? [] : books.error.map(({ path, message }) => `${path}: ${message}`);
};

describe('a book', () => {
  test('is read once for each of its games, with the sizes and costs of that game', () => {
    expect(read().map(({ system, units }) => [system, units.map(({ id }) => id)])).toEqual([
      ['gf', ['rowers', 'pilot']],
      ['gff', ['rowers']],
    ]);
    expect(unitOf(bookIn('gf'), 'rowers')).toMatchObject({ size: 10, cost: 100, book: 'ferry-folk', base: '32' });
    expect(unitOf(bookIn('gff'), 'rowers')).toMatchObject({ size: 3, cost: 30 });
  });

  test('gives every model its gear, and keeps the names of rules as they are written', () => {
    const { rules, gear } = unitOf(bookIn('gff'), 'rowers');
    expect(rules).toEqual([{ name: 'Hit & Run' }, { name: 'Strider' }]);
    expect(gear).toEqual([
      { kind: 'weapon', name: 'Rifle', count: 3, range: 24, attacks: 1, rules: [{ name: 'AP', rating: 1 }] },
      { kind: 'weapon', name: 'Fist', count: 6, range: 0, attacks: 1, rules: [] },
      {
        kind: 'item',
        name: 'Lamp',
        count: 3,
        content: [{ kind: 'rule', name: 'Stealth', count: 1, rule: { name: 'Stealth' } }],
      },
    ]);
  });

  test('names sections and options that have no name', () => {
    const [{ sections }, boats] = bookIn('gf').packages;
    expect(sections.map(({ uid, label }) => [uid, label])).toEqual([
      ['guns-1', 'Replace up to 2 Rifles'],
      ['guns-2', 'Upgrade all models with any'],
    ]);
    expect(boats.sections[0].label).toBe('Upgrade with one');
    expect(sections[0]).toMatchObject({ variant: 'replace', affects: { type: 'up to', value: 2 } });
    expect(sections[1]).toMatchObject({ variant: 'upgrade', affects: { type: 'all' }, select: { type: 'any' } });
    expect(sections.flatMap(({ options }) => options.map(({ uid, label }) => [uid, label]))).toEqual([
      ['plasma-gun', 'Plasma Gun (18", A1, AP(4))'],
      ['burner', 'Flame Thrower (12", A1, Blast(3))'],
      ['fearless', 'Fearless'],
      ['cloak', 'Cloak (Stealth, Scout)'],
    ]);
  });

  test('offers a section to those who carry what it replaces, at the cost for each', () => {
    const book = bookIn('gf');
    expect(optionOf(book, 'plasma-gun').costs).toEqual({ rowers: 10 });
    expect(unitOf(book, 'pilot').closed).toEqual(['guns-1']);
    expect(optionOf(book, 'fearless').costs).toEqual({ rowers: 0, pilot: 0 });
    expect(optionOf(book, 'skiff').costs).toEqual({ pilot: 35 });
    expect(optionOf(bookIn('gff'), 'plasma-gun').costs).toEqual({ rowers: 5 });
    expect(bookIn('gff').packages[1].sections).toEqual([]);
  });

  test('reads items with weapons', () => {
    const [skiff] = optionOf(bookIn('gf'), 'skiff').gains;
    expect(skiff).toMatchObject({ kind: 'item', name: 'Skiff', base: '60' });
    expect(skiff.kind === 'item' && skiff.content).toMatchObject([
      { kind: 'rule', rule: { name: 'Fast' } },
      { kind: 'rule', rule: { name: 'Tough', rating: 3 } },
      { kind: 'weapon', name: 'Oar', count: 2, attacks: 2 },
    ]);
  });

  test('has spells that can be cast', () => {
    expect(bookIn('gf').spells).toMatchObject([
      {
        name: 'Wake',
        tokens: 1,
        effect: '1 enemy unit within 12": 3 hits with AP(1)',
        spell: { range: 1200, hits: 3 },
      },
      { name: 'Ripple', tokens: 2, effect: '2 friendly units within 18": Fast until the end of the round' },
    ]);
  });
});

describe('a book with errors', () => {
  test.each([
    ['something else', 7, ['(top): must be an object, but it is 7']],
    [
      'a newer version',
      changed(['version'], 2),
      ['version: was made by a newer version of Muster: update Muster to read it'],
    ],
    ['an unknown field', changed(['units', 1, 'armour'], 3), [/^units\[1\]\.armour: is not a known field/]],
    ['an unknown game', changed(['systems'], ['chess']), [/^systems\[0\]: must be one of gf, gff, aof, aofs/]],
    ['a size for one game only', changed(['units', 0, 'size'], { gf: 10 }), ['units[0].size: has no value for gff']],
    [
      'two units of one id',
      changed(['units', 1, 'id'], 'rowers'),
      ['units[1].id: "rowers" is already the id of units[0]'],
    ],
    [
      'upgrades that are not there',
      changed(['units', 1, 'upgrades'], ['gums', 'boats']),
      ['units[1].upgrades[0]: there are no upgrades "gums"; did you mean "guns"?'],
    ],
    [
      'a replaced weapon that no unit has',
      changed(['upgrades', 'guns', 0, 'replace'], ['Riffle']),
      ['upgrades.guns[0].replace: cannot be used: none of rowers, pilot carries "Riffle"'],
    ],
    [
      'a weapon without attacks',
      changed(['units', 1, 'gear'], ['Pole (24", Reliable)']),
      ['units[1].gear[0]: "Pole" must have its attacks exactly once, such as A1'],
    ],
    [
      'gear that is nothing',
      changed(['units', 1, 'gear'], ['2 Poles (']),
      [
        /^units\[1\]\.gear\[0\]: "2 Poles \(" is not gear: a weapon is Rifle \(24", A1\), an item Jetpack \(Flying\), a rule Fearless or Tough\(3\)/,
      ],
    ],
    [
      'a price for a unit that cannot buy it',
      changed(['upgrades', 'boats', 0, 'options', 0, 'cost'], { gf: { rowers: 5 } }),
      [
        'upgrades.boats[0].options[0].cost: has a value for "rowers", which cannot buy this option; there is pilot',
        'upgrades.boats[0].options[0].cost: has no value for "pilot", which can buy this option',
      ],
    ],
    [
      'two options of one id for one unit',
      changed(['upgrades', 'guns', 0, 'options', 1, 'id'], 'plasma-gun'),
      [
        'upgrades.guns[0].options[1]: has the id "plasma-gun" like upgrades.guns[0].options[0], and both are available to rowers: give one another id',
      ],
    ],
    [
      'a spell that does nothing',
      changed(['spells', 0, 'hits'], 0),
      [/^spells\[0\]: has no effect: add hits or grants/, /spells\[0\]\.rules/],
    ],
  ])('says where: %s', (_, file, expected) => {
    const said = wrong(file);
    expect(said).toHaveLength(expected.length);
    expected.forEach((one, i) =>
      expect(said[i]).toMatch(one instanceof RegExp ? one : new RegExp(`^${escaped(one)}$`)),
    );
  });

  test.each([null, [], 'book', { format: 'muster-book', version: 1 }, changed(['units'], [[], 3, null])])(
    'never throws: %j',
    (value) => expect(wrong(value).length).toBeGreaterThan(0),
  );
});

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

describe('notes for the author of a book', () => {
  const notes = (file: object): string[] => {
    const books = parseBook(file);
    return books.ok ? checkBook(books.value[0]).map(({ path, message }) => `${path}: ${message}`) : ['unreadable'];
  };

  test('are empty if everything is fine', () => {
    expect(notes(FILE)).toEqual([]);
  });

  test('report wrong names of rules, ratings, costs, and spells that cannot grant their rules', () => {
    expect(notes(changed(['units', 1, 'rules'], ['Hero', 'Furios', 'Tough', 'Fast(2)']))).toEqual([
      'Pilot: Grimdark Future does not have the rule "Furios"; did you mean Furious?',
      'Pilot: "Tough" needs a rating, such as Tough(1)',
      'Pilot: "Fast" has no rating: write it without one',
    ]);
    expect(notes(changed(['units', 1, 'cost'], 0))).toEqual(['Pilot: has no cost yet']);
    expect(notes(changed(['upgrades', 'guns', 1, 'options', 0, 'gains'], ['Moonwalk']))).toEqual([
      'Moonwalk: Grimdark Future does not have the rule "Moonwalk"',
    ]);
    expect(notes(changed(['spells', 1, 'grants'], ['Limited']))).toEqual([
      'Ripple: a spell cannot give the rule "Limited" to a unit',
    ]);
  });
});
