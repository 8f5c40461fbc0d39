import { expect, test } from 'vitest';
import { loadBenches } from './load.mjs';
import { UNITS } from './units.mjs';

test('all files of rows can be loaded, and their rows have unique names and known units', async () => {
  const { names, wanted, problems } = await loadBenches();
  expect(problems).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  const units = wanted.flatMap(({ rows }) => rows.map(({ unit }) => unit));
  expect(units.filter((unit) => !Object.hasOwn(UNITS, unit))).toEqual([]);
});

test('rows are chosen by parts of their names', async () => {
  const { wanted } = await loadBenches(['growth.exp', 'plan']);
  const chosen = wanted.flatMap(({ rows, isWanted }) => rows.filter(isWanted).map(({ name }) => name));
  expect(chosen).toEqual(['growth.exponent', 'plan.compile']);
});

test('a campaign of a hundred matches can be replayed repeatedly with the same result', async () => {
  const [bench] = (await loadBenches(['campaign.replay'])).wanted;
  const { run, checksum } = await bench.start();
  const before = checksum();
  run('once');
  expect(checksum()).toBe(before);
});
