import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { booksForList, readBookText } from './any-book.ts';

const text = readFileSync(new URL('../../books/kestrel-guild.json', import.meta.url), 'utf8');

test('a book of Muster is read for each of its games, also with the mark of its encoding', () => {
  const read = readBookText(`\uFEFF${text}`);
  expect(read.ok && read.value.map(({ name }) => name)).toEqual(['The Kestrel Guild', 'The Kestrel Guild']);
});

test('what is no book is refused with what it is', () => {
  const list = JSON.stringify({ format: 'muster-list' });
  expect(readBookText(list)).toMatchObject({ ok: false, error: [{ message: expect.stringContaining('army list') }] });
  expect(readBookText('{"format":')).toMatchObject({
    ok: false,
    error: [{ message: expect.stringContaining('JSON') }],
  });
  expect(readBookText('')).toMatchObject({ ok: false, error: [{ message: 'is empty' }] });
});

test('lists of Muster may name the books that come with it, others only those that were given', () => {
  const read = readBookText(text);
  if (!read.ok) throw new Error('no book');
  const [given, shipped] = read.value;
  expect(booksForList('{ "format" : "muster-list" }', [given], () => [shipped])).toEqual([given, shipped]);
  expect(booksForList('{ "gameSystem": "gf" }', [given], () => [shipped])).toEqual([given]);
});
