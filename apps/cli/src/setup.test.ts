import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { prepareBattle, type SetupOptions } from './setup.ts';

const folder = mkdtempSync(join(tmpdir(), 'muster-setup-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: object): string => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
};

const listFor = (name: string, system: string): string =>
  write(`${name}.json`, {
    format: 'muster-list',
    version: 1,
    name,
    system,
    units: [
      {
        id: 'guard',
        name: 'Guard',
        size: 5,
        quality: 4,
        defense: 4,
        cost: 100,
        base: 32,
        rules: [],
        weapons: ['Knife (A1)'],
      },
    ],
  });

const tableOf = (width: number, depth: number): string =>
  write(`${width}x${depth}.json`, { format: 'muster-table', version: 1, name: 'Plain', width, depth, terrain: [] });

const prepare = (options: Partial<SetupOptions>): ReturnType<typeof prepareBattle> =>
  prepareBattle({ army: [], sample: [], settings: {}, ...options });

const FOUR = ['lantern-wardens', 'kestrel-guild', 'ember-choir', 'mossback-kith'];

describe('sides', () => {
  test.each([2, 3, 4])('%i armies make as many, from lists and samples together', (sides) => {
    const { plan, lists } = prepare({ army: [listFor('Own', 'gf')], sample: FOUR.slice(0, sides - 1) });
    expect(plan.sides.map(({ name }) => name).slice(0, 2)).toEqual(['Own', 'The Lantern Wardens']);
    expect([plan.sides.length, lists.length, plan.zones.length]).toEqual([sides, sides, sides > 2 ? 4 : 2]);
  });

  test('are two by default and at most four', () => {
    expect(prepare({}).plan.sides).toHaveLength(2);
    expect(() => prepare({ sample: [...FOUR, 'ember-choir'] })).toThrow('Too many armies: 5 (limit 4).');
  });
});

describe('ready lists', () => {
  const names = (options: Partial<SetupOptions>): string[] => prepare(options).plan.sides.map(({ name }) => name);

  test('of the game are the default armies, and never the same twice', () => {
    expect(names({})).toEqual(['The Long Watch', 'Letters of Marque']);
    expect(names({ army: ['lantern-wardens-1000'] })).toEqual(['The Long Watch', 'Letters of Marque']);
    expect(names({ army: ['kestrel-guild-1000'] })).toEqual(['Letters of Marque', 'The Long Watch']);
    const { lists } = prepare({ system: 'gff' });
    expect(lists.map(({ system, points }) => [system, points])).toEqual([
      ['gff', 300],
      ['gff', 300],
    ]);
  });

  test('are found by name, with joins and transports of their book', () => {
    const { lists, notes } = prepare({ army: ['lantern-wardens-1000', 'mossback-kith-1000'] });
    expect(notes).toEqual([]);
    expect(lists[0].suggestions).toEqual({
      joins: [{ hero: 'keeper-captain', unit: 'harbour-wardens' }],
      transports: [{ transport: 'tide-wagon', units: ['breakwater-pikes'] }],
    });
    expect(names({ sample: ['ember-choir', 'hollow-barrow-1000'], system: 'aof' })[1]).toBe('The Dusk Court');
    expect(() => prepare({ army: ['lantern-wardens-9'] })).toThrow('No file or ready list "lantern-wardens-9"');
  });

  test('can be made from the player’s own books', () => {
    const book = write('book.json', {
      format: 'muster-book',
      version: 1,
      id: 'ferry-folk',
      name: 'The Ferry Folk',
      systems: ['gf'],
      background: 'They carry people over. Some of them pay twice.',
      units: [
        { id: 'rowers', name: 'Rowers', size: 5, quality: 4, defense: 5, base: 32, cost: 80, gear: ['Oar (A1)'] },
      ],
    });
    const list = write('chosen.json', {
      format: 'muster-list',
      version: 2,
      name: 'Morning Ferry',
      system: 'gf',
      book: 'ferry-folk',
      units: [{ unit: 'rowers' }],
    });
    expect(names({ army: [list], book: [book] })).toEqual(['Morning Ferry', 'The Long Watch']);
    expect(() => prepare({ army: [list] })).toThrow(`${list} cannot be used`);
  });
});

describe('the game', () => {
  test('is that of the lists', () => {
    const { plan, notes } = prepare({ army: [listFor('A', 'gf'), listFor('B', 'gf')] });
    expect([plan.ruleset.id, notes]).toEqual(['gf', []]);
  });

  test('or the chosen one, on a table of its size', () => {
    const { plan, notes } = prepare({ system: 'gff', sample: FOUR.slice(0, 2) });
    expect([plan.ruleset.id, plan.table.width, plan.table.depth]).toEqual(['gff', 4800, 4800]);
    expect(plan.table.terrain.length).toBeGreaterThanOrEqual(20);
    expect(notes[0]).toBe(
      'The Lantern Wardens was written for Grimdark Future, but is played with the rules of Grimdark Future: Firefight.',
    );
    expect(prepare({ system: 'aof' }).lists.map(({ system }) => system)).toEqual(['aof', 'aof']);
    expect(prepare({ army: [listFor('C', 'gff')] }).lists.map(({ system }) => system)).toEqual(['gff', 'gff']);
    expect(() => prepare({ army: [listFor('D', 'gff'), listFor('E', 'aof')] })).toThrow('different games (gff, aof)');
    expect(() => prepare({ system: 'chess' })).toThrow('There is no game "chess"');
  });
});

describe('a table', () => {
  test.each([
    [2, 48, 48, undefined],
    [2, 72, 47, 'its shorter side is 47″ (at least 48″'],
    [3, 72, 48, undefined],
    [4, 48, 72, undefined],
    [3, 71, 48, 'its longer side is 71″ (at least 72″'],
    [4, 72, 40, 'its shorter side is 40″ (at least 48″'],
  ])('for %i sides of %i by %i inches', (sides, width, depth, problem) => {
    const make = () => prepare({ sample: FOUR.slice(0, sides), table: tableOf(width, depth) });
    if (problem === undefined) expect(make().plan.sides).toHaveLength(sides);
    else expect(make).toThrow(problem);
  });

  test('for corners may be 48 by 48 in Firefight', () => {
    expect(prepare({ system: 'gff', sample: FOUR, table: tableOf(48, 48) }).plan.zones).toHaveLength(4);
  });
});

describe('random events', () => {
  test('can happen in a single battle if the game has them', () => {
    expect(prepare({}).plan.extras).toBeUndefined();
    for (const system of ['gf', 'gff', 'aof'])
      expect(Object.keys(prepare({ system, randomEvents: true }).plan.extras?.events?.table ?? {})).not.toEqual([]);
    expect(() => prepare({ system: 'aofs', randomEvents: true })).toThrow(
      'Age of Fantasy: Skirmish has no random events: leave out --random-events.',
    );
  });
});
