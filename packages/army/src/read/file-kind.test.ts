import { expect, test } from 'vitest';
import { readAnyList, readListText } from './any-list.ts';
import { wrongKindForBook, wrongKindForMusterBook } from './file-kind.ts';

const forgeBook = { uid: 'b', name: 'Book', gameSystemId: 2, units: [], upgradePackages: [] };
const forgeList = { gameSystem: 'gf', name: 'Tide', units: [] };
const saved = { gameSystem: 'gf', list: { units: [{ id: 'u' }] } };

const sayOf = (value: unknown): string => {
  const read = readAnyList(value);
  return read.ok ? '' : read.error.map(({ path, message }) => `${path} ${message}`).join('; ');
};

test('another kind of file instead of a list is refused with its kind', () => {
  expect(sayOf(forgeBook)).toBe('the file is an army book of Army Forge, not a list: add the book with --book');
  expect(sayOf({ format: 'muster-book', version: 1 })).toContain('is an army book of Muster');
  expect(sayOf({ format: 'muster-record' })).toBe('the file is the record of a battle, not a list');
  expect(sayOf({ units: [] })).toBe('the file is neither a list of Muster nor one of Army Forge');
  expect(sayOf({ format: 'letter' })).toContain('format must be one of muster-list');
});

test('another kind of file instead of a book is refused with its kind', () => {
  expect(wrongKindForBook(forgeList)?.message).toBe('is a list of Army Forge, not an army book');
  expect(wrongKindForBook(saved)?.message).toContain('is a list of Army Forge');
  expect(wrongKindForBook(forgeBook)).toBeUndefined();
  expect(wrongKindForMusterBook(forgeBook)?.message).toContain(
    'is an army book of Army Forge, not an army book of Muster. Use "army coverage", "army price" or --book for Army Forge books',
  );
  expect(wrongKindForMusterBook({ format: 'muster-book' })).toBeUndefined();
  expect(wrongKindForMusterBook({})).toBeUndefined();
});

test('a list without units, and a saved list without its book, are refused in one sentence', () => {
  expect(sayOf(forgeList)).toBe('list.units is empty: the list needs at least one unit');
  expect(sayOf(saved)).toContain(
    'save.list contains only ids and needs its army book: download that book from Army Forge and add it with --book',
  );
  expect(sayOf(saved)).toContain('with --book');
});

test('a file that is not JSON is refused with its kind', () => {
  const why = (text: string): string => {
    const read = readListText(text);
    return read.ok ? '' : read.error.map(({ path, message }) => `${path} ${message}`).join('; ');
  };
  expect(why(' \n')).toBe('the file is empty');
  expect(why('\uFFFD\uFFFD{\0"\0')).toContain(
    'the file is not a UTF-8 text: it is another kind of file, or was saved with another encoding',
  );
  expect(why('ten guards and a wagon')).toContain('Guard [10] Q4+ D4+ | 100pts |');
  expect(why('{"a":\n[1, 2')).toBe('line 2 is not valid JSON: the file ends too early. Download or copy it again');
  expect(why('{"a" 1}')).toContain('(top) is not valid JSON: ');
});
