import type { Rule } from '@muster/engine';
import { describe, expect, test } from 'vitest';
import { ALL_RULES, fast, slow } from '../special/index.ts';
import { extendRuleset, family, gf, RULESETS, rulesetOf } from './index.ts';

const change = { id: 'next', version: '2', name: 'Next' };
const printed = ALL_RULES.filter((rule) => rule.source.startsWith('GF core'));
const quick: Rule = { ...fast, move: { advance: 3, rush: 6 } };

describe('extending a ruleset', () => {
  test('keeps what the change does not name', () => {
    const next = extendRuleset(gf, change);
    expect(next).toEqual({ ...gf, ...change });
  });

  test('changes figures one by one', () => {
    const next = extendRuleset(gf, {
      ...change,
      numbers: { coherencySpan: 600 },
      forceOrganisation: { pointsPerModel: 20 },
    });
    expect(next.numbers).toEqual({ ...gf.numbers, coherencySpan: 600 });
    expect(next.forceOrganisation).toEqual({ ...gf.forceOrganisation, pointsPerModel: 20 });
  });

  test('replaces, removes, keeps and adds rules by id and leaves the base alone', () => {
    expect(extendRuleset(gf, { ...change, rules: { replace: [quick] } }).rules.fast).toBe(quick);
    expect(gf.rules.fast).toBe(fast);
    expect(Object.keys(extendRuleset(gf, { ...change, rules: { remove: ['aircraft'] } }).rules)).not.toContain(
      'aircraft',
    );
    const few = extendRuleset(gf, { ...change, rules: { keep: ['slow', 'fast'], add: [{ ...slow, id: 'creeping' }] } });
    expect(Object.keys(few.rules)).toEqual(['creeping', 'fast', 'slow']);
  });

  test('refuses a change that does not fit', () => {
    expect(() => extendRuleset(gf, { ...change, rules: { remove: ['swift'] } })).toThrow('no rule "swift"');
    expect(() => extendRuleset(gf, { ...change, rules: { keep: ['swift'] } })).toThrow('no rule "swift"');
    expect(() => extendRuleset(gf, { ...change, rules: { replace: [{ ...quick, id: 'swift' }] } })).toThrow(
      'no rule "swift"',
    );
    expect(() => extendRuleset(gf, { ...change, rules: { remove: ['fast'], replace: [quick] } })).toThrow('dropped');
    expect(() => extendRuleset(gf, { ...change, rules: { add: [fast] } })).toThrow('already');
  });
});

describe('the rulesets', () => {
  test('Grimdark Future has the figures of the family and every rule', () => {
    expect(gf).toMatchObject({ id: 'gf', version: '1', name: 'Grimdark Future', numbers: family.numbers });
    expect(Object.values(gf.rules)).toEqual(ALL_RULES);
    expect(printed).toHaveLength(33);
  });

  test('all figures are whole', () => {
    for (const value of Object.values(gf.numbers)) expect(Number.isInteger(value)).toBe(true);
  });

  test('every rule is filed under its id, says what it does and names its source', () => {
    for (const [id, rule] of Object.entries(gf.rules)) {
      expect(rule.id).toBe(id);
      expect(rule.source).not.toBe('');
      expect(rule.summary).toMatch(/^[A-Z0-9].*\.$/);
    }
  });

  test('a rule of the book has a rating exactly if its words use one', () => {
    for (const rule of printed) {
      const { name: _name, summary, ...words } = rule;
      expect([rule.id, /"-?X"/.test(JSON.stringify(words))]).toEqual([rule.id, rule.rated ?? false]);
      expect([rule.id, /\bX\b/.test(summary)]).toEqual([rule.id, rule.rated ?? false]);
    }
  });

  test('are found by id and version', () => {
    expect(rulesetOf('gf')).toBe(gf);
    expect(rulesetOf('gf', '1')).toBe(gf);
    expect(rulesetOf('gf', '0')).toBeUndefined();
    expect(rulesetOf('chess')).toBeUndefined();
    expect(rulesetOf('constructor')).toBeUndefined();
    for (const [id, versions] of Object.entries(RULESETS)) for (const ruleset of versions) expect(ruleset.id).toBe(id);
  });
});
