import { expect, test } from 'vitest';
import { TRAIT_RULES } from '../traits/index.ts';
import { CAMPAIGN_TRAITS, isTraitRule, SPECIALIST_MODES, traitRuleId } from './trait-names.ts';

test('every trait has one name, and Specialist one for both modes', () => {
  expect(CAMPAIGN_TRAITS).toEqual(expect.arrayContaining(['agile', 'dead', 'natural-talent', 'specialist', 'warden']));
  expect(CAMPAIGN_TRAITS.filter((trait) => trait.startsWith('specialist'))).toEqual(['specialist']);
  expect(new Set(CAMPAIGN_TRAITS).size).toBe(CAMPAIGN_TRAITS.length);
});

test('the rules of battles are those that campaigns name', () => {
  const ids = TRAIT_RULES.map(({ id }) => id);
  const named = CAMPAIGN_TRAITS.map(traitRuleId).filter((id) => ids.includes(id));
  expect([...named, ...SPECIALIST_MODES.map((mode) => traitRuleId(`specialist:${mode}`))].sort()).toEqual(ids);
  expect(TRAIT_RULES.every(isTraitRule)).toBe(true);
  expect(isTraitRule({ id: 'tough' })).toBe(false);
});
