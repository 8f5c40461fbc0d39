import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gf } from '@muster/rules';
import { checkRules } from './rules.ts';
import { parseList } from './list.ts';
import { makeList } from './make.ts';
import { baseOfRadius, radiusOfBase } from './unit.ts';

const guard = {
  id: 'guard',
  name: 'Guard',
  size: 5,
  quality: 4,
  defense: 4,
  cost: 60,
  base: 32,
  weapons: ['Rifle (24", A1)', '2x Knife (A1)'],
};
const captain = { ...guard, id: 'captain', name: 'Captain', size: 1, rules: ['Hero', 'Tough(3)'] };
const wagon = { ...guard, id: 'wagon', name: 'Wagon', size: 1, base: 100, rules: ['Tough(6)', 'Transport(6)'] };
const list = { format: 'muster-list', version: 1, name: 'Test', system: 'gf', units: [guard] };

const read = (value: unknown) => {
  const result = parseList(value);
  if (!result.ok) throw new Error(problems(value));
  return result.value;
};
const problems = (value: unknown): string => {
  const result = parseList(value);
  return result.ok ? '' : result.error.map(({ path, message }) => `${path} ${message}`).join('\n');
};
const weaponsOf = (unit: object): string[] =>
  read({ ...list, units: [unit] }).army.units[0].models.map((model) => model.weapons.map(({ name }) => name).join('+'));

describe('a list', () => {
  test('becomes an army of models', () => {
    const { army, ...rest } = read({ ...list, points: 500 });
    expect(rest).toEqual({ system: 'gf', points: 500, combined: [], suggestions: { joins: [], transports: [] } });
    expect(army.units[0]).toMatchObject({ id: 'guard', quality: 4, defense: 4, cost: 60, rules: [] });
    expect(army.units[0].models.map(({ id }) => id)).toEqual(['guard.1', 'guard.2', 'guard.3', 'guard.4', 'guard.5']);
    expect(army.units[0].models[4]).toEqual({
      id: 'guard.5',
      radius: 63,
      rules: [],
      weapons: [
        { name: 'Rifle', range: 2400, attacks: 1, rules: [] },
        { name: 'Knife', attacks: 1, rules: [] },
        { name: 'Knife', attacks: 1, rules: [] },
      ],
    });
  });

  test('gives some models other weapons, from the first model on', () => {
    const special = [
      { name: 'Sergeant', replace: ['rifle', 'Knife'], with: ['Sword (A2)'], rules: ['Fearless'] },
      { models: 2, replace: ['Knife'] },
      { with: ['Horn (A1)'] },
    ];
    expect(weaponsOf({ ...guard, special })).toEqual([
      'Sword',
      'Rifle',
      'Rifle',
      'Rifle+Knife+Knife+Horn',
      'Rifle+Knife+Knife',
    ]);
    const { models } = read({ ...list, units: [{ ...guard, special }] }).army.units[0];
    expect(models.map(({ name }) => name)).toEqual(['Sergeant', undefined, undefined, undefined, undefined]);
    expect(models.map(({ rules }) => rules.length)).toEqual([1, 0, 0, 0, 0]);
  });

  test('keeps suggestions and combined units', () => {
    const { suggestions, combined } = read({
      ...list,
      units: [{ ...guard, size: 10, combined: true }, captain, wagon],
      joins: { captain: 'guard' },
      transports: { wagon: ['guard'] },
    });
    expect(combined).toEqual(['guard']);
    expect(suggestions).toEqual({
      joins: [{ hero: 'captain', unit: 'guard' }],
      transports: [{ transport: 'wagon', units: ['guard'] }],
    });
  });

  test('may contain unknown rules', () => {
    const { army } = read({ ...list, units: [{ ...guard, rules: ['Moss Walker(2)', 'Tough'] }] });
    expect(army.units[0].rules).toEqual([{ id: 'moss-walker', rating: 2 }, { id: 'tough' }]);
    expect(checkRules(gf, army)).toEqual([
      { path: 'units[0]', message: 'Grimdark Future does not have the rule "Moss Walker(2)"' },
      { path: 'units[0]', message: 'the rule "Tough" needs a rating, such as Tough(1)' },
    ]);
  });
});

