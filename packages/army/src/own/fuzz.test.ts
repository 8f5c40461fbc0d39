import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAnyList } from '../read/any-list.ts';
import { checkList } from '../check/index.ts';
import type { BookFile } from './book-file.ts';
import { parseBook } from './book.ts';
import { checkBook } from './check-book.ts';
import { priceBook } from './price-book.ts';

const readJson = (file: string): unknown => JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));
const BOOK = readJson('books/lantern-wardens.json');
const LIST = readJson('lists/gf/lantern-wardens-1000.json');
const parsed = parseBook(BOOK);
const books = parsed.ok ? parsed.value : [];

type Place = [Record<string, unknown>, string];

const placesIn = (value: unknown): Place[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [
        [value as Record<string, unknown>, key] as Place,
        ...placesIn(inner),
      ])
    : [];

/** A file with junk at some places. */
const spoilt = (file: unknown): fc.Arbitrary<unknown> =>
  fc.array(fc.tuple(fc.nat(), fc.jsonValue()), { minLength: 1, maxLength: 3 }).map((changes) => {
    const copy = structuredClone(file);
    for (const [at, junk] of changes) {
      const places = placesIn(copy);
      const [holder, key] = places[at % places.length] ?? [{}, ''];
      holder[key] = junk;
    }
    return copy;
  });

test('a damaged book is read or refused with findings, without throwing', () => {
  fc.assert(
    fc.property(spoilt(BOOK), (file) => {
      const read = parseBook(file);
      if (read.ok) read.value.forEach(checkBook);
      else expect(read.error.length).toBeGreaterThan(0);
      // Pricing heals costs, and nothing else.
      const priced = priceBook(file as BookFile);
      if (read.ok) expect(priced.ok).toBe(true);
      if (priced.ok) expect(parseBook(priced.value.file).ok).toBe(true);
    }),
    { numRuns: 40, seed: 1 },
  );
});

test('a damaged list is read or refused with findings, without throwing', () => {
  fc.assert(
    fc.property(spoilt(LIST), (file) => {
      const read = readAnyList(file, books);
      if (read.ok) checkList(read.value, { forceOrg: true, books });
      else expect(read.error.length).toBeGreaterThan(0);
    }),
    { numRuns: 100, seed: 1 },
  );
});
