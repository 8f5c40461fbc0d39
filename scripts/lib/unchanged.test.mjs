import { mkdirSync, mkdtempSync, rmSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { root } from './run.mjs';
import { isDone, makeAndRemember, makeUnlessDone } from './unchanged.mjs';

const folder = mkdtempSync(join(tmpdir(), 'muster-unchanged-'));
const name = relative(tmpdir(), folder);
const input = relative(root, join(folder, 'src'));
let made = 0;
let isThere = true;

const make = (ok = true) =>
  makeUnlessDone({ name, inputs: [input, 'no-such-folder'], isThere: () => isThere }, () => {
    made++;
    return { ok, output: '' };
  });

beforeEach(() => {
  made = 0;
  isThere = true;
  mkdirSync(join(folder, 'src/deep'), { recursive: true });
  writeFileSync(join(folder, 'src/deep/a.ts'), 'a');
  writeFileSync(join(folder, 'src/b.ts'), 'b');
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(join(root, 'node_modules/.cache/muster', name), { force: true });
});

test('is made once', () => {
  expect([make(), make(), make()].every(({ ok }) => ok)).toBe(true);
  expect(made).toBe(1);
});

test.each([
  ['is changed', () => writeFileSync(join(folder, 'src/deep/a.ts'), 'longer')],
  ['has another date', () => utimesSync(join(folder, 'src/b.ts'), 1, 1)],
  ['is added', () => writeFileSync(join(folder, 'src/c.ts'), 'c')],
  ['is removed', () => unlinkSync(join(folder, 'src/b.ts'))],
])('is made again when a file %s', (_, change) => {
  make();
  change();
  make();
  make();
  expect(made).toBe(2);
});

test('is made again when it is gone', () => {
  make();
  isThere = false;
  make();
  expect(made).toBe(2);
});

test('is recorded when it was made in parallel, and not when that failed', async () => {
  const step = { name, inputs: [input], isThere: () => true };
  const aside = (ok) => makeAndRemember(step, async () => ({ ok, output: '' }));
  writeFileSync(join(folder, 'src/b.ts'), 'aside');
  await aside(false);
  expect(isDone(step)).toBe(false);
  await aside(true);
  expect(isDone(step)).toBe(true);
});

test('is tried again when it failed', () => {
  expect(make(false).ok).toBe(false);
  make();
  expect(made).toBe(2);
});

test('does not depend on tests', () => {
  make();
  writeFileSync(join(folder, 'src/a.test.ts'), 'test');
  make();
  expect(made).toBe(1);
});
