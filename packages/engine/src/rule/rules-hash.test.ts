import { aof, gf, gff } from '@muster/rules';
import { describe, expect, test } from 'vitest';
import { hashWithoutTexts, rulesHash } from './rules-hash.ts';
import type { Rule } from './rule.ts';
import type { Ruleset } from './ruleset.ts';

const withRule = (id: string, change: Partial<Rule>): Ruleset => ({
  ...gf,
  rules: { ...gf.rules, [id]: { ...gf.rules[id], ...change } },
});
const same = (ruleset: Ruleset): boolean => rulesHash(ruleset) === rulesHash(gf);

describe('the hash of rules', () => {
  test('is the same for the same rules, and differs between games', () => {
    expect(rulesHash({ ...gf })).toBe(rulesHash(gf));
    expect(new Set([gf, gff, aof].map(rulesHash)).size).toBe(3);
  });

  test('does not cover names, summaries and sources', () => {
    expect(same({ ...gf, name: 'Grim', version: '9' })).toBe(true);
    expect(same(withRule('furious', { name: 'Wild', summary: 'Other words.', source: 'another book' }))).toBe(true);
    expect(same({ ...gf, mission: { ...gf.mission, name: 'Other', summary: 'Other words.' } })).toBe(true);
    const [id, alias] = Object.entries(gf.aliases)[0];
    expect(same({ ...gf, aliases: { ...gf.aliases, [id]: { ...alias, name: 'Other' } } })).toBe(true);
  });

  test('does not cover the name of a rule inside another one', () => {
    const giver = gff.rules.banner;
    const renamed = { ...giver, aura: giver.aura && { ...giver.aura, name: 'Other', summary: 'Other words.' } };
    expect(hashWithoutTexts(renamed)).toBe(hashWithoutTexts(giver));
    expect(hashWithoutTexts({ ...giver, aura: { ...renamed.aura, morale: { bonus: 7 } } })).not.toBe(
      hashWithoutTexts(giver),
    );
  });

  test('covers numbers, ways and effects', () => {
    expect(same({ ...gf, numbers: { ...gf.numbers, advance: 700 } })).toBe(false);
    expect(same({ ...gf, ways: { ...gf.ways, edges: 'any' } })).toBe(false);
    expect(same(withRule('fast', { move: { advance: 3, rush: 4 } }))).toBe(false);
    expect(same(withRule('fast', { rated: true }))).toBe(false);
    expect(same({ ...gf, mission: { ...gf.mission, rounds: 5 } })).toBe(false);
    const { fast: _, ...others } = gf.rules;
    expect(same({ ...gf, rules: others })).toBe(false);
    const [id, alias] = Object.entries(gf.aliases)[0];
    expect(same({ ...gf, aliases: { ...gf.aliases, [id]: { ...alias, rule: 'fast' } } })).toBe(false);
  });

  test('does not depend on the order of fields, but on the order of lists', () => {
    expect(hashWithoutTexts({ a: 1, b: [1, 2] })).toBe(hashWithoutTexts({ b: [1, 2], a: 1 }));
    expect(hashWithoutTexts([1, 2])).not.toBe(hashWithoutTexts([2, 1]));
    // Names of weapons count because they distinguish weapons.
    expect(hashWithoutTexts({ name: 'Sword' })).not.toBe(hashWithoutTexts({ name: 'Axe' }));
  });
});
