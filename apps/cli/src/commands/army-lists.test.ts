import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { expectBad, muster, musterInColour, musterJson, musterLines } from '../../../../tests/lib/muster.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'muster-lists-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.unstubAllGlobals());

/** Input that cannot be used, of a command that has nothing to say to programs. */
const expectRefused = async (args: readonly string[], part: string): Promise<void> => {
  const { code, out, err } = await muster(...args);
  expect([code, out, err]).toEqual([2, '', expect.stringContaining(part) as string]);
};

const inFolder = (name: string): string => join(folder, name);
const write = (name: string, content: unknown): string => {
  writeFileSync(inFolder(name), typeof content === 'string' ? content : JSON.stringify(content));
  return inFolder(name);
};

const pike = { type: 'ArmyBookWeapon', name: 'Pike', count: 3, attacks: 1, range: 0, specialRules: [] };
const unit = {
  id: 'u',
  name: 'Wardens',
  size: 3,
  cost: 60,
  quality: 4,
  defense: 4,
  rules: [{ name: 'Fast' }],
  weapons: [pike],
};
const hero = {
  ...unit,
  id: 'h',
  name: 'Old Bell',
  size: 1,
  cost: 45,
  quality: 3,
  selectionId: 'h',
  joinToUnit: 'a',
  xp: 6,
  rules: [{ name: 'Hero' }, { name: 'Tough', rating: 3 }],
  weapons: [{ ...pike, name: 'Clapper', count: 1, attacks: 3, specialRules: [{ name: 'AP', rating: 1 }] }],
  traits: ['Agile'],
};
const list = { gameSystem: 'gf', name: 'Tide', pointsLimit: 500, units: [{ ...unit, selectionId: 'a' }, hero] };
const book = { uid: 'b', name: 'Tide', gameSystemId: 2, units: [unit], upgradePackages: [] };
const saved = { gameSystem: 'gf', list: { gameSystem: 'gf', name: 'Saved', units: [{ id: 'u', selectionId: 'a' }] } };

describe('muster army show', () => {
  test('prints a sheet: units with their heroes, weapons, rules and what they do', async () => {
    const lines = await musterLines('army', 'show', write('list.json', list), '--no-rules');
    // 60 for the Wardens, 45 for the hero and 15 for a level of experience.
    expect(lines).toEqual([
      'Tide                                             Grimdark Future, 120/500 points',
      '1 unit, 4 models',
      '',
      '3 Wardens                                                      Q4+ D4+    60 pts',
      '  Fast',
      '  Weapon   Range    A  AP  Special',
      '  3× Pike  melee    1   -',
      '  with Old Bell                                       Q3+ D4+  Tough 3    60 pts',
      '    Hero',
      '    6 XP, Agile',
      '    Weapon   Range    A  AP  Special',
      '    Clapper  melee    3   1',
    ]);
    const whole = (await musterLines('army', 'show', inFolder('list.json'))).join('\n');
    expect(whole).toContain('Fast      +2″ on Advance, +4″ on Rush and Charge.');
  });

  test.each([60, 80, 120])('fits a screen of %d columns', async (columns) => {
    Object.defineProperty(process.stdout, 'columns', { value: columns, configurable: true });
    const lines = await musterLines('army', 'show', 'ember-choir');
    Reflect.deleteProperty(process.stdout, 'columns');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns);
  });

  test('is in colour if the terminal has colours', async () => {
    expect((await musterInColour('army', 'show', 'ember-choir')).out).toContain('\u001b[1mThe Ember Choir');
  });

  test('prints JSON, even for a game that Muster does not play', async () => {
    const sheet = await musterJson<{ points: number; system: string }>(
      'army',
      'show',
      write('r.json', { ...list, gameSystem: 'aofr' }),
    );
    expect(sheet).toMatchObject({
      points: 120,
      system: 'aofr',
      units: [{ heroes: ['unit-2'] }, { joins: 'unit-1', xp: 6 }],
    });
  });
});

