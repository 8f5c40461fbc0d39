import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readSurface, type Surface, type SurfaceEntry } from '../scripts/api/surface.mjs';
import { faultsIn } from './lib/dialect.ts';

const surface: Surface = readSurface();
const exported: SurfaceEntry[] = surface.subpaths.flatMap(({ exports }) => exports);
const names = (entries: readonly { name: string }[]): string[] => entries.map(({ name }) => name);

describe.each(surface.subpaths)('muster/$name', ({ name, exports }) => {
  test('exports 25 to 60 names', () => {
    expect(exports.length).toBeGreaterThanOrEqual(25);
    expect(exports.length).toBeLessThanOrEqual(60);
  });

  test('says what each of them is, in a plain sentence', () => {
    const bare = exports.filter(({ doc }) => !/^[A-Z].{8,}\.$/.test(doc));
    expect(bare.map((entry) => `${entry.name}: ${entry.doc}`)).toEqual([]);
  });

  test('can be imported, and has the values that its types promise', async () => {
    const module = (await import(`../packages/muster/src/${name}.ts`)) as Record<string, unknown>;
    expect(Object.keys(module).sort()).toEqual(names(exports.filter(({ kind }) => kind !== 'type')).sort());
  });
});

test.each(surface.subpaths)('the page of muster/$name is in plain English', ({ name }) => {
  const page = readFileSync(new URL(`../docs/api/${name}.md`, import.meta.url), 'utf8');
  const sentences = page.split('\n').filter((line) => !line.startsWith('type '));
  expect(faultsIn(sentences.join('\n'))).toEqual([]);
});

test('a name means the same in every subpath', () => {
  const ids = new Map<string, Set<string>>();
  for (const { name, id } of exported) ids.set(name, (ids.get(name) ?? new Set()).add(id));
  expect([...ids].filter(([, meanings]) => meanings.size > 1).map(([name]) => name)).toEqual([]);
});

test('signatures are read with all the types that they mention', () => {
  const mentioned = (name: string): string[] =>
    names(exported.find((entry) => entry.name === name)?.mentions ?? []).sort();
  expect(mentioned('compilePlan')).toEqual(['BattlePlan', 'BattleSetup']);
  expect(mentioned('parseUnitText')).toEqual(['ArmyUnit', 'Finding', 'Result']);
  expect(mentioned('Game')).toContain('Outcome');
  // Methods that only the resolution calls do not belong to the surface.
  expect(mentioned('Game')).not.toContain('RollDetails');
});

test('types that are derived from a table are shown with their fields', () => {
  const entry = (name: string): SurfaceEntry | undefined => exported.find((one) => one.name === name);
  expect(entry('ShootOrder')?.text).toContain('  picks?: readonly number[];');
  expect(entry('ShootOrder')?.text).toContain('/** How many copies of a Limited weapon');
  expect(entry('AnswerOf')?.text).toContain("  'pile-in': 'auto' | readonly ModelMove[];");
  expect(names(entry('Action')?.mentions ?? []).sort()).toEqual(['ModelMove', 'Placement', 'ShootOrder', 'Wish']);
});

test('every type in the signature of a function, a class or a value has a name to import', () => {
  const known = new Set(exported.map(({ id }) => id));
  const missing = exported
    .filter(({ kind }) => kind !== 'type')
    .flatMap(({ name, mentions }) =>
      mentions.filter(({ id }) => !known.has(id)).map((type) => `${name}: ${type.name}`),
    );
  expect(missing).toEqual([]);
});

test('documents import only what a subpath exports', () => {
  const root = new URL('../', import.meta.url);
  const pages = ['README.md', ...readdirSync(new URL('docs/', root)).map((file) => `docs/${file}`)];
  const imports = pages
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => [
      ...readFileSync(new URL(file, root), 'utf8').matchAll(/import \{([^}]+)\} from 'muster\/(\w+)'/g),
    ])
    .flatMap(([, list, subpath]) => list.split(',').map((name) => [subpath, name.replace('type ', '').trim()]));
  expect(imports.length).toBeGreaterThan(10);
  const known = new Set(surface.subpaths.flatMap(({ name, exports }) => exports.map((one) => `${name} ${one.name}`)));
  expect(imports.map((words) => words.join(' ')).filter((name) => !known.has(name))).toEqual([]);
});
