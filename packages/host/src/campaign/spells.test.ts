import { newestCampaignRules } from '@muster/campaign';
import { readFileSync } from 'node:fs';
import { type ArmyBook, parseBook, readAnyList, type ReadList } from '@muster/army';
import { expect, test } from 'vitest';
import { spellsFor } from './spells.ts';

const ARMY = new URL('../../../army/', import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, ARMY), 'utf8'));

const book = parseBook(read('books/lantern-wardens.json'));
const books: readonly ArmyBook[] = book.ok ? book.value : [];
const made = readAnyList(read('lists/gf/lantern-wardens-750.json'), books);
const list: ReadList = made.ok ? made.value : { notes: [], lost: [], hindrances: [] };
const namesOf = (spells: readonly { name: string }[]): string[] => spells.map(({ name }) => name);

test('a list without a caster has the spells of its army book, for a later caster', () => {
  const own = books.find(({ system }) => system === 'gf');
  expect(list.list?.army.spells).toEqual([]);
  expect(own?.spells.length).toBeGreaterThan(0);
  expect(namesOf(spellsFor(newestCampaignRules('gf-3.4.0'), list, books))).toEqual(namesOf(own?.spells ?? []));
});

test('the spells of the list itself count, and army books of other armies do not', () => {
  const spell = spellsFor(newestCampaignRules('gf-3.4.0'), list, books)[0];
  const told = { ...list, list: list.list && { ...list.list, army: { ...list.list.army, spells: [spell] } } };
  expect(spellsFor(newestCampaignRules('gf-3.4.0'), told, books)).toEqual([spell]);
  expect(spellsFor(newestCampaignRules('gf-3.4.0'), list, [])).toEqual([]);
  expect(spellsFor(newestCampaignRules('aof-2.0'), list, books)).toEqual([]);
});
