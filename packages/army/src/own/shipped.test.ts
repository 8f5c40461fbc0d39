import { newestRuleset, type System } from '@muster/rules';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { BookUnit } from '../book/book.ts';
import { loadoutOf } from '../book/loadout.ts';
import { readAnyList } from '../read/any-list.ts';
import { checkList } from '../check/index.ts';
import { hasNamed } from '../check/fielding.ts';
import { checkForceOrganisation, forceEntries } from '../force.ts';
import type { ArmyList } from '../list.ts';
import { hasRule } from '../rules.ts';
import type { BookFile } from './book-file.ts';
import { type MusterBook, parseBook } from './book.ts';
import { checkBook } from './check-book.ts';
import { priceBook } from './price-book.ts';

const folder = (name: string): URL => new URL(`../../${name}/`, import.meta.url);
const filesIn = (name: string): string[] =>
  readdirSync(folder(name), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
const readJson = (name: string, file: string): unknown => JSON.parse(readFileSync(new URL(file, folder(name)), 'utf8'));

const files = filesIn('books').map((file) => readJson('books', file) as BookFile);
const booksOf = (file: BookFile): readonly MusterBook[] => {
  const books = parseBook(file);
  if (!books.ok) throw new Error(books.error.map(({ path, message }) => `${file.id}: ${path} ${message}`).join('\n'));
  return books.value;
};
const books = files.flatMap(booksOf);

const SCIENCE: readonly System[] = ['gf', 'gff'];
const FANTASY: readonly System[] = ['aof', 'aofs'];
const has = ({ rules }: BookUnit, id: string): boolean => hasNamed(rules, id);

describe('the army books', () => {
  test('are three of science fiction and three of fantasy', () => {
    const games = files.map(({ systems }) => systems.join());
    expect(games.filter((game) => game === SCIENCE.join())).toHaveLength(3);
    expect(games.filter((game) => game === FANTASY.join())).toHaveLength(3);
    expect(files).toHaveLength(6);
  });

  test.each(files.map((file) => [file.name, file] as const))('%s is a whole army', (_, file) => {
    const [large, small] = booksOf(file);
    expect(large.units.length).toBeGreaterThanOrEqual(8);
    expect(large.units.length).toBeLessThanOrEqual(12);
    expect(small.units.length).toBeGreaterThanOrEqual(8);
    for (const { units } of [large, small]) {
      const heroes = units.filter((unit) => has(unit, 'hero'));
      expect(heroes.length).toBeGreaterThanOrEqual(2);
      expect(heroes.filter((unit) => has(unit, 'caster'))).toHaveLength(1);
      expect(units.some((unit) => has(unit, 'flying'))).toBe(true);
    }
    expect(large.units.some(({ rules }) => rules.some(({ name, rating = 0 }) => name === 'Tough' && rating >= 9))).toBe(
      true,
    );
    if (large.system === 'gf') expect(large.units.some((unit) => has(unit, 'transport'))).toBe(true);
    expect(large.spells).toHaveLength(6);
    expect(file.background.match(/[.!?](?= |$)/g)).toHaveLength(2);
  });

  test.each(books.map((book) => [book.name, book.system, book] as const))(
    '%s in %s has only rules that battles carry out, and a cost for everything',
    (_, __, book) => expect(checkBook(book)).toEqual([]),
  );

  test.each(files.map((file) => [file.name, file] as const))('%s is priced by the points model', (_, file) => {
    const priced = priceBook(file);
    if (!priced.ok) throw new Error('it cannot be priced');
    // If this fails, run npm run price:books.
    expect(priced.value.file).toEqual(file);
    expect(priced.value.notes).toEqual([]);
  });
});

test('the examples of the documentation can be read', () => {
  const text = readFileSync(new URL('../../../../docs/books.md', import.meta.url), 'utf8');
  const examples = [...text.matchAll(/```json\n([^]*?)```/g)].map(([, json]) => JSON.parse(json) as { format: string });
  expect(examples.map(({ format }) => format)).toEqual(['muster-list', 'muster-book']);
  const [list, book] = examples;
  expect(parseBook(book)).toMatchObject({ ok: true });
  expect(readAnyList(list, books)).toMatchObject({ ok: true, value: { lost: [], hindrances: [] } });
});

const LISTS = filesIn('lists');
const WANTED: Readonly<Record<System, readonly number[]>> = {
  gf: [750, 1000, 2000],
  gff: [200, 300],
  aof: [750, 1000, 2000],
  aofs: [200],
};
const costOf = ({ army }: ArmyList): number => army.units.reduce((sum, { cost }) => sum + cost, 0);

describe('the ready lists', () => {
  test('exist for every book and game, with unique names', () => {
    const wanted = books.flatMap(({ uid, system }) => WANTED[system].map((size) => `${system}/${uid}-${size}.json`));
    expect(LISTS).toEqual(wanted.sort());
    const names = LISTS.map((file) => (readJson('lists', file) as { name: string }).name);
    expect(new Set(names).size).toBe(names.length);
    const text = LISTS.map((file) => JSON.stringify(readJson('lists', file)));
    for (const word of ['"joins"', '"rides"', '"combined"']) expect(text.some((one) => one.includes(word))).toBe(true);
  });

  test.each(LISTS)('%s is legal and uses its points', (file) => {
    const read = readAnyList(readJson('lists', file), books);
    if (!read.ok) throw new Error(read.error.map(({ path, message }) => `${path} ${message}`).join('\n'));
    const { list, selected, lost, notes } = read.value;
    if (!list || !selected) throw new Error('it cannot be fought');
    expect([...lost, ...notes]).toEqual([]);
    expect(`${list.system}/${selected.selections[0].unit.book}-${list.points}.json`).toBe(file);
    expect(checkList(read.value, { forceOrg: true, books })).toEqual([]);
    const ruleset = newestRuleset(list.system);
    expect(checkForceOrganisation(ruleset, list.points ?? 0, forceEntries(list))).toEqual([]);
    expect(costOf(list)).toBeGreaterThanOrEqual(0.97 * (list.points ?? Infinity));
    expect(list.army.units.some(({ rules }) => hasRule(rules, 'hero'))).toBe(true);
    // Every model has a weapon.
    for (const selection of selected.selections)
      expect(loadoutOf(selection).some(({ kind }) => kind === 'weapon')).toBe(true);
  });

  test.each(LISTS)('%s fits into its transports', (file) => {
    const read = readAnyList(readJson('lists', file), books);
    const list = read.ok ? read.value.list : undefined;
    const unitOf = (id: string) => list?.army.units.find((unit) => unit.id === id);
    const sizeOf = (id: string): number => unitOf(id)?.models.length ?? Infinity;
    for (const { transport, units } of list?.suggestions.transports ?? []) {
      const heroes = list?.suggestions.joins.filter(({ unit }) => units.includes(unit)).map(({ hero }) => hero) ?? [];
      const places = unitOf(transport)?.rules.find(({ id }) => id === 'transport')?.rating ?? 0;
      expect([...units, ...heroes].reduce((sum, id) => sum + sizeOf(id), 0)).toBeLessThanOrEqual(places);
    }
  });
});
