import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ALLOWED, DIALECT, faultsIn } from './lib/dialect.ts';
import { ROOT } from './lib/architecture.ts';

const KINDS = ['ts', 'tsx', 'mjs', 'md', 'html', 'css'].map((kind) => `*.${kind}`);
/** Recorded battles and conformance cases are data, and the list of patterns contains the words to avoid. */
const DATA = ['tests/conformance', 'tests/golden', 'tests/stored', 'tests/lib/dialect.ts'].map((path) => `:!${path}`);

const FILES: readonly string[] = execFileSync('git', ['ls-files', '-z', '--', ...KINDS, ...DATA], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '');

const faultsOf = (file: string): string[] =>
  faultsIn(readFileSync(join(ROOT, file), 'utf8')).flatMap(({ line, found, instead, text }) =>
    ALLOWED.some((allowed) => file.startsWith(allowed.file) && text.includes(allowed.text))
      ? []
      : [`${file}:${line} "${found}": write ${instead}`],
  );

test('texts, comments and names of tests are in plain English', () => {
  expect(FILES.length).toBeGreaterThan(1500);
  expect(FILES.flatMap(faultsOf)).toEqual([]);
});

test('each exception is still needed', () => {
  const texts = ALLOWED.map(({ file, text }) => {
    const lines = FILES.filter((each) => each.startsWith(file)).flatMap((each) =>
      faultsIn(readFileSync(join(ROOT, each), 'utf8')),
    );
    return lines.some((fault) => fault.text.includes(text)) ? undefined : `${file}: ${text}`;
  });
  expect(texts.filter((each) => each !== undefined)).toEqual([]);
});

describe('the patterns', () => {
  test.each(DIALECT.map(({ wrong, right, instead }) => [wrong, right, instead]))(
    'find "%s", not "%s"',
    (wrong, right) => {
      expect(faultsIn(wrong)).toHaveLength(1);
      expect(faultsIn(right)).toEqual([]);
    },
  );
});
