import { gf, gff } from '@muster/rules';
import { describe, expect, test } from 'vitest';
import { findRule } from './find-rule.ts';

describe('a rule is found', () => {
  test('by the id of its file', () => {
    expect(findRule(gf, 'regeneration')).toBe(gf.rules.regeneration);
  });

  test('not if it is unknown', () => {
    expect([findRule(gf, 'moonwalk'), findRule(gf, 'moonwalk-aura'), findRule(gf, '-aura')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('by the name that an army has for it, as the same rule', () => {
    const named = { ...gf, aliases: { moonwalk: { name: 'Moonwalk', rule: 'stealth' } } };
    expect(findRule(named, 'moonwalk')).toEqual({ ...gf.rules.stealth, name: 'Moonwalk' });
  });

  test('as an aura of another', () => {
    expect(findRule(gf, 'regeneration-aura')).toMatchObject({
      id: 'regeneration-aura',
      name: 'Regeneration Aura',
      aura: gf.rules.regeneration,
    });
  });

  test('as one that is limited to some weapons, and as an aura of that one', () => {
    expect(findRule(gff, 'bane-in-melee')).toMatchObject({ id: 'bane', name: 'Bane in melee', only: 'melee' });
    expect(findRule(gff, 'bane-when-shooting-aura')).toMatchObject({
      name: 'Bane when shooting Aura',
      aura: { id: 'bane', only: 'shooting' },
    });
  });

  test('as a mark of one that is limited to some weapons', () => {
    expect(findRule(gf, 'rending-shooting-mark')).toMatchObject({
      ability: { marks: [{ rule: { id: 'rending', only: 'shooting' } }] },
    });
  });

  test('as the better version of a rule that has another name in an army', () => {
    const boost = { ...gf.rules.fast, id: 'stealth-boost', name: 'Stealth Boost', boosts: 'stealth' };
    const named = {
      ...gf,
      rules: { ...gf.rules, 'stealth-boost': boost },
      aliases: { moonwalk: { name: 'Moonwalk', rule: 'stealth' } },
    };
    expect(findRule(named, 'moonwalk-boost')).toEqual({ ...boost, name: 'Moonwalk Boost' });
    expect(findRule(named, 'moonwalk-boost-aura')).toMatchObject({ aura: { id: 'stealth-boost' } });
  });

  test('not by a name that is too long', () => {
    expect(findRule(gf, `regeneration${'-aura'.repeat(20_000)}`)).toBeUndefined();
  });

  test('as the same object after many other lookups', () => {
    const aura = findRule(gf, 'regeneration-aura');
    for (let i = 0; i < 4000; i++) findRule(gf, `unknown-${i}`);
    expect(findRule(gf, 'regeneration-aura')).toBe(aura);
    for (let i = 0; i < 4000; i++) findRule(gf, `other-unknown-${i}`);
    expect(findRule(gf, 'regeneration-aura')).toBe(aura);
  });
});