describe('muster army export', () => {
  test('writes equal lists', async () => {
    const file = write('list.json', list);
    const plain = await musterLines('army', 'export', file, '--as', 'text');
    expect(plain).toEqual([
      '++ Tide [GF 120pts] [1 Unit] ++',
      '',
      'Old Bell [1] Q3+ D4+ | 60pts | Hero, Tough(3), Agile',
      'Clapper (A3, AP(1))',
      '| Joined to:',
      'Wardens [3] Q4+ D4+ | 60pts | 3x Fast',
      '3x Pike (A1)',
    ]);
    const own = JSON.parse((await muster('army', 'export', file, '--as', 'muster')).out) as object;
    expect(own).toMatchObject({
      format: 'muster-list',
      points: 500,
      joins: { 'unit-2': 'unit-1' },
      units: [{ cost: 60 }, { cost: 60, xp: 6, traits: ['Agile'] }],
    });
    const tts = JSON.parse((await muster('army', 'export', file, '--as', 'tts')).out) as object;
    expect(tts).toMatchObject({
      gameSystem: 'gf',
      listPoints: 120,
      units: [
        { cost: 60, loadout: [{ name: 'Pike', count: 3 }] },
        { cost: 45, joinToUnit: 'a', xp: 6 },
      ],
    });
  });

  test('writes a file that can be used at once', async () => {
    const out = inFolder('choir.json');
    const { code, err } = await muster('army', 'export', 'ember-choir', '--as', 'tts', '-o', out);
    expect([code, err]).toEqual([0, `The Ember Choir is saved in ${out}.\n`]);
    expect((await musterLines('army', 'check', out)).at(-1)).toBe('The list can be used.');
    await expectRefused(
      ['army', 'export', 'ember-choir', '--as', 'text', '-o', inFolder('no/where.txt')],
      'cannot be written',
    );
    await expectRefused(['army', 'export', 'ember-choir', '--as', 'stone'], 'muster, text, tts');
  });
});

test('muster army cards makes a page', async () => {
  const out = inFolder('cards.html');
  const { code, err } = await muster('army', 'cards', write('list.json', list), '--html', '--out', out);
  expect([code, err]).toMatchObject([0, expect.stringContaining('Open it in a browser') as string]);
  const page = readFileSync(out, 'utf8');
  expect(page).toMatch(/^<!doctype html>/);
  // The list has experience in it, so there is room for more.
  expect(page).toContain('>XP<');
  expect((await muster('army', 'cards', 'ember-choir')).out).not.toContain('>XP<');
});

describe('a saved list', () => {
  test.each([['check'], ['show'], ['cards'], ['export', '--as', 'text'], ['coverage']])(
    'is read with its book by %s',
    async (...command) => {
      const args = [write('saved.json', saved), '--book', write('book.json', book)];
      expect((await muster('army', ...command, ...args)).out).toMatch(/Saved|Wardens|Fast/);
    },
  );

  test('is ready for the table with its book', async () => {
    const file = write('saved.json', saved);
    const args = ['--army', file, '--army', file, '--book', write('book.json', book), '--seed', '1', '--quiet'];
    expect((await muster('battle', 'play', ...args)).code).toBe(0);
  });

  test('is read with a book in the old format', async () => {
    const { weapons: equipment, rules: _rules, ...rest } = unit;
    const old = { ...book, units: [{ ...rest, equipment, specialRules: [{ key: 'fast', name: 'Fast', rating: '' }] }] };
    const { code, out } = await muster(
      'army',
      'show',
      write('saved.json', saved),
      '--book',
      write('old-book.json', old),
    );
    expect([code, out]).toMatchObject([0, expect.stringContaining('3× Pike') as string]);
  });

  test('says that it needs a book', async () => {
    await expectBad(
      ['army', 'show', write('saved.json', saved)],
      'save.list: contains only ids and needs its army book: download that book from Army Forge and add it with --book',
      '--book',
    );
    await expectBad(
      ['army', 'show', inFolder('saved.json'), '--book', write('no-book.json', '{"units": [')],
      'ends too early',
    );
  });
});