describe('a list is refused', () => {
  const withUnit = (change: object): object => ({ ...list, units: [{ ...guard, ...change }] });

  test.each([
    [null, '(top) must be an object'],
    [[], '(top) must be an object'],
    ['muster-list', '(top) must be an object'],
    [{}, 'format must be one of muster-list, but it is missing'],
    [{ ...list, format: 'other' }, 'format must be one of muster-list'],
    [{ ...list, version: 2 }, 'version was made by a newer version of Muster: update Muster to read it'],
    [{ ...list, version: '1' }, 'version must be a number'],
    [{ ...list, version: 0 }, 'version must be between 1'],
    [{ ...list, name: '' }, 'name must be a text'],
    [{ ...list, system: 'chess' }, 'system must be one of gf, gff, aof'],
    [{ ...list, points: -5 }, 'points must be between'],
    [{ ...list, points: Infinity }, 'points must be a number'],
    [{ ...list, units: undefined }, 'units must be a list, but it is missing'],
    [{ ...list, units: [] }, 'units is empty: add at least one unit'],
    [{ ...list, units: [3] }, 'units[0] must be an object'],
    [{ ...list, unit: [] }, 'unit is not a known field'],
    [{ ...list, units: Array.from({ length: 61 }, () => guard) }, 'units holds 61 entries'],
    [{ ...list, units: [guard, captain, guard] }, 'units[2].id "guard" is already the id of units[0]'],
    [
      { ...list, units: Array.from({ length: 11 }, (_, i) => ({ ...guard, id: `g${i}`, size: 30 })) },
      'units have 330 models (limit 300)',
    ],
    [withUnit({ id: 'two words' }), 'units[0].id is "two words": use only letters, digits, - and _'],
    [withUnit({ id: '__proto__' }), 'units[0].id is "__proto__": use only letters, digits, - and _'],
    [withUnit({ name: 7 }), 'units[0].name must be a text'],
    [withUnit({ size: 0 }), 'units[0].size must be between 1 and 30'],
    [withUnit({ size: 31 }), 'units[0].size must be between 1 and 30'],
    [withUnit({ size: 2.5 }), 'units[0].size must be a whole number'],
    [withUnit({ quality: 1 }), 'units[0].quality must be between 2 and 6'],
    [withUnit({ quality: Number.NaN }), 'units[0].quality must be a number'],
    [withUnit({ quality: '4+' }), 'units[0].quality must be a number, but it is "4+"'],
    [withUnit({ defense: 7 }), 'units[0].defense must be between 2 and 6'],
    [withUnit({ defence: 4 }), 'units[0].defence is not a known field'],
    [withUnit({ cost: -1 }), 'units[0].cost must be between'],
    [withUnit({ cost: 1e300 }), 'units[0].cost must be between'],
    [withUnit({ base: 19 }), 'units[0].base must be between 20 and 200'],
    [withUnit({ base: 201 }), 'units[0].base must be between 20 and 200'],
    [withUnit({ rules: ['Tough(3'] }), 'units[0].rules[0] "Tough(3" is not a rule'],
    [withUnit({ rules: [''] }), 'units[0].rules[0] must be a text'],
    [
      withUnit({ rules: ['Tough(99999999999999999999)'] }),
      'units[0].rules[0] "Tough(99999999999999999999)" has too high a rating (limit 100)',
    ],
    [withUnit({ rules: 'Fast' }), 'units[0].rules must be a list'],
    [withUnit({ rules: ['Hero'] }), 'units[0].size must be 1, because the unit is a hero'],
    [withUnit({ weapons: ['Rifle'] }), 'units[0].weapons[0] "Rifle" is not a weapon'],
    [
      withUnit({ weapons: ['9x Rifle (A1)', '9x Rifle (A2)', '9x Rifle (A3)'] }),
      'units[0].weapons give one model 27 weapons (limit 20)',
    ],
    [
      withUnit({ special: [{ replace: ['Gun'] }] }),
      'units[0].special[0].replace[0] is "Gun": the unit has no such weapon',
    ],
    [
      withUnit({ special: [{ models: 3 }, { models: 3 }] }),
      "units[0].special[1].models is 3 (limit 2: the remaining models of the unit's 5)",
    ],
    [withUnit({ special: [{ model: 3 }] }), 'units[0].special[0].model is not a known field'],
    [withUnit({ combined: true }), 'units[0].combined needs two equal copies'],
    [withUnit({ combined: true, size: 2 }), 'units[0].combined needs two equal copies'],
    [{ ...list, spells: [{}] }, 'spells[0].name must be a text'],
    [{ ...list, joins: { missing: 'guard' } }, 'joins.missing contains the unit "missing", which is not in the list'],
    [{ ...list, joins: { guard: 'guard' } }, 'joins.guard "guard" is not a hero'],
    [{ ...list, units: [captain, wagon], joins: { captain: 'wagon' } }, 'joins.captain "wagon" is a single model'],
    [
      { ...list, units: [guard, captain, { ...captain, id: 'other' }], joins: { captain: 'guard', other: 'guard' } },
      'joins.other "guard" already has a hero',
    ],
    [{ ...list, transports: { guard: [] } }, 'transports.guard "guard" is not a transport'],
    [
      { ...list, units: [guard, wagon], transports: { wagon: ['guard', 'guard'] } },
      'transports.wagon[1] "guard" is already with "wagon"',
    ],
    [{ ...list, units: [wagon], transports: { wagon: ['wagon'] } }, 'transports.wagon[0] "wagon" cannot carry itself'],
    [{ ...list, transports: [] }, 'transports must be an object'],
  ])('%#: %j', (value, message) => {
    expect(problems(value)).toContain(message);
  });

  test('with all its errors at once', () => {
    const bad = {
      ...list,
      name: 3,
      units: [
        { ...guard, quality: 9, base: 'big' },
        { ...guard, weapons: ['Gun'] },
      ],
    };
    const places = problems(bad)
      .split('\n')
      .map((line) => line.split(' ')[0]);
    expect(places.sort()).toEqual(['name', 'units[0].base', 'units[0].quality', 'units[1].id', 'units[1].weapons[0]']);
  });
});

