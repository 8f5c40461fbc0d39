import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectBad, musterJson, musterLines } from '../../../../tests/lib/muster.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'muster-price-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, content: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
};

const book = {
  uid: 'b',
  name: 'Tide',
  gameSystemId: 2,
  units: [
    {
      id: 'u',
      name: 'Wardens',
      size: 3,
      cost: 60,
      quality: 4,
      defense: 4,
      rules: [{ name: 'Fast' }, { name: 'Moonwalk' }],
      weapons: [{ type: 'ArmyBookWeapon', name: 'Pike', count: 3, attacks: 1, range: 0, specialRules: [] }],
    },
  ],
  upgradePackages: [],
};

interface Shown {
  name: string;
  cost?: number;
  price: { points: number; exact: number; items: { label: string; points: number }[] };
}

describe('muster army price', () => {
  test('explains the price of a typed unit', async () => {
    const lines = await musterLines('army', 'price', '10x Guard Q4+ D4+ Fearless, Moonwalk | 10x Rifle (24", A1)');
    expect(lines[0]).toMatch(/^Guard: \d+[05] points$/);
    expect(lines.slice(1, 5).map((line) => line.trim().replace(/\s+-?[\d.]+$/, ''))).toEqual([
      '10 models, Q4+ D4+',
      '10x Rifle (24", A1)',
      'Fearless',
      'Moonwalk',
    ]);
    expect(lines.at(-1)).toBe('  ! Moonwalk is not known to the points model: priced at 0');
  });

  test('prints JSON whose items add up, for the given game', async () => {
    const hero = 'Lord Q4+ D4+ Hero, Furious Aura | Blade (A2)';
    const { name, price } = await musterJson<Shown>('army', 'price', hero);
    expect(name).toBe('Lord');
    expect(price.items.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(price.exact);
    const skirmish = await musterJson<Shown>('army', 'price', hero, '--system', 'gff');
    expect(skirmish.price.exact).toBeLessThan(price.exact);
  });

  test('compares the prices of a book with those of the model', async () => {
    const file = write('book.json', book);
    const lines = await musterLines('army', 'price', file);
    expect(lines[1]).toMatch(/^Wardens\s+60\s+\d+/);
    expect(lines[2]).toContain('Moonwalk');
    expect(lines.at(-1)).toMatch(/^1 units?: 60 points by the file, \d+ by the model\.$/);
    expect((await musterLines('army', 'price', file, '--explain')).join('\n')).toContain('3x Pike (A1)');
    const [shown] = await musterJson<Shown[]>('army', 'price', file);
    expect(shown).toMatchObject({ name: 'Wardens', cost: 60 });
  });

  test('prices the units of a list', async () => {
    const lines = await musterLines('army', 'price', 'ember-choir');
    expect(lines.length).toBeGreaterThan(3);
  });

  test('refuses what is neither a unit nor a file', async () => {
    await expectBad(['army', 'price', 'Guard Q9+ D4+ |'], 'Quality');
    await expectBad(['army', 'price', join(folder, 'nothing.json')], 'nothing.json');
  });
});

test('prices a unit shared by Army Forge as text', async () => {
  const typed = await musterJson<Shown>('army', 'price', '5x Guard Q4+ D4+ Fast | 5x Rifle (24", A1)');
  const shared = await musterJson<Shown>('army', 'price', 'Guard [5] Q4+ D4+ | 100pts | 5x Fast\n5x Rifle (24", A1)');
  expect(shared).toMatchObject({ name: 'Guard', price: { points: typed.price.points } });
});

test('shows an example for what is neither a unit nor a file', async () => {
  await expectBad(['army', 'price', 'guard with a rifle'], 'neither a file nor a unit such as 10x Guard');
  await expectBad(['army', 'price', 'ember-chior'], 'Did you mean "ember-choir"?');
});
