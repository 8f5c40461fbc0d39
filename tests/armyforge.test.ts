import { existsSync, readdirSync, readFileSync } from 'node:fs';
import {
  type ArmyBook,
  loadoutOf,
  prepareList,
  parseForgeBook,
  parseForgeList,
  parseForgeSave,
  parseListText,
  selectedPoints,
  stalePurchases,
} from '@muster/army';
import { compilePlan } from '@muster/engine';
import { newestRuleset, SYSTEMS } from '@muster/rules';
import { describe, expect, test } from 'vitest';
import { playedBattle } from './lib/battles.ts';

const SAMPLES = new URL('../../shared/armyforge/samples/', import.meta.url);
const isThere = existsSync(SAMPLES);
const where = isThere ? '' : ' (not run: the samples are not next to this folder)';

const filesIn = (folder: string): string[] =>
  isThere ? readdirSync(new URL(folder, SAMPLES)).filter((file) => file.endsWith('.json')) : [];
const textsIn = (folder: string): string[] =>
  isThere ? readdirSync(new URL(folder, SAMPLES)).filter((file) => file.endsWith('.txt')) : [];
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, SAMPLES), 'utf8'));

interface Carried {
  name: string;
  count?: number | string;
}

/** Returns names with their counts; equal names are added up. */
const tally = (gear: readonly Carried[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { name, count = 1 } of gear) counts[name.trim()] = (counts[name.trim()] ?? 0) + Number(count);
  return counts;
};

const bookOf = (file: string): ArmyBook => {
  const book = parseForgeBook(read(`books/${file}`));
  if (!book.ok) throw new Error(`${file}: ${JSON.stringify(book.error)}`);
  return book.value;
};

describe.skipIf(!isThere)(`files of Army Forge${where}`, () => {
  test.each(filesIn('books/'))('the book %s is read whole', (file) => {
    const book = bookOf(file);
    expect(book.units.length).toBeGreaterThan(0);
    expect(book.system).toMatch(/^[a-z]+$/);
  });

  test.each(filesIn('tts-lists/'))('the list %s has the expected points and loadouts', (file) => {
    const raw = read(`tts-lists/${file}`) as { units: { loadout: Carried[] }[] };
    const list = parseForgeList(raw);
    if (!list.ok) throw new Error(JSON.stringify(list.error));
    const { selections, listPoints } = list.value;
    if (listPoints !== undefined) expect(selectedPoints(selections)).toBe(listPoints);
    expect(selections.map((selection) => tally(loadoutOf(selection)))).toEqual(
      raw.units.map(({ loadout }) => tally(loadout)),
    );
  });

  test.each(filesIn('tts-lists/'))('the list %s can be played, or says why not', (file) => {
    const list = parseForgeList(read(`tts-lists/${file}`));
    if (!list.ok) throw new Error(JSON.stringify(list.error));
    const made = prepareList(list.value);
    const game = SYSTEMS.find((system) => system === list.value.system);
    expect(made.ok).toBe(game !== undefined);
    if (!made.ok || !game) return;
    const { army } = made.value.list;
    const models = list.value.selections.reduce((sum, { unit }) => sum + unit.size, 0);
    expect(army.units.reduce((sum, unit) => sum + unit.models.length, 0)).toBe(models);
    const ruleset = newestRuleset(game);
    const { tableWidth: width, tableDepth: depth } = ruleset.numbers;
    const table = { width: width * 2, depth: depth * 2, terrain: [] };
    const plan = compilePlan({ ruleset, armies: [army, army], table });
    expect(playedBattle(plan, file, ['random', 'solo']).finished).toBe(true);
  });

  test('old upgrades are found in the lists that have them', () => {
    const stale = filesIn('tts-lists/').filter((file) => {
      const list = parseForgeList(read(`tts-lists/${file}`));
      return list.ok && list.value.selections.some((selection) => stalePurchases(selection).length > 0);
    });
    // Lists with impossible points.
    const absurd = filesIn('tts-lists/').filter((file) => {
      const { listPoints = 0 } = read(`tts-lists/${file}`) as { listPoints?: number };
      return listPoints > 9999;
    });
    expect(stale).toEqual(expect.arrayContaining(absurd));
    expect(absurd.length).toBeGreaterThan(0);
  });

  test.each(textsIn('text-lists/'))('the text %s adds up to the points in its first line', (file) => {
    const text = readFileSync(new URL(`text-lists/${file}`, SAMPLES), 'utf8');
    const made = parseListText(text, [], { system: file.startsWith('text_aof') ? 'aof' : 'gf' });
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    const points = /\[(?:[A-Z]+ )?(\d+)pts\]/.exec(text)?.[1];
    const { units } = made.value.list.army;
    expect(units.length).toBeGreaterThan(0);
    if (points !== undefined) expect(units.reduce((sum, { cost }) => sum + cost, 0)).toBe(Number(points));
  });

  test.each(filesIn('save-lists/'))('the saved list %s adds up to its points with its book', (file) => {
    const raw = read(`save-lists/${file}`) as { gameSystem: string; listPoints: number };
    const books = filesIn('books/').map(bookOf);
    const list = parseForgeSave(
      raw,
      books.filter(({ system }) => system === raw.gameSystem),
    );
    if (!list.ok) throw new Error(JSON.stringify(list.error));
    expect(selectedPoints(list.value.selections)).toBe(raw.listPoints);
  });
});
