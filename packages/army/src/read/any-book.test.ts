import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { booksForList, readBookText } from './any-book.ts';

const text = readFileSync(new URL('../../books/kestrel-guild.json', import.meta.url), 'utf8');

test('a Muster book is read for each of its games, even with a byte order mark', () => {
  const read = readBookText(`\uFEFF${text}`);
  expect(read.ok && read.value.map(({ name }) => name)).toEqual(['The Kestrel Guild', 'The Kestrel Guild']);
});

test('a file that is not a book is refused with its kind', () => {
  const list = JSON.stringify({ format: 'muster-list' });
  expect(readBookText(list)).toMatchObject({ ok: false, error: [{ message: expect.stringContaining('army list') }] });
  expect(readBookText('{"format":')).toMatchObject({
    ok: false,
    error: [{ message: expect.stringContaining('JSON') }],
  });
  expect(readBookText('')).toMatchObject({ ok: false, error: [{ message: 'is empty' }] });
});

test('Muster lists may use the books that come with Muster, other lists only given ones', () => {
  const read = readBookText(text);
  if (!read.ok) throw new Error('no book');
  const [given, shipped] = read.value;
  expect(booksForList('{ "format" : "muster-list" }', [given], () => [shipped])).toEqual([given, shipped]);
  expect(booksForList('{ "gameSystem": "gf" }', [given], () => [shipped])).toEqual([given]);
});
