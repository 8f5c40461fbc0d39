import { FERRY, FERRY_FOLK, ROWERS } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import type { Gear } from '../book/book.ts';
import { priceUnit } from '../price/index.ts';
import type { BookFile } from './book-file.ts';
import { parseBook } from './book.ts';
import { priceBook } from './price-book.ts';

const FILE: BookFile = {
  ...FERRY_FOLK,
  units: [
    {
      ...ROWERS,
      cost: 1,
      gear: ['Rifle (24", A1)'],
      upgrades: ['guns'],
    },
    {
      id: 'pilot',
      name: 'Pilot',
      quality: 2,
      defense: 4,
      base: 32,
      gear: ['Rifle (24", A1)', 'Pole (A3)'],
      upgrades: ['guns'],
    },
    FERRY,
  ],
  upgrades: {
    guns: [
      {
        replace: ['Rifle'],
        affects: 'one',
        options: [
          { gains: ['Rail Gun (30", A6, AP(4))'], cost: { gf: { nobody: 3 }, gff: 2 } },
          { systems: ['gff'], gains: ['Rifle Grenade (24", A2)'] },
        ],
      },
    ],
  },
};

const priced = (file: BookFile = FILE): BookFile => {
  const made = priceBook(file);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value.file;
};

const rifles = (count: number): Gear => ({ kind: 'weapon', name: 'Rifle', count, range: 24, attacks: 1, rules: [] });
const rowers = (size: number, system: string): number =>
  priceUnit({ quality: 4, defense: 5, size, rules: [], gear: [rifles(size)] }, { system }).points;

describe('pricing a book', () => {
  test('sets the cost of every unit in each of its games', () => {
    const { units } = priced();
    expect(units[0].cost).toEqual({ gf: rowers(10, 'gf'), gff: rowers(3, 'gff') });
    expect(units[2].cost).toEqual(expect.any(Number));
  });

  test('sets costs of options for the units that can buy them, as one cost if they are equal', () => {
    const [rail, grenade] = priced().upgrades?.guns[0].options ?? [];
    // A model that hits on 2+ pays more for the same gun than one that hits on 4+.
    const costs = rail.cost as Record<'gf' | 'gff', Record<string, number>>;
    expect(Object.keys(costs)).toEqual(['gf', 'gff']);
    expect(Object.keys(costs.gf)).toEqual(['rowers', 'pilot']);
    expect(costs.gf['pilot']).toBeGreaterThan(costs.gf['rowers']);
    expect(grenade.cost).toSatisfy(
      (cost: unknown) => typeof cost === 'number' || Object.keys(cost as object).join() === 'gff',
    );
  });

  test('changes nothing else, and nothing at all the second time', () => {
    const once = priced();
    const bare = (file: BookFile): unknown =>
      JSON.parse(JSON.stringify(file, (key, value: unknown) => (key === 'cost' ? undefined : value)));
    expect(bare(once)).toEqual(bare(FILE));
    expect(priced(once)).toEqual(once);
    expect(parseBook(once).ok).toBe(true);
  });

  test('names unknown rules, and refuses what is not a book', () => {
    const [first] = FILE.units;
    const odd = priceBook({ ...FILE, units: [{ ...first, rules: ['Moonwalk'] }] });
    expect(odd.ok && odd.value.notes.map(({ path, message }) => `${path}: ${message}`)[0]).toMatch(
      /^Rowers: "Moonwalk" /,
    );
    expect(priceBook({ ...FILE, units: [{ ...first, quality: 9 }] }).ok).toBe(false);
    const broken = [
      { format: 'muster-book' },
      { ...FILE, units: [null] },
      { ...FILE, upgrades: { guns: [{ options: [7] }] } },
    ];
    for (const file of [...broken, null, []]) expect(priceBook(file as unknown as BookFile).ok).toBe(false);
  });
});
