import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FERRY_FOLK } from '@muster/testkit';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { run } from '../program.ts';

const folder = mkdtempSync(join(tmpdir(), 'muster-book-'));
afterEach(() => vi.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true }));

const muster = async (...args: string[]): Promise<{ code: number; out: string; err: string }> => {
  const said = { out: '', err: '' };
  const hear = (to: 'out' | 'err') => (text: unknown) => {
    said[to] += String(text);
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(hear('out'));
  vi.spyOn(process.stderr, 'write').mockImplementation(hear('err'));
  const code = await run(args);
  vi.restoreAllMocks();
  return { code, ...said };
};

const write = (name: string, value: object): string => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(value));
  return file;
};

const ROWERS = { id: 'rowers', name: 'Rowers', size: 5, quality: 4, defense: 5, base: 32, gear: ['Rifle (24", A1)'] };
const BOOK = { ...FERRY_FOLK, units: [{ ...ROWERS, rules: ['Furious'] }] };

test('shows a book and what is missing in it', async () => {
  const { code, out } = await muster('army', 'book', write('plain.json', BOOK));
  expect(code).toBe(0);
  expect(out).toMatch(/Grimdark Future: Firefight\n +5 Rowers +Q4\+ D5\+ +0 +rowers/);
  expect(out).toContain('Rowers: has no cost yet');
  expect(out).toContain('The book can be used, but see the warnings above.');
});

test('shows a book that comes with Muster by its id or name: units, options, prices and ids', async () => {
  const byId = await muster('army', 'book', 'saltwind-fleet', '--system', 'aof');
  const byName = await muster('army', 'book', 'The Saltwind Fleet', '--system', 'aof');
  expect([byId.code, byName.out]).toEqual([0, byId.out]);
  expect(byId.out).not.toContain('Skirmish');
  const data = await muster('army', 'book', 'saltwind-fleet', '--system', 'aof', '--json');
  const { books } = JSON.parse(data.out) as { books: { system: string; units: Shown[] }[] };
  expect(books.map(({ system }) => system)).toEqual(['aof']);
  for (const { id, name, cost, upgrades } of books[0].units) {
    expect(byId.out).toMatch(new RegExp(`${name} +Q\\d\\+ D\\d\\+ +${cost} +${id}\\n`));
    for (const option of upgrades.flatMap(({ options }) => options))
      expect(byId.out).toMatch(new RegExp(`[+-]?${Math.abs(option.cost)} +${option.id}\\n`));
  }
});

interface Shown {
  id: string;
  name: string;
  cost: number;
  upgrades: { options: { id: string; cost: number }[] }[];
}

test('reports an unknown book, or a book for another game, with the known ones', async () => {
  const wrong = await muster('army', 'book', 'saltwind-flet');
  expect([wrong.code, wrong.err]).toEqual([2, 'No file or book "saltwind-flet". Did you mean "saltwind-fleet"?\n']);
  expect((await muster('army', 'book', 'saltwind-fleet', '--system', 'gf')).err).toBe(
    'The Saltwind Fleet is not for gf. Games: aof, aofs.\n',
  );
  expect((await muster('army', 'book', 'saltwind-fleet', '--price')).err).toContain(
    '"saltwind-fleet" comes with Muster and cannot be changed. Add --out FILE to save a priced copy.',
  );
});

test('reports errors with their places', async () => {
  const slip = write('slip.json', { ...BOOK, units: [{ ...ROWERS, upgrades: ['guns'] }] });
  const wrong = await muster('army', 'book', slip);
  expect([wrong.code, wrong.out]).toEqual([1, '  units[0].upgrades[0]: there are no upgrades "guns"; there is none\n']);
  const odd = await muster(
    'army',
    'book',
    write('odd.json', { ...BOOK, units: [{ ...ROWERS, rules: ['Furios'] }] }),
    '--json',
  );
  expect(JSON.parse(odd.out)).toMatchObject({
    ok: true,
    notes: [
      { system: 'gf', path: 'Rowers', message: expect.stringContaining('did you mean Furious?') as string },
      {},
      {},
      {},
    ],
  });
});

test('writes prices, and the book can be used afterwards', async () => {
  const file = write('priced.json', BOOK);
  const { code, out } = await muster('army', 'book', file, '--price');
  expect([code, out.includes('has no cost')]).toEqual([0, false]);
  const { units } = JSON.parse(readFileSync(file, 'utf8')) as { units: { cost: number | { gf: number } }[] };
  const [{ cost }] = units;
  expect(typeof cost === 'number' ? cost : cost.gf).toBeGreaterThan(0);
  expect(out).toContain(`The priced book is saved in ${file}.`);
  const list = {
    format: 'muster-list',
    version: 2,
    name: 'Morning',
    system: 'gf',
    book: 'ferry-folk',
    units: [{ unit: 'rowers' }],
  };
  const checked = await muster('army', 'check', write('list.json', list), '--book', file);
  expect([checked.code, checked.out]).toEqual([0, expect.stringContaining('The list can be used.') as string]);
  expect((await muster('army', 'coverage', file)).out).toContain('Units whose rules are all played exactly: 1 of 1.');
});
