import { SYSTEMS } from '@muster/rules';
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkList } from './check/index.ts';
import { costOfList } from './force.ts';
import { READY_LISTS, readyArmy, readyList, readyListNames, shippedBooks } from './shipped.ts';

const filesIn = (folder: string): string[] =>
  readdirSync(new URL(`../${folder}/`, import.meta.url)).map((file) => file.replace(/\.json$/, ''));

describe('what comes with Muster', () => {
  test('has every book of its folder, once for each of its games', () => {
    expect(new Set(shippedBooks().map(({ uid }) => uid))).toEqual(new Set(filesIn('books')));
    expect(new Set(shippedBooks('gff').map(({ system }) => system))).toEqual(new Set(['gff']));
    const games = shippedBooks().map(({ uid, system }) => `${uid} ${system}`);
    expect(new Set(games).size).toBe(games.length);
  });

  test.each(SYSTEMS)('has every ready list of %s', (system) => {
    expect([...readyListNames(system)].sort()).toEqual(filesIn(`lists/${system}`).sort());
  });

  test.each(READY_LISTS)('%s is whole, legal and within its points', (name) => {
    const read = readyList(name);
    expect([...read.lost, ...read.hindrances]).toEqual([]);
    expect(checkList(read, { forceOrg: true, books: shippedBooks() }).filter(({ level }) => level === 'error')).toEqual(
      [],
    );
    const points = Number(/\d+$/.exec(name)?.[0]);
    expect(read.list && costOfList(read.list)).toBeLessThanOrEqual(points);
    expect(readyArmy(name).units.length).toBeGreaterThan(1);
  });
});
