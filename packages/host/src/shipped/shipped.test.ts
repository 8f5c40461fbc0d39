import { readyList, shippedBooks } from '@muster/army/shipped';
import { expect, test } from 'vitest';
import { shipped as onDisk } from '../disk.ts';
import { Shipped } from './shipped.ts';

const book = {
  format: 'muster-book',
  version: 1,
  id: 'ferry-folk',
  name: 'The Ferry Folk',
  systems: ['gf', 'gff'],
  background: 'They carry people over. Some of them pay twice.',
  units: [{ id: 'rowers', name: 'Rowers', size: 5, quality: 4, defense: 5, base: 32, cost: 80, gear: ['Oar (A1)'] }],
};
const list = (system: string) => ({
  format: 'muster-list',
  version: 2,
  name: `Ferry of ${system}`,
  system,
  book: 'ferry-folk',
  units: [{ unit: 'rowers' }],
});
const FILES: Readonly<Record<string, object>> = {
  '/any/books/ferry-folk.json': book,
  '/any/lists/gf/ferry-1000.json': list('gf'),
  '/any/lists/gf/ferry-750.json': list('gf'),
  '/any/lists/gff/ferry-300.json': list('gff'),
  '/any/samples/README.md': {},
};

const reading = () => {
  const read: string[] = [];
  const shipped = new Shipped({
    list: (folder) => Object.keys(FILES).filter((path) => path.startsWith(`/any/${folder}/`)),
    read: (path) => {
      read.push(path);
      return JSON.stringify(FILES[path]);
    },
  });
  return { shipped, read };
};

test('names are known by game and by size without reading a file', () => {
  const { shipped, read } = reading();
  expect(shipped.names('lists')).toEqual(['ferry-300', 'ferry-750', 'ferry-1000']);
  expect(shipped.names('lists', 'gf')).toEqual(['ferry-750', 'ferry-1000']);
  expect(shipped.usual('gf')).toEqual(['ferry-1000']);
  expect(shipped.names('samples')).toEqual([]);
  expect(shipped.listFile('ferry-300')).toBe('/any/lists/gff/ferry-300.json');
  expect(shipped.bookFile('ferry-folk')).toBe('/any/books/ferry-folk.json');
  expect(read).toEqual([]);
});

test('a list is read with its army books, which are read once', () => {
  const { shipped, read } = reading();
  expect(shipped.list('ferry-300')?.army.units[0].name).toBe('Rowers');
  expect(shipped.list('ferry-750')?.system).toBe('gf');
  expect(shipped.list('ferry-9')).toBeUndefined();
  expect(shipped.books().map(({ system }) => system)).toEqual(['gf', 'gff']);
  expect(read.filter((path) => path.includes('books'))).toHaveLength(1);
});

test('the disk has the same books and lists as the library', () => {
  expect(onDisk.books()).toEqual(shippedBooks());
  expect(onDisk.list('lantern-wardens-1000')).toEqual(readyList('lantern-wardens-1000').list);
});
