import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';

const FOLDER = new URL('../examples/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8');
const programsIn = (folder: string): string[] =>
  readdirSync(new URL(folder, FOLDER))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => folder + file);

/** Runs a program and returns what it prints. */
const run = async (file: string): Promise<string> => {
  const printed: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((...values: unknown[]) => {
    printed.push(values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join(' '));
  });
  await import(/* @vite-ignore */ new URL(file, FOLDER).pathname);
  return printed.join('\n');
};

const numbersIn = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(new RegExp(pattern, `g${pattern.flags}`))].flatMap(([, ...groups]) => groups.map(Number));

afterEach(() => void vi.restoreAllMocks());

describe('programs', () => {
  const programs = [...programsIn(''), ...programsIn('first/')];

  test('are five examples, and a first one for each subpath', () => {
    expect(programsIn('')).toEqual(['battle.ts', 'campaign.ts', 'list.ts', 'odds.ts', 'player.ts']);
    expect(programsIn('first/').sort()).toEqual(
      ['army', 'campaign', 'engine', 'odds', 'players'].map((name) => `first/${name}.ts`),
    );
  });

  test.each(programs)('%s is short and imports only muster', (file) => {
    const text = read(file);
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(file.startsWith('first/') ? 12 : 40);
    const imports = [...text.matchAll(/from '([^']+)'/g)].map(([, name]) => name);
    expect(imports.length).toBeGreaterThan(0);
    expect(imports.filter((name) => !/^muster\/(engine|odds|army|campaign|players)$/.test(name))).toEqual([]);
  });

  test.each(programs)('the documents show %s where they name it', (file) => {
    if (!file.startsWith('first/')) return expect(read('README.md')).toContain(`\`${file}\``);
    const page = readFileSync(new URL(`../docs/api/${file.slice(6, -3)}.md`, FOLDER), 'utf8');
    return expect(page).toContain(read(file).trim());
  });
});

describe('the example of', () => {
  test('a battle ends with a result that its record repeats', async () => {
    const out = await run('battle.ts');
    const [left, units, held, objectives] = numbersIn(out, /: (\d+) of (\d+) units left, (\d+) of (\d+) objectives\./);
    expect(left).toBeLessThanOrEqual(units);
    expect(held).toBeLessThanOrEqual(objectives);
    expect(out).toMatch(/^(A draw\.|.+ won in round 4\.)$/m);
    const [steps] = numbersIn(out, /^Replayed (\d+) steps: every checksum is the same\.$/m);
    expect(steps).toBeGreaterThan(20);
  });

  test('odds has chances that add up, and cover that helps', async () => {
    const out = await run('odds.ts');
    // Ten dice: half of them hit; Defense 5+ lets 2/3 through, in cover 1/2.
    expect(numbersIn(out, /: ([\d.]+) wounds on average/)).toEqual([3.33, 2.5]);
    const [open1, open2, cover1, cover2] = numbersIn(out, /lost: ([\d.]+) %/);
    expect(open1).toBeGreaterThan(cover1);
    expect(cover1).toBeGreaterThan(cover2);
    expect(open2).toBeGreaterThan(cover2);
    const [win, tie, loss] = numbersIn(out, /win ([\d.]+) %, tie ([\d.]+) %, Guard win ([\d.]+) %/);
    const [destroyed] = numbersIn(out, /destroyed ([\d.]+) %/);
    expect(win + tie + loss + destroyed).toBeGreaterThan(99);
    expect(win + tie + loss).toBeLessThanOrEqual(100.2);
  });

  test('a list prints what it costs, and finds what is wrong with it', async () => {
    const out = await run('list.ts');
    const [total, limit] = numbersIn(out, /: (\d+) points \(limit (\d+)\)\./);
    const costs = numbersIn(out, /Defense \d\+: (\d+) points/);
    expect(costs.reduce((sum, cost) => sum + cost, 0)).toBe(total);
    for (const [, price, low, high] of out.matchAll(/says (\d+) \((\d+) to (\d+)\)/g)) {
      expect(Number(price)).toBeGreaterThanOrEqual(Number(low));
      expect(Number(price)).toBeLessThanOrEqual(Number(high));
    }
    expect(total > limit).toBe(/error: .*points/.test(out));
  });

  test('a campaign gives the winner its points and every survivor experience', async () => {
    const out = await run('campaign.ts');
    expect(out).toMatch(/^1\. .+: \d+ VP$/m);
    expect(numbersIn(out, /: (\d+) XP/).some((xp) => xp > 0)).toBe(true);
    const points = numbersIn(out, /^\d\. .+: (\d+) VP$/m);
    expect(points).toEqual([...points].sort((a, b) => b - a));
  });

  test('a player plays ten battles and beats chance', async () => {
    const out = await run('player.ts');
    const [won, drawn, lost] = numbersIn(out, /(\d+) won, (\d+) drawn, (\d+) lost/);
    expect(won + drawn + lost).toBe(10);
    expect(won).toBeGreaterThan(lost);
  });
});

describe('the first program of', () => {
  test('engine logs a battle to its end', async () => {
    const lines = (await run('first/engine.ts')).split('\n');
    expect(lines.length).toBeGreaterThan(50);
    expect(lines.at(-1)).toMatch(/^(A draw\.|The .+ won\.)$/);
  });

  test('odds prints a mean and a chance', async () => {
    // Ten dice: half hit, and Defense 5+ in cover lets 1/2 through; all but five wounds are too many.
    const [mean, chance] = numbersIn(await run('first/odds.ts'), /^([\d.]+) Raiders|lost: ([\d.]+) %/m).filter(
      (n) => n >= 0,
    );
    expect(mean).toBeGreaterThan(2.4);
    expect(mean).toBeLessThanOrEqual(2.5);
    expect(chance).toBeGreaterThan(40);
  });

  test('army prints the list', async () => {
    expect(await run('first/army.ts')).toMatch(/Night Shift[\s\S]*Loader Frames/);
  });

  test('campaign prints the standings', async () => {
    expect(await run('first/campaign.ts')).toMatch(/"name":"The Long Watch".*"vp":0/);
  });

  test('players prints the winner', async () => {
    expect(await run('first/players.ts')).toMatch(/^[01]?$/);
  });
});
