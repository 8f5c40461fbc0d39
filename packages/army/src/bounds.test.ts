import type { Weapon } from '@muster/engine';
import { describe, expect, test } from 'vitest';
import { readListText } from './read/any-list.ts';
import { readBookText } from './read/any-book.ts';
import { assignWeapons } from './hand-out.ts';

/** The findings of a list that cannot be read. */
const findingsOf = (text: string): string[] => {
  const read = readListText(text);
  if (!read.ok) return read.error.map(({ path, message }) => `${path} ${message}`);
  return [...read.value.lost, ...read.value.hindrances].map(({ path, message }) => `${path} ${message}`);
};

const textOf = (...lines: readonly string[]): string => ['++ Attack [GF 100pts] ++', ...lines].join('\n');

describe('a list as text', () => {
  const rifles = (many: number): string => textOf('G [30] Q4+ D4+ | 1pts |', '300x R (24", A1), '.repeat(many));

  test.each([100, 1000])('of one unit with %i times 300 weapons is refused in one sentence', (many) => {
    const findings = findingsOf(rifles(many));
    expect(findings).toHaveLength(1);
    if (many === 100) expect(findings[0]).toContain('line 3 has 100 different weapons (limit 30 for one unit)');
    else expect(findings[0]).toMatch(/line 3 is 17999 characters long \(limit 5000\)/);
  });

  test('of 400 kB of twenty units in each line is refused in one sentence', () => {
    const text = textOf(...Array.from({ length: 12_000 }, () => '20x G [30] Q4+ D4+ | 1pts | Fast'));
    expect(text.length).toBeGreaterThan(390_000);
    expect(findingsOf(text)).toEqual(['text has 12001 lines (limit 2000)']);
  });

  test('has at most 120 units and 600 models, copies counted', () => {
    const lines = (many: number, line: string): string => textOf(...Array.from({ length: many }, () => line));
    expect(findingsOf(lines(7, '20x G [1] Q4+ D4+ | 1pts |'))).toEqual(['text has 140 units (limit 120)']);
    expect(findingsOf(lines(6, '20x G [1] Q4+ D4+ | 1pts |'))).toEqual([]);
    expect(findingsOf(lines(21, 'G [30] Q4+ D4+ | 1pts |'))).toEqual(['text has 630 models (limit 600)']);
  });

  test('has at most 20 weapons for each model', () => {
    const armed = (copies: number): string => textOf('G [10] Q4+ D4+ | 1pts |', `${copies}x R (24", A1)`);
    expect(findingsOf(armed(200))).toEqual([]);
    expect(findingsOf(armed(201))).toEqual(['line 3 has 201 weapons for 10 models (limit 200)']);
  });

  test('lists the first 50 errors and counts the others', () => {
    const findings = findingsOf(textOf('G [1] Q4+ D4+ | 1pts |', ...Array.from({ length: 80 }, (_, i) => `odd ${i}`)));
    expect(findings).toHaveLength(51);
    expect(findings[49]).toContain('odd 49');
    expect(findings[50]).toBe('(top) and 30 more');
  });
});

describe('a list of Army Forge', () => {
  const listOf = (units: readonly unknown[]): string => JSON.stringify({ gameSystem: 'gf', name: 'Attack', units });
  const unit = (changes: object): object => ({
    id: 'u',
    selectionId: 's',
    name: 'Guard',
    size: 10,
    cost: 100,
    quality: 4,
    defense: 4,
    ...changes,
  });
  const rifle = (i: number, count: number): object => ({
    name: `Rifle ${i}`,
    type: 'ArmyBookWeapon',
    attacks: 1,
    count,
  });

  test('has at most 120 units', () => {
    expect(findingsOf(listOf(Array.from({ length: 121 }, () => unit({}))))).toEqual([
      'list.units holds 121 entries; at most 120 are allowed',
    ]);
  });

  test('has at most 30 weapons in a unit, and 20 for each model', () => {
    const armed = (many: number, count: number): string =>
      listOf([unit({ weapons: Array.from({ length: many }, (_, i) => rifle(i, count)) })]);
    expect(findingsOf(armed(30, 6))).toEqual([]);
    expect(findingsOf(armed(31, 1))).toEqual(['Guard has 31 different weapons (limit 30 for one unit)']);
    expect(findingsOf(armed(30, 300))).toEqual(['Guard has 9000 weapons for 10 models (limit 200)']);
  });

  test('has items at most 4 deep', () => {
    let item: object = rifle(1, 1);
    for (let depth = 0; depth < 6; depth++) item = { name: 'Box', type: 'ArmyBookItem', content: [item] };
    expect(findingsOf(listOf([unit({ items: [item] })]))[0]).toContain(
      'list.units[0].items[0].content[0].content[0].content[0].content[0].content is nested 5 items deep (limit 4)',
    );
  });
});

test.each([readListText, readBookText])('a file that is nested too deeply is refused in a sentence', (read) => {
  const depth = 200_000;
  const result = read(`{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`);
  expect(result).toEqual({
    ok: false,
    error: [{ path: 'the file', message: 'is nested too deeply (limit 100 levels): it is not a list or a book' }],
  });
});

describe('weapons are given to models', () => {
  const rifle: Weapon = { name: 'Rifle', range: 2400, attacks: 1, rules: [] };
  const cannon: Weapon = { name: 'Cannon', range: 2400, attacks: 2, rules: [] };
  const fist: Weapon = { name: 'Fist', attacks: 1, rules: [] };
  const namesOf = (models: readonly (readonly Weapon[])[]): string[] =>
    models.map((weapons) => weapons.map(({ name }) => name).join(' '));

  test('in turn to all models, and single ones to models with the fewest of their kind', () => {
    const carried = [
      { weapon: rifle, copies: 4 },
      { weapon: cannon, copies: 1 },
      { weapon: fist, copies: 10 },
    ];
    expect(namesOf(assignWeapons(carried, 5))).toEqual([
      'Cannon Fist Fist',
      'Rifle Fist Fist',
      'Rifle Fist Fist',
      'Rifle Fist Fist',
      'Rifle Fist Fist',
    ]);
  });

  test('with one look at each model for every copy', () => {
    let looks = 0;
    const watched: Weapon = {
      name: 'Rifle',
      attacks: 1,
      rules: [],
      get range() {
        looks++;
        return 2400;
      },
    };
    const models = assignWeapons([{ weapon: watched, copies: 301 }], 30);
    expect(models.flat()).toHaveLength(301);
    expect(looks).toBeLessThanOrEqual(301);
  });
});