describe('an address instead of a file', () => {
  const LINK = 'https://army-forge.onepagerules.com/share?id=AbCdEf123456&name=Tide';

  test('is fetched if there is a network', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (url: string) => {
      asked.push(url);
      return Promise.resolve(new Response(JSON.stringify(list)));
    });
    expect((await musterLines('army', 'check', LINK))[0]).toBe('Tide: 120 of 500 points, 1 unit, 4 models');
    expect(asked).toEqual(['https://army-forge.onepagerules.com/api/tts?id=AbCdEf123456']);
  });

  test('gives an explanation if there is no network', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    const ways = ['Share as Text', 'api/tts?id=AbCdEf123456 in a browser'];
    await expectBad(['army', 'show', LINK], ...ways);
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { status: 500 })));
    await expectBad(['army', 'show', LINK], ...ways);
    await expectBad(['battle', 'play', '--army', LINK], ...ways);
    await expectBad(['army', 'show', 'https://example.org/list'], 'is a link, but a file is needed');
  });
});

describe('what is wrong with a file', () => {
  test('is reported if the file was cut off or is too large', async () => {
    await expectBad(
      ['army', 'show', write('cut.json', JSON.stringify(list).slice(0, 200))],
      'line 1',
      'ends too early',
    );
    const large = write('large.json', ' '.repeat(50 * 1024 * 1024));
    await expectBad(['army', 'show', large], '50 MB', 'too large for a list or book: 50 MB (limit 10 MB)');
    await expectBad(['battle', 'play', '--army', large], 'too large for a list or book: 50 MB (limit 10 MB)');
    rmSync(large);
  });

  test('is a warning for a game that Muster does not play, and an error for a battle', async () => {
    const file = write('regiments.json', { ...list, gameSystem: 'aofr' });
    const checked = await muster('army', 'check', file);
    expect([checked.code, checked.out]).toMatchObject([
      0,
      expect.stringContaining('can read lists of "aofr"') as string,
    ]);
    await expectBad(['battle', 'play', '--army', file, '--army', file], 'not play');
    await expectRefused(['army', 'export', file, '--as', 'muster'], 'not play');
  });

  test('removes only the damaged units', async () => {
    const spoilt = { ...unit, selectionId: 'b', weapons: [{ ...pike, count: -3 }] };
    const file = write('spoilt.json', { ...list, units: [...list.units, spoilt] });
    const shown = await muster('army', 'show', file);
    expect(shown.code).toBe(0);
    expect(shown.out).toContain('120/500 points');
    expect(shown.err).toMatch(/left out: list\.units\[2\]\.weapons\[0\]\.count must be a whole number from 0 to 300/);
    const checked = await muster('army', 'check', file);
    expect([checked.code, checked.out]).toMatchObject([
      1,
      expect.stringContaining('list.units[2].weapons[0].count') as string,
    ]);
    await expectBad(['battle', 'play', '--army', file], 'list.units[2].weapons[0].count');
    await expectBad(['army', 'show', write('xp.json', { ...list, units: [{ ...hero, xp: -1 }] })], 'list.units[0].xp');
  });

  const name = 'Bell\u001b[2J\u0007\u202e';
  const harmless = (out: string): void => {
    expect(out).toContain('Bell');
    for (const sign of ['\u001b', '\u0007', '\u202e']) expect(out).not.toContain(sign);
  };

  test.each([['check'], ['show'], ['cards'], ['export', '--as', 'text']])(
    'does no harm to the terminal of %s',
    async (...command) => {
      const file = write('bell.json', {
        ...list,
        name,
        units: [{ ...unit, name, customName: name, selectionId: 'a' }],
      });
      harmless((await muster('army', ...command, file)).out);
    },
  );

  test('is harmless in lists as text, and refused in Muster lists', async () => {
    const plain = write('bell.txt', `++ Tide [GF 60pts] ++\n\n${name} [3] Q4+ D4+ | 60pts | Fast\n3x Pike (A1)`);
    harmless((await muster('army', 'show', plain)).out);
    const entry = { ...unit, name, base: 32, rules: [], weapons: [] };
    const own = { format: 'muster-list', version: 1, name: 'Tide', system: 'gf', units: [entry] };
    await expectBad(['army', 'show', write('own.json', own)], 'units[0].name', 'control character');
  });

  test('is reported if there is no such file', async () => {
    await expectBad(['army', 'show', inFolder('nowhere.json')], 'no such file');
    expect(existsSync(inFolder('nowhere.json'))).toBe(false);
  });
});
