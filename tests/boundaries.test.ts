import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ARCHITECTURE, ROOT as root, sourcesIn } from './lib/architecture.ts';

/** What each package may import; one that architecture.json does not list fails. */
const MAY_IMPORT: Record<string, readonly string[]> = Object.fromEntries(
  Object.entries(ARCHITECTURE.packages).map(([name, { uses }]) => [
    name,
    uses.flatMap((other) => [
      other,
      ...(ARCHITECTURE.entries[`packages/${other}`] ?? []).map((entry) => `${other}/${entry}`),
    ]),
  ]),
);
const librariesOf = (name: string): readonly string[] => ARCHITECTURE.packages[name].libraries ?? [];
const CORE = ARCHITECTURE.core;
const EXACT = 'min|max|abs|floor|ceil|trunc|round|imul|sqrt|sign';
const FORBIDDEN = new RegExp(
  String.raw`(?<![.\w'"-])(?:Date|performance|process|console|fetch|crypto|globalThis|setTimeout|setInterval|require)\s*[.([]` +
    String.raw`|(?<![.\w])Math\b(?!\.(?:${EXACT})\b)`,
);
const IMPORT = /(?:\bfrom|\bimport|\bimport\s*\(|\brequire\s*\()\s*(['"])([^'"\n]+)\1/;

/** Blanks comments, keeping lines where they are. */
const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, (comment) => comment.replace(/[^\n]/g, ' '));

/** Blanks quoted text, so that words of a sentence are not taken for code. */
const withoutStrings = (line: string): string => line.replace(/'[^'\n]*'|"[^"\n]*"/g, "''");

const importFault = (name: string, file: string, specifier: string): string | undefined => {
  if (specifier.startsWith('.')) {
    // Books and lists are next to the source.
    const home = resolve(root, 'packages', name, specifier.endsWith('.json') ? '' : 'src') + sep;
    return resolve(dirname(file), specifier).startsWith(home) ? undefined : `leaves its package with ${specifier}`;
  }
  const isLibrary = librariesOf(name).some((library) => specifier.split('/')[0] === library);
  const isOurs = MAY_IMPORT[name].some((other) => specifier === `@muster/${other}`);
  return isOurs || isLibrary ? undefined : `may not import ${specifier}`;
};

/** Returns the faults of one source file of a package, as `file:line fault`. */
const faultsOf = (name: string, file: string, text: string): string[] => {
  const faults: string[] = [];
  withoutComments(text)
    .split('\n')
    .forEach((line, index) => {
      const say = (what: string): unknown => faults.push(`${relative(root, file)}:${index + 1} ${what}`);
      for (const found of line.matchAll(new RegExp(IMPORT, 'g'))) {
        const fault = importFault(name, file, found[2]);
        if (fault !== undefined) say(fault);
      }
      const code = withoutStrings(line);
      const forbidden = CORE.includes(name) ? FORBIDDEN.exec(code) : null;
      if (forbidden) say(`uses ${code.slice(forbidden.index, forbidden.index + 20).trim()}`);
      if (/^\s*(?:export\s+)?(?:declare\s+)?(?:const\s+)?enum\s/.test(code)) say('declares an enum');
      if (/^\s*export\s+default\b/.test(code)) say('has a default export');
    });
  return faults;
};

const packages = readdirSync(join(root, 'packages'));

const sourcesOf = (name: string): string[] => sourcesIn(join(root, 'packages', name, 'src'));

describe.each(packages)('%s', (name) => {
  test('is known to this test', () => expect(Object.keys(MAY_IMPORT)).toContain(name));

  test('keeps its boundaries', () => {
    expect(sourcesOf(name).flatMap((file) => faultsOf(name, file, readFileSync(file, 'utf8')))).toEqual([]);
  });

  test('declares no other dependency or reference', () => {
    const read = (file: string): Record<string, unknown> =>
      JSON.parse(readFileSync(join(root, 'packages', name, file), 'utf8')) as Record<string, unknown>;
    const dependencies = Object.keys((read('package.json')['dependencies'] as object | undefined) ?? {});
    const references = (read('tsconfig.json')['references'] as { path: string }[] | undefined) ?? [];
    const allowed = [...MAY_IMPORT[name], ...librariesOf(name)];
    expect(dependencies.filter((one) => !allowed.includes(one.replace('@muster/', '')))).toEqual([]);
    expect(references.filter(({ path }) => !allowed.includes(basename(path)))).toEqual([]);
  });
});

/** Owners of objectives and the number of rounds; code outside the engine must use the engine's functions. */
const ASKED_OF_ENGINE = /\bobjOwner\b|\bG\.objectives\b|\bnumbers\.rounds\b/;
/** Files that store, build or take apart a state. */
const MAKES_STATES = [
  'packages/protocol/src/position-battle.ts',
  'packages/protocol/src/position-of.ts',
  'packages/conform/src/battle/scene.ts',
  'packages/testkit/src/scene.ts',
  'packages/ai/src/objective-spots.ts',
];

test('only the engine looks up objectives and rounds in the state', () => {
  const homes = [...packages.map((name) => `packages/${name}`), 'apps/cli', 'apps/server', 'apps/web'];
  const files = homes
    .filter((home) => home !== 'packages/engine')
    .flatMap((home) => sourcesIn(join(root, home, 'src')));
  const wrong = files
    .map((file) => relative(root, file))
    .filter((file) => ASKED_OF_ENGINE.test(withoutComments(readFileSync(join(root, file), 'utf8'))));
  expect(wrong.filter((file) => !MAKES_STATES.includes(file))).toEqual([]);
});

test('what an answer or an action may be is checked in legal', () => {
  const folders = ['attack', 'auto', 'play'].map((folder) => join(root, 'packages/engine/src', folder));
  const checks = folders
    .flatMap(sourcesIn)
    .filter((file) => /^export const \w+ = \([^=]*\): Refusal \| undefined =>/m.test(readFileSync(file, 'utf8')))
    .map((file) => relative(root, file));
  expect(checks).toEqual([]);
});

test('files are checked by the Reader of kernel, and only messages of the server by a library', () => {
  const edge = ['packages/protocol/src/live/', 'apps/server/src/'].map((folder) => folder.replaceAll('/', sep));
  const homes = [...packages.map((name) => `packages/${name}`), 'apps/cli', 'apps/server', 'apps/web'];
  const users = homes
    .flatMap((home) => sourcesIn(join(root, home, 'src')))
    .filter((file) => /from 'zod\b/.test(readFileSync(file, 'utf8')))
    .map((file) => relative(root, file));
  expect(users.length).toBeGreaterThan(5);
  expect(users.filter((file) => !edge.some((folder) => file.startsWith(folder)))).toEqual([]);
});

test('texts of packages name no command and no option, which belong to the programs', () => {
  const files = ['campaign', 'host'].flatMap(sourcesOf);
  const named = files.flatMap((file) =>
    withoutComments(readFileSync(file, 'utf8'))
      .split('\n')
      .flatMap((line, i) =>
        /\bmuster (?:campaign|battle|army)\b|[\s(]--[a-z]/.test(line) ? [`${relative(root, file)}:${i + 1}`] : [],
      ),
  );
  expect(named).toEqual([]);
});

const PLANTED: readonly (readonly [string, string])[] = [
  ['kernel', "import { x } from '@muster/engine';"],
  ['engine', "import { x } from '@muster/rules';"],
  ['engine', "export type { x } from '@muster/army';"],
  ['rules', "import { x } from '@muster/engine/src/index.ts';"],
  ['army', "import { readFileSync } from 'node:fs';"],
  ['ai', "export const later = () => import('node:fs');"],
  ['engine', "import { x } from '../../kernel/src/dice.ts';"],
  ['kernel', 'export const face: number = Math.random();'],
  ['kernel', 'export const angle: number = Math.sin(1);'],
  ['engine', 'export const now: number = Date.now();'],
  ['rules', 'export const now: number = performance.now();'],
  ['army', 'console.log(1);'],
  ['ai', 'process.exitCode = 1;'],
];

describe('a planted fault is found', () => {
  test.each(PLANTED)('by this test in %s: %s', (name, line) => {
    expect(faultsOf(name, join(root, 'packages', name, 'src/planted.ts'), `\n${line}\n`)).toHaveLength(1);
  });

  test('but not where the words are harmless', () => {
    const text = [
      "import { d3 } from '@muster/kernel';",
      '/** Date.now() and Math.random() are not for us. */',
      "export const sentence = 'the process (see console) is over';",
      'export const half: number = Math.floor(d3(4) / 2); // Math.sin',
      'export const roll = (dice: Hand): number => dice.fetch();',
    ].join('\n');
    expect(faultsOf('engine', join(root, 'packages/engine/src/planted.ts'), text)).toEqual([]);
  });

  test('by the linter', () => {
    const folder = mkdtempSync(join(tmpdir(), 'muster-lint-'));
    try {
      cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
      symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
      PLANTED.forEach(([name, line], index) => {
        mkdirSync(join(folder, 'packages', name, 'src'), { recursive: true });
        writeFileSync(join(folder, 'packages', name, 'src', `planted-${index}.ts`), `${line}\nexport const end = 1;\n`);
      });
      const lint = spawnSync(
        process.execPath,
        [join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'unix', 'packages'],
        { cwd: folder, encoding: 'utf8' },
      );
      const found = PLANTED.map((_, index) =>
        new RegExp(String.raw`planted-${index}\.ts:.*no-restricted-`).test(lint.stdout),
      );
      expect(found, lint.stdout + lint.stderr).toEqual(PLANTED.map(() => true));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
