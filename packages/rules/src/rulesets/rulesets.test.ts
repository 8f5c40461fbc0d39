import type { Rule, Ruleset } from '@muster/engine';
import { describe, expect, test } from 'vitest';
import { BOOK_RULES } from '../books/index.ts';
import { ALL_RULES, fast, slow } from '../special/index.ts';
import { TRAIT_RULES } from '../traits/index.ts';
import { rulesById } from './extend.ts';
import { aof, aofs, extendRuleset, family, gf, gff, isTraitRule, RULESETS, rulesetOf } from './index.ts';

const change = { id: 'next', version: '2', name: 'Next' };
const printed = ALL_RULES.filter((rule) => /^(?:GF|AoF) core/.test(rule.source));
const FANTASY = ['entrenched', 'morale'];
const isTrait = (id: string): boolean => isTraitRule({ id });
const quick: Rule = { ...fast, move: { advance: 3, rush: 6 } };

describe('extending a ruleset', () => {
  test('keeps what the change does not name', () => {
    const next = extendRuleset(gf, change);
    expect(next).toEqual({ ...gf, ...change });
  });

  test('changes numbers one by one', () => {
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
    expect(() => extendRuleset(gf, { ...change, rules: { remove: ['moonwalk'] } })).toThrow('no rule "moonwalk"');
    expect(() => extendRuleset(gf, { ...change, rules: { keep: ['moonwalk'] } })).toThrow('no rule "moonwalk"');
    expect(() => extendRuleset(gf, { ...change, rules: { replace: [{ ...quick, id: 'moonwalk' }] } })).toThrow(
      'no rule "moonwalk"',
    );
    expect(() => extendRuleset(gf, { ...change, rules: { remove: ['fast'], replace: [quick] } })).toThrow('dropped');
    expect(() => extendRuleset(gf, { ...change, rules: { add: [fast] } })).toThrow('already');
  });
});

describe('the rulesets', () => {
  test('Age of Fantasy has the numbers of the family and every rule, 37 of them from books', () => {
    expect(aof).toEqual({ ...family, id: 'aof', version: '1', name: 'Age of Fantasy', rules: aof.rules });
    expect(Object.values(aof.rules).filter(({ id }) => !isTrait(id))).toEqual(
      Object.values(rulesById([...ALL_RULES, ...BOOK_RULES])),
    );
    expect(printed).toHaveLength(37);
  });

  test('Grimdark Future has the numbers of the family and every rule but the two of Age of Fantasy', () => {
    expect(gf).toMatchObject({ id: 'gf', version: '1', name: 'Grimdark Future', numbers: family.numbers });
    expect(gf.ways).toEqual(family.ways);
    expect(Object.keys(gf.rules).filter((id) => !isTrait(id))).toEqual(
      Object.keys(aof.rules).filter((id) => !FANTASY.includes(id) && !isTrait(id)),
    );
    expect(FANTASY.every((id) => Object.hasOwn(aof.rules, id))).toBe(true);
  });

  test('each game has its traits, and its own version of those that differ there', () => {
    const traits = (ruleset: Ruleset): string[] => Object.keys(ruleset.rules).filter(isTrait);
    const changed = (ruleset: Ruleset, base: Ruleset): string[] =>
      traits(ruleset)
        .filter((id) => Object.hasOwn(base.rules, id) && ruleset.rules[id] !== base.rules[id])
        .map((id) => id.slice('trait-'.length));
    // 5 of regular units and one more for the second Specialist, 5 injuries, 5 talents, 18 skills.
    // Climber and Daredevil are in one game each.
    expect(RULESETS.map((ruleset) => traits(ruleset).length)).toEqual(RULESETS.map(() => TRAIT_RULES.length - 1));
    expect(traits(gf)).toContain('trait-climber');
    expect(traits(gf)).not.toContain('trait-daredevil');
    expect(traits(aof)).toContain('trait-daredevil');
    expect(traits(aof)).not.toContain('trait-climber');
    expect(changed(gff, gf)).toEqual(['berserker', 'chemist', 'climber', 'elite', 'leader']);
    expect(changed(aof, gf)).toEqual([
      'agile',
      'bitter-rivalry',
      'instigator',
      'runner',
      'scavenger',
      'smashed-leg',
      'tactician',
      'vanguard',
      'warden',
    ]);
    expect(changed(aofs, gff)).toEqual([]);
  });

  test('Firefight has the rules of Grimdark Future, fifteen of them changed', () => {
    expect(Object.keys(gff.rules)).toEqual(Object.keys(gf.rules));
    expect(Object.keys(gff.rules).filter((id) => !isTrait(id) && gff.rules[id] !== gf.rules[id])).toEqual([
      'banner',
      'blast',
      'caster-group',
      'fear',
      'flying',
      'hero',
      'hive-bond',
      'hive-bond-boost',
      'impale',
      'martial-prowess',
      'musician',
      'shatter',
      'strider',
      'tear',
      'tough',
    ]);
  });

  test('Skirmish has the numbers of Firefight and the rules of Age of Fantasy', () => {
    expect(aofs).toMatchObject({ numbers: gff.numbers, ways: gff.ways });
    expect(Object.keys(aofs.rules).filter((id) => !isTrait(id))).toEqual(
      Object.keys(aof.rules).filter((id) => !isTrait(id)),
    );
    expect(aofs.rules.tough).toBe(gff.rules.tough);
  });

  test('all numbers are whole', () => {
    for (const { numbers } of RULESETS)
      for (const value of Object.values(numbers)) expect(Number.isInteger(value)).toBe(true);
  });

  test('every rule is filed under its id, says what it does and names its source', () => {
    for (const [id, rule] of RULESETS.flatMap(({ rules }) => Object.entries(rules))) {
      expect(rule.id).toBe(id);
      expect(rule.source).not.toBe('');
      expect(rule.summary).toMatch(/^[A-Z0-9+-].*\.$/);
    }
  });

  test('a rule of the book has a rating exactly if its words use one', () => {
    for (const rule of [...printed, ...Object.values(gff.rules)]) {
      const { name: _name, summary, ...words } = rule;
      // The rule that it gives has a separate rating.
      const own = JSON.stringify(words, (key, value: unknown) =>
        ['rule', 'gives', 'avenged'].includes(key) ? undefined : value,
      );
      expect([rule.id, /"-?X"/.test(own)]).toEqual([rule.id, rule.rated ?? false]);
      expect([rule.id, /\bX\b/.test(summary)]).toEqual([rule.id, rule.rated ?? false]);
    }
  });

  test('are found by id and version', () => {
    expect(rulesetOf('gf')).toBe(gf);
    expect(rulesetOf('gf', '1')).toBe(gf);
    expect(rulesetOf('gf', '0')).toBeUndefined();
    expect([rulesetOf('gf@1'), rulesetOf('gf@0'), rulesetOf('gf@')]).toEqual([gf, undefined, undefined]);
    expect(rulesetOf('chess')).toBeUndefined();
    expect(rulesetOf('constructor')).toBeUndefined();
  });
});
