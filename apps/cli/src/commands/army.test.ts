import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectBad, muster, musterJson, musterLines } from '../../../../tests/lib/muster.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'muster-army-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, content: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

const unit = {
  id: 'u',
  name: 'Wardens',
  size: 3,
  cost: 60,
  quality: 4,
  defense: 4,
  rules: [{ name: 'Fast' }, { name: 'Tidebound' }],
  weapons: [{ type: 'ArmyBookWeapon', name: 'Pike', count: 3, attacks: 1, range: 0, specialRules: [] }],
};
const gone = { upgrade: { uid: 's', variant: 'upgrade' }, option: { uid: 'o', label: 'Lamp', costs: [], gains: [] } };
const list = { gameSystem: 'gf', name: 'Tide', units: [{ ...unit, selectionId: 'a' }] };
const old = { ...list, units: [{ ...unit, selectionId: 'a', selectedUpgrades: [gone] }] };
const book = { uid: 'b', name: 'Tide', gameSystemId: 2, units: [unit], upgradePackages: [] };

describe('muster army check', () => {
  test('accepts lists from any source', async () => {
    const text = write('list.txt', '++ Tide [GF 60pts] ++\n\nWardens [3] Q4+ D4+ | 60pts | Fast\n3x Pike (A1)');
    expect(await musterLines('army', 'check', text)).toEqual([
      'Tide: 60 points, 1 unit, 3 models',
      'The list can be used.',
    ]);
    expect((await musterLines('army', 'check', 'ember-choir')).at(-1)).toBe('The list can be used.');
  });

  test('asks for the game of a list that does not name it', async () => {
    const text = write('fragment.txt', 'Soldiers [3] Q5+ D5+ | 60pts | Fast\n3x Spear (A1)');
    const question = /fragment\.txt does not say which game it is for: add --system gf, gff, aof or aofs\./;
    expect((await muster('army', 'check', text)).err).toMatch(question);
    const told = JSON.parse((await muster('army', 'check', text, '--json')).out) as { errors: { code: string }[] };
    expect(told.errors.map(({ code }) => code)).toEqual(['game-unknown']);
    await expectBad(['army', 'show', text], question);
    await expectBad(['battle', 'play', '--army', text], question);
    await expectBad(['matrix', text, text], question);
    expect((await musterLines('army', 'check', text, '--system', 'aof')).at(-1)).toBe('The list can be used.');
    expect((await musterLines('army', 'show', text, '--system', 'aof'))[0]).toMatch(/Age of Fantasy, 60 points$/);
  });

  test('says in one line which book a saved list needs', async () => {
    const saved = { armyId: 'b', armyName: 'Tide', list: { ...list, units: [{ id: 'eel', armyId: 'b' }] } };
    const file = write('saved.json', { gameSystem: 'gf', ...saved });
    const other = write('other.json', { ...book, uid: 'c', name: 'Ebb' });
    const { code, out } = await muster('army', 'check', file, '--book', other);
    expect(code).toBe(1);
    expect(out).toBe(
      '  save.list: contains only ids and needs the army book "Tide": download that book from Army Forge and add it with --book\n',
    );
    const lines = (await muster('army', 'check', file, '--book', write('own.json', book))).out.split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain(
      'save.list: contains a unit of the army book "Tide" that the given version  does not have: add the version that the list was made with, or open the list in Army Forge and save it again',
    );
  });

  test('lists outdated upgrades and ignored rules under their unit', async () => {
    expect(await musterLines('army', 'check', write('old.json', old))).toEqual([
      'Tide: 60 points, 1 unit, 3 models',
      '',
      'Wardens (unit 1)',
      '  ! "Lamp" is no longer available to this unit and costs 0 points here: the list',
      '    is out of date',
      '  ! rules that battles ignore: Tidebound',
      '',
      '2 warnings. The list can be used, but see the warnings above.',
    ]);
  });

  test('exits with 1 and the places of errors when a list cannot be read', async () => {
    const broken = write('broken.json', { ...list, units: [{ ...unit, quality: 9 }] });
    const { code, out, err } = await muster('army', 'check', broken);
    expect(code).toBe(1);
    expect(out).toContain('list.units[0].quality');
    expect(err).toContain('has errors and cannot be used');
  });

  test('enforces the force organisation if the list or the player says so', async () => {
    const many = Array.from({ length: 4 }, (_, i) => ({ ...unit, rules: [], selectionId: `s${i}` }));
    const file = write('many.json', { ...list, pointsLimit: 1000, units: many });
    expect((await muster('army', 'check', file)).code).toBe(0);
    const strict = await muster('army', 'check', file, '--force-org');
    expect(strict.code).toBe(1);
    expect(strict.out).toMatch(/The whole list\n  ✗ Too many units of Wardens: 4 \(limit 2 at 1000 points\)/);
    const told = write('told.json', { ...list, pointsLimit: 1000, forceOrg: true, units: many });
    expect((await muster('army', 'check', told)).code).toBe(1);
    expect((await muster('army', 'check', told, '--no-force-org')).code).toBe(0);
  });

  test('prints JSON', async () => {
    const { out } = await muster('army', 'check', write('old.json', old), '--json');
    expect(JSON.parse(out)).toMatchObject({
      ok: true,
      errors: [],
      warnings: [{ code: 'upgrade-stale', unit: { name: 'Wardens', index: 0 } }, { code: 'rule-not-executed' }],
    });
  });
});

describe('muster army coverage', () => {
  test('counts the rules that battles play, in books and in lists', async () => {
    const [counted] = await musterJson<{ system: string; occurrences: number; executed: number; units: number }[]>(
      'army',
      'coverage',
      write('book.json', book),
      write('list.json', list),
    );
    expect(counted).toMatchObject({ system: 'gf', occurrences: 4, executed: 2, units: 2 });
    const lines = await musterLines('army', 'coverage', write('book.json', book));
    expect(lines.join('\n')).toMatch(/Rules played exactly: 1 of 2 \(50.0 %\)/);
    expect(lines.find((line) => line.includes('Tidebound'))).toContain(
      'Tidebound      1  ████████████████████  unknown',
    );
  });

  test('reports files for games that Muster does not play', async () => {
    const lines = await musterLines('army', 'coverage', write('regiments.json', { ...list, gameSystem: 'aofr' }));
    expect(lines).toEqual(['1 file is for games that Muster does not play.']);
  });

  test('refuses what is neither a book nor a list', async () => {
    await expectBad(
      ['army', 'coverage', write('odd.json', { units: 5 })],
      'neither a list of Muster nor one of Army Forge',
    );
    await expectBad(['army', 'coverage', join(folder, 'nowhere.json')], 'no such file');
  });
});

test('a list of Army Forge is ready for the table', async () => {
  const file = write('list.json', list);
  const { code, out } = await muster('battle', 'play', '--army', file, '--army', file, '--seed', '1');
  expect(code).toBe(0);
  expect(out).toContain('The rule "tidebound" is not known');
});
