import { type System, SYSTEMS } from '@muster/rules';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readListText } from './any-list.ts';
import { readBookText } from './any-book.ts';
import type { ArmyBook } from '../book/book.ts';
import { unitsOfSelections } from '../book/roster.ts';
import { makeListText } from '../export/text.ts';
import { sheetOf } from '../export/sheet.ts';
import { matchUnit } from './match-unit.ts';

const folder = (name: string): URL => new URL(`../../${name}/`, import.meta.url);
const filesIn = (name: string): string[] =>
  readdirSync(folder(name)).map((file) => readFileSync(new URL(file, folder(name)), 'utf8'));

const books: readonly ArmyBook[] = filesIn('books').flatMap((text) => {
  const read = readBookText(text);
  return read.ok ? read.value : [];
});
const booksOf = (system: string): ArmyBook[] => books.filter((book) => book.system === system);

const armyIn = (text: string, system: System = 'gf') => {
  const read = readListText(text, booksOf(system), { system });
  if (!read.ok || !read.value.list) throw new Error(JSON.stringify(read));
  return { ...read.value, list: read.value.list };
};

/** What was bought, by ids, whatever the order. */
const idsOf = (purchases: readonly { option: { uid: string } }[]): string[] =>
  purchases.map(({ option }) => option.uid).sort();

describe.each(SYSTEMS)('ready lists of %s that were shared as text', (system) => {
  test('match the units and upgrades that they were made of', () => {
    for (const json of filesIn(`lists/${system}`)) {
      const chosen = armyIn(json, system);
      const { list } = armyIn(makeListText(sheetOf(chosen)));
      // A hero that joins a unit comes before it in the text.
      const made = unitsOfSelections(chosen.selected?.selections ?? []);
      for (const unit of list.army.units) {
        const found = matchUnit(unit, booksOf(system)) ?? [];
        const own = made.filter(([host]) => (host.title ?? host.unit.name) === unit.name);
        expect(own.map((parts) => [parts[0].unit.id, idsOf(parts.flatMap((part) => part.purchases))])).toContainEqual([
          found.at(0)?.unit.id,
          idsOf(found.flatMap((part) => part.purchases)),
        ]);
      }
    }
  });
});

describe('a single unit as text', () => {
  const found = (text: string) => matchUnit(armyIn(text).list.army.units[0], booksOf('gf'));
  const WEAPONS = '10x Lamp Rifle (24", A1, AP(1)), 10x Boarding Knife (A1)';
  const wardens = books.find(({ uid, system }) => uid === 'lantern-wardens' && system === 'gf')?.units ?? [];
  const cost = wardens.find(({ id }) => id === 'harbour-wardens')?.cost ?? 0;
  const unitLine = (name: string, more = 0): string => `${name} [10] Q4+ D4+ | ${cost + more}pts | 10x Steadfast`;

  test('that was renamed is found by its profile', () => {
    const [match] = found(`${unitLine('Old Guard')}\n${WEAPONS}`) ?? [];
    expect([match.unit.id, match.title, match.purchases]).toEqual(['harbour-wardens', 'Old Guard', []]);
  });

  test('with points that do not fit any upgrades is not found', () => {
    expect(found(`${unitLine('Harbour Wardens', 1)}\n${WEAPONS}`)).toBeUndefined();
  });

  test('with a weapon that its book does not have is not found', () => {
    expect(found(`${unitLine('Harbour Wardens')}\n${WEAPONS.replace('Knife (A1)', 'Knife (A2)')}`)).toBeUndefined();
  });
});
