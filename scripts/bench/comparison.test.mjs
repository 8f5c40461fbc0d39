import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { printComparison } from './comparison.mjs';
import { CannotRun } from './pair.mjs';

const names = ['v1', 'this folder'];
const bench = (name, unit = 'ms') => ({ rows: [{ name, unit }], isWanted: () => true });
const side = (value, checksum = 'aa') => ({ batches: [[value], [value]], checksum });
/** Ten pairs: the old side takes 1 ms, the new one this many times as long, each pair a little more. */
const pairsOf = (ratio, checksum) =>
  Array.from({ length: 10 }, (_, i) => [side(0.001), side(0.001 * (ratio + i / 1000), checksum)]);

let printed = '';
beforeEach(() => {
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text;
    return true;
  });
});
afterEach(() => vi.restoreAllMocks());

test('an equally fast row passes, and the most that it could be slower is shown', () => {
  expect(printComparison([{ bench: bench('a'), pairs: pairsOf(0.9957) }], { pairs: 10, names })).toBe(true);
  expect(printed).toContain('No row differs.');
  // The interval of one row leaves out the lowest and the highest of ten pairs: 0.9967 to 1.0037.
  expect(printed).toMatch(/^a +1\.00 +1\.00 ms +1\.000 +0\.997 to 1\.004$/m);
  expect(printed).toContain('No row is slower by more than 0.4 % (a).');
  expect(printed).toContain('All checksums are the same.');
});

test('a slower row is named and fails', () => {
  const measured = [
    { bench: bench('a'), pairs: pairsOf(1.03) },
    { bench: bench('b'), pairs: pairsOf(0.9) },
    { bench: bench('c'), pairs: pairsOf(0.995) },
  ];
  expect(printComparison(measured, { pairs: 10, names })).toBe(false);
  expect(printed).toContain('Slower: a.');
  expect(printed).toContain('Faster: b.');
});

test('different results are named and fail', () => {
  const measured = [
    { bench: bench('a'), pairs: pairsOf(0.995) },
    { bench: bench('b'), pairs: pairsOf(0.995, 'bb') },
  ];
  expect(printComparison(measured, { pairs: 10, names })).toBe(false);
  expect(printed).toContain('Different results: b.');
  expect(printed).toMatch(/^b .*OTHER RESULTS$/m);
});

test('a row that the old revision cannot run is skipped, with the reason', () => {
  const problem = new CannotRun(0, 'no such export');
  const measured = [
    { bench: bench('a'), pairs: pairsOf(0.995) },
    { bench: bench('b'), pairs: [], problem },
  ];
  expect(printComparison(measured, { pairs: 10, names })).toBe(true);
  expect(printed).toContain('Not compared: b. v1 cannot run it: no such export');
});

test('a row that this folder cannot run fails', () => {
  const measured = [{ bench: bench('b'), pairs: [], problem: new CannotRun(1, 'broken') }];
  expect(printComparison(measured, { pairs: 10, names })).toBe(false);
});

test('too few pairs give no verdict', () => {
  expect(printComparison([{ bench: bench('a'), pairs: pairsOf(2).slice(0, 3) }], { pairs: 3, names })).toBe(true);
  expect(printed).toContain('3 pairs are too few to judge 1 row: take 6 or more.');
  expect(printed).not.toContain('Slower');
});
