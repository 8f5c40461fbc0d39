import { existsSync, readFileSync } from 'node:fs';
import type { Ruleset, RulesetWays } from '@muster/engine';
import { hasWays } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { gf, gff, RULESETS } from '../rulesets/index.ts';

const textOf = (id: string): string => {
  const files = [`./${id}`, `../books/${id}`, `../traits/${id.replace(/^trait-/, '')}`].map(
    (name) => new URL(`${name}.test.ts`, import.meta.url),
  );
  const file = files.find((candidate) => existsSync(candidate));
  return file ? readFileSync(file, 'utf8') : '';
};

/** `{ morale: 'unit' }` as it stands in a test file. */
const readWays = (text: string): Partial<RulesetWays> =>
  Object.fromEntries([...text.matchAll(/(\w+): '(\w+)'/g)].map(([, name, way]) => [name, way]));

/** The ways of the games that a test file tries its rule in; an empty set is every game. */
const triedIn = (id: string, text: string): Partial<RulesetWays>[] => {
  const constant = id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const blocks = text.matchAll(/^describe\.each\(gamesWith\((\w+)(?:, \{([^}]*)\})?\)\)\(/gm);
  // Ids that are words of the language have constants with an ending.
  return [...blocks]
    .filter(([, name]) => name === constant || name === `${constant}Rule`)
    .map(([, , ways = '']) => readWays(ways));
};

/** Rules of a ruleset for which no test runs in that ruleset. */
const untested = (ruleset: Ruleset, read = textOf): string[] =>
  Object.keys(ruleset.rules).filter((id) => !triedIn(id, read(id)).some((ways) => hasWays(ruleset, ways)));

describe('every rule is tried in every game that has it', () => {
  test.each(RULESETS)('$name $version', (ruleset) => {
    expect(Object.keys(ruleset.rules).length).toBeGreaterThan(30);
    expect(untested(ruleset)).toEqual([]);
  });

  test('one without a test file is found', () => {
    const invented = { ...gf.rules.fast, id: 'invented' };
    expect(untested({ ...gf, rules: { ...gf.rules, [invented.id]: invented } })).toEqual(['invented']);
  });

  test('one that is tried in other games only is found', () => {
    const fear = { fear: gf.rules.fear };
    const half = (): string => "describe.each(gamesWith(fear, { morale: 'unit' }))('in $name', () => {});";
    expect([untested({ ...gf, rules: fear }, half), untested({ ...gff, rules: fear }, half)]).toEqual([[], ['fear']]);
  });

  test('so is one whose tests are left out, or are those of another rule', () => {
    for (const text of [
      '// describe.each(gamesWith(fear))(',
      'describe.skip.each(gamesWith(fear))(',
      'describe.each(gamesWith(fearless))(',
      "test('Fear', () => {});",
    ])
      expect(untested({ ...gf, rules: { fear: gf.rules.fear } }, () => text)).toEqual(['fear']);
  });
});
