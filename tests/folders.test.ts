import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ARCHITECTURE, ROOT, sourcesIn, wrongImports } from './lib/architecture.ts';

/** Files that others may import; they may import every folder themselves. */
const isEntry = (place: string, file: string): boolean =>
  ['index', ...(ARCHITECTURE.entries[place] ?? [])].some((entry) => file === join(ROOT, place, 'src', `${entry}.ts`));

const places = Object.keys(ARCHITECTURE.folders);

test('every package and app is listed', () => {
  const all = ['packages', 'apps'].flatMap((kind) => readdirSync(join(ROOT, kind)).map((name) => `${kind}/${name}`));
  expect(all.filter((name) => !places.includes(name))).toEqual([]);
});

test('the page about the architecture is drawn from the same file', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/architecture.mjs'), '--check']);
  expect(status, String(stderr)).toBe(0);
});

describe.each(places)('%s', (place) => {
  const home = join(ROOT, place, 'src');
  const order = Object.keys(ARCHITECTURE.folders[place]);

  test('imports only folders before its own', () => {
    const files = sourcesIn(home).filter((file) => !isEntry(place, file));
    expect(files.flatMap((file) => wrongImports(home, order, file, readFileSync(file, 'utf8')))).toEqual([]);
  });

  test('lists no folder that does not exist', () => {
    const folders = readdirSync(home, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? one.name : []));
    expect(order.filter((folder) => folder !== '.' && !folders.includes(folder))).toEqual([]);
  });
});

describe('a planted import is found', () => {
  const home = join(ROOT, 'packages/engine/src');
  const order = Object.keys(ARCHITECTURE.folders['packages/engine']);
  const faults = (file: string, text: string): number => wrongImports(home, order, join(home, file), text).length;

  test('from a folder after its own, also of a type', () => {
    expect(faults('rule/rule.ts', "import { x } from '../plan/plan.ts';")).toBe(1);
    expect(faults('legal/deep/shoot.ts', "import type { Game } from '../../game/game.ts';")).toBe(1);
  });

  test('but not from one before it, or from its own', () => {
    expect(faults('game/game.ts', "import { x } from '../rule/rule.ts';\nimport { y } from './view.ts';")).toBe(0);
  });

  test('and so is a folder that is not listed', () => {
    expect(faults('new-folder/a.ts', '')).toBe(1);
  });
});