describe('reading and writing', () => {
  test('a base keeps its width', () => {
    expect([20, 25, 32, 40, 50, 60, 100].map(radiusOfBase)).toEqual([39, 49, 63, 79, 98, 118, 197]);
    for (let width = 20; width <= 200; width++) expect(baseOfRadius(radiusOfBase(width))).toBe(width);
  });

  test('a list is written as people write it', () => {
    const file = {
      ...list,
      units: [
        {
          ...guard,
          size: 10,
          special: [{ models: 2, name: 'Gunner', replace: ['Rifle'], with: ['Gun (18", A3, AP(1))'] }],
          combined: true,
        },
        captain,
        wagon,
      ],
      spells: [{ name: 'Hymn', value: 2, range: 18, target: 'friend', grants: ['Furious'] }],
      joins: { captain: 'guard' },
      transports: { wagon: ['guard'] },
    };
    expect(makeList(read(file), gf)).toEqual(file);
  });

  const weapons = fc.array(
    fc.constantFrom('Rifle (24", A1)', '2x Knife (A1)', 'Knife (A2)', 'knife (A1)', 'Gun (18", A3, AP(1))'),
    {
      maxLength: 4,
    },
  );
  const special = fc.array(
    fc.record(
      {
        models: fc.integer({ min: 1, max: 2 }),
        name: fc.constantFrom('Sergeant', 'Gunner'),
        replace: fc.subarray(['Rifle', 'Knife', 'Gun']),
        with: weapons,
        rules: fc.subarray(['Fast', 'Moss Walker(2)']),
      },
      { requiredKeys: ['models'] },
    ),
    { maxLength: 3 },
  );

  test('what was read and written reads the same', () => {
    let accepted = 0;
    fc.assert(
      fc.property(weapons, special, (arms, extra) => {
        const first = parseList({ ...list, units: [{ ...guard, weapons: arms, special: extra }] });
        if (!first.ok) return;
        accepted++;
        expect(parseList(makeList(first.value, gf))).toEqual(first);
      }),
      { numRuns: 2000, seed: 1 },
    );
    expect(accepted).toBeGreaterThan(200);
  });

  test('never throws', () => {
    const file = {
      ...list,
      units: [guard, captain, wagon],
      joins: { captain: 'guard' },
      transports: { wagon: ['guard'] },
    };
    const spoil = (value: unknown, path: readonly number[], by: unknown): unknown => {
      if (path.length === 0 || typeof value !== 'object' || value === null) return by;
      const keys = Object.keys(value);
      const key = keys[path[0] % Math.max(1, keys.length)];
      const inner = spoil((value as Record<string, unknown>)[key], path.slice(1), by);
      return Array.isArray(value)
        ? value.map((old, i) => (String(i) === key ? inner : old))
        : { ...value, [key]: inner };
    };
    fc.assert(
      fc.property(fc.array(fc.nat(20), { maxLength: 5 }), fc.jsonValue(), (path, by) => {
        for (const value of [by, spoil(file, path, by)]) {
          const result = parseList(value);
          if (!result.ok) expect(result.error.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 3000, seed: 1 },
    );
  });
});
