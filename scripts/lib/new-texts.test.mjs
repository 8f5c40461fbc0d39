import { describe, expect, test } from 'vitest';
import { TEXTS } from './new-texts.mjs';
import { wordsOf } from './new-thing.mjs';
import { declaredIn, FOLDERS, indexOf } from './rule-folders.mjs';

const KINDS = Object.keys(TEXTS);

describe.each(KINDS)('a new file in %s', (kind) => {
  const thing = { ...wordsOf(kind, 'Locked Shields'), number: 44, replaces: 'no-mercy' };

  test('is found by the index under its own name', () => {
    const { prefix = '' } = FOLDERS[kind];
    expect(declaredIn(kind, TEXTS[kind].fileText(thing))).toEqual([
      { name: prefix ? 'traitLockedShields' : 'lockedShields', id: `${prefix}locked-shields` },
    ]);
  });

  test('has a test that imports it', () => {
    expect(TEXTS[kind].testText(thing)).toContain(`import { ${thing.constant} } from './locked-shields.ts';`);
  });
});

test.each(Object.keys(FOLDERS))('the index of %s lists every file', (kind) => {
  const { things, current, wanted } = indexOf(kind);
  expect(things.length).toBeGreaterThan(0);
  expect(current).toBe(wanted);
});

test('a thing that is declared in another way is not found', () => {
  expect(declaredIn('special', "const furious = rule({\n  id: 'furious',")).toEqual([]);
  expect(declaredIn('missions', "export const siege: Rule = rule({\n  id: 'siege',")).toEqual([]);
});
